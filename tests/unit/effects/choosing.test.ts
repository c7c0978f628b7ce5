import { beforeAll, expect, test } from 'vitest';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Filter, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, events, follow, putEffectRulesTogether, reply } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

type Choose = Extract<Instruction, { readonly do: 'choose' }>;
type ChooseValue = Extract<Instruction, { readonly do: 'chooseValue' }>;

const creatures: Choose = {
  do: 'choose',
  from: { type: 'creature' },
  count: { min: 1, max: 1 },
  as: 'chosen',
};
const cards = (zone: 'library' | 'hand' | 'graveyard', ...names: readonly string[]): readonly Placed[] =>
  names.map((name) => ({ card: card(name), zone }));
const worth = (name: string, manaCost: string): Placed => ({ card: creature(name, 1, 1, { manaCost }) });
/** What was chosen, once all is done. */
const chosen = (game: ReturnType<typeof follow>) => game.returned;
const objects = (...ids: readonly number[]) => ({ named: { chosen: { objects: ids, amount: ids.length } } });

test('608.2d: as many are chosen as is said; without a choice nobody is asked', () => {
  const table = { placed: [{ card: bear }, { card: creature('Ox') }, { card: creature('Rat') }] };
  const { pending } = begin([{ ...creatures, count: { min: 1, max: 2 } }], table);
  expect(pending).toMatchObject({ about: 'choose up to 2', min: 1, max: 2, hidden: false });
  expect(begin([creatures], table).pending).toMatchObject({ about: 'choose one', min: 1, max: 1 });
  // All three, whoever would choose; but "up to three" is a choice.
  expect(chosen(follow([{ ...creatures, count: { min: 3, max: 3 } }], table))).toMatchObject(
    objects(1, 2, 3),
  );
  expect(begin([{ ...creatures, count: { min: 0, max: 3 } }], table).pending).toMatchObject({
    min: 0,
    max: 3,
  });
  // As many as there are, where there are fewer (609.3).
  expect(chosen(follow([{ ...creatures, count: { min: 5, max: 5 } }], table))).toMatchObject(
    objects(1, 2, 3),
  );
  // None at all.
  expect(chosen(follow([{ ...creatures, count: { min: 0, max: 0 } }], table))).toMatchObject(objects());
});

test('608.2d: no two with the same mana value, where that is said', () => {
  const placed = [worth('One', '{1}'), worth('Uno', '{W}'), worth('Two', '{2}')];
  const each: Choose = { ...creatures, count: { min: 0, max: 3 } };
  expect(begin([{ ...each, different: 'manaValue' }], { placed }).pending).toMatchObject({
    max: 2,
    different: { what: 'mana value', values: [1, 1, 2] },
  });
  const { pending } = begin([each], { placed });
  expect(pending).toMatchObject({ max: 3 });
  expect(pending).not.toHaveProperty('different');
  const game = begin([{ ...each, different: 'manaValue' }], { placed });
  expect(() => reply(game, [0, 1])).toThrow();
  expect(chosen(reply(game, [1, 2]))).toMatchObject(objects(2, 3));
});

test('608.2d: players may be chosen beside objects; each is another', () => {
  const either: Choose = { ...creatures, orPlayers: 'opponents', count: { min: 1, max: 1 } };
  const table = { placed: [{ card: bear }], players: 3 };
  const game = begin([either], table);
  expect(game.pending).toMatchObject({ options: [{ object: 1 }, { player: 1 }, { player: 2 }] });
  expect(chosen(reply(game, [2]))).toMatchObject({
    named: { chosen: { objects: [], players: [2], amount: 1, did: true } },
  });
  // Two players have no mana value that could be the same.
  expect(
    begin([{ ...either, different: 'manaValue', count: { min: 0, max: 3 } }], table).pending,
  ).toMatchObject({ max: 3 });
});

test('701.3a: only what something can be attached to is chosen for it', () => {
  const from: Filter = { controller: 'you' };
  const placed = [
    { card: bear },
    { card: creature('Ox') },
    { card: card('Relic', { types: ['artifact'] }) },
    { card: card('Sword', { types: ['artifact'], subtypes: ['Equipment'] }) },
  ];
  const options = (more: Partial<Choose>, self = 4) => {
    const { pending } = begin([{ ...creatures, from, ...more }], { placed, scope: { self } });
    return pending?.kind === 'choose' ? pending.options : [];
  };
  expect(options({})).toHaveLength(4);
  // An Equipment: creatures, and nothing else.
  expect(options({ canHaveAttached: 'self' })).toEqual([{ object: 1 }, { object: 2 }]);
});

