// The words for questions, answers and refusals of the table in front of us.
import type { TableContext } from './context';
import { catalog } from './cards.svelte';
import { kebab, t, texts, textIn, tOr } from './texts.svelte';
import type { ChoiceView, DecisionView, Occurrence, Problem, RefusalView } from './wire';

export function questionText(table: TableContext): string {
  const { game } = table;
  if (game.view?.over) return t('question-over');
  if (game.decision === null) return t('question-none');
  const { seat, question } = game.decision;
  const args = { card: table.cardName(question.about), about: question.about === null ? 'no' : 'yes', word: question.word ?? '' };
  // Oddziały fight by other rules than postacie.
  const asked = question.kind === 'duel_turn' && table.veto?.duel?.potyczka ? 'clash-turn' : kebab(question.kind);
  if (!game.mine) {
    const other = t('question-other', { name: table.player(seat), what: t(`question-${asked}-other`, args) });
    return [answering(table, game.decision), other].filter((it) => it !== '').join(' ');
  }
  return [answering(table, game.decision), t(`question-${asked}`, args)].filter((it) => it !== '').join(' ');
}

/** What a window answers: of several things those that this player can answer, the first by name. */
function answering(table: TableContext, { question, choices }: DecisionView): string {
  const all = question.answers ?? [];
  const own = new Set(choices.map((it) => it.answers ?? null).filter((it) => it !== null));
  const [first, ...more] = own.size > 0 ? all.filter((_, place) => own.has(place)) : all;
  if (!first) return '';
  const named = occurrenceText(table, first);
  const what = more.length === 0 ? named : t('answering-more', { what: named, count: more.length });
  return t('answering', { window: kebab(question.kind), what });
}

function occurrenceText(table: TableContext, it: Occurrence): string {
  return t(`occurrence-${kebab(it.kind)}`, {
    who: it.seat === table.game.view?.you ? 'you' : 'other',
    name: table.player(it.seat),
    card: it.card ? catalog.name(it.card.card) : '',
    icon: it.icon ?? '',
    amount: it.amount,
  });
}

/** On a button: the word. At a card: the deed, with the ability's text where the card has several. */
export function choiceText(table: TableContext, choice: ChoiceView): string {
  const deed = deedText(table, choice);
  const { question, choices = [] } = table.game.decision ?? {};
  const answered = choice.answers == null ? undefined : question?.answers?.[choice.answers];
  // The same ability may answer several things that happen together.
  const alike = choices.filter((it) => it.card === choice.card && it.kind === choice.kind && it.ability === choice.ability);
  return answered && alike.length > 1 ? t('choice-answers', { deed, what: occurrenceText(table, answered) }) : deed;
}

function deedText(table: TableContext, choice: ChoiceView): string {
  const args = {
    card: table.cardName(choice.card),
    // Ways are counted from one.
    number: (choice.number ?? 0) + (choice.kind === 'way' ? 1 : 0),
    word: choice.word ?? '',
    who: choice.seat === table.game.view?.you ? 'you' : 'other',
    name: choice.seat == null ? '' : table.player(choice.seat),
  };
  if (choice.text) return choice.text[texts.language];
  // The same word means something else at another question.
  const asked = kebab(table.game.decision?.question.kind ?? 'none');
  const plain = tOr(t(`choice-${kebab(choice.kind)}`, args), `choice-${kebab(choice.kind)}-at-${asked}`, args);
  // Where a postać is put out says more than any of its abilities.
  if ((choice.kind !== 'use' && choice.kind !== 'play') || choice.ability === null || choice.word) return plain;
  // Most cards are played in one way, which needs no explaining.
  const ways = table.game.decision?.choices.filter((it) => it.kind === choice.kind && it.card === choice.card) ?? [];
  if (choice.kind === 'play' && ways.length < 2) return plain;
  const id = choice.card === null ? null : table.game.view?.cards[choice.card]?.card;
  const ability = catalog.find(id)?.abilities[choice.ability]?.[texts.language];
  return ability ? t(`choice-${choice.kind}-ability`, { ability }) : plain;
}

export function refusalText(table: TableContext, refusal: RefusalView): string {
  const [first = 0, second = 0] = refusal.numbers;
  const cards = refusal.cards.map((it) => table.cardName(it)).join(', ');
  const args = { cards, first, second, by: refusal.by ? catalog.name(refusal.by) : '' };
  const deed = t(`deed-${kebab(refusal.choice)}`);
  // A reason this client does not know still has its rule, which is shown in full below it.
  const reason = tOr(t('refusal-unknown'), `refusal-${kebab(refusal.reason)}`, args);
  return t('refusal', { deed, reason });
}

export function problemText(problem: Problem): string {
  return textIn(texts.language, `problem-${kebab(problem.reason)}`) ?? problem.detail;
}
