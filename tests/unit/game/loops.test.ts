import { describe, expect, test } from 'vitest';
import { forgetLoop } from '../../../machines/chart/procedure-rules.ts';
import { canonical, fingerprint, hash } from '../../../machines/game/fingerprint.ts';
import { loopIsMandatory, watchLoop } from '../../../machines/game/loops.ts';
import {
  type CardDefinition,
  type Game,
  type GameEvent,
  makeMove,
  makeTokens,
  write,
} from '../../../machines/rules/index.ts';
import { check, creature, idOf, occur, table } from '../state-based-actions/small-table.ts';

/** Goes through rounds until a loop is found; how many it took, or null after so many. */
function roundsUntilDraw(game: Game, round: (game: Game, number: number) => void, most = 400): number | null {
  for (let number = 1; number <= most; number++) {
    round(game, number);
    if (watchLoop(game)) return number;
  }
  return null;
}

const ring = (name: string): CardDefinition => ({ name, types: ['enchantment'] });
const gain = (amount: number, player = 0): GameEvent => ({ type: 'gainLife', player, amount });

/** One permanent leaves and comes back as a new object: nothing remains but new ids and timestamps. */
function blink(game: Game, name: string): void {
  occur(game, makeMove(game, idOf(game, name), 'exile', { why: 'effect' }));
  occur(game, makeMove(game, idOf(game, name), 'battlefield', { why: 'effect' }));
}

