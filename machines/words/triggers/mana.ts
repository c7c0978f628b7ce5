/** Mana that is made and added (106). */
import { zonesOfSources } from '../../rules/characteristics/index.ts';
import { by, type Found, is, type Looking } from '../../rules/events/looking.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { ManaType, ManaUnit } from '../../rules/state/mana.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

/** "Is tapped for mana". */
export interface TappedForMana {
  readonly on: 'tappedForMana';
  readonly object: Watched;
  readonly by?: Players;
  /** One or more of these (106.12a). */
  readonly types?: readonly ManaType[];
}

export const tappedForMana: TriggerWord<TappedForMana, ['object', 'player', 'amount', 'types']> = {
  shape: {
    object: 'self, attached or filter',
    by: 'players?',
    types: { optional: true, list: 'mana type' },
  },
  said: {
    event: [
      phrase('is|are tapped for mana', [{ on: 'tappedForMana', '...object': '<object>' }]),
      phrase('is|are tapped for <types:units>', [
        { on: 'tappedForMana', types: '<types>', '...object': '<object>' },
      ]),
    ],
    turnDoing: [
      phrase('[tap] <self:selfWord> for mana', [{ on: 'tappedForMana', object: 'self', by: '<who>' }]),
      phrase('[tap] a|an <what:one> for mana', [{ on: 'tappedForMana', object: '<what>', by: '<who>' }]),
      phrase('[tap] a|an <what:one> for <types:units>', [
        { on: 'tappedForMana', object: '<what>', by: '<who>', types: '<types>' },
      ]),
    ],
  },
  events: ['tapForMana'],
  gives: ['object', 'player', 'amount', 'types'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'tapForMana' &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.object, event.object)
      ? madeOf(event, event.object, condition.types)
      : null,
  isOfMana: () => true,
};

/** Mana is added to a player's mana pool (106.4). */
export interface ManaAdded {
  readonly on: 'manaAdded';
  readonly to?: Players;
  /** One or more of these. */
  readonly types?: readonly ManaType[];
  readonly source?: Watched;
}

/** `object` is the source of the mana. */
export const manaAdded: TriggerWord<ManaAdded, ['object', 'player', 'amount', 'types']> = {
  shape: {
    to: 'players?',
    types: { optional: true, list: 'mana type' },
    source: 'self, attached or filter?',
  },
  said: {
    turnDoing: [
      phrase('[add] one or more mana', [{ on: 'manaAdded', to: '<who>' }]),
      phrase('[add] one or more <types:units>', [{ on: 'manaAdded', to: '<who>', types: '<types>' }]),
    ],
    impersonal: [
      phrase("a|an <source:one> 's ability causes you to add one or more mana", [
        { on: 'manaAdded', to: 'you', source: '<source>' },
      ]),
      phrase("a|an <source:one> 's ability causes you to add one or more <types:units>", [
        { on: 'manaAdded', to: 'you', source: '<source>', types: '<types>' },
      ]),
    ],
  },
  events: ['addMana'],
  gives: ['object', 'player', 'amount', 'types'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'addMana' &&
    by(looking, condition.to, event.player) &&
    isMadeBy(looking, condition.source, event.source)
      ? madeOf(event, event.source, condition.types)
      : null,
  isOfMana: () => true,
};

/** Whether the mana is of a source like this, if the condition speaks of one. */
function isMadeBy(looking: Looking, wanted: Watched | undefined, source: ObjectId | null): boolean {
  if (wanted === undefined) return true;
  const described = typeof wanted === 'string' ? wanted : { ...wanted, zone: zonesOfSources(wanted) };
  return is(looking, described, source);
}

/** The mana among it of these types, if there is any; without types all of it. */
function madeOf(
  { player, units }: { readonly player: PlayerId; readonly units: readonly ManaUnit[] },
  object: ObjectId | null,
  types: readonly ManaType[] | undefined,
): Found<'object' | 'player' | 'amount' | 'types'> {
  const made = types === undefined ? units : units.filter(({ type }) => types.includes(type));
  if (made.length === 0) return null;
  return { object, player, amount: made.length, types: [...new Set(made.map(({ type }) => type))] };
}
