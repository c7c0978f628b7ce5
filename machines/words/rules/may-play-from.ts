import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Duration } from '../../rules/state/vocabulary/instruction-parts.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/**
 * Of players: cards like this they may play from there (601.3, 116.2a). What they play so gains these abilities (611.3d);
 * `onceEachTurn`: they may play one card so each turn.
 */
export interface MayPlayFrom {
  readonly rule: 'mayPlayFrom';
  readonly from: Zone;
  readonly what: Filter;
  readonly onlyTop?: true;
  readonly onceEachTurn?: true;
  readonly abilities?: readonly Ability[];
  readonly until?: Duration;
}

const land = { type: 'land' } as const;
const fromGraveyard = { rule: 'mayPlayFrom', from: 'graveyard' } as const;
const fromTop = { rule: 'mayPlayFrom', from: 'library', onlyTop: true } as const;

export const mayPlayFrom: RuleWord<MayPlayFrom> = {
  shape: {
    from: 'zone',
    what: 'filter',
    onlyTop: 'flag?',
    onceEachTurn: 'flag?',
    abilities: 'abilities?',
    until: 'duration?',
  },
  said: {
    playerRule: [
      phrase('may play lands from your|their graveyard', [{ ...fromGraveyard, what: land }]),
      phrase('may cast <what:spellsMany> from your|their graveyard', [{ ...fromGraveyard, what: '<what>' }]),
      phrase('may play lands from the top of your|their library', [{ ...fromTop, what: land }]),
      phrase('may cast <what:spellsMany> from the top of your|their library', [
        { ...fromTop, what: '<what>' },
      ]),
      phrase('may play lands and cast spells from the top of your|their library', [{ ...fromTop, what: {} }]),
    ],
  },
  isFor: 'players',
  playable: (change) => change,
  changedBy: ['shuffle'],
};