describe('104.4b: a loop of mandatory actions is a draw', () => {
  test('the same comes back, with other ids and timestamps', () => {
    const game = table([{ battlefield: [ring('One'), ring('Two'), ring('Three')] }, {}]);
    const names = ['One', 'Two', 'Three'];
    const rounds = roundsUntilDraw(game, (now, number) => blink(now, names[number % 3] ?? 'One'));
    expect(rounds).toBeLessThan(10);
  });

  test('not where something is used up: a library that is milled, a life total that falls', () => {
    const cards = Array.from({ length: 300 }, (_, index) => creature(`Card ${index % 5}`, 1, 1));
    const milled = table([{ battlefield: [ring('One')], library: cards }, {}]);
    expect(
      roundsUntilDraw(
        milled,
        (game) => {
          blink(game, 'One');
          occur(game, { type: 'mill', player: 0, count: 1 });
        },
        299,
      ),
    ).toBe(null);
    const drained = table([{ battlefield: [ring('One')], life: 400 }, {}]);
    expect(
      roundsUntilDraw(drained, (game) => occur(game, { type: 'loseLife', player: 0, amount: 1 }), 399),
    ).toBe(null);
  });

  test('not where one gains what another loses', () => {
    const game = table([{}, { life: 400 }]);
    const drain = (now: Game) => occur(now, gain(1), { type: 'loseLife', player: 1, amount: 1 });
    expect(roundsUntilDraw(game, drain, 399)).toBe(null);
  });

  test('a number that only grows and that nothing reads is left out: life, counters, tokens', () => {
    const life = table([{ battlefield: [ring('One')] }, {}]);
    expect(roundsUntilDraw(life, (game) => occur(game, gain(1)))).not.toBe(null);
    const counters = table([{ battlefield: [creature('Ooze', 1, 1)] }, {}]);
    const grow: GameEvent = { type: 'putCounters', on: { object: 0 }, kind: '+1/+1', count: 1, player: 0 };
    expect(roundsUntilDraw(counters, (game) => occur(game, grow))).not.toBe(null);
    const maker: CardDefinition = {
      name: 'Maker',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'spell',
          effect: [{ do: 'create', token: { types: ['creature'], power: 1, toughness: 1 }, count: 1 }],
        },
      ],
    };
    const tokens = table([{ battlefield: [maker] }, {}]);
    const make = makeTokens(0, 'Maker#abilities.0.effect.0.token', 1);
    expect(roundsUntilDraw(tokens, (game) => occur(game, make))).not.toBe(null);
  });

  test('not while an ability looks at the number: it may end after 300 rounds', () => {
    const watcher: CardDefinition = {
      name: 'Watcher',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'triggered',
          when: [
            {
              on: 'state',
              is: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 320 } },
            },
          ],
          effect: [{ do: 'win', who: 'you' }],
        },
      ],
    };
    const game = table([{ battlefield: [watcher] }, {}]);
    expect(roundsUntilDraw(game, (now) => occur(now, gain(1)), 299)).toBe(null);
  });

  test('not with counters that lead to a limit: poison', () => {
    const game = table([{}, {}]);
    const poison: GameEvent = { type: 'putCounters', on: { player: 1 }, kind: 'poison', count: 1, player: 0 };
    expect(roundsUntilDraw(game, (now) => occur(now, poison), 300)).toBe(null);
  });

  test('not where the amount changes from round to round', () => {
    const game = table([{}, {}]);
    expect(roundsUntilDraw(game, (now, number) => occur(now, gain(number)), 300)).toBe(null);
  });

  test('not where chance has a part in it', () => {
    const game = table([{ battlefield: [ring('One')] }, {}]);
    const chance = (now: Game, number: number) => {
      blink(now, 'One');
      write(now).root.random = [number, 0, 0, 0];
    };
    expect(roundsUntilDraw(game, chance, 300)).toBe(null);
  });

  test('704.3: also where checks of state-based actions never end; not where they do', () => {
    const undying = (to?: 'battlefield') =>
      creature('Undying', 0, 0, {
        abilities:
          to === undefined
            ? []
            : [
                {
                  kind: 'static',
                  replaces: {
                    event: { would: 'move', what: 'self', to: 'graveyard', from: 'battlefield' },
                    to: { zone: to },
                  },
                },
              ],
      });
    const checksUntilDraw = (game: Game) => {
      for (let checks = 1; checks <= 100; checks++) {
        if (!check(game)) return null;
        if (watchLoop(game)) return checks;
      }
      return 'never';
    };
    expect(checksUntilDraw(table([{ battlefield: [undying('battlefield')] }, {}]))).toBeTypeOf('number');
    expect(checksUntilDraw(table([{ battlefield: [undying()] }, {}]))).toBe(null);
  });

  test('732.6: a choice begins anew', () => {
    const game = table([{ battlefield: [ring('One')] }, {}]);
    const offered = (now: Game) => {
      blink(now, 'One');
      forgetLoop(now);
    };
    expect(roundsUntilDraw(game, offered, 300)).toBe(null);
  });

  test('what only resolves one after another, as copies of a storm spell do, is never looked at whole', () => {
    const game = table([
      { battlefield: [ring('One')], library: Array.from({ length: 8 }, () => ring('Copy')) },
      {},
    ]);
    const looked = (after: (now: Game) => void): boolean => {
      after(game);
      expect(watchLoop(game)).toBe(false);
      // A hash of the whole state comes after the short form and the height of the stack.
      return (game.loop.fingerprints.at(-1)?.split(':').length ?? 0) > 2;
    };
    for (let copies = 0; copies < 8; copies++)
      occur(game, makeMove(game, game.players[0]?.library[0] ?? -1, 'stack', { why: 'effect' }));
    const resolves = (now: Game) =>
      occur(now, makeMove(now, now.stack.at(-1) ?? -1, 'outside', { why: 'effect' }));
    for (let copies = 0; copies < 6; copies++) expect(looked(resolves)).toBe(false);
    expect(looked((now) => blink(now, 'One'))).toBe(true);
  });

  test('a game that merely rests is no loop before something was watched', () => {
    expect(loopIsMandatory(table([{}, {}]))).toBe(false);
  });
});

describe('fingerprints', () => {
  test('a game has the same one after going through JSON, and another after a change', () => {
    const game = table([{ battlefield: [ring('One')] }, {}]);
    const before = fingerprint(game);
    expect(fingerprint(JSON.parse(JSON.stringify(game)))).toBe(before);
    occur(game, gain(1));
    expect(fingerprint(game)).not.toBe(before);
  });

  test('the order of keys makes no difference, the order of a list does', () => {
    expect(canonical({ b: 1, a: [1, 2] })).toBe(canonical({ a: [1, 2], b: 1 }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('a hash is the same on every platform', () => {
    expect(hash('')).toBe('488bdcb81aee8d83');
    expect(hash('Spellchart')).toHaveLength(16);
  });
});
