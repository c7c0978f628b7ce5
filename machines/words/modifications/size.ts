/** Power and toughness (613.4). */
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { quantityWord } from '../../rules/state/word-table.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

/** 7a for a characteristic-defining ability, else 7b. */
export interface SetPowerToughness {
  readonly change: 'setPowerToughness';
  readonly power?: Quantity;
  readonly toughness?: Quantity;
}

interface Size {
  readonly [field: string]: Meaning;
}

const sized = (size: Size): Meaning => ({ change: 'setPowerToughness', ...size });
/** What defines the characteristics of the object that says it (604.3). */
const defined = (size: Size): Meaning => ({
  kind: 'static',
  characteristicDefining: true,
  changes: [sized(size)],
});
/** The mana value of what this changes. */
const ownManaValue = { number: 'value', value: 'manaValue', of: 'it' } as const;

/** A size that is set, in numbers. */
export const sizeInNumbers = (
  { power, toughness }: SetPowerToughness,
  number: (words: Quantity) => number,
): SetPowerToughness => ({
  change: 'setPowerToughness',
  ...(power !== undefined && { power: number(power) }),
  ...(toughness !== undefined && { toughness: number(toughness) }),
});

export const setPowerToughness: ModificationWord<SetPowerToughness> = {
  shape: { power: 'quantity?', toughness: 'quantity?' },
  said: {
    changing: [
      phrase('[have] base power and toughness <size>', [
        { change: 'setPowerToughness', '...size': '<size>' },
      ]),
    ],
    being: [
      phrase('[have] base power and base toughness each equal to its mana value', [
        sized({ power: ownManaValue, toughness: ownManaValue }),
      ]),
    ],
    deed: [
      phrase(
        "[change] <what:object> 's base power and toughness to <of:possessor> power and toughness <until>",
        {
          do: 'modify',
          what: '<what>',
          changes: [
            sized({
              power: { number: 'value', value: 'power', of: '<of>' },
              toughness: { number: 'value', value: 'toughness', of: '<of>' },
            }),
          ],
          until: '<until>',
        },
      ),
    ],
    statement: [
      phrase(
        "<self:selfWord>'s power and toughness are each equal to <n:quantity>",
        defined({ power: '<n>', toughness: '<n>' }),
      ),
      phrase("<self:selfWord>'s power is equal to <n:quantity>", defined({ power: '<n>' })),
      phrase("<self:selfWord>'s toughness is equal to <n:quantity>", defined({ toughness: '<n>' })),
      phrase(
        "<self:selfWord>'s power is equal to <n:quantity> and its toughness is equal to that number plus 1",
        defined({ power: '<n>', toughness: { number: 'plus', of: ['<n>', 1] } }),
      ),
      phrase(
        "<self:selfWord>'s power is equal to <n:quantity> and its toughness is equal to <m:quantity>",
        defined({ power: '<n>', toughness: '<m>' }),
      ),
    ],
  },
  layer: '7b',
  apply(now, { power, toughness }, { ask, game, scope }) {
    if (power !== undefined) now.power = now.basePower = ask.quantity(game, scope, power);
    if (toughness !== undefined) now.toughness = now.baseToughness = ask.quantity(game, scope, toughness);
  },
  numbered: (change, number) =>
    typeof change.power === 'object' || typeof change.toughness === 'object'
      ? sizeInNumbers(change, number)
      : change,
  locked: (change, { number }) => sizeInNumbers(change, number),
  writes: ['size'],
  order: 'sets',
  commutes: (one, other) =>
    (one.power === undefined || other.power === undefined) &&
    (one.toughness === undefined || other.toughness === undefined),
  says: (name, { power, toughness }) =>
    name === 'power' || name === 'basePower'
      ? power !== undefined
      : (name === 'toughness' || name === 'baseToughness') && toughness !== undefined,
};

/** 7c. What comes to less than 0 is 0, but where it doubles or triples (107.1b). */
export interface ModifyPowerToughness {
  readonly change: 'modifyPowerToughness';
  readonly power: Quantity;
  readonly toughness: Quantity;
  readonly multiplies?: true;
}

export const modifyPowerToughness: ModificationWord<ModifyPowerToughness> = {
  shape: { power: 'quantity', toughness: 'quantity', multiplies: 'flag?' },
  said: {
    changing: [
      phrase('[get] <by:sizeChange>', [{ change: 'modifyPowerToughness', '...by': '<by>' }]),
      phrase('[get] <by:sizeChange> for each <of:counts>', [{ said: 'times', by: '<by>', of: '<of>' }]),
    ],
    act: [
      phrase('each [get] <by:sizeChange> <until>', {
        do: 'modify',
        what: '<subject>',
        changes: [{ change: 'modifyPowerToughness', '...by': '<by>' }],
        until: '<until>',
      }),
      phrase('[get] <by:sizeChange> <until> for each <of:counts>', {
        do: 'modify',
        what: '<subject>',
        changes: [{ said: 'times', by: '<by>', of: '<of>' }],
        until: '<until>',
      }),
    ],
  },
  layer: '7c',
  apply(now, change, { ask, game, scope }) {
    const { power, toughness } = gained(change, (words) => ask.quantity(game, scope, words));
    now.power = (now.power ?? 0) + power;
    now.toughness = (now.toughness ?? 0) + toughness;
  },
  numbered: (change, number) =>
    typeof change.power === 'number' && typeof change.toughness === 'number'
      ? change
      : inNumbers(change, number),
  locked: (change, { number }) => inNumbers(change, number),
  writes: ['size'],
  order: 'none',
  gain(change, { amount, damageLeft, lasts, mine, swing, worth }) {
    const power = amount(change.power);
    const toughness = amount(change.toughness);
    if (toughness < 0 && -toughness >= damageLeft()) return -mine * worth();
    return mine * (lasts ? power + toughness * 0.6 : swing(power, toughness));
  },
};

const inNumbers = (
  change: ModifyPowerToughness,
  number: (words: Quantity) => number,
): ModifyPowerToughness => ({ change: 'modifyPowerToughness', ...gained(change, number) });

/** How much power and toughness something gets, in numbers. */
function gained(
  { power, toughness, multiplies }: ModifyPowerToughness,
  number: (words: Quantity) => number,
): { readonly power: number; readonly toughness: number } {
  const worked = multiplies === true ? number : (words: Quantity) => noLessThanNothing(words, number);
  return { power: worked(power), toughness: worked(toughness) };
}

/** A number said outright, or 0 where one that is worked out is less (107.1b); "-X/-X" is so of its X. */
function noLessThanNothing(words: Quantity, number: (words: Quantity) => number): number {
  if (typeof words === 'number') return words;
  const [times, rest] = quantityWord(words).factor?.(words) ?? [1, words];
  return typeof times === 'number' && times < 0
    ? times * noLessThanNothing(rest, number) + 0
    : Math.max(0, number(words));
}

/** 7d. */
export interface SwitchPowerToughness {
  readonly change: 'switchPowerToughness';
}

const switched = {
  do: 'modify',
  what: '<what>',
  changes: [{ change: 'switchPowerToughness' }],
  until: '<until>',
} as const;

export const switchPowerToughness: ModificationWord<SwitchPowerToughness> = {
  shape: {},
  said: {
    deed: [
      phrase("[switch] <what:target>'s power and toughness <until>", switched),
      phrase('[switch] <what:possessor> power and toughness <until>', switched),
    ],
  },
  layer: '7d',
  apply(now) {
    [now.power, now.toughness] = [now.toughness, now.power];
  },
  writes: ['size'],
  order: 'none',
};
