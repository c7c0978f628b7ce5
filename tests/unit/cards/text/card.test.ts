import { describe, expect, test } from 'vitest';
import { abilityText, cardText, faceParagraphs } from '../../../../machines/rules/abilities/text/index.ts';
import type {
  Ability,
  CardDefinition,
  FaceDefinition,
  Mode,
  Quantity,
  TokenDefinition,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, aura, burst, creature, drawing, guard, oneCreature } from './say.ts';

const keyword = (name: string, parts: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => ({
  kind: 'keyword',
  keyword: name,
  ...parts,
});
const tapping: Ability = {
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effect: [{ do: 'untap', what: 'self' }],
};

describe('how an object calls itself', () => {
  const called = (face: Partial<FaceDefinition>): string =>
    abilityText(tapping, { name: 'Odd, the Even', types: ['artifact'], ...face }).replace(
      /^\{T\}: Untap (.*)\.$/,
      '$1',
    );
  test.each([
    ['this creature', { types: ['creature'] }],
    ['this creature', { types: ['artifact', 'creature'] }],
    ['this planeswalker', { types: ['planeswalker'] }],
    ['this battle', { types: ['battle'] }],
    ['this land', { types: ['land'] }],
    ['this land', { types: ['artifact', 'land'] }],
    ['this artifact', { types: ['artifact'] }],
    ['this artifact', { types: ['artifact', 'enchantment'] }],
    ['this enchantment', { types: ['enchantment'] }],
    ['this Aura', { types: ['enchantment'], subtypes: ['Aura'] }],
    ['this Equipment', { types: ['artifact'], subtypes: ['Equipment'] }],
    ['this Vehicle', { types: ['artifact'], subtypes: ['Vehicle'] }],
    ['this Saga', { types: ['enchantment'], subtypes: ['Saga'] }],
    ['this Class', { types: ['enchantment'], subtypes: ['Class'] }],
    ['Odd', { supertypes: ['legendary'] }],
    ['Odd', { name: 'Odd of the Evens', supertypes: ['legendary'] }],
    ['Odd One', { name: 'Odd One', supertypes: ['legendary'] }],
    ['this artifact', { supertypes: ['snow'] }],
    ['Odd, the Even', { types: ['instant'] }],
    ['Odd, the Even', { types: ['sorcery'], supertypes: ['legendary'] }],
  ] as readonly (readonly [string, Partial<FaceDefinition>])[])('%s', (text, face) => {
    expect(called(face)).toBe(text);
  });

  test('a token without a name', () => {
    const token: TokenDefinition = { types: ['artifact'], supertypes: ['legendary'] };
    expect(abilityText(tapping, token)).toBe('{T}: Untap this artifact.');
    expect(abilityText(tapping, { types: ['creature'] })).toBe('{T}: Untap this creature.');
  });

  test('a card, where only a card has the ability', () => {
    const from = (parts: Partial<Extract<Ability, { kind: 'activated' }>>) =>
      ability({
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{1}' }],
        effect: [{ do: 'reveal', what: 'self' }],
        ...parts,
      });
    expect(from({ functionsIn: ['hand'] })).toBe('{1}: Reveal this card.');
    expect(from({})).toBe('{1}: Reveal this creature.');
    expect(from({ functionsIn: ['hand', 'battlefield'] })).toBe('{1}: Reveal this creature.');
    expect(from({ functionsIn: ['stack'] })).toBe('{1}: Reveal this creature.');
    expect(from({ cost: [{ pay: 'discard', what: 'self' }] })).toBe('Discard this card: Reveal this card.');
    expect(
      abilityText(
        {
          kind: 'activated',
          cost: [{ pay: 'mana', cost: '{1}' }],
          effect: [{ do: 'reveal', what: 'self' }],
          functionsIn: ['graveyard'],
        },
        { ...guard, supertypes: ['legendary'] },
      ),
    ).toBe('{1}: Reveal Guard.');
    expect(
      ability({
        kind: 'static',
        functionsIn: ['graveyard'],
        rules: [{ rule: 'cant', what: 'beSacrificed' }],
      }),
    ).toBe("This card can't be sacrificed.");
  });
});

describe('how it calls what it is attached to', () => {
  const attached = (face: Partial<CardDefinition>): string =>
    abilityText(
      { kind: 'static', affects: 'attached', rules: [{ rule: 'cant', what: 'block' }] },
      { name: 'Veil', types: ['enchantment'], subtypes: ['Aura'], ...face },
    ).replace(" can't block.", '');
  test.each([
    ['Enchanted creature', { abilities: [keyword('enchant', { object: creature })] }],
    [
      'Enchanted creature',
      {
        abilities: [
          keyword('flash'),
          keyword('enchant', { object: { type: 'creature', controller: 'you' } }),
        ],
      },
    ],
    [
      'Enchanted Forest',
      { abilities: [keyword('enchant', { object: { type: 'land', subtype: 'Forest' } })] },
    ],
    ['Enchanted permanent', { abilities: [keyword('enchant', { object: {} })] }],
    [
      'Enchanted permanent',
      { abilities: [keyword('enchant', { object: { anyType: ['creature', 'land'] } })] },
    ],
    ['Enchanted player', { abilities: [keyword('enchant', { player: 'any' })] }],
    ['Enchanted opponent', { abilities: [keyword('enchant', { player: 'opponent' })] }],
    ['Enchanted permanent', {}],
    ['Equipped creature', { subtypes: ['Equipment'] }],
    ['Equipped creature', { subtypes: ['Equipment'], abilities: [keyword('flash'), tapping] }],
  ] as readonly (readonly [string, Partial<CardDefinition>])[])('%s', (text, face) => {
    expect(attached(face)).toBe(text);
  });
});

describe('modes', () => {
  const options: readonly Mode[] = [
    { effect: [drawing] },
    { targets: [oneCreature], effect: [{ do: 'destroy', what: { target: 0 } }] },
  ];
  const modal = (min: Quantity, max: Quantity, more: readonly Mode[] = [], sameTwice?: true) =>
    ability(
      {
        kind: 'spell',
        modes: { choose: { min, max, ...(sameTwice ? { sameTwice } : {}) }, options: [...options, ...more] },
      },
      burst,
    );
  const both = '\n• Draw a card.\n• Destroy target creature.';
  test('how many are chosen', () => {
    expect(modal(1, 1)).toBe(`Choose one —${both}`);
    expect(modal(2, 2)).toBe(`Choose two —${both}`);
    expect(modal(1, 2)).toBe(`Choose one or both —${both}`);
    expect(modal(0, 1)).toBe(`Choose up to one —${both}`);
    expect(modal(0, { number: 'x' })).toBe(`Choose up to X —${both}`);
    expect(modal({ number: 'x' }, { number: 'x' })).toBe(`Choose X —${both}`);
    expect(modal(1, 3, [{ effect: [drawing] }])).toBe(`Choose one or more —${both}\n• Draw a card.`);
    expect(modal(1, 2, [{ effect: [drawing] }])).toBe(`Choose one or two —${both}\n• Draw a card.`);
    expect(modal(2, 2, [], true)).toBe(`Choose two. You may choose the same mode more than once.${both}`);
  });

  test('with costs, after instructions, in other abilities', () => {
    expect(modal(1, 1, [{ cost: [{ pay: 'mana', cost: '{2}' }], effect: [drawing] }])).toBe(
      `Choose one —${both}\n• {2} — Draw a card.`,
    );
    expect(
      ability(
        {
          kind: 'spell',
          effect: [{ do: 'perform', action: 'scry', n: 1 }],
          modes: { choose: { min: 1, max: 1 }, options },
        },
        burst,
      ),
    ).toBe(`Scry 1. Choose one —${both}`);
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        modes: { choose: { min: 1, max: 1 }, options },
        effect: [],
      }),
    ).toBe(`When this creature enters, choose one —${both}`);
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        modes: { choose: { min: 1, max: 1, by: 'opponent' }, options },
        effect: [],
      }),
    ).toBe(`When this creature enters, an opponent chooses one —${both}`);
    expect(
      ability({
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        modes: { choose: { min: 1, max: 1 }, options },
        effect: [],
      }),
    ).toBe(`{T}: Choose one —${both}`);
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        modes: {
          choose: { min: 1, max: 1 },
          options: [{ effect: [{ do: 'untap', what: 'self' }] }, { effect: [{ do: 'tap', what: 'self' }] }],
        },
        effect: [],
      }),
    ).toBe('When this creature enters, choose one —\n• Untap it.\n• Tap it.');
    expect(modal(1, 1, [{ targets: [oneCreature], effect: [{ do: 'tap', what: { target: 0 } }] }])).toBe(
      `Choose one —${both}\n• Tap target creature.`,
    );
  });
});

