import { beforeAll, expect, test } from 'vitest';
import { hadToAttack } from '../../../machines/combat/attack-requirements.ts';
import { inBands, nextBand } from '../../../machines/combat/bands.ts';
import { abandonDeclaration } from '../../../machines/combat/index.ts';
import { eventSentence } from '../../../machines/game/index.ts';
import { type Game, run } from '../../../machines/rules/index.ts';
import {
  asked,
  begin,
  board,
  give,
  keyword,
  putCombatRulesTogether,
  says,
  type Thing,
  withMana,
} from './board.ts';
import { toll } from './fights.ts';

beforeAll(putCombatRulesTogether);

const banding = (name: string): Thing => ({ name, abilities: [keyword('banding')] });
const four = () => board(3, [banding('Captain'), banding('Piper'), { name: 'Giant' }, { name: 'Bear' }]);
const byBanding = JSON.stringify(keyword('banding'));
const inOne = (...creatures: readonly [number, ...number[]]) => ({
  asked: creatures[0],
  by: byBanding,
  creatures,
});
const at = (player: number, ...objects: readonly number[]) =>
  objects.map((object) => ({ object, defender: { player } }));

test('702.22c-d: who may be in a band with a creature: what attacks the same, and of the others one', () => {
  const game = four();
  expect(nextBand(game, at(1, 0, 1, 2, 3), [])).toMatchObject({ asked: 0, others: [1, 2, 3], max: 2 });
  expect(nextBand(game, [...at(1, 0, 2), ...at(2, 1, 3)], [])).toMatchObject({ asked: 0, others: [2] });
  expect(nextBand(game, at(1, 0, 1, 2, 3), [inOne(0, 2)])).toMatchObject({ asked: 1, others: [3] });
  expect(nextBand(game, at(1, 0, 1, 2, 3), [inOne(0, 1, 2)])).toBeNull();
  expect(nextBand(game, at(1, 2, 3), [])).toBeNull();
  expect(nextBand(game, at(1, 0), [])).toBeNull();
});

test('702.22c: a creature is asked once for each of its abilities, and offered where it declined another kind', () => {
  const withGiants = { ...keyword('bands with other'), object: { subtype: 'Giant' } };
  const giant = (name: string, ...abilities: Thing['abilities'] & object): Thing => ({
    name,
    subtypes: ['Giant'],
    abilities,
  });
  const game = board(2, [
    giant('Both', keyword('banding'), withGiants),
    giant('Friend', withGiants),
    giant('Third'),
    { name: 'Bear' },
  ]);
  const all = at(1, 0, 1, 2, 3);
  expect(nextBand(game, all, [])).toMatchObject({ asked: 0, others: [1, 2, 3], max: 1 });
  const declined = [inOne(0)];
  const second = nextBand(game, all, declined);
  expect(second).toMatchObject({ asked: 0, others: [1, 2], max: 2 });
  const asked = [...declined, { asked: 0, by: JSON.stringify(withGiants), creatures: [0] }];
  expect(nextBand(game, all, asked)).toMatchObject({ asked: 1, others: [2], max: 1 });
  // Who was asked for another kind only is still there to be chosen.
  expect(nextBand(game, all, declined.concat({ ...inOne(1), by: '' }))?.others).toEqual([1, 2]);
});

test('508.1e: who was announced to be in no band with anybody has no number of one', () => {
  const [captain, piper, giant] = inBands(at(1, 0, 1, 2), [inOne(0), inOne(1, 2)]);
  expect(captain).not.toHaveProperty('band');
  expect([piper?.band, giant?.band]).toEqual([1, 1]);
});

test('508.1e, 733.1: bands are announced anew with a declaration that was undone', () => {
  const game = begin(
    withMana(board(3, [banding('Captain'), { name: 'Giant' }, toll]), 0, 4),
    'declareAttackers',
  );
  give(game, at(1, 0, 1));
  expect(asked(game, 'choose')).toMatchObject({ rule: '508.1e', object: 0, min: 0, max: 1 });
  give(game, [0]);
  expect(asked(game, 'payment').player).toBe(0);
  abandonDeclaration(game);
  run(game);
  give(game, at(1, 0, 1));
  give(game, []);
  give(game, 'auto');
  expect(game.combat?.attackers.map(({ band }) => band)).toEqual([undefined, undefined]);
});

const sentence = (game: Game) =>
  game.happened.flatMap(({ event }) => (event.type === 'attack' ? eventSentence(game, event) : []));

test('508.1e: the log says which attackers are a band', () => {
  const game = begin(four(), 'declareAttackers');
  give(game, at(1, 0, 2, 3));
  give(game, [0]);
  expect(game.combat?.attackers.map(({ band }) => band)).toEqual([0, 0, undefined]);
  expect(sentence(game)).toEqual([expect.stringMatching(/\. Captain and Giant are a band\.$/)]);
  const without = begin(four(), 'declareAttackers');
  give(without, at(1, 2, 3));
  expect(sentence(without)).toEqual([expect.not.stringContaining('band')]);
});

test('506.6: only the player’s creatures had to attack, and only what somebody is there for', () => {
  const sworn = (name: string, of = 0): Thing => ({ name, of, abilities: [says([{ rule: 'mustAttack' }])] });
  const game = board(2, [
    sworn('Sworn'),
    sworn('Other', 1),
    {
      name: 'Seeker',
      abilities: [
        says([{ rule: 'mustAttack', whom: { playersWith: { of: 'opponents', except: 'opponents' } } }]),
      ],
    },
    { name: 'Rival', abilities: [says([{ rule: 'mustAttack', whom: 'opponents' }])] },
  ]);
  expect(hadToAttack(game, 0)).toEqual([0, 3]);
});
