import { expect, test } from 'vitest';
import { cardUpToDate, checkCard } from '../../../machines/cards/index.ts';
import type { ReplacedEvent } from '../../../machines/rules/state/vocabulary/index.ts';

const creature = { type: 'creature' } as const;

const events: readonly (readonly [object, ReplacedEvent])[] = [
  [
    { enters: creature, as: 'creature' },
    { would: 'enter', what: creature, as: 'creature' },
  ],
  [{ turnedFaceUp: 'self' }, { would: 'turnFaceUp' }],
  [{ transforms: 'self' }, { would: 'transform' }],
  [
    { attaches: 'self', to: creature },
    { would: 'attach', to: creature },
  ],
  [
    { moves: 'self', from: 'battlefield', to: 'graveyard' },
    { would: 'move', what: 'self', from: 'battlefield', to: 'graveyard' },
  ],
  [{ dies: creature }, { would: 'die', what: creature }],
  [{ damage: {} }, { would: 'dealDamage' }],
  [{ damage: { to: 'self', atOnce: true } }, { would: 'dealDamage', to: 'self', atOnce: true }],
  [
    { draw: 'you', exceptFirstInDrawStep: true },
    { would: 'draw', who: 'you', exceptFirstInDrawStep: true },
  ],
  [
    { draws: 'you', atLeast: 2 },
    { would: 'drawSeveral', who: 'you', atLeast: 2 },
  ],
  [
    { loseLife: 'you', toLessThan: 1 },
    { would: 'loseLife', who: 'you', toLessThan: 1 },
  ],
  [
    { create: 'you', byEffect: true },
    { would: 'create', who: 'you', byEffect: true },
  ],
  [
    { putCounters: creature, kind: '+1/+1' },
    { would: 'putCounters', on: creature, kind: '+1/+1' },
  ],
  [
    { begins: 'draw', whose: 'you' },
    { would: 'begin', what: 'draw', whose: 'you' },
  ],
  [
    { wouldPerform: 'scry', by: 'you' },
    { would: 'perform', action: 'scry', by: 'you' },
  ],
  [{ untaps: 'attached' }, { would: 'untap', what: 'attached' }],
];

test.each(events)('%j', (before, after) => {
  const law = (event: object) => ({
    name: 'Law',
    types: ['enchantment'],
    abilities: [{ kind: 'static', replaces: { event, skip: true } }],
  });
  expect(checkCard(law(before))).not.toEqual([]);
  expect(cardUpToDate(law(before))).toEqual(law(after));
  expect(checkCard(law(after))).toEqual([]);
});
