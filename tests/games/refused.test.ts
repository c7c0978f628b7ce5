import { describe, expect, test } from 'vitest';
import {
  type Action,
  attempt,
  explain,
  legalActions,
  restoreGame,
  saveGame,
} from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { playGame } from '../../machines/play/players/index.ts';
import { activatedAbilities, type Game } from '../../machines/rules/index.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = Math.max(2, Math.floor(Number(process.env.GAMES ?? 20) / 8));

/** What names an action, however it is going to be paid for. */
const nameOf = (action: Action): string =>
  [
    action.type,
    action.player,
    'object' in action ? action.object : '',
    'ability' in action ? action.ability : '',
    'how' in action ? action.how : '',
  ].join(' ');

/** All that anyone could try in this game with what there is in it: every object in every way, by every player. */
function everyAttempt(game: Game): readonly Action[] {
  const objects = game.objects.flatMap((object) => (object === null ? [] : [object.id]));
  const players = game.players.map(({ id }) => id);
  const abilities = players.flatMap((player) => {
    const { mana, others } = activatedAbilities(game, player);
    return [...mana, ...others].map(({ object, ref }) => ({ object, ability: ref }));
  });
  return players.flatMap((player): readonly Action[] => [
    { type: 'priority.pass', player },
    { type: 'action.cancel', player },
    { type: 'decision.answer', player, answer: 99 },
    ...objects.flatMap((object): readonly Action[] => [
      { type: 'land.play', player, object },
      { type: 'spell.cast', player, object, how: 'mana' },
      { type: 'spell.cast', player, object, how: 'flashback' },
      { type: 'special.take', player, object, action: { kind: 'turnFaceUp', by: null } },
    ]),
    ...abilities.map(
      ({ ability, object }): Action => ({ type: 'ability.activate', player, object, ability }),
    ),
  ]);
}

describe('what legalActions leaves out in random games', () => {
  test.each(Array.from({ length: games }, (_, game) => game))(
    '601.3, 602.5: game %i: each is refused with a reason, and changes nothing',
    (number) => {
      const pick = chance(`refusals of game ${number}`);
      const actor = gameNumber(number);
      const tried = new Map<string, number>();
      playGame(actor, randomSeats(number, playersIn(number)), {
        limit: 1500,
        after(game) {
          if (game.pending === null || game.over !== null || pick(60) !== 0) return;
          const json = JSON.stringify(saveGame(actor));
          const copy = restoreGame(json);
          copy.start();
          const players = game.players.map(({ id }) => id);
          const listed = new Set(players.flatMap((player) => legalActions(game, player)).map(nameOf));
          for (const action of everyAttempt(game)) {
            if (listed.has(nameOf(action))) continue;
            const verdict = explain(game, action);
            const words = JSON.stringify(action);
            // What mana abilities may bring along isn't certain, and isn't listed (601.2g).
            if (verdict.ok && verdict.dependsOn !== undefined) continue;
            if (verdict.ok) throw new Error(`${words} isn’t listed, and nothing is said against it`);
            for (const { because, rule } of verdict.refusals)
              expect({ because, rule }, words).toEqual({
                because: expect.stringMatching(/./),
                rule: expect.stringMatching(/^\d{3}\./),
              });
            expect(attempt(copy, action), words).toEqual(verdict);
            copy.send(action);
            tried.set(action.type, (tried.get(action.type) ?? 0) + 1);
          }
          expect(JSON.stringify(saveGame(copy))).toBe(json);
        },
      });
      for (const type of ['land.play', 'spell.cast', 'ability.activate', 'priority.pass'])
        expect(tried.get(type) ?? 0, type).toBeGreaterThan(0);
    },
  );
});
