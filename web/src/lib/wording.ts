// The words for questions, answers and refusals of the table in front of us.
import type { TableContext } from './context';
import { catalog } from './cards.svelte';
import { kebab, t, texts, textIn, tOr } from './texts.svelte';
import type { ChoiceView, Problem, RefusalView } from './wire';

export function questionText(table: TableContext): string {
  const { game } = table;
  if (game.view?.over) return t('question-over');
  if (game.decision === null) return t('question-none');
  const { seat, question } = game.decision;
  const args = { card: table.cardName(question.about), about: question.about === null ? 'no' : 'yes' };
  if (!game.mine) return t('question-other', { name: table.player(seat), what: t(`question-${kebab(question.kind)}-other`, args) });
  return t(`question-${kebab(question.kind)}`, args);
}

/** On a button: the word. At a card: the deed, with the ability's text where the card has several. */
export function choiceText(table: TableContext, choice: ChoiceView): string {
  const args = { card: table.cardName(choice.card), number: (choice.number ?? 0) + (choice.kind === 'way' ? 1 : 0) };
  if (choice.text) return choice.text[texts.language];
  const plain = t(`choice-${kebab(choice.kind)}`, args);
  if ((choice.kind !== 'use' && choice.kind !== 'play') || choice.ability === null) return plain;
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
