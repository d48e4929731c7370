//! The closed words of Thrones: every one is an enum that knows its spelling.

use crate::lang::words;

words! {
    /// How an ability that is not constant comes to be used.
    Head {
        /// In any action window.
        Action = "action",
        MarshalingAction = "marshaling action",
        ChallengesAction = "challenges action",
        DominanceAction = "dominance action",
        Reaction = "reaction",
        ForcedReaction = "forced reaction",
        Interrupt = "interrupt",
        ForcedInterrupt = "forced interrupt",
        /// Resolves in step 1.3 of the plot phase in which its card is revealed.
        WhenRevealed = "when revealed",
        /// Done as soon as its condition holds, in the check of the game state; not a triggered ability.
        Check = "check",
    }
}

words! {
    Phase {
        Plot = "plot",
        Draw = "draw",
        Marshaling = "marshaling",
        Challenges = "challenges",
        Dominance = "dominance",
        Standing = "standing",
        Taxation = "taxation",
    }
}

words! {
    /// A type of challenge, and the icon that goes with it.
    Icon {
        Military = "MIL",
        Intrigue = "INT",
        Power = "POW",
    }
}

words! {
    Faction {
        Baratheon = "Baratheon",
        Greyjoy = "Greyjoy",
        Lannister = "Lannister",
        Martell = "Martell",
        NightsWatch = "Night's Watch",
        Stark = "Stark",
        Targaryen = "Targaryen",
        Tyrell = "Tyrell",
        Neutral = "neutral",
    }
}

words! {
    /// A type of card. Faction cards have no printed facts besides their faction.
    Kind {
        Character = "character",
        Location = "location",
        Attachment = "attachment",
        Event = "event",
        Plot = "plot",
        Agenda = "agenda",
        Title = "title",
        FactionCard = "faction card",
    }
}

words! {
    /// Where a card out of play lies.
    Zone {
        Hand = "hand",
        Deck = "deck",
        Discard = "discard pile",
        Dead = "dead pile",
        UsedPlots = "used pile",
    }
}

words! {
    Token {
        Power = "power",
        Stand = "stand",
        Poison = "poison",
        Betrayal = "betrayal",
    }
}

words! {
    /// The side of a challenge somebody is on.
    Role {
        Attacker = "attacker",
        Defender = "defender",
    }
}

words! {
    Outcome {
        Won = "won",
        Lost = "lost",
    }
}

words! {
    /// A stretch of the game over which something is counted.
    Span {
        Challenge = "challenge",
        Phase = "phase",
        Round = "round",
    }
}

words! {
    /// When a lasting effect ends.
    Until {
        EndOfChallenge = "end of challenge",
        EndOfPhase = "end of phase",
        EndOfRound = "end of round",
        /// When the controller of the effect reveals his next plot; rounds do not matter.
        NextPlot = "next plot",
    }
}

words! {
    /// When a delayed effect happens.
    At {
        EndOfPhase = "end of phase",
        /// When winner and loser of the challenge under way are determined.
        ChallengeResult = "challenge result",
    }
}

words! {
    /// A deed whose only object is cards.
    Verb {
        Kneel = "kneel",
        Stand = "stand",
        Kill = "kill",
        /// From play or from a hand, to the owner's discard pile.
        Discard = "discard",
        Sacrifice = "sacrifice",
        /// To the owner's hand, from wherever it is.
        Return = "return",
        /// Under your control.
        PutIntoPlay = "put into play",
        /// Into the owner's deck.
        Shuffle = "shuffle",
        /// To the owner's dead pile without being killed.
        Bury = "bury",
        RemoveFromGame = "remove from game",
        /// Adds a known card of the deck to the hand; this is drawing.
        DrawCard = "draw card",
        Save = "save",
        RemoveFromChallenge = "remove from challenge",
        /// Takes part from now on as a defender, on its controller's side.
        JoinAsDefender = "join as defender",
        /// Permanently.
        TakeControl = "take control of",
    }
}

