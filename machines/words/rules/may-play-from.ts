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
const fromExile = { rule: 'mayPlayFrom', from: 'exile' } as const;
const once = { kind: 'static', players: 'you', rules: ['<rules>'] } as const;
/** Lands aren't cast (305.1). */
const cast = { said: 'cast' } as const;
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
      phrase('may cast <what:spellsMany> from your|their graveyard', [
        { ...fromGraveyard, what: '<what>', ...cast },
      ]),
      phrase('may play lands and cast spells from your|their graveyard', [{ ...fromGraveyard, what: {} }]),
      phrase('may play cards <where:exiledWith>', [{ ...fromExile, what: '<where>' }]),
      phrase('may play lands and cast spells from among (the)? cards <where:exiledWith>', [
        { ...fromExile, what: '<where>' },
      ]),
      phrase('may play lands from among (the)? cards <where:exiledWith>', [
        { ...fromExile, what: { '...where': '<where>', ...land } },
      ]),
      phrase('may cast <what:spellsMany> from among (the)? cards <where:exiledWith>', [
        { ...fromExile, what: { '...what': '<what>', '...where': '<where>' }, ...cast },
      ]),
      phrase('may play lands from the top of your|their library', [{ ...fromTop, what: land }]),
      phrase('may cast <what:spellsMany> from the top of your|their library', [
        { ...fromTop, what: '<what>', ...cast },
      ]),
      phrase('may play lands and cast spells from the top of your|their library', [{ ...fromTop, what: {} }]),
    ],
    statement: [
      phrase('once each turn , you may <rules:playedOnce> from your graveyard', once),
      phrase('once during each of your turns , you may <rules:playedOnce> from your graveyard', {
        ...once,
        if: { holds: 'turnOf', who: 'you' },
      }),
      phrase('during each of your turns , you may <rules:playedOnce> from your graveyard', {
        ...once,
        if: { holds: 'turnOf', who: 'you' },
      }),
    ],
    playedOnce: [
      phrase('play a land', { ...fromGraveyard, what: land, onceEachTurn: true }),
      phrase('cast a|an <what:spellOne>', { ...fromGraveyard, what: '<what>', onceEachTurn: true, ...cast }),
    ],
  },
  isFor: 'players',
  playable: (change) => change,
  changedBy: ['shuffle'],
};
