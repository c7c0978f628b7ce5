import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { readCard } from '../../../machines/reading/index.ts';
import { ofCreature, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

const read = (oracleText: string, types: readonly string[] = ['Sorcery']) =>
  readCard({ name: 'Tried Card', supertypes: [], types, subtypes: [], oracleText });
/** What a sorcery of this text does, or that it isn't read. */
const effectOf = (text: string) => {
  const reading = read(text);
  const [ability] = 'card' in reading ? (reading.card.abilities ?? []) : [];
  return ability?.kind === 'spell' ? ability.effect : reading.verdict;
};

describe('tokens', () => {
  test('are read by their names, with what those stand for', () => {
    expect(effectOf('Create two tapped Gold tokens.')).toMatchObject([
      {
        do: 'create',
        count: 2,
        tapped: true,
        token: { subtypes: ['Gold'], abilities: [{ kind: 'activated' }] },
      },
    ]);
    expect(effectOf('Create two tapped Silver tokens.')).toBe('declined');
  });

  test('have a size of their own only where they have one', () => {
    expect(effectOf('Create an X/X green Ooze creature token.')).toMatchObject([
      { token: { power: '*', toughness: '*' }, size: { power: { number: 'x' }, toughness: { number: 'x' } } },
    ]);
    const [plain] = effectOf('Create a 2/1 red Ogre creature token.') ?? [];
    expect(plain).not.toHaveProperty('size');
  });

  test('copy what is said', () => {
    expect(effectOf('Create a tapped token that’s a copy of target land.')).toMatchObject([
      { do: 'createCopy', of: { target: 0 }, tapped: true },
    ]);
  });
});

describe('cards that are looked at', () => {
  test('are taken from among, and the rest is what stays', () => {
    expect(
      effectOf(
        'Look at the top six cards of your library. Put two of them into your hand and the rest on the bottom of your library in any order.',
      ),
    ).toMatchObject([
      { do: 'look', at: { top: 6, of: 'you' }, as: 'seen' },
      { do: 'choose', from: { among: { named: 'seen' } }, count: { min: 2, max: 2 } },
      { do: 'move', to: { zone: 'hand' } },
      { do: 'move', what: { all: { zone: 'library' } }, to: { zone: 'library', position: 'bottom' } },
    ]);
    expect(effectOf('Put two of them into your hand.')).toBe('declined');
  });
});

describe('what is done later', () => {
  test('is about what was spoken of', () => {
    expect(
      effectOf('Create a 3/3 red Ogre creature token. Sacrifice it at the beginning of the next end step.'),
    ).toMatchObject([
      { do: 'create', as: 'created' },
      {
        do: 'delayedTrigger',
        about: { named: 'created' },
        effect: [{ do: 'sacrifice', what: { named: 'about' } }],
      },
    ]);
    expect(effectOf('Draw a card at the beginning of the next end step.')).toMatchObject([
      { do: 'delayedTrigger', effect: [{ do: 'draw', count: 1 }] },
    ]);
  });
});

describe('what becomes a creature', () => {
  test('keeps its types where it is still what it was', () => {
    const text = 'Target land becomes a 2/2 Bear creature until end of turn.';
    expect(effectOf(`${text} It’s still a land.`)).toMatchObject([
      { changes: [{ change: 'addTypes' }, { change: 'addSubtypes' }, { change: 'setPowerToughness' }] },
    ]);
    expect(effectOf(text)).toMatchObject([{ changes: [{ change: 'setTypes' }, {}, {}] }]);
  });
});

describe('who may do something', () => {
  test('pays mana, life, or both', () => {
    const draw = 'If you do, draw a card.';
    expect(effectOf(`You may pay {1} and 2 life. ${draw}`)).toMatchObject([
      { do: 'may', cost: [{ pay: 'mana' }, { pay: 'life', amount: 2 }], then: [{ do: 'draw' }] },
    ]);
  });

  test('is "they" where it isn’t you', () => {
    const may = "Return target artifact to its owner's hand. Its controller may sacrifice a land.";
    const controller = { controllerOf: { target: 0 } };
    expect(effectOf(`${may} If they do, they draw a card.`)).toMatchObject([
      {},
      { do: 'may', who: controller, then: [{ as: 'sacrificed' }] },
      { do: 'if', condition: { holds: 'did', by: 'sacrificed' }, then: [{ do: 'draw', who: controller }] },
    ]);
    expect(effectOf(`${may} If you do, draw a card.`)).toBe('declined');
    expect(effectOf('You may sacrifice a land. If they do, draw a card.')).toBe('declined');
  });

  test('is each of several players', () => {
    expect(ofSorcery("Each opponent may discard a card. If they don't, they lose 3 life.")).toMatchObject([
      {
        effect: [
          { do: 'may', who: 'opponents', then: [{ who: 'they' }], else: [{ do: 'loseLife', who: 'they' }] },
        ],
      },
    ]);
  });

  test('has something done by you', () => {
    expect(effectOf("Target opponent may have you draw a card. If they don't, mill a card.")).toMatchObject([
      {
        do: 'may',
        who: { target: 0 },
        then: [{ do: 'draw', count: 1 }],
        else: [{ do: 'mill', who: 'you' }],
      },
    ]);
  });
});

describe('what is tapped or untapped', () => {
  test('is untapped if it is tapped, and else tapped', () => {
    expect(effectOf('Tap or untap target permanent.')).toMatchObject([
      { condition: { like: { tapped: true } }, then: [{ do: 'untap' }], else: [{ do: 'tap' }] },
    ]);
    expect(effectOf('Tap or untap up to two target permanents.')).toBe('declined');
  });
});

describe('what can’t be regenerated', () => {
  test('is what was destroyed', () => {
    expect(effectOf("Destroy target creature. That creature can't be regenerated.")).toMatchObject([
      { do: 'destroy', cantBeRegenerated: true },
    ]);
    expect(effectOf("Destroy target creature. That land can't be regenerated.")).toBe('declined');
  });
});

test('a size is twice X, and numbers are read up to ninety-nine', () => {
  const minus = { number: 'times', of: [-2, { number: 'x' }] };
  expect(effectOf('All creatures get twice -X/-X until end of turn.')).toMatchObject([
    { changes: [{ power: minus, toughness: minus }] },
  ]);
  expect(effectOf('All creatures get twice -2/-2 until end of turn.')).toBe('declined');
  expect(effectOf('Draw forty-two cards.')).toMatchObject([{ count: 42 }]);
});

test('copies of something are as they are said to be, for each as well', () => {
  expect(
    effectOf("Create a tapped token that's a copy of target land for each Forest you control."),
  ).toMatchObject([{ do: 'createCopy', tapped: true, count: { number: 'count' } }]);
  expect(effectOf("Create a token that's a copy of a land you control.")).toMatchObject([
    { do: 'choose', from: { type: 'land' } },
    { do: 'createCopy' },
  ]);
});

describe('for each player', () => {
  test('each has a target, and what may be done to it is chosen for each: that isn’t understood', () => {
    expect(effectOf('For each opponent, destroy up to one target creature that player controls.')).toEqual([
      { do: 'destroy', what: { target: 0 } },
    ]);
    expect(effectOf('For each opponent, you may destroy target creature that player controls.')).toBe(
      'declined',
    );
  });
});

describe('a card that may be cast', () => {
  const exiled = 'Exile the top card of your library. You may cast it without paying its mana cost';

  test('is asked for what it will be as a spell', () => {
    const then = (like: object) => [{ do: 'exile' }, { do: 'castWithoutPaying', like }];
    expect(effectOf(`${exiled} if it’s an instant or sorcery spell.`)).toMatchObject(
      then({ anyType: ['instant', 'sorcery'] }),
    );
    expect(effectOf(`${exiled} if that spell’s mana value is 4 or less.`)).toMatchObject(
      then({ manaValue: { atMost: 4 } }),
    );
  });

  test('is asked before that for what it is as a card', () => {
    const then = [{ do: 'castWithoutPaying', what: { named: 'exiled' } }];
    expect(effectOf(`${exiled} if its mana value is 4 or less.`)).toMatchObject([{}, { do: 'if', then }]);
    expect(effectOf(`${exiled} if it’s an instant or sorcery card.`)).toMatchObject([{}, { do: 'if', then }]);
  });

  test('is no spell as long as it isn’t cast', () => {
    const asked = 'If it’s an instant spell, draw a card.';
    expect(effectOf(`Exile the top card of your library. ${asked}`)).toBe('declined');
    expect(effectOf(`Counter target spell. ${asked}`)).toMatchObject([{ do: 'counter' }, { do: 'if' }]);
  });
});

describe('“with lesser power”', () => {
  const lesser = (of: unknown) => ({
    power: { atMost: { number: 'minus', of: [{ number: 'value', value: 'power', of }, 1] } },
  });

  test('is less than that of what the event is about', () => {
    expect(
      ofCreature(
        'Whenever this creature attacks, exile target creature card with lesser power from your graveyard.',
      ),
    ).toMatchObject([{ targets: [{ objects: lesser('self') }] }]);
    expect(
      ofCreature(
        'Whenever another creature you control dies, return target creature card with lesser power from your graveyard to your hand.',
      ),
    ).toMatchObject([{ targets: [{ objects: lesser({ event: 'object' }) }] }]);
    expect(ofSorcery('Destroy target creature with lesser power.')).toBe('declined');
  });
});

test('articles are no kinds of counters', () => {
  expect(effectOf('Put a charge counter on target artifact.')).toMatchObject([
    { do: 'putCounters', kind: 'charge' },
  ]);
  expect(effectOf('Put a a a counter on target artifact.')).toBe('declined');
});

describe('“where X is …”', () => {
  test('says how much mana something costs, once for each', () => {
    const paid = { do: 'unless', cost: [{ pay: 'mana', cost: '{1}' }] };
    expect(
      effectOf('Counter target spell unless its controller pays {X}, where X is its mana value.'),
    ).toMatchObject([{ ...paid, times: { number: 'value', value: 'manaValue', of: { target: 0 } } }]);
  });

  test('is declined where nothing before it speaks of that X', () => {
    const domain = 'where X is the number of basic land types among lands you control';
    expect(ofSorcery(`Draw a card, ${domain}.`)).toBe('declined');
    expect(
      ofCreature(
        `Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, ${domain}.`,
      ),
    ).toBe('declined');
    expect(ofSorcery(`Draw X cards, ${domain}.`)).not.toBe('declined');
  });
});
