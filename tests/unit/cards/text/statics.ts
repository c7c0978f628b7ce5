/** What the texts of static abilities are tried with. */
import type { Modification } from '../../../../machines/rules/state/vocabulary/index.ts';

export const yours = { type: 'creature', controller: 'you' } as const;

export const flying = { kind: 'keyword', keyword: 'flying' } as const;

export const plus = (power: number, toughness = power): Modification => ({
  modifyPower: power,
  modifyToughness: toughness,
});

export const lands = { count: { type: 'land', controller: 'you' } } as const;
