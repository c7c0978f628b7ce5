import { beforeAll, expect, test } from 'vitest';
import { emptyEffect } from '../../../machines/rules/state/empty-effect.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Filter } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, putEffectRulesTogether, spell } from './follow.ts';

beforeAll(putEffectRulesTogether);

const relic = card('Relic', { types: ['artifact'] });
const aimed = {
  stack: {
    choices: { ...noChoices, targets: [{ chosen: [{ object: 4 }, { player: 1 }], divided: [] }] },
    source: 5,
    ability: 'Relic#abilities.0',
    trigger: {
      event: 1,
      object: 6,
      source: 7,
      other: 8,
      player: null,
      otherPlayer: null,
      amount: 0,
    },
    named: {},
  },
};

/** What may be chosen as a source of damage. */
function sources(like?: Filter): readonly number[] {
  const gone = { zone: 'graveyard' as const };
  const scope = scopeOf(10, 0);
  const game = begin([{ do: 'chooseSource', who: 'you', ...(like && { like }) }], {
    placed: [
      { card: bear },
      { card: bear, with: { phasedOut: true } },
      { card: relic, zone: 'stack', with: { ...aimed, kind: 'ability' } },
      // What an ability on the stack refers to: its target, source, and what its trigger is about.
      { card: relic, ...gone },
      { card: relic, ...gone },
      { card: relic, ...gone },
      { card: relic, ...gone },
      { card: relic, ...gone },
      // What nothing refers to.
      { card: relic, ...gone },
      // What an effect that waits to apply, and a delayed trigger, refer to.
      { card: relic, ...gone },
      { card: creature('Ox'), ...gone },
      { card: relic, ...gone },
      { card: relic, ...gone },
      // In the command zone, face up and face down.
      { card: relic, zone: 'command' },
      { card: relic, zone: 'command', with: { faceDown: true } },
      // What an effect refers to that replaces nothing.
      { card: relic, ...gone },
    ],
    game: {
      effects: [
        {
          ...emptyEffect(begin([]), scope, ''),
          id: 100,
          timestamp: 100,
          until: 'untilEndOfTurn',
          objects: [11],
          replacement: { event: { would: 'destroy', what: 'self' }, regenerates: true },
        },
        {
          ...emptyEffect(begin([]), scopeOf(16, 0), ''),
          id: 101,
          timestamp: 101,
          until: 'untilEndOfTurn',
          objects: [16],
        },
      ],
      delayed: [
        {
          id: 102,
          source: 12,
          controller: 0,
          when: [],
          condition: null,
          ref: '',
          targets: [],
          effect: [],
          about: [13],
          named: {},
          until: null,
          madeInTurn: 1,
        },
      ],
    },
  });
  const { pending } = game;
  if (pending?.kind !== 'choose') throw new Error('Nothing is chosen.');
  return pending.options.flatMap((one) => ('object' in one ? [one.object] : []));
}

test('609.7a: permanents, spells, what is referred to wherever it is, and what is face up in the command zone', () => {
  expect(sources().toSorted((a, b) => a - b)).toEqual([spell, 1, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
});

test('609.7b: only sources that are so', () => {
  expect(sources({ type: 'artifact' })).toContain(4);
  expect(sources({ type: 'creature' })).toEqual([1, 11]);
});
