import { describe, expect, test } from 'vitest';
import type {
  CopyException,
  Instruction,
  TargetSpec,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, blade, creature, does, drawing, is, oneCreature, onePlayer, spell, when } from './say.ts';

type Row = readonly [text: string, targets: readonly TargetSpec[], ...effect: readonly Instruction[]];
const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });
const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
const it0 = { target: 0 };
const lose: Instruction = { do: 'loseLife', amount: 2, who: 'you' };

describe('exceptions to copying', () => {
  const except = (...exceptions: readonly CopyException[]): string =>
    spell([oneCreature], { do: 'createCopy', of: it0, except: exceptions })
      .replace("Create a token that's a copy of target creature", '')
      .replace(/^, except (.*)\.$/, '$1');
  test.each([
    ["it's an artifact in addition to its other types", [{ change: 'addTypes', types: ['artifact'] }]],
    ["it's an Illusion in addition to its other types", [{ change: 'addSubtypes', subtypes: ['Illusion'] }]],
    ["it's red", [{ change: 'setColors', colors: ['R'] }]],
    ["it's red in addition to its other colors", [{ change: 'addColors', colors: ['R'] }]],
    ["it's 7/7", [{ change: 'setPowerToughness', power: 7, toughness: 7 }]],
    ["it's 0/X", [{ change: 'setPowerToughness', toughness: { number: 'x' } }]],
    ['it has flying', [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }]],
    ['it has this ability', [{ change: 'thisAbility' }]],
    ['its name is Other', [{ change: 'setName', name: 'Other' }]],
    ['it has no mana cost', [{ change: 'noManaCost' }]],
    ["it doesn't copy that creature's color", [{ change: 'notCopied', what: 'color' }]],
    [
      "it's legendary in addition to its other types",
      [{ change: 'addSupertypes', supertypes: ['legendary'] }],
    ],
    [
      "it isn't legendary if that creature is legendary",
      [{ change: 'removeSupertypes', supertypes: ['legendary'] }],
    ],
    ["it isn't an artifact", [{ change: 'removeTypes', types: ['artifact'] }]],
    ["it doesn't have flying", [{ change: 'removeKeyword', keyword: 'flying' }]],
    ['it enters with an additional +1/+1 counter on it', [{ change: 'entersWith', kind: '+1/+1', count: 1 }]],
    [
      "it has flying if it's a creature",
      [
        {
          change: 'ifType',
          type: 'creature',
          except: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
        },
      ],
    ],
    [
      "it's an artifact in addition to its other types, it has this ability, and its name is Other",
      [
        { change: 'addTypes', types: ['artifact'] },
        { change: 'thisAbility' },
        { change: 'setName', name: 'Other' },
      ],
    ],
  ] as readonly (readonly [string, readonly CopyException[]])[])('%s', (text, exceptions) => {
    expect(except(...exceptions)).toBe(text);
  });
  test('none', () => {
    expect(except()).toBe('.');
  });

  spells([
    [
      "Create a tapped token that's a copy of target creature.",
      [oneCreature],
      { do: 'createCopy', of: it0, tapped: true },
    ],
    [
      "Create a token that's a copy of target creature and that's attacking.",
      [oneCreature],
      { do: 'createCopy', of: it0, attacking: true },
    ],
    [
      "Create a token that's a copy of target creature and that's tapped and attacking.",
      [oneCreature],
      { do: 'createCopy', of: it0, tapped: true, attacking: true },
    ],
    [
      "Create a token that's a copy of another target creature, except it doesn't copy that creature's color.",
      [{ objects: { type: 'creature', other: true } }],
      { do: 'createCopy', of: it0, except: [{ change: 'notCopied', what: 'color' }] },
    ],
    [
      "Create a token that's a copy of up to one target creature, except it doesn't copy that creature's color.",
      [{ objects: creature, count: { min: 0, max: 1 } }],
      { do: 'createCopy', of: it0, except: [{ change: 'notCopied', what: 'color' }] },
    ],
    [
      'Target creature becomes a copy of target artifact.',
      [oneCreature, { objects: { type: 'artifact' } }],
      { do: 'becomeCopy', what: it0, of: { target: 1 }, until: 'forever' },
    ],
    [
      'Target creature becomes a copy of target artifact until end of turn, except it has this ability.',
      [oneCreature, { objects: { type: 'artifact' } }],
      {
        do: 'becomeCopy',
        what: it0,
        of: { target: 1 },
        until: 'untilEndOfTurn',
        except: [{ change: 'thisAbility' }],
      },
    ],
    [
      'You may have target creature become a copy of target artifact.',
      [oneCreature, { objects: { type: 'artifact' } }],
      { do: 'may', then: [{ do: 'becomeCopy', what: it0, of: { target: 1 }, until: 'forever' }] },
    ],
    [
      'Copy target spell twice. You may choose new targets for the copies.',
      [oneSpell],
      { do: 'copySpell', what: it0, count: 2, newTargets: true },
    ],
    ['Copy target spell 3 times.', [oneSpell], { do: 'copySpell', what: it0, count: 3 }],
    [
      'Target player copies target spell. That player may choose new targets for the copy.',
      [onePlayer, oneSpell],
      { do: 'copySpell', what: { target: 1 }, who: it0, newTargets: true },
    ],
    [
      'Copy target spell, except the copy is red. You may choose new targets for the copy.',
      [oneSpell],
      { do: 'copySpell', what: it0, newTargets: true, except: [{ change: 'setColors', colors: ['R'] }] },
    ],
    [
      "Copy target spell, except the copy isn't legendary if the spell is legendary.",
      [oneSpell],
      { do: 'copySpell', what: it0, except: [{ change: 'removeSupertypes', supertypes: ['legendary'] }] },
    ],
    [
      'Copy target spell. The copy targets target creature.',
      [oneSpell, oneCreature],
      { do: 'copySpell', what: it0, target: { target: 1 } },
    ],
    [
      'Copy target spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.',
      [oneSpell],
      {
        do: 'copySpell',
        what: it0,
        forEach: { objects: { type: 'creature', controller: 'you', other: true } },
      },
    ],
    [
      'Copy target spell for each permanent that the spell could target. You may choose new targets for the copies.',
      [oneSpell],
      { do: 'copySpell', what: it0, forEach: { objects: {} }, newTargets: true },
    ],
    [
      'Copy target spell for each player that the spell could target. Each copy targets a different one of those players.',
      [oneSpell],
      { do: 'copySpell', what: it0, forEach: { players: 'everyone' } },
    ],
    [
      'Copy target card from a graveyard, except the copy is red.',
      [{ objects: { zone: 'graveyard' } }],
      { do: 'copyCard', what: it0, except: [{ change: 'setColors', colors: ['R'] }] },
    ],
    [
      'You may copy target card from a graveyard. If you do, you may cast the copy without paying its mana cost.',
      [{ objects: { zone: 'graveyard' } }],
      {
        do: 'may',
        then: [
          { do: 'copyCard', what: it0, as: 'made' },
          { do: 'castWithoutPaying', what: { named: 'made' } },
        ],
      },
    ],
    [
      'You may copy target card from a graveyard.',
      [{ objects: { zone: 'graveyard' } }],
      { do: 'may', then: [{ do: 'copyCard', what: it0 }] },
    ],
    [
      'You may cast target card from a graveyard.',
      [{ objects: { zone: 'graveyard' } }],
      { do: 'cast', what: it0 },
    ],
    [
      'Target player may cast target card from a graveyard by paying {1} rather than paying its mana cost.',
      [onePlayer, { objects: { zone: 'graveyard' } }],
      {
        do: 'cast',
        who: it0,
        what: { target: 1 },
        alternativeCost: { name: 'other', cost: [{ pay: 'mana', cost: '{1}' }] },
      },
    ],
  ]);
  test('of this creature', () => {
    expect(does({ do: 'createCopy', of: 'self', except: [{ change: 'notCopied', what: 'color' }] })).toBe(
      "Create a token that's a copy of this creature, except it doesn't copy this creature's color.",
    );
    expect(
      ability(
        {
          kind: 'activated',
          cost: [{ pay: 'tap' }],
          effect: [{ do: 'createCopy', of: 'attached', except: [{ change: 'notCopied', what: 'color' }] }],
        },
        blade,
      ),
    ).toBe(
      "{T}: Create a token that's a copy of equipped creature, except it doesn't copy equipped creature's color.",
    );
  });
});

