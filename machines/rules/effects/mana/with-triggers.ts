import {
  characteristics,
  type Functioning,
  functioningTriggers,
  holds,
} from '../../characteristics/index.ts';
import { occurrences } from '../../events/match.ts';
import type { GameEvent } from '../../state/event.ts';
import type { DelayedTrigger, Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { ManaUnit } from '../../state/mana.ts';
import type { TriggerFacts } from '../../state/object.ts';
import { onceFor } from '../../state/once-for.ts';
import { type Scope, scopeOf } from '../../state/scope.ts';
import type { Instruction, TriggeredAbility } from '../../state/vocabulary/index.ts';
import { hasTapSymbol } from '../../state/word-table.ts';
import { isManaAbility } from './is-mana-ability.ts';
import { knownInstructions, madeFor } from './making.ts';
import type { Made, ManaAbility } from './sources.ts';

/** A triggered mana ability, with whose it is and what its words are about. */
interface ManaTrigger {
  readonly source: ObjectId;
  readonly ability: TriggeredAbility;
  /** In whose words it is read, apart from what triggered it. */
  readonly scope: Scope;
}

/** Triggered mana abilities that function now, and delayed ones (603.7). */
const manaTriggers = (game: Game): readonly ManaTrigger[] =>
  game.delayed.length === 0
    ? manaTriggersAmong(functioningTriggers(game))
    : [...manaTriggersAmong(functioningTriggers(game)), ...delayedManaTriggers(game.delayed)];

const manaTriggersAmong = onceFor((all: readonly Functioning[]): readonly ManaTrigger[] =>
  all.flatMap(({ controller, had, object }) => {
    const { ability, ref } = had;
    return ability.kind === 'triggered' && isManaAbility(ability)
      ? [{ source: object, ability, scope: scopeOf(object, controller, ref) }]
      : [];
  }),
);

const delayedManaTriggers = onceFor((all: readonly DelayedTrigger[]): readonly ManaTrigger[] =>
  all.flatMap(({ about, condition, controller, effect, named, ref, source, targets, when }) => {
    const ability: TriggeredAbility = {
      kind: 'triggered',
      when,
      effect,
      targets,
      ...(condition !== null && { if: condition }),
    };
    const scope = { ...scopeOf(source, controller, ref), named, it: about[0] ?? null };
    return isManaAbility(ability) ? [{ source, ability, scope }] : [];
  }),
);

/** Something that would happen, about this mana, and the triggered abilities that led to it. */
interface Expected {
  readonly event: GameEvent;
  readonly points: readonly Made[];
  readonly because: readonly ManaTrigger[];
}

/** A triggered mana ability that would trigger then. */
interface Waiting {
  readonly trigger: ManaTrigger;
  readonly facts: TriggerFacts;
  readonly by: Expected;
}

/**
 * A mana ability with what triggered mana abilities would add to the player's pool because of it, also those that
 * trigger on what others add, in the order in which they resolve (605.4a): as much as is known before. One that
 * triggers on what it led to itself would go on and on: what there will be then isn't known.
 */
export function withTriggers(game: Game, player: PlayerId, of: ManaAbility): ManaAbility {
  const all = manaTriggers(game);
  if (of.makes === null || all.length === 0) return of;
  const waiting: Waiting[] = [];
  const expect = (expected: Expected): boolean => {
    for (const trigger of all) {
      const found = triggered(game, trigger, expected);
      if (found.length > 0 && expected.because.includes(trigger)) return false;
      waiting.push(...found);
    }
    return true;
  };
  let own = of.makes;
  const added: Made[] = [];
  for (const expected of activating(player, of, own)) if (!expect(expected)) return { ...of, makes: null };
  // What is added to the list meanwhile has its turn too.
  for (const { trigger, facts, by } of waiting) {
    const { source } = trigger;
    const scope: Scope = { ...trigger.scope, trigger: facts };
    const snow = characteristics(game, source).supertypes.includes('snow');
    const made = (follows: Instruction, within: Scope) =>
      madeFor(game, player, within, [follows]).map((point): Made => ({ ...point, snow }));
    for (const follows of knownInstructions(game, scope, trigger.ability.effect) ?? []) {
      const isAsked = follows.do === 'addMana' && follows.eventProduced === true && by.points.some(isChosen);
      const points = isAsked
        ? likeTheOnly(own, made(follows, likeColorless(scope, facts)))
        : made(follows, scope);
      if (points.length === 0) continue;
      if (isAsked) own = merged(own, points);
      else added.push(...points);
      const because = [...by.because, trigger];
      for (const event of adding(player, source, points))
        if (!expect({ event, points, because })) return { ...of, makes: null };
    }
  }
  return own === of.makes && added.length === 0 ? of : { ...of, makes: [...own, ...added] };
}

function triggered(game: Game, trigger: ManaTrigger, by: Expected): readonly Waiting[] {
  const { ability, scope } = trigger;
  return ability.when.flatMap((condition) => {
    // Of mana whose type is still to be chosen it isn't known whether it will be of those.
    const asksType = 'types' in condition && condition.types !== undefined;
    const event = asksType ? withoutChosen(by) : by.event;
    return event === null
      ? []
      : occurrences(game, scope, condition, event).flatMap((about) => {
          const facts: TriggerFacts = { ...noFacts, ...about };
          const isSo = [ability.if, ability.while].every(
            (asked) => asked === undefined || holds(game, { ...scope, trigger: facts }, asked),
          );
          return isSo ? [{ trigger, facts, by }] : [];
        });
  });
}

function withoutChosen({ event, points }: Expected): GameEvent | null {
  if (event.type !== 'addMana' && event.type !== 'tapForMana') return event;
  const known = points.filter((point) => !isChosen(point));
  const source = event.type === 'addMana' ? event.source : event.object;
  return known.length === 0 ? null : { ...event, units: unitsLike(source, known) };
}

/** What will happen as a mana ability is activated and resolves. */
function activating(
  player: PlayerId,
  { object, ref, ability }: ManaAbility,
  points: readonly Made[],
): readonly Expected[] {
  const because: readonly ManaTrigger[] = [];
  const activate: GameEvent = {
    type: 'activate',
    object,
    source: object,
    player,
    mana: true,
    ability: ref,
  };
  const taps = hasTapSymbol(ability.cost) && points.length > 0;
  const tapped: GameEvent = { type: 'tapForMana', player, object, units: unitsLike(object, points) };
  return [
    { event: activate, points, because },
    ...adding(player, object, points).map((event) => ({ event, points, because })),
    ...(taps ? [{ event: tapped, points, because }] : []),
  ];
}

const adding = (player: PlayerId, source: ObjectId, points: readonly Made[]): readonly GameEvent[] =>
  points.length === 0 ? [] : [{ type: 'addMana', player, source, units: unitsLike(source, points) }];

const unitsLike = (source: ObjectId | null, points: readonly Made[]): readonly ManaUnit[] =>
  points.flatMap(({ amount, types: [type = 'C'], spendOnly, lasts, snow }) =>
    Array.from({ length: amount }, () => ({ type, source, snow, spendOnly, lasts })),
  );

const isChosen = ({ types }: Made): boolean => types.length > 1;

/** For finding out how much it would be, whatever the type. */
const likeColorless = (scope: Scope, facts: TriggerFacts): Scope => ({
  ...scope,
  trigger: { ...facts, types: ['C'] },
});

/**
 * "Any type that land produced", where that will be chosen: of the only type that there will be, so more of the same
 * choice. With several choices, or mana that isn't for everything, what there will be isn't known before.
 */
function likeTheOnly(makes: readonly Made[], more: readonly Made[]): readonly Made[] {
  const [only, ...others] = makes;
  if (only === undefined || others.length > 0 || only.spendOnly !== null || only.lasts) return [];
  const plain = more.filter(
    ({ spendOnly, lasts, snow }) => spendOnly === null && !lasts && snow === only.snow,
  );
  const amount = plain.reduce((sum, point) => sum + point.amount, 0);
  return amount === 0 ? [] : [{ ...only, amount }];
}

/** The only choice, with as much more. */
const merged = (makes: readonly Made[], more: readonly Made[]): readonly Made[] =>
  makes.map((point, at) =>
    at === 0 ? { ...point, amount: more.reduce((sum, { amount }) => sum + amount, point.amount) } : point,
  );

const noFacts: TriggerFacts = {
  event: -1,
  object: null,
  source: null,
  other: null,
  player: null,
  otherPlayer: null,
  amount: 0,
};
