import { describe, expect, test } from 'vitest';
import { eventSentence } from '../../../machines/game/index.ts';
import { viewFor } from '../../../machines/game/view.ts';
import { hashOfReplay, readShared, recordingOf, replay, share } from '../../../machines/play/replay/index.ts';
import { readScenario, runScenario, scenario, setTable } from '../../../machines/play/scenario/index.ts';
import type { Game, GameObject } from '../../../machines/rules/index.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from '../../../stories/scenarios/meld-pair.ts';

const lift = sorcery(
  'Lift Away',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'library', position: 'top' } }],
  targetCreature,
);
const anew = sorcery('Begin Anew', [{ do: 'restartGame' }]);

const meldedAnd = (...script: readonly string[]) =>
  scenario('a pair is melded', {
    rules: ['701.42a'],
    alice: { battlefield: [bell, sexton], hand: [lift, anew], mana: 'CCC', library: ['Plains'] },
    bob: {},
    script: [...meldThem, ...script],
    expect: {},
  });

/** The game after these lines, once the pair has been melded. */
function played(...script: readonly string[]): Game {
  const { failure, faults, steps } = runScenario(meldedAnd(...script));
  expect({ failure, faults }).toEqual({ failure: null, faults: [] });
  const game = steps.at(-1)?.game;
  if (game === undefined) throw new Error('Nothing was run.');
  return game;
}

const permanent = ({ battlefield, objects }: Game): GameObject | null | undefined =>
  objects[battlefield[0] ?? -1];

describe('712.4a: a melded permanent is one object that two cards represent', () => {
  test('each player sees both cards and what they have combined', () => {
    const game = played();
    for (const viewer of [0, 1]) {
      const view = viewFor(game, viewer);
      expect(permanent(view)?.components?.map(({ definition }) => definition)).toEqual([
        'Iron Bell',
        'Rust Sexton',
      ]);
      expect(view.definitions['Rust Sexton']?.back?.name).toBe('Walking Town');
    }
  });

  test('the log says of each card that it is part of the permanent', () => {
    const sentences = played().happened.map(({ event }) => eventSentence(played(), event));
    expect(sentences).toContain('Rust Sexton is part of Iron Bell.');
  });

  test('712.21a: another player doesn’t see in which order its cards lie in the library', () => {
    const after = (first: string, second: string) => {
      const game = played(
        'alice casts Lift Away on Walking Town',
        'pass until alice decides',
        `alice chooses ${first}, ${second}`,
      );
      const [top = -1, next = -1] = game.players[0]?.library ?? [];
      expect([game.objects[top]?.definition, game.objects[next]?.definition]).toEqual([first, second]);
      const { objects, happened, players } = viewFor(game, 1);
      return JSON.stringify({ objects, happened, players });
    };
    expect(after('Iron Bell', 'Rust Sexton')).toBe(after('Rust Sexton', 'Iron Bell'));
  });

  test('a recording of it, also as a link, plays the same game again in both modes', () => {
    const json = meldedAnd(
      'alice casts Lift Away on Walking Town',
      'pass until alice decides',
      'alice chooses Rust Sexton, Iron Bell',
    );
    const read = readScenario(json);
    if (!read.ok) throw new Error('It is a scenario.');
    const { actor } = setTable(read.read);
    actor.start();
    for (const event of runScenario(json).recording?.events ?? []) actor.send(event);
    const recording = recordingOf(actor);
    const hash = hashOfReplay(recording);
    expect(hashOfReplay(readShared(share(recording)))).toBe(hash);
    expect(hashOfReplay(recording, { mode: 'direct' })).toBe(hash);
    const { game } = replay(recording).getSnapshot().context;
    expect(game.players[0]?.library.map((id) => game.objects[id]?.definition).slice(0, 2)).toEqual([
      'Rust Sexton',
      'Iron Bell',
    ]);
  });

  test('727.2: both cards are in the new game’s deck', () => {
    const game = played('alice casts Begin Anew', 'everyone passes', 'alice keeps', 'bob keeps');
    const cards = game.objects.flatMap((object) =>
      object?.owner === 0 && object.left === null && object.kind === 'card' ? [object.definition] : [],
    );
    expect(cards.filter((name) => name === 'Iron Bell' || name === 'Rust Sexton').sort()).toEqual([
      'Iron Bell',
      'Rust Sexton',
    ]);
  });
});

describe('a meld card is checked', () => {
  test('it needs the face that it forms', () => {
    const { back: _, ...faceless } = bell;
    expect(checkCard(bell)).toEqual([]);
    expect(checkCard(faceless)).toEqual([
      { path: 'back', reason: 'a meld card has the face that it forms with its counterpart' },
    ]);
  });
});