words! {
    /// A number that belongs to a player: to his revealed plot, or to a count the framework makes for him.
    Stat {
        Gold = "gold",
        Initiative = "initiative",
        Claim = "claim",
        Reserve = "reserve",
        /// Cards drawn in the draw phase.
        Draw = "draw",
        /// Limited cards that may be marshaled in a round.
        Limited = "limited",
        /// Strength counted on the player's side of a challenge, from the card itself.
        Side = "side",
        /// Strength counted for dominance, from the card itself.
        Dominance = "dominance",
        /// Challenges per round that may be redirected.
        Redirects = "redirects",
    }
}

words! {
    /// What becomes of a card, as the subject of a trigger.
    Event {
        /// In any way: marshaled, by ambush, put into play.
        Enters = "enters play",
        Marshaled = "is marshaled",
        Ambushed = "enters play by ambush",
        /// Of an event: after it was resolved or cancelled.
        Played = "is played",
        Killed = "is killed",
        Sacrificed = "is sacrificed",
        LeavesPlay = "leaves play",
        /// The window of saves.
        WouldBeKilled = "would be killed",
        WouldBeDiscarded = "would be discarded",
        /// The effects of a triggered ability of the card, or of the event, are about to begin: the window of cancels.
        WouldInitiate = "would initiate",
        Stands = "stands",
        /// At least one power, once however many.
        GainsPower = "gains power",
        /// By the start of an effect; the end of a reduction does not count.
        StrengthRises = "rises in STR",
        DeclaredAttacker = "is declared attacker",
        /// With stealth; "it" is the bypassed character.
        Bypasses = "bypasses",
        /// Discards a card by pillage; "found" is that card.
        Pillages = "pillages",
        /// A plot, in the plot phase.
        Revealed = "is revealed",
    }
}

words! {
    /// What a player does, as a trigger.
    PlayerEvent {
        WinsDominance = "wins dominance",
        CollectsIncome = "collects income",
    }
}

words! {
    /// What a card may be kept from.
    Ban {
        DeclareAsAttacker = "be declared attacker",
        DeclareAsDefender = "be declared defender",
        BypassByStealth = "be bypassed",
    }
}

words! {
    /// A player as the controller of the ability sees him.
    Who {
        You = "you",
        /// Any one opponent: a filter matches each of them, a trigger any, a choice picks one.
        Opponent = "opponent",
        EachOpponent = "each opponent",
        EachPlayer = "each player",
        /// Any one player, as Opponent with oneself.
        AnyPlayer = "any player",
        /// The player this ability has chosen or selected.
        Chosen = "chosen player",
        /// Inside a choice that another makes: he.
        Picker = "picking player",
        Winner = "winner",
        Loser = "loser",
        AttackingPlayer = "attacking player",
        DefendingPlayer = "defending player",
        /// The player of the trigger, or, in a prohibition on many, the one of them it is asked about.
        ThatPlayer = "that player",
    }
}

words! {
    /// An adjective in front of the kind of card.
    State {
        Unique = "unique",
        NonUnique = "non-unique",
        Loyal = "loyal",
        Standing = "standing",
        Kneeling = "kneeling",
        Participating = "participating",
        Attacking = "attacking",
        Defending = "defending",
        /// The only attacker of the challenge.
        AttackingAlone = "lone attacking",
    }
}

words! {
    /// A number of a card.
    Value {
        /// As it is now.
        Strength = "STR",
        PrintedStrength = "printed STR",
        PrintedCost = "printed cost",
    }
}

words! {
    /// Where cards are put after looking at them; top and bottom of the deck they came from.
    Pile {
        Hand = "hand",
        Top = "top",
        Bottom = "bottom",
    }
}

words! {
    /// What a discount is for.
    Bought {
        Marshaled = "marshaled",
        Played = "played",
        Either = "marshaled or played",
    }
}
