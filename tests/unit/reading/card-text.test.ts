import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { inDataWords } from '../../../machines/reading/saying/data-words.ts';
import {
  abilityText,
  cardText,
  copyExceptionsText,
  costText,
  faceParagraphs,
} from '../../../machines/reading/saying/index.ts';
import type { Ability, CardDefinition, TokenDefinition } from '../../../machines/rules/index.ts';
import { expansion } from '../../../machines/rules/state/text.ts';

putRulesTogether();

const guard: CardDefinition = { name: 'Guard', types: ['creature'], power: 1, toughness: 1 };
const drawing: Ability = {
  kind: 'activated',
  cost: [{ pay: 'tap' }, { pay: 'sacrifice', what: 'self' }],
  effect: [{ do: 'draw', count: 1 }],
};
const dying: Ability = {
  kind: 'triggered',
  when: [{ on: 'dies', object: 'self' }],
  effect: [{ do: 'draw', count: 1 }],
};

const known = (name: string): CardDefinition => {
  const card = cards[name];
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card;
};

describe('the text of an ability', () => {
  test.each([
    ['this creature', guard],
    ['this Equipment', { ...guard, types: ['artifact'], subtypes: ['Equipment'] }],
    ['Guard', { ...guard, supertypes: ['legendary'] }],
  ] as const)('calls its object “%s”', (self, face: CardDefinition) => {
    expect(abilityText(drawing, { ...face, abilities: [drawing] })).toBe(
      `{T}, Sacrifice ${self}: Draw a card.`,
    );
  });

  test('calls it “this permanent” where nobody knows what it is', () => {
    expect(abilityText(drawing, null)).toBe('{T}, Sacrifice this permanent: Draw a card.');
  });

  test('that a spell or an Aura gives is that of what it is given to', () => {
    const spell: CardDefinition = { name: 'Zap', types: ['instant'] };
    expect(abilityText(dying, spell)).toBe('When this creature dies, draw a card.');
    const aura: CardDefinition = {
      name: 'Veil',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [{ kind: 'keyword', keyword: 'enchant', object: { type: 'land' } }],
    };
    expect(abilityText(drawing, aura)).toBe('{T}, Sacrifice this land: Draw a card.');
  });

  test('that a token has is that of the token', () => {
    const goblin: TokenDefinition = {
      types: ['creature'],
      subtypes: ['Goblin'],
      colors: ['R'],
      power: 1,
      toughness: 1,
      abilities: [dying],
    };
    const shrine: CardDefinition = {
      name: 'Shrine',
      types: ['enchantment'],
      abilities: [{ ...drawing, effect: [{ do: 'create', token: goblin }] }],
    };
    expect(cardText(shrine)).toBe(
      '{T}, Sacrifice this enchantment: Create a 1/1 red Goblin creature token with "When this creature dies, draw a card."',
    );
    expect(cardText(known('Nahiri, the Lithomancer'))).toContain(
      '"Equipped creature gets +5/+5 and has double strike," and equip {0}.',
    );
  });

  test('that is said together with another is what both say', () => {
    const siege = known('Palace Siege');
    const texts = new Set(siege.abilities?.map((one) => abilityText(one, siege)));
    expect([...texts].join('\n')).toBe(cardText(siege));
  });
});

describe('what a keyword stands for', () => {
  const standsFor = (keyword: string, more = {}): readonly string[] =>
    expansion({ kind: 'keyword', keyword, ...more }).map((one) => abilityText(one, guard));

  test('is said as it would be written without the keyword', () => {
    expect(standsFor('prowess')).toEqual([
      'Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.',
    ]);
    expect(standsFor('modular', { n: 2 })).toEqual([
      'This creature enters with two +1/+1 counters on it.',
      'When this creature is put into a graveyard from the battlefield, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this creature.',
    ]);
  });

  test('and where no phrases say it by the keyword, and by what it does', () => {
    expect(standsFor('evolve')).toEqual(['Evolve — Put a +1/+1 counter on this creature.']);
    expect(standsFor('storm')).toEqual(['Storm']);
  });

  test('is never said as data on a known card', () => {
    const keywords = Object.values(cards).flatMap((card) =>
      (card.abilities ?? []).flatMap((one) => (one.kind === 'keyword' ? [{ card, one }] : [])),
    );
    const asData = keywords.flatMap(({ card, one }) =>
      expansion(one)
        .filter(({ kind }) => kind !== 'spell')
        .map((ability) => abilityText(ability, card))
        .filter((text) => /^‹/.test(text)),
    );
    expect(asData).toEqual([]);
  });
});