describe('limits on activating', () => {
  test.each([
    ['Activate only as a sorcery.', { timing: 'sorcery' }],
    ['Activate only as an instant.', { timing: 'instant' }],
    ['Activate only during your upkeep.', { timing: { during: 'upkeep', whose: 'you' } }],
    ['Activate only during the declare attackers step.', { timing: { during: 'declareAttackers' } }],
    ['Activate only once each turn.', { timesEachTurn: 1 }],
    ['Activate no more than twice each turn.', { timesEachTurn: 2 }],
    ['Activate no more than three times each turn.', { timesEachTurn: 3 }],
    [
      'Activate only if you control a creature.',
      { onlyIf: { holds: 'exists', what: { type: 'creature', controller: 'you' } } },
    ],
    ["X can't be 0.", { leastX: 1 }],
    ['Any player may activate this ability.', { by: 'everyone' }],
    ['Only your opponents may activate this ability.', { by: 'opponents' }],
    ['Activate only as a sorcery. Activate only once each turn.', { timing: 'sorcery', timesEachTurn: 1 }],
  ] as const)('%s', (text, limits) => {
    expect(ability({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing], limits })).toBe(
      `{T}: Draw a card. ${text}`,
    );
  });
  test('none, and words around', () => {
    expect(ability({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing], limits: {} })).toBe(
      '{T}: Draw a card.',
    );
    expect(
      ability({
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effect: [drawing],
        cantBeCountered: true,
        abilityWord: 'Grim',
      }),
    ).toBe("Grim — {T}: Draw a card. This ability can't be countered.");
  });
});

