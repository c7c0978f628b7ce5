/** What the texts of static abilities are tried with. */
import type { Modification } from '../../../../machines/rules/state/vocabulary/index.ts';

export const yours = { type: 'creature', controller: 'you' } as const;

export const flying = { kind: 'keyword', keyword: 'flying' } as const;

export const plus = (power: number, toughness = power): Modification => ({
  change: 'modifyPowerToughness',
  power,
  toughness,
});

export const lands = { number: 'count', of: { type: 'land', controller: 'you' } } as const;
