// One room as this browser sees it: what the server said last, and what may be said to it.
import { tick } from 'svelte';
import { ApiError, seatOf, socketAddress } from './api';
import { Connection, type ConnectionState, type Socket } from './connection';
import { sceneOf } from './duel';
import { contribute, everybodyIsHere } from './fairness';
import { fly, motionAllowed, spots } from './flight';
import { isTold } from './log';
import { Pace } from './pace';
import { after, before, type Pageant } from './pageant';
import { apply } from './patch';
import { go } from './router.svelte';
import { keepRematch, keepTicket, remember, remembered, rematchOf, ticketOf, type SeatTicket } from './storage';
import type {
  ClientMessage, DecisionView, Fairness, Player, Problem, RefusalView, SeenEvent, ServerMessage, Stops, View,
} from './wire';

type Update = Extract<ServerMessage, { type: 'update' }>;

export interface ChatLine {
  seat: number | null;
  text: string;
}

/** How long the opponent's acts and a pageant stay before the table goes on. */
const READING_TIME = 650;
const PAGEANT_TIME = 3200;
const ACTS: ReadonlySet<SeenEvent['kind']> = new Set(['played', 'used', 'agitates', 'challenges', 'refused', 'accepted', 'entered', 'challenge_begins', 'challenge_won']);

export class Game {
  connection = $state<ConnectionState>('connecting');
  waiting = $state(false);
  seat = $state<number | null>(null);
  players = $state<Player[]>([]);
  view = $state<View | null>(null);
  decision = $state<DecisionView | null>(null);
  events = $state<SeenEvent[]>([]);
  /** What the last update brought: told aloud, and in one line where there is no room for the log. */
  latest = $state<SeenEvent[]>([]);
  chat = $state<ChatLine[]>([]);
  fairness = $state<Fairness>({ commitments: [], contributions: [], seed: null });
  /** When the clock of the match runs out, by the clock of this browser. */
  ends = $state<number | null>(null);
  canUndo = $state(false);
  /** How many choices have been made; an answer names it. */
  at = $state(0);
  refusals = $state<{ card: number; refusals: RefusalView[] } | null>(null);
  problem = $state<Problem | null>(null);
  /** What is shown by itself just now; the question waits for it. */
  pageant = $state.raw<Pageant | null>(null);
  /** The game is over and its end has been put away, to look at the table. */
  looking = $state(false);
  /** In which windows this player wants to be asked, in every room. */
  stops = $state<Stops>(remembered<Stops>('stops') ?? {});
  /** Why coming back is useless, once the server has said so. */
  refused = $state<string | null>(null);
  /** The element the table is drawn in; movements happen inside it. */
  stage: HTMLElement | null = null;
  /** True while updates are still being shown, when the pending question is not yet the last word. */
  showing = $state(false);

  /** The duel to be seen, under way or just ended. */
  readonly scene = $derived(this.pageant?.kind === 'duel' ? this.pageant.scene : this.view && this.pageant === null ? sceneOf(this.view) : null);
  readonly mine = $derived(this.decision !== null && this.decision.seat === this.view?.you);

  /** Counts the welcomes, so that an update still being shown knows it is out of date. */
  #welcomes = 0;
  #queue: Update[] = [];
  #pace = new Pace();
  #ticket: SeatTicket | null;
  #connection: Connection;
  #answered: number | null = null;