describe('keywords', () => {
  test.each([
    ['Flying', keyword('flying')],
    ['Bushido 2', keyword('bushido', { n: 2 })],
    ['Ward {2}', keyword('ward', { cost: [{ pay: 'mana', cost: '{2}' }] })],
    ['Ward—Pay 3 life.', keyword('ward', { cost: [{ pay: 'life', amount: 3 }] })],
    [
      'Ward—{2}, Pay 3 life.',
      keyword('ward', {
        cost: [
          { pay: 'mana', cost: '{2}' },
          { pay: 'life', amount: 3 },
        ],
      }),
    ],
    ['Kicker—Sacrifice a creature.', keyword('kicker', { cost: [{ pay: 'sacrifice', what: creature }] })],
    ['Protection from red', keyword('protection', { quality: 'red', object: { color: 'R' } })],
    ['Protection from artifacts', keyword('protection', { object: { type: 'artifact' } })],
    ['Hexproof from black', keyword('hexproof', { quality: 'black', object: { color: 'B' } })],
    ['Enchant creature', keyword('enchant', { object: creature })],
    ['Enchant player', keyword('enchant', { player: 'any' })],
    ['Enchant opponent', keyword('enchant', { player: 'opponent' })],
    ['Affinity for artifacts', keyword('affinity', { object: { type: 'artifact' } })],
    ['Equip {1}', keyword('equip', { cost: [{ pay: 'mana', cost: '{1}' }] })],
  ] as readonly (readonly [string, Ability])[])('%s', (text, one) => {
    expect(ability(one)).toBe(text);
  });

  test('those of a line, and those of their own', () => {
    const said = (...abilities: readonly Ability[]) => faceParagraphs({ ...guard, abilities });
    expect(said(keyword('flying'), keyword('vigilance'))).toEqual(['Flying, vigilance']);
    expect(
      said(
        keyword('flying'),
        keyword('ward', { cost: [{ pay: 'mana', cost: '{2}' }] }),
        keyword('vigilance'),
      ),
    ).toEqual(['Flying', 'Ward {2}', 'Vigilance']);
    expect(said(keyword('enchant', { object: creature }), keyword('flash'))).toEqual([
      'Enchant creature',
      'Flash',
    ]);
    expect(said(tapping, keyword('flying'))).toEqual(['{T}: Untap this creature.', 'Flying']);
    expect(
      said(keyword('protection', { quality: 'black' }), keyword('protection', { quality: 'red' })),
    ).toEqual(['Protection from black and from red']);
    expect(
      said(keyword('protection', { quality: 'black' }), keyword('hexproof', { quality: 'red' })),
    ).toEqual(['Protection from black, hexproof from red']);
    expect(said(keyword('bushido', { n: 1 }), keyword('bushido', { n: 2 }))).toEqual([
      'Bushido 1, bushido 2',
    ]);
    expect(
      said({
        kind: 'spell',
        modes: { choose: { min: 1, max: 1 }, options: [{ effect: [drawing] }, { effect: [drawing] }] },
      }),
    ).toEqual(['Choose one —', '• Draw a card.', '• Draw a card.']);
    expect(said()).toEqual([]);
    expect(faceParagraphs(guard)).toEqual([]);
    expect(cardText({ ...guard, abilities: [keyword('flying'), tapping] })).toBe(
      'Flying\n{T}: Untap this creature.',
    );
  });

  test('two abilities that give the same are one sentence, and no others', () => {
    const guarded = keyword('hexproof');
    const toYou: Ability = {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'playerHas', ability: guarded }],
    };
    const toYours = (given: Ability): Ability => ({
      kind: 'static',
      affects: { all: { controller: 'you' } },
      changes: [{ change: 'addAbilities', abilities: [given] }],
    });
    expect(faceParagraphs({ ...guard, abilities: [toYou, toYours(guarded)] })).toEqual([
      'You and permanents you control have hexproof.',
    ]);
    expect(faceParagraphs({ ...guard, abilities: [toYou, toYours(keyword('shroud'))] })).toEqual([
      'You have hexproof.',
      'Permanents you control have shroud.',
    ]);
  });

  test('303.4a: what becomes an Aura has what it enchants, and speaks of that', () => {
    const enchanting = keyword('enchant', { object: creature });
    const becomes: Ability = {
      kind: 'triggered',
      when: [{ on: 'dies', object: 'self' }],
      effect: [
        {
          do: 'move',
          what: 'self',
          to: {
            zone: 'battlefield',
            with: {
              changes: [
                { change: 'setTypes', types: ['enchantment'] },
                { change: 'setSubtypes', subtypes: ['Aura'] },
                { change: 'removeAllAbilities' },
                {
                  change: 'addAbilities',
                  abilities: [
                    enchanting,
                    {
                      kind: 'static',
                      affects: 'attached',
                      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
                    },
                  ],
                },
              ],
            },
          },
        },
      ],
    };
    expect(ability(becomes)).toBe(
      'When this creature dies, return it to the battlefield. It\'s an Aura enchantment with enchant creature and "Enchanted creature gets +1/+1," and it loses all other abilities.',
    );
  });

  test('a planeswalker that is a creature on your turn is one still', () => {
    const walker = { ...guard, types: ['planeswalker'] as const };
    const changes = [
      { change: 'addTypes', types: ['creature'] },
      { change: 'addSubtypes', subtypes: ['Soldier'] },
      { change: 'setPowerToughness', power: 4, toughness: 4 },
      { change: 'addAbilities', abilities: [keyword('indestructible')] },
    ] as const;
    const said = (face: typeof guard) =>
      abilityText({ kind: 'static', if: { holds: 'turnOf', who: 'you' }, changes }, face);
    expect(said(walker)).toBe(
      "As long as it's your turn, this planeswalker is a 4/4 Soldier creature with indestructible that's still a planeswalker.",
    );
    expect(said({ ...guard, types: ['artifact'] })).toBe(
      "As long as it's your turn, this artifact is a 4/4 Soldier creature with indestructible.",
    );
    const prevents: Ability = {
      kind: 'static',
      if: { holds: 'turnOf', who: 'you' },
      replaces: { event: { would: 'dealDamage', to: 'self', atOnce: true }, prevent: true },
    };
    expect(abilityText(prevents, walker)).toBe(
      'Prevent all damage that would be dealt to this planeswalker during your turn.',
    );
  });

  test('714.2c: chapters that differ in nothing but their number are one', () => {
    const chapter = (n: number, count: number) => keyword('chapter', { n, effect: [{ do: 'draw', count }] });
    expect(faceParagraphs({ ...guard, abilities: [chapter(1, 1), chapter(2, 1), chapter(3, 2)] })).toEqual([
      'I, II — Draw a card.',
      'III — Draw two cards.',
    ]);
  });
});

describe('an ability within an ability', () => {
  test('of an Aura, of a spell', () => {
    const gives: Ability = {
      kind: 'static',
      affects: 'attached',
      changes: [{ change: 'addAbilities', abilities: [tapping] }],
    };
    expect(abilityText(gives, aura)).toBe('Enchanted creature has "{T}: Untap this creature."');
    expect(
      abilityText(
        {
          kind: 'spell',
          targets: [oneCreature],
          effect: [
            {
              do: 'modify',
              what: { target: 0 },
              changes: [{ change: 'addAbilities', abilities: [tapping] }],
              until: 'untilEndOfTurn',
            },
          ],
        },
        burst,
      ),
    ).toBe('Until end of turn, target creature gains "{T}: Untap this creature."');
  });
});