test('701.9b: what is chosen at random nobody is asked about', () => {
  const table = { placed: cards('graveyard', 'A', 'B', 'C', 'D') };
  const random: Choose = {
    ...creatures,
    from: { zone: 'graveyard' },
    count: { min: 2, max: 2 },
    atRandom: true,
  };
  const { atRandom: _, ...asked } = random;
  expect(chosen(follow([random], table))).toMatchObject({ named: { chosen: { amount: 2, did: true } } });
  expect(begin([asked], table).pending).toMatchObject({ min: 2, max: 2 });
});

test('608.2d: only those of some objects that are like this, where they are; what has left isn’t there', () => {
  const placed = [
    { card: bear },
    { card: card('Relic', { types: ['artifact'] }) },
    { card: creature('Ox') },
    { card: creature('Rat'), zone: 'hand' as const },
  ];
  const these: Instruction = {
    do: 'choose',
    from: { among: { target: 0 }, like: { type: 'creature' } },
    count: { min: 0, max: 3 },
  };
  const situation = { placed, chosen: [[1, 2, 3, 4].map((object) => ({ object }))] };
  expect(begin([these], situation).pending).toMatchObject({
    options: [{ object: 1 }, { object: 3 }, { object: 4 }],
    // One of them is in a hand.
    hidden: true,
  });
  expect(begin([{ do: 'destroy', what: { target: 0 } }, these], situation).pending).toMatchObject({
    options: [{ object: 4 }],
  });
  expect(begin([these], { placed, chosen: [[{ object: 1 }, { object: 3 }]] }).pending).toMatchObject({
    hidden: false,
  });
  // A description that says "among these" and more is one of the battlefield.
  const described: Instruction = {
    do: 'choose',
    from: { among: { target: 0 }, type: 'creature' },
    count: { min: 0, max: 3 },
  };
  expect(begin([described], situation).pending).toMatchObject({ options: [{ object: 1 }, { object: 3 }] });
});

test('101.4: each player chooses for themselves, in APNAP order', () => {
  const game = begin(
    [
      {
        do: 'choose',
        who: 'everyone',
        from: { type: 'creature', controller: 'they' },
        count: { min: 1, max: 1 },
        as: 'chosen',
      },
    ],
    {
      placed: [
        { card: bear },
        { card: creature('Ox') },
        { card: bear, owner: 1 },
        { card: creature('Rat'), owner: 1 },
      ],
    },
  );
  expect(game.pending).toMatchObject({ player: 0, options: [{ object: 1 }, { object: 2 }] });
  reply(game, [1]);
  expect(game.pending).toMatchObject({ player: 1, options: [{ object: 3 }, { object: 4 }] });
  expect(chosen(reply(game, [0]))).toMatchObject(objects(2, 3));
});

test('101.4: each player chooses a player', () => {
  const game = begin([{ do: 'choosePlayer', who: 'everyone', from: 'everyoneElse', as: 'chosen' }], {
    players: 3,
  });
  expect(game.pending).toMatchObject({ player: 0, min: 1, max: 1 });
  const { pending } = game;
  expect(pending?.kind === 'choose' && pending.options).toEqual([{ player: 1 }, { player: 2 }]);
});