describe('parts in words of their own', () => {
  test('costs', () => {
    expect(costText([{ pay: 'mana', cost: '{2}{R}' }])).toBe('{2}{R}');
    expect(costText([{ pay: 'tap' }, { pay: 'discard', what: { type: 'land' } }])).toBe(
      '{T}, Discard a land card',
    );
    expect(costText([])).toBe('');
  });

  test('exceptions of a copy (707.9)', () => {
    expect(copyExceptionsText([], guard)).toBe('');
    expect(
      copyExceptionsText(
        [
          { change: 'addSubtypes', subtypes: ['Illusion'] },
          { change: 'addAbilities', abilities: [dying] },
        ],
        guard,
      ),
    ).toBe(
      ', except it\'s an Illusion in addition to its other types and it has "When this creature dies, draw a card."',
    );
  });
});

describe('what a card’s text is like', () => {
  test('keywords that nothing parts are in one line', () => {
    expect(faceParagraphs(known('Akroma, Angel of Wrath'))).toEqual([
      'Flying, first strike, vigilance, trample, haste, protection from black and from red',
    ]);
    expect(cardText(known('Grizzly Bears'))).toBe('');
  });

  test('it has the phrases that its definition names, among those that say the same', () => {
    const { wording, ...unworded } = known('Elder of Laurels');
    expect(wording).toBeDefined();
    expect(cardText(known('Elder of Laurels'))).toContain('gets +X/+X until end of turn, where X is');
    expect(cardText(unworded)).toContain('gets +1/+1 until end of turn for each');
  });

  describe('a definition chooses, and only where it means the same,', () => {
    test('how instructions in a row are joined', () => {
      const { wording: _wording, ...plain } = known('Capricopian');
      expect(cardText(plain)).toContain('Put a +1/+1 counter on this creature. You may reselect');
      expect(cardText(known('Capricopian'))).toContain('on this creature, then you may reselect');
    });

    test('a phrase in some sentences', () => {
      const { wording: _wording, ...plain } = known('Rally the Ancestors');
      expect(cardText(plain)).toContain('Exile them at the beginning');
      expect(cardText(known('Rally the Ancestors'))).toContain('Exile those creatures at the beginning');
      const elsewhere = [{ phrase: 'those <noun:nounsMeant>', in: 'draw' }];
      expect(cardText({ ...plain, wording: elsewhere })).toBe(cardText(plain));
    });

    test('a word of those that say the same', () => {
      const { wording = [], ...plain } = known('Deadbridge Chant');
      const others = wording.filter((one) => typeof one === 'string');
      expect(cardText({ ...plain, wording: others })).toContain('at random from your graveyard');
      expect(cardText(known('Deadbridge Chant'))).toContain('at random in your graveyard');
    });
  });

  test('what becomes something is said so, whether or not it gains something as well', () => {
    const becoming = (abilities: readonly Ability[]): string =>
      cardText({
        ...guard,
        abilities: [
          {
            kind: 'activated',
            cost: [{ pay: 'tap' }],
            targets: [{ objects: { type: 'creature' } }],
            effect: [
              {
                do: 'modify',
                what: { target: 0 },
                changes: [
                  { change: 'setTypes', types: ['creature'] },
                  { change: 'setSubtypes', subtypes: ['Dragon'] },
                  { change: 'setColors', colors: ['R'] },
                  { change: 'setPowerToughness', power: 4, toughness: 4 },
                  ...(abilities.length === 0 ? [] : [{ change: 'addAbilities' as const, abilities }]),
                ],
                until: 'untilEndOfTurn',
              },
            ],
          },
        ],
      });
    const dragon = '{T}: Target creature becomes a 4/4 red Dragon creature';
    expect(becoming([])).toBe(`${dragon} until end of turn.`);
    expect(becoming([{ kind: 'keyword', keyword: 'flying' }])).toBe(
      `${dragon} with flying until end of turn.`,
    );
  });

  test('what no phrase says is said as data, after its cost or event in words', () => {
    const odd: Ability = {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'manifest', what: 'attached' }],
      targets: [{ players: 'any' }],
    };
    const texts = faceParagraphs({ ...guard, abilities: [odd, dying] });
    expect(texts).toEqual([
      '{T}: ‹targets: (players: any); effect: manifest (what: attached)›',
      'When this creature dies, draw a card.',
    ]);
    expect(inDataWords({ on: 'drawSeveral', who: 'you', of: ['a', 2] })).toBe(
      'draw several (who: you; of: a, 2)',
    );
  });
});
