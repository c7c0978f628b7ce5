/** What is done with a card before the game begins: in a draft, in a deck, in an opening hand (103.6). */
import type { Condition, Instruction, StaticAbility } from '../../state/vocabulary/index.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import { howMany, oneText } from './expressions/index.ts';
import { sentencesText } from './sentences.ts';
import { goingOn, sentence } from './words.ts';

/** What may be done with it in an opening hand: begin the game with it, or reveal it and get something later (103.6). */
export function openingHandText(
  instructions: readonly Instruction[],
  condition: Condition | undefined,
  context: Context,
): string {
  const [first, ...then] = instructions;
  if (first?.do === 'move' && first.to.zone === 'battlefield') {
    const { counters } = first.to;
    const also = condition === undefined ? '' : ` and ${conditionText(condition, context)}`;
    const it = condition === undefined ? 'it' : context.self;
    const how =
      counters === undefined ? '' : ` with ${howMany(counters.count, `${counters.kind} counter`)} on it`;
    const [next] = then;
    const done = next?.do === 'if' && next.condition.holds === 'did' ? next.then : then;
    const afterwards =
      done.length === 0 ? '' : ` If you do, ${goingOn(sentencesText(done, context), context.self)}`;
    return `${sentence(
      `if ${context.self} is in your opening hand${also}, you may begin the game with ${it} on the battlefield${how}`,
    )}${afterwards}`;
  }
  return `You may reveal this card from your opening hand. If you do, ${sentencesText(then, context)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace('your next precombat main phase', 'your first main phase')}`;
}

/** What is done with it before the deck is shuffled: "if this is your commander, choose …", "you may reveal this card …". */
export function beforeShufflingText(
  { effect, if: condition }: NonNullable<StaticAbility['beforeShuffling']>,
  context: Context,
): string {
  if (condition !== undefined)
    return sentence(
      `if ${conditionText(condition, context)}, ${goingOn(sentencesText(effect, context), context.self).replace(/\.$/, '')} before the game begins`,
    );
  const [may] = effect;
  const [reveal, ...then] = may?.do === 'may' ? may.then : [];
  const said =
    reveal?.do === 'reveal'
      ? `you may reveal this card from your deck and ${goingOn(sentencesText(then, context), context.self)}`
      : goingOn(sentencesText(effect, context), context.self);
  return `Before you shuffle your deck to start the game, ${said.replace(' from your outside', " you drafted that isn't in your deck")}`;
}

/** "Draft this face up. As you draft a creature card, you may reveal it, note its name, then turn this face down." */
export function draftingText(drafting: NonNullable<StaticAbility['drafting']>, context: Context): string {
  if ('anotherCard' in drafting)
    return `Draft ${context.self} face up.\nAs you draft a card, you may draft an additional card from that booster pack. If you do, put ${context.self} into that booster pack.`;
  const { note, of } = drafting;
  const card = oneText({ ...of, zone: 'library' }, context);
  const what = note === 'name' ? 'name' : 'creature types';
  return `Draft ${context.self} face up.\nAs you draft ${card}, you may reveal it, note its ${what}, then turn ${context.self} face down.`;
}