test('607.2d: what is chosen is asked for in words, and kept as words', () => {
  const asks = (
    what: ChooseValue['what'],
    more: Partial<ChooseValue> = {},
    ...answers: readonly unknown[]
  ) => {
    const instruction: Instruction = { do: 'chooseValue', what, link: 'chosen', ...more };
    const situation = {
      placed: [
        { card: bear },
        { card: creature('Ox', 2, 2, { back: creature('Great Ox') }), zone: 'graveyard' as const },
        { card: bear, zone: 'graveyard' as const },
        { card: bear, zone: 'graveyard' as const },
      ],
      scope: { self: 1 },
    };
    const { pending } = begin([instruction], situation);
    const values =
      answers.length === 0 ? null : follow([instruction], { ...situation, answers }).objects[1]?.links.chosen;
    return [
      pending?.about,
      pending?.kind === 'option' ? pending.options.slice(0, 3) : pending?.kind,
      values?.values,
    ];
  };
  expect(asks('color', {}, 1)).toEqual(['choose a color', ['white', 'blue', 'black'], ['U']]);
  expect(asks('creatureType', {}, 1)).toEqual([
    'choose a creature type',
    expect.arrayContaining(['Advisor']),
    [expect.any(String)],
  ]);
  expect(asks('cardType', {}, 0)[0]).toBe('choose a card type');
  expect(asks('basicLandType', {}, 2)).toEqual([
    'choose a basic land type',
    ['Plains', 'Island', 'Swamp'],
    ['Swamp'],
  ]);
  expect(asks('number', {}, 12)).toEqual(['choose a number', 'number', [12]]);
  expect(asks({ oneOf: ['odd', 'even'] }, {}, 1)).toEqual(['choose one', ['odd', 'even'], ['even']]);
  // 201.4: any card's name, that of a back face as well; or only of what is described, each name once.
  expect(asks('cardName', {}, 'Great Ox')).toEqual(['choose a card name', 'cardName', ['Great Ox']]);
  expect(asks('cardName', { among: { zone: 'graveyard' } }, 1)).toEqual([
    'choose a card name',
    ['Bear', 'Ox'],
    ['Ox'],
  ]);
  expect(asks('cardName', { among: { zone: 'hand' } })).toEqual([undefined, undefined, undefined]);
});

test('607.2f: several players choose, each is kept with what they chose', () => {
  const choose = (who?: 'everyone'): Instruction => ({
    do: 'chooseValue',
    what: { oneOf: ['time', 'money'] },
    link: 'votes',
    ...(who && { who }),
  });
  const votes = (instruction: Instruction, ...answers: readonly number[]) =>
    follow([instruction], { placed: [{ card: bear }], scope: { self: 1 }, answers }).objects[1]?.links.votes;
  expect(votes(choose('everyone'), 1, 0)).toMatchObject({ values: ['money', 'time'], players: [0, 1] });
  expect(votes(choose(), 1)).toMatchObject({ values: ['money'], players: [] });
});

test('607.2d: what was chosen before is kept beside it, unless the text speaks of this choice alone', () => {
  const choose = (anew: boolean): Instruction => ({
    do: 'chooseValue',
    what: { oneOf: ['odd', 'even'] },
    link: 'chosen',
    ...(anew && { anew: true }),
  });
  const twice = (anew: boolean) =>
    follow([choose(anew), choose(anew)], { placed: [{ card: bear }], scope: { self: 1 }, answers: [0, 1] })
      .objects[1]?.links.chosen?.values;
  expect([twice(false), twice(true)]).toEqual([['odd', 'even'], ['even']]);
});

test('608.2c: the number that was chosen is the amount; a word is none', () => {
  const amount = (what: ChooseValue['what'], answer: number) =>
    follow([{ do: 'chooseValue', what, link: 'chosen', as: 'number' }], {
      placed: [{ card: bear }],
      scope: { self: 1 },
      answers: [answer],
    }).returned;
  expect(amount('number', 6)).toMatchObject({ named: { number: { amount: 6, did: true } } });
  expect(amount('color', 1)).toMatchObject({ named: { number: { amount: 0, did: true } } });
});

test('607.2e: the types of the mana spent are noted, one for each', () => {
  const spent = (...types: readonly ('G' | 'W')[]) =>
    follow([{ do: 'note', what: 'typesOfManaSpent', link: 'noted', as: 'noted' }], {
      placed: [{ card: bear }],
      scope: {
        self: 1,
        choices: {
          ...noChoices,
          manaSpent: types.map((type) => ({
            type,
            source: null,
            snow: false,
            spendOnly: null,
            lasts: false,
          })),
        },
      },
    });
  expect(spent('G', 'W').objects[1]?.links.noted?.values).toEqual(['G', 'W']);
  expect(spent('G').returned).toMatchObject({ named: { noted: { did: true } } });
  expect(events(spent(), 'link')).toEqual([]);
  expect(spent().returned).toMatchObject({ named: { noted: { did: false } } });
});
