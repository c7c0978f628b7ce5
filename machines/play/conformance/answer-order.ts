/** What a script says of the order and the piles of things. */
import { type AnswerOf, abilityAt, type DecisionOf, type Game, type ObjectId } from '../../rules/index.ts';
import type { Designator, Pick } from './entries.ts';
import { isMeant, nameNow } from './find.ts';
import type { Script, Seat } from './run.ts';
import { abilityTexts, beginsWith } from './texts.ts';

/** Whether what an item says begins so, or the keyword that it stands for. */
function begins(
  game: Game,
  { object, ref, text }: DecisionOf<'order'>['items'][number],
  wanted: string | undefined,
): boolean {
  if (wanted === undefined) return false;
  const written =
    ref === null || object === null ? [] : abilityTexts(game, object).filter((one) => one.ref === ref);
  return [text, ...written.flatMap(({ texts }) => texts)].some((one) =>
    beginsWith(one, wanted, object === null ? '' : nameNow(game, object)),
  );
}

/**
 * The scripts' words for a keyword's ability may be none that are known here: where one of the triggers is a keyword's,
 * it is the one that is meant by what no other says.
 */
function keywordFirst(game: Game, seat: Seat, { items }: DecisionOf<'order'>): AnswerOf['order'] | null {
  const choice = seat.choices.find(
    (one) => one.type === 'pick' && one.values.every(({ name = '' }) => /^(When|Whenever|At) /.test(name)),
  );
  const ofKeywords = items.flatMap(({ ref }, at) => {
    const ability = ref === null ? null : abilityAt(game, ref);
    return ability?.kind === 'triggered' && ability.keyword !== undefined ? [at] : [];
  });
  const [only, ...others] = ofKeywords;
  if (choice === undefined || only === undefined || others.length > 0) return null;
  seat.choices = seat.choices.filter((one) => one !== choice);
  return [only, ...items.map((_item, at) => at).filter((at) => at !== only)];
}

/** The triggers of a script are picked one after the other; the first picked goes on the stack first. */
export function orderOf(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'order'>,
): AnswerOf['order'] | null {
  const order: number[] = [];
  const meant = (value: Pick): number =>
    decision.items.findIndex(
      (item, index) =>
        !order.includes(index) &&
        ((item.object !== null && isMeant(script, game, { object: item.object }, value)) ||
          begins(game, item, value.name)),
    );
  // What comes before answers a question that had one answer, and was not asked; what says how one begins is for this.
  const firstOf = (fits: (value: Pick) => boolean): number =>
    seat.choices.findIndex((choice) => choice.type === 'pick' && choice.values.some(fits));
  const saying = firstOf((value) => decision.items.some((item) => begins(game, item, value.name)));
  const first = saying >= 0 ? saying : firstOf((value) => meant(value) >= 0);
  if (first < 0) return asPicked(script, decision) ?? keywordFirst(game, seat, decision);
  let used = 0;
  while (order.length < decision.items.length - 1) {
    const choice = seat.choices[first + used];
    if (choice?.type !== 'pick') break;
    const before = order.length;
    for (const value of choice.values) {
      const at = meant(value);
      if (at >= 0) order.push(at);
    }
    if (order.length === before) break;
    used += 1;
  }
  seat.choices = seat.choices.filter((_choice, at) => at < first || at >= first + used);
  const rest = decision.items.map((_item, at) => at).filter((at) => !order.includes(at));
  return piledUp(decision, [...order, ...rest]);
}

/** Cards that go on top of a library one after the other end up below those that come after them. */
const piledUp = ({ about, rule }: DecisionOf<'order'>, order: readonly number[]): readonly number[] =>
  rule === '401.4' && about.includes('on top') ? order.toReversed() : order;

/** Cards that were named just before as those that go to a library go there in that order (401.4). */
function asPicked({ picked }: Script, decision: DecisionOf<'order'>): AnswerOf['order'] | null {
  const { items, rule } = decision;
  const order = picked.map((one) =>
    items.findIndex(({ object }) => 'object' in one && one.object === object),
  );
  const isAll = order.length === items.length && order.every((at) => at >= 0);
  return rule === '401.4' && isAll ? piledUp(decision, order) : null;
}

/** What is named goes to the second pile (the bottom, the graveyard), the rest stays. */
export function arranged(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'arrange'>,
): AnswerOf['arrange'] | null {
  const [choice] = seat.choices;
  const isOfThem = (one: Designator | Pick): boolean =>
    decision.cards.some((object) => isMeant(script, game, { object }, one));
  // What comes before answers a question that had one answer, and was not asked.
  const from = Math.max(
    0,
    seat.targets.findIndex(({ targets = [] }) => targets.some(isOfThem)),
  );
  const entry = seat.targets[from];
  const named: readonly (Designator | Pick)[] | null =
    entry !== undefined
      ? (entry.targets ?? [])
      : choice?.type === 'pick'
        ? choice.values
        : choice?.type === 'skip'
          ? []
          : null;
  if (named === null) return null;
  const moved: number[] = [];
  for (const one of named) {
    const at = decision.cards.findIndex(
      (object, index) => !moved.includes(index) && isMeant(script, game, { object }, one),
    );
    if (at >= 0) moved.push(at);
  }
  if (moved.length === 0 && named.length > 0) return null;
  if (entry === undefined) seat.choices = seat.choices.slice(1);
  else seat.targets = seat.targets.filter((_entry, at) => at !== from);
  const kept = keptInOrder(
    script,
    game,
    seat,
    decision.cards.flatMap((object, at) => (moved.includes(at) ? [] : [{ object, at }])),
  ).map(({ at }) => at);
  return decision.piles.map((_pile, at) => (at === 0 ? kept : at === 1 ? moved : []));
}

/**
 * What stays on top is put there one after the other, as the next choices name it, all but the last; the first is the lowest then. Where
 * they don't name all of them, they answer something else.
 */
function keptInOrder<Card extends { readonly object: ObjectId }>(
  script: Script,
  game: Game,
  seat: Seat,
  kept: readonly Card[],
): readonly Card[] {
  const order: Card[] = [];
  for (const choice of seat.choices.slice(0, Math.max(0, kept.length - 1))) {
    const [value, ...others] = choice.type === 'pick' ? choice.values : [];
    const named = kept.find(
      (one) => value !== undefined && !order.includes(one) && isMeant(script, game, one, value),
    );
    if (named === undefined || others.length > 0) return kept;
    order.push(named);
  }
  if (order.length < kept.length - 1 || order.length === 0) return kept;
  seat.choices = seat.choices.slice(order.length);
  return [...order, ...kept.filter((one) => !order.includes(one))].toReversed();
}