describe('what may be done', () => {
  spells([
    [
      'You may draw a card. Do this only once each turn.',
      [],
      { do: 'may', then: [drawing], onceEachTurn: true },
    ],
    [
      "You may draw a card. If you don't, you lose 2 life. Do this only once each turn.",
      [],
      { do: 'may', then: [drawing], else: [lose], onceEachTurn: true },
    ],
    [
      'You may pay {1} any number of times. If you do, draw a card.',
      [],
      { do: 'may', cost: [{ pay: 'mana', cost: '{1}' }], anyNumberOfTimes: true, then: [drawing] },
    ],
    ['You may gain 2 life.', [], { do: 'may', then: [{ do: 'gainLife', amount: 2 }] }],
    ['You may draw a card. If you do, you lose 2 life.', [], { do: 'may', then: [drawing, lose] }],
    [
      'You may lose 2 life. If you do, each opponent loses 1 life.',
      [],
      { do: 'may', then: [lose, { do: 'loseLife', amount: 1, who: 'opponents' }] },
    ],
    ['You may tap target creature.', [oneCreature], { do: 'may', then: [{ do: 'tap', what: it0 }] }],
    [
      'Target player may shuffle their library. You gain 2 life.',
      [onePlayer],
      { do: 'may', who: it0, then: [{ do: 'shuffle', who: 'you' }] },
      { do: 'gainLife', amount: 2 },
    ],
    [
      'Draw a card unless you pay {2}.',
      [],
      { do: 'unless', who: 'you', cost: [{ pay: 'mana', cost: '{2}' }], else: [drawing] },
    ],
    [
      'Draw a card unless you sacrifice a creature.',
      [],
      { do: 'unless', who: 'you', cost: [{ pay: 'sacrifice', what: creature }], else: [drawing] },
    ],
  ]);
  const kicked = (then: readonly Instruction[], otherwise?: readonly Instruction[]): string =>
    spell([oneCreature], {
      do: 'if',
      condition: { holds: 'paid', cost: 'kicker' },
      then,
      ...(otherwise && { else: otherwise }),
    });
  const copying = (count?: number | { readonly number: 'x' }): Instruction => ({
    do: 'createCopy',
    of: it0,
    ...(count !== undefined && { count }),
  });
  test('the same tokens in another number', () => {
    expect(kicked([copying(5)], [copying()])).toBe(
      "Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.",
    );
    expect(kicked([copying()], [copying(2)])).toBe(
      'Create two tokens that are copies of target creature. If this spell was kicked, create one of those tokens instead.',
    );
    expect(kicked([copying(5)])).toBe(
      'If this spell was kicked, create five tokens that are copies of target creature.',
    );
    expect(kicked([copying({ number: 'x' })], [copying()])).toBe(
      "If this spell was kicked, create X tokens that are copies of target creature. Otherwise, create a token that's a copy of it.",
    );
    expect(kicked([copying(5), drawing], [copying()])).toMatch(
      /^If this spell was kicked, create five tokens .*\. Draw a card\. Otherwise, /,
    );
    expect(kicked([copying(5)], [copying(), drawing])).toMatch(
      /^If this spell was kicked, create five tokens .*\. Otherwise, create a token that's a copy of it\. Draw a card\.$/,
    );
    expect(kicked([copying(5)], [drawing])).toMatch(/Otherwise, draw a card\.$/);
    expect(kicked([drawing], [copying()])).toMatch(/^If this spell was kicked, draw a card\. Otherwise, /);
    expect(kicked([{ do: 'createCopy', of: it0, count: 5, tapped: true }], [copying()])).toMatch(
      /Otherwise, create a token/,
    );
  });
});

