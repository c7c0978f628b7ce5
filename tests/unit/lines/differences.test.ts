import { expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/index.ts';
import { close, type Game, open, write } from '../../../machines/rules/index.ts';
import { differences } from '../../../ui/lines/differences.ts';
import { waysOf } from '../../../ui/lines/ways.ts';
import { sessionOn, shownStep } from '../../../ui/session/index.ts';
import { beginning } from '../session/small-source.ts';

function gameOf(): Game {
  return beginning().actor.getSnapshot().context.game;
}

/** The game after a change that no rule made. */
function changed(game: Game, change: (game: Game) => void): Game {
  const copy = open(game, 'copy');
  change(copy);
  write(copy).changed();
  return close(copy);
}

test('a game and itself differ in nothing', () => {
  const view = viewFor(gameOf(), 'judge');
  expect(differences(view, view)).toEqual([]);
});

test('what differs is said once for each player, with how it is in both', () => {
  const game = gameOf();
  const other = changed(game, (copy) => {
    write(copy).player(1).life = 7;
    write(copy).player(1).counters = { poison: 1 };
    write(copy).turn().number = 4;
  });
  expect(differences(viewFor(game, 'judge'), viewFor(other, 'judge'))).toEqual([
    {
      about: 'The game',
      what: 'turn',
      values: ['turn 1, beginning phase, upkeep step', 'turn 4, beginning phase, upkeep step'],
    },
    { about: 'Bob', what: 'life', values: ['20', '7'] },
    { about: 'Bob', what: 'counters', values: ['none', '1 poison counter'] },
  ]);
});

test('a hand that these eyes don’t see tells how many cards it has, and not which', () => {
  const game = gameOf();
  const [first = -1, ...rest] = game.players[1]?.hand ?? [];
  const other = changed(game, (copy) => {
    write(copy).player(1).hand = rest;
    write(copy).player(1).graveyard = [first];
    write(copy).object(first).zone = 'graveyard';
  });
  const whats = (viewer: number) =>
    differences(viewFor(game, viewer), viewFor(other, viewer)).map(({ what }) => what);
  expect(whats(0)).toEqual(['cards in hand', 'in the graveyard']);
  expect(whats(1)).toEqual(['cards in hand', 'in hand', 'in the graveyard']);
});

test('a line says where it branches off, and what was done there on both', () => {
  const session = sessionOn({ source: beginning().source });
  session.open();
  session.act({ type: 'priority.pass', player: 0 });
  session.back();
  session.act({ type: 'player.concede', player: 0 });
  const [first, second] = waysOf(session.get().history, 'judge');
  expect(first?.branch).toBeNull();
  expect(second?.depth).toBe(1);
  expect(second?.branch).toMatchObject({
    off: 'Main line',
    place: 2,
    here: 'Alice concedes.',
    there: 'Alice passes.',
  });
  expect(second?.last?.game).toBe(shownStep(session.get().history)?.game);
});