  constructor(readonly room: string) {
    this.#ticket = ticketOf(room);
    this.#connection = new Connection({
      open: () => new WebSocket(socketAddress(room, this.#ticket?.token ?? null)) as unknown as Socket,
      message: (message) => this.receive(message),
      state: (state) => this.#line(state),
    });
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'waiting':
        return this.#wait(message);
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        this.#queue.push(message);
        if (!this.showing) void this.#show();
        return;
      case 'players':
        this.players = message.players;
        return;
      case 'why_not':
        this.refusals = { card: message.card, refusals: message.refusals };
        return;
      case 'chat':
        this.chat.push({ seat: message.seat, text: message.text });
        return;
      case 'clock':
        this.ends = Date.now() + 1000 * message.seconds;
        return;
      case 'rematch':
        return this.#moveOn(message);
      case 'fairness':
        this.fairness = message.fairness;
        return;
      case 'error':
        this.#answered = null;
        // A click that crossed an update answers nothing, and the update already says why.
        if (message.error.reason !== 'outdated') this.problem = message.error;
        return;
    }
  }

  choose(index: number): void {
    // What is on the screen may not be the last word yet, and a second click is not a second answer.
    if (this.#queue.length > 0 || this.pageant !== null) return this.hurry();
    if (this.#answered === this.at) return;
    this.#answered = this.at;
    this.#send({ type: 'choose', at: this.at, choice: index });
  }

  whyNot(card: number): void {
    if (this.view?.you != null) this.#send({ type: 'why_not', card });
  }

  undo(): void {
    this.#send({ type: 'undo', at: this.at });
  }

  concede(): void {
    this.#send({ type: 'concede' });
  }

  rematch(): void {
    const { contribution, commitment } = contribute();
    keepRematch(this.room, contribution);
    this.#send({ type: 'rematch', commitment });
  }

  say(text: string): void {
    this.#send({ type: 'chat', text });
  }

  wish(stops: Stops): void {
    this.stops = stops;
    remember('stops', stops);
    this.#send({ type: 'stops', stops });
  }

  /** Ends every movement and pause under way. */
  hurry(): void {
    this.#pace.hurry();
  }

  /** The device has lost its network. */
  cut(): void {
    this.#connection.cut();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
    this.hurry();
  }

  #send(message: ClientMessage): void {
    this.problem = null;
    if (!this.#connection.send(message)) {
      this.problem = { reason: 'offline', detail: 'there is no connection to the server', rule: null };
    }
  }

  #wait(message: Extract<ServerMessage, { type: 'waiting' }>): void {
    this.waiting = true;
    this.seat = message.seat;
    this.players = message.players;
    this.fairness = message.fairness;
    if (this.#ticket && everybodyIsHere(message.players)) {
      this.#send({ type: 'reveal', contribution: this.#ticket.contribution });
    }
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#queue = [];
    this.#welcomes += 1;
    this.#answered = null;
    if (this.problem?.reason === 'offline') this.problem = null;
    this.pageant = null;
    this.waiting = false;
    this.seat = message.view.you;
    this.players = message.players;
    this.view = message.view;
    this.decision = message.decision;
    this.events = message.events;
    this.canUndo = message.can_undo;
    this.fairness = message.fairness;
    this.at = message.at;
    this.hurry();
    // Whoever has wished for something once may wish for nothing now, and the seat must hear that, too.
    if (this.seat !== null && remembered('stops') !== null) this.#send({ type: 'stops', stops: $state.snapshot(this.stops) });
  }

  /** A wrong token, a room that is gone and a server that is down refuse a socket in the same way; asking tells them apart. */
  #line(state: ConnectionState): void {
    this.connection = state;
    // The server repeats what was said last to every new line.
    if (state === 'open') this.chat = [];
    if (state !== 'reconnecting') return;
    this.#answered = null;
    seatOf(this.room, this.#ticket?.token ?? null).catch((problem: unknown) => {
      if (!(problem instanceof ApiError) || ![401, 404].includes(problem.status)) return;
      this.#connection.close();
      this.connection = 'refused';
      this.refused = problem.reason;
    });
  }

  async #show(): Promise<void> {
    this.showing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) await this.#step(update);
    this.showing = false;
  }

  async #step(update: Update): Promise<void> {
    if (!this.view) return;
    const welcomes = this.#welcomes;
    const places = this.stage ? spots(this.stage) : new Map<string, DOMRect>();
    await this.#present(before(this.view, update.events));
    if (welcomes !== this.#welcomes) return;
    if (!this.#change(this.view, update)) return;
    this.events.push(...update.events);
    if (update.events.some(isTold)) this.latest = update.events;
    this.decision = update.decision;
    this.canUndo = update.can_undo;
    this.refusals = null;
    this.at = update.at;
    await tick();
    const movements = this.stage ? fly(this.stage, places, update.events) : [];
    const foreign = update.events.some((it) => ACTS.has(it.kind) && 'seat' in it && it.seat !== this.view?.you);
    await this.#pace.watch(movements, foreign && motionAllowed() ? READING_TIME : 0);
    if (welcomes === this.#welcomes) await this.#present(after(update.events));
  }

  async #present(pageants: Pageant[]): Promise<void> {
    const welcomes = this.#welcomes;
    for (const pageant of pageants) {
      this.pageant = pageant;
      await this.#pace.pause(PAGEANT_TIME);
      // A welcome has put it away already, and perhaps begun another one.
      if (welcomes !== this.#welcomes) return;
    }
    this.pageant = null;
  }

  /** A patch that does not fit means that we have missed something; a fresh welcome mends that. */
  #change(view: View, update: Update): boolean {
    try {
      apply(view, update.patch);
      return true;
    } catch (problem) {
      console.error(problem);
      this.#queue = [];
      this.#connection.restart();
      return false;
    }
  }

  #moveOn(message: Extract<ServerMessage, { type: 'rematch' }>): void {
    const { room, seat, token } = message;
    const contribution = rematchOf(this.room);
    if (seat !== null && token !== null && contribution !== null) keepTicket(room, { seat, token, contribution });
    go(`/room/${encodeURIComponent(room)}`);
  }
}
