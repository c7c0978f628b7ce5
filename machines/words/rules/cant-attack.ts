import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can't attack these players (508.1c). */
export interface CantAttack {
  readonly rule: 'cantAttack';
  readonly whom: Players;
  readonly orPlaneswalkers?: true;
}

export const cantAttack: RuleWord<CantAttack> = {
  shape: { whom: 'players', orPlaneswalkers: 'flag?' },
  said: {
    restriction: [
      phrase("can't attack you", [{ rule: 'cantAttack', whom: 'you' }]),
      phrase("can't attack you or planeswalkers you control", [
        { rule: 'cantAttack', whom: 'you', orPlaneswalkers: true },
      ]),
      phrase("can't attack its owner", [{ rule: 'cantAttack', whom: { ownerOf: 'self' } }]),
    ],
  },
  isFor: 'objects',
  locked: (change, { players }) => ({ ...change, whom: players(change.whom) }),
};
