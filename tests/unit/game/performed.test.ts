import { describe, expect, test } from 'vitest';
import { eventSentence } from '../../../machines/game/index.ts';
import { viewFor } from '../../../machines/game/view.ts';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import { one, perform, target } from '../../../machines/rules/abilities/write/index.ts';
import type { Game } from '../../../machines/rules/index.ts';
import { bidding } from '../../../stories/scenarios/keyword-actions.ts';

const accusation = bidding(
  'Accusation',
  [one({ type: 'creature' })],
  perform('suspect', { what: target(0) }),
);
const expedition = bidding(
  'Expedition',
  [one({ type: 'creature' })],
  perform('explore', { what: target(0) }),
);
const shroud = bidding('Shroud', [], perform('cloak', { what: { top: 1, of: 'you' } }));

function played(...script: readonly string[]): readonly Game[] {
  const { failure, faults, steps } = runScenario(
    scenario('a player does something to something', {
      rules: ['701.60a', '701.58a'],
      alice: { hand: [accusation, expedition, shroud], library: ['Shock', 'Forest'] },
      bob: { battlefield: ['Grizzly Bears'] },
      script,
      expect: {},
    }),
  );
  expect({ failure, faults }).toEqual({ failure: null, faults: [] });
  return steps.map(({ game }) => game);
}

/** The sentences about keyword actions that this player reads. */
const performedSeenBy = (viewer: number, games: readonly Game[]): readonly string[] => [
  ...new Set(
    games.flatMap((game) => {
      const seen = viewFor(game, viewer);
      return seen.happened.flatMap(({ event }) =>
        event.type === 'perform' ? (eventSentence(seen, event) ?? []) : [],
      );
    }),
  ),
];

describe('701: what a player did a keyword action to', () => {
  test('is said where all players see it', () => {
    const games = played('alice casts Accusation on Grizzly Bears', 'pass until the stack is empty');
    for (const viewer of [0, 1])
      expect(performedSeenBy(viewer, games)).toEqual(['Alice suspects Grizzly Bears.']);
  });

  test('isn’t said of permanents that do it themselves', () => {
    const games = played('alice casts Expedition on Grizzly Bears', 'pass until the stack is empty');
    expect(performedSeenBy(0, games)).toEqual(['Grizzly Bears explores.']);
    for (const game of games)
      for (const { event } of game.happened) if (event.type === 'perform') expect(event.what).toBeUndefined();
  });

  test('isn’t said of a card that was hidden: a cloaked one', () => {
    const games = played('alice casts Shroud', 'pass until the stack is empty');
    expect(performedSeenBy(1, games)).toEqual(['Alice cloaks.']);
    for (const game of games)
      for (const { event } of game.happened) if (event.type === 'perform') expect(event.what).toBeUndefined();
  });
});
