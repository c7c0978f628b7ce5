/** How a creature assigns its combat damage (510.1). */
import { phrase } from '../../wording/syntax.ts';
import { forATime, forObjects } from './phrases.ts';
import type { RuleWord } from './word.ts';

export interface AssignsDamageAsThoughUnblocked {
  readonly rule: 'assignsDamageAsThoughUnblocked';
}

export const assignsDamageAsThoughUnblocked: RuleWord<AssignsDamageAsThoughUnblocked> = {
  shape: {},
  said: {
    statement: [
      phrase(
        "you may have <affects:object> assign its combat damage as though it weren't blocked",
        forObjects('<affects>', { rule: 'assignsDamageAsThoughUnblocked' }),
      ),
    ],
  },
  isFor: 'objects',
  assignsAsThoughUnblocked: true,
};

export interface AssignsDamageBy {
  readonly rule: 'assignsDamageBy';
  readonly by: 'toughness';
}

export const assignsDamageBy: RuleWord<AssignsDamageBy> = {
  shape: { by: { words: { toughness: true } } },
  said: {
    restriction: [
      phrase('[assign] combat damage equal to its|their toughness rather than its|their power', [
        { rule: 'assignsDamageBy', by: 'toughness' },
      ]),
    ],
  },
  isFor: 'objects',
  assignsByToughness: true,
  readsSize: true,
};

export interface AssignsNoDamage {
  readonly rule: 'assignsNoDamage';
}

export const assignsNoDamage: RuleWord<AssignsNoDamage> = {
  shape: {},
  said: {
    restriction: [phrase('[assign] no combat damage', [{ rule: 'assignsNoDamage' }])],
    act: [forATime('[assign] no combat damage <until:thisTurn>', { rule: 'assignsNoDamage' })],
  },
  isFor: 'objects',
  assignsNoDamage: true,
};
