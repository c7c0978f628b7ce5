import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/index.ts';
import {
  readScenario,
  runScenario,
  type Scenario,
  scenario,
  setTable,
} from '../../../machines/play/scenario/index.ts';
import { textWithSpans } from '../../../machines/read.ts';
import type { Game } from '../../../machines/rules/index.ts';
import { actingOf, actingOnStack, inPieces, litIn, type Place } from '../../../ui/table/acting.ts';
import { changesOf } from '../../../ui/table/changes.ts';

/** The game after the script of a scenario, which may end where something is asked; without the last of what was done. */
function after(played: Scenario, without = 0): Game {
  const read = readScenario(played);
  const { recording } = runScenario(played);
  if (!read.ok || recording === null) throw new Error('The script can’t be played.');
  const { actor } = setTable(read.read);
  actor.start();
  for (const event of recording.events.slice(0, recording.events.length - without)) actor.send(event);
  return actor.getSnapshot().context.game;
}

/** The words of a card that are lit for these parts of it. */
function words(places: readonly Place[]): readonly string[] {
  return places.flatMap((place) => {
    const read = textWithSpans(place.face);
    if (read === undefined) throw new Error(`${place.face.name} has no words.`);
    return read.text
      .split('\n')
      .flatMap((text) =>
        inPieces(text, litIn(text, read, [place])).flatMap(({ text: piece, isLit }) =>
          isLit ? [piece] : [],
        ),
      );
  });
}

const idOf = (game: Game, name: string): number =>
  game.objects.findIndex((object) => object?.definition === name && object.left === null);

const jet = scenario('701.22a: to scry is to look at cards and put them back', {
  rules: ['701.22a'],
  alice: { hand: ['Magma Jet'], mana: 'RC', library: ['Forest', 'Shock', 'Island'] },
  bob: {},
  script: ['alice casts Magma Jet on bob', 'everyone passes'],
  expect: {},
});

describe('words that act', () => {
  test('are those of the instruction that is carried out, for every player', () => {
    const game = after(jet);
    const [spell = -1] = game.stack;
    expect(words(actingOnStack(game, spell))).toEqual(['Scry 2.']);
    for (const viewer of [0, 1])
      expect(words(actingOnStack(viewFor(game, viewer), spell))).toEqual(['Scry 2.']);
    // Before it resolves, nothing of it is.
    const cast = after(jet, 1);
    expect(cast.stack).toHaveLength(1);
    expect(actingOnStack(cast, cast.stack[0] ?? -1)).toEqual([]);
  });

  test('are those by which an ability has triggered, on the stack and on its source', () => {
    const game = after(
      scenario('603.6a: what enters lets abilities trigger', {
        rules: ['603.6a'],
        alice: { battlefield: ['Soul Warden'], hand: ['Grizzly Bears'], mana: 'GC' },
        bob: {},
        script: ['alice casts Grizzly Bears', 'everyone passes'],
        expect: {},
      }),
    );
    const [ability = -1] = game.stack;
    expect(words(actingOnStack(game, ability))).toEqual(['Whenever another creature enters']);
    expect(words(actingOf(game, idOf(game, 'Soul Warden')))).toEqual(['Whenever another creature enters']);
    expect(actingOf(game, idOf(game, 'Grizzly Bears'))).toEqual([]);
  });

  test('are those of the static ability that changes a number', () => {
    const game = after(
      scenario('613.4c: what adds to power and toughness', {
        rules: ['613.4c'],
        alice: { battlefield: ['Glorious Anthem', 'Grizzly Bears'], hand: ['Giant Growth'], mana: 'G' },
        bob: {},
        script: ['alice casts Giant Growth on Grizzly Bears', 'everyone passes'],
        expect: {},
      }),
    );
    const changes = changesOf(game, idOf(game, 'Grizzly Bears'));
    expect(changes.map(({ place }) => words(place === null ? [] : [place]))).toEqual([
      ['get +1/+1'],
      ['gets +3/+3'],
    ]);
  });
});