describe('what triggers later', () => {
  const later = (parts: Partial<Extract<Instruction, { do: 'delayedTrigger' }>>): string =>
    does({
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
      effect: [drawing],
      ...parts,
    });
  test.each([
    ['At the beginning of your next upkeep, draw a card.', {}],
    [
      "At the beginning of each player's next upkeep, draw a card.",
      { when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }] },
    ],
    [
      "At the beginning of each opponent's next upkeep, draw a card.",
      { when: [{ on: 'begins', step: 'upkeep', whose: 'opponents' }] },
    ],
    ['At the beginning of your upkeep this turn, draw a card.', { until: 'untilEndOfTurn' }],
    ["Draw a card at the beginning of the next turn's upkeep.", { when: [{ on: 'begins', step: 'upkeep' }] }],
    ['When you gain life, draw a card.', { when: [{ on: 'gainsLife', who: 'you' }] }],
    [
      "When a creature dies, if it's your turn, draw a card.",
      { when: [{ on: 'dies', object: creature }], if: { holds: 'turnOf', who: 'you' } },
    ],
    [
      'At the beginning of each draw step, draw an additional card.',
      { when: [{ on: 'begins', step: 'draw' }] },
    ],
  ] as readonly (readonly [string, Partial<Extract<Instruction, { do: 'delayedTrigger' }>>])[])(
    '%s',
    (text, parts) => {
      expect(later(parts)).toBe(text);
    },
  );
  test('about what was named', () => {
    expect(
      spell([oneCreature], {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        about: it0,
        effect: [drawing],
      }),
    ).toBe('When target creature dies, draw a card.');
    expect(
      spell(
        [oneCreature],
        { do: 'tap', what: it0 },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: it0,
          effect: [{ do: 'sacrifice', who: 'you', what: { named: 'about' } }],
        },
      ),
    ).toBe('Tap target creature. Sacrifice it at the beginning of the next end step.');
    expect(
      spell(
        [],
        { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
        { do: 'reflexive', after: 'gone', each: true, effect: [drawing] },
      ),
    ).toBe('Sacrifice a creature. For each of them, when you do, draw a card.');
  });
});

