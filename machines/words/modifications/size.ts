/** Power and toughness (613.4). */
import { gained, sizeInNumbers } from '../../rules/characteristics/changes.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { ModificationWord } from './word.ts';

/** 7a for a characteristic-defining ability, else 7b. */
export interface SetPowerToughness {
  readonly change: 'setPowerToughness';
  readonly power?: Quantity;
  readonly toughness?: Quantity;
}

export const setPowerToughness: ModificationWord<SetPowerToughness> = {
  shape: { power: 'quantity?', toughness: 'quantity?' },
  layer: '7b',
  apply(now, { power, toughness }, { ask, game, scope }) {
    if (power !== undefined) now.power = now.basePower = ask.quantity(game, scope, power);
    if (toughness !== undefined) now.toughness = now.baseToughness = ask.quantity(game, scope, toughness);
  },
  numbered: (change, number) =>
    typeof change.power === 'object' || typeof change.toughness === 'object'
      ? sizeInNumbers(change, number)
      : change,
  hasNumbers: true,
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
  hasNumbers: true,
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

/** 7d. */
export interface SwitchPowerToughness {
  readonly change: 'switchPowerToughness';
}

export const switchPowerToughness: ModificationWord<SwitchPowerToughness> = {
  shape: {},
  layer: '7d',
  apply(now) {
    [now.power, now.toughness] = [now.toughness, now.power];
  },
  writes: ['size'],
  order: 'none',
};