describe('what something becomes', () => {
  const oneLand: TargetSpec = { objects: { type: 'land' } };
  const becoming = (...changes: Extract<Instruction, { do: 'modify' }>['changes']): Instruction => ({
    do: 'modify',
    what: it0,
    changes,
    until: 'untilEndOfTurn',
  });
  spells([
    [
      "Target land becomes a 3/3 creature until end of turn. It's still a land.",
      [oneLand],
      becoming(
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 3, toughness: 3 },
      ),
    ],
    [
      'Target land becomes an artifact in addition to its other types until end of turn.',
      [oneLand],
      becoming({ change: 'addTypes', types: ['artifact'] }),
    ],
    [
      "Target land becomes a 2/2 green Elemental creature until end of turn. It's still a land.",
      [oneLand],
      becoming(
        { change: 'setColors', colors: ['G'] },
        { change: 'setSubtypes', subtypes: ['Elemental'] },
        { change: 'addTypes', types: ['creature'] },
        { change: 'setPowerToughness', power: 2, toughness: 2 },
      ),
    ],
    [
      'Target creature becomes blue until end of turn.',
      [oneCreature],
      becoming({ change: 'setColors', colors: ['U'] }),
    ],
    [
      'Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.',
      [oneCreature],
      becoming(
        { change: 'setColors', colors: ['U'] },
        { change: 'setSubtypes', subtypes: ['Frog'] },
        { change: 'setPowerToughness', power: 1, toughness: 1 },
      ),
    ],
    [
      'Target creature becomes a Swamp Elf in addition to its other types until end of turn.',
      [oneCreature],
      becoming({ change: 'addSubtypes', subtypes: ['Swamp', 'Elf'] }),
    ],
    [
      'Target creature has base power X until end of turn.',
      [oneCreature],
      becoming({ change: 'setPowerToughness', power: { number: 'x' } }),
    ],
    [
      'Target creature has base toughness equal to your life total until end of turn.',
      [oneCreature],
      becoming({ change: 'setPowerToughness', toughness: { number: 'life', of: 'you' } }),
    ],
  ]);
});

describe('searching', () => {
  spells([
    [
      'Search your library for a card, then shuffle and put that card on top.',
      [],
      { do: 'search', for: {}, count: { min: 1, max: 1 }, to: { zone: 'library' } },
    ],
    [
      'Search your library for two cards, then shuffle and put those cards on the bottom.',
      [],
      { do: 'search', for: {}, count: { min: 2, max: 2 }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'Search your library for a card, reveal it, then shuffle and put that card on top.',
      [],
      {
        do: 'search',
        who: 'you',
        for: {},
        count: { min: 1, max: 1 },
        reveal: true,
        to: { zone: 'library', position: 'top' },
      },
    ],
    [
      'Target player searches their library for a card, then shuffles and puts that card on top.',
      [onePlayer],
      { do: 'search', who: it0, for: {}, count: { min: 1, max: 1 }, to: { zone: 'library' } },
    ],
    [
      'Search your library for a card, put it on top of your library.',
      [],
      { do: 'search', for: {}, count: { min: 1, max: 1 }, to: { zone: 'library' }, thenShuffle: false },
    ],
  ]);
});

test('what is left of several words', () => {
  expect(when()).toBe('Whenever this happens');
  expect(is({})).toBe('This creature has a static ability.');
  expect(is({ rules: [], changes: [], costs: [] })).toBe('This creature has a static ability.');
});
