import { describe, expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import type {
  Ability,
  CostPart,
  Instruction,
  Objects,
  RuleChange,
  TargetSpec,
  TriggeredAbility,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { creature, keyword } from '../support/small-game.ts';
import { faultsIn as faults, withAbilities } from './abilities-checked.ts';

const spell = (...effect: readonly Instruction[]): Ability => ({ kind: 'spell', effect });
const activated = (cost: readonly CostPart[], ...effect: readonly Instruction[]): Ability => ({
  kind: 'activated',
  cost,
  effect,
});
const triggered = (more: Partial<TriggeredAbility>, ...effect: readonly Instruction[]): Ability => ({
  kind: 'triggered',
  when: [{ on: 'attacks', object: 'self' }],
  effect,
  ...more,
});
const gives = (ability: Ability): Ability => ({
  kind: 'static',
  affects: { all: { type: 'creature' } },
  changes: [{ change: 'addAbilities', abilities: [ability] }],
});

/** Speaks of a name that nothing writes: a fault wherever it is looked at. */
const lost: Instruction = { do: 'destroy', what: { named: 'lost' } };
const unnamed = 'nothing before it is called “lost”';
const names: Instruction = { do: 'draw', count: 1, as: 'lost' };

describe('608.2c: instructions are read wherever they stand', () => {
  const places: readonly (readonly [string, Ability])[] = [
    ['effect[0].then[0]', spell({ do: 'may', then: [lost] })],
    ['effect[0].else[0]', spell({ do: 'may', then: [], else: [lost] })],
    ['effect[0].else[0]', spell({ do: 'unless', who: 'opponents', cost: [], else: [lost] })],
    ['effect[0].then[0]', spell({ do: 'repeat', times: 2, then: [lost] })],
    ['effect[0].won[0]', spell({ do: 'flipCoin', won: [lost] })],
    ['effect[0].lost[0]', spell({ do: 'flipCoin', lost: [lost] })],
    [
      'effect[0].options[1].then[0]',
      spell({
        do: 'oneOf',
        options: [
          { word: 'this', then: [] },
          { word: 'that', then: [lost] },
        ],
      }),
    ],
    [
      'effect[0].effect[0]',
      spell({ do: 'delayedTrigger', when: [{ on: 'begins', step: 'end' }], effect: [lost] }),
    ],
    [
      'modes.options[0].effect[0]',
      { kind: 'spell', modes: { choose: { min: 1, max: 1 }, options: [{ effect: [lost] }] } },
    ],
    ['openingHand[0]', { kind: 'static', openingHand: [lost] }],
    ['beforeShuffling.effect[0]', { kind: 'static', beforeShuffling: { effect: [lost] } }],
    [
      'replaces.instead[0]',
      { kind: 'static', replaces: { event: { would: 'draw', who: 'you' }, instead: [lost] } },
    ],
    [
      'replaces.also[0]',
      { kind: 'static', replaces: { event: { would: 'draw', who: 'you' }, also: [lost] } },
    ],
    [
      'replaces.afterwards[0]',
      { kind: 'static', replaces: { event: { would: 'draw', who: 'you' }, afterwards: [lost] } },
    ],
    [
      'replaces.choose[0]',
      { kind: 'static', replaces: { event: { would: 'enter', what: 'self' }, choose: [lost] } },
    ],
    [
      'effect[0].replacement.instead[0]',
      spell({
        do: 'replace',
        until: 'untilEndOfTurn',
        replacement: { event: { would: 'draw', who: 'you' }, instead: [lost] },
      }),
    ],
    ['changes[0].abilities[0].effect[0]', gives(activated([], lost))],
    [
      'effect[0].changes[0].abilities[0].effect[0]',
      spell({
        do: 'modify',
        what: 'self',
        until: 'untilEndOfTurn',
        changes: [{ change: 'addAbilities', abilities: [activated([], lost)] }],
      }),
    ],
    [
      'effect[0].changes[0].abilities[0].effect[0]',
      spell({
        do: 'modifyNextSpell',
        like: {},
        until: 'untilEndOfTurn',
        changes: [{ change: 'addAbilities', abilities: [activated([], lost)] }],
      }),
    ],
    [
      'effect[0].to.with.changes[0].abilities[0].effect[0]',
      spell({
        do: 'move',
        what: 'self',
        to: {
          zone: 'battlefield',
          with: { changes: [{ change: 'addAbilities', abilities: [activated([], lost)] }] },
        },
      }),
    ],
    [
      'effect[0].to.with.changes[0].abilities[0].effect[0]',
      spell({
        do: 'search',
        for: {},
        count: { min: 1, max: 1 },
        to: {
          zone: 'battlefield',
          with: { changes: [{ change: 'addAbilities', abilities: [activated([], lost)] }] },
        },
      }),
    ],
    [
      'effect[0].token.abilities[0].effect[0]',
      spell({ do: 'create', token: { types: ['artifact'], abilities: [activated([], lost)] } }),
    ],
    ['effect[0].abilities[0].effect[0]', spell({ do: 'emblem', abilities: [triggered({}, lost)] })],
    ['effect[0].then[0]', spell({ do: 'restartGame', then: [lost] })],
  ];

  test.each(places)('%s', (at, ability) => {
    const found = faults(ability);
    expect(found).toEqual([`abilities[0].${at}.what: ${unnamed}`]);
    // The same in a text where it has that name.
    const text = JSON.stringify(ability).replace(
      JSON.stringify(lost),
      JSON.stringify({ do: 'destroy', what: 'self' }),
    );
    expect(faults(JSON.parse(text))).toEqual([]);
  });

  test('on the other face, and in what it gives to players', () => {
    const back = creature('Howler', 2, 2, [activated([], lost)]);
    expect(checkCard(withAbilities([], back)).map(({ path }) => path)).toEqual([
      'back.abilities[0].effect[0].what',
    ]);
    const rules: readonly RuleChange[] = [{ rule: 'playerHas', ability: triggered({}, lost) }];
    expect(faults({ kind: 'static', players: 'you', rules })).toEqual([
      `abilities[0].rules[0].ability.effect[0].what: ${unnamed}`,
    ]);
    expect(faults(spell({ do: 'rule', players: 'you', rules, until: 'untilEndOfTurn' }))).toEqual([
      `abilities[0].effect[0].rules[0].ability.effect[0].what: ${unnamed}`,
    ]);
  });
});

describe('608.2c: what has a name', () => {
  test('instructions before it, in the lists that contain it, and none after it', () => {
    expect(faults(spell(names, lost))).toEqual([]);
    expect(faults(spell(names, { do: 'may', then: [lost] }))).toEqual([]);
    expect(faults(spell({ do: 'may', then: [names] }, lost))).toEqual([]);
    expect(faults(spell(lost, names))).toEqual([`abilities[0].effect[0].what: ${unnamed}`]);
    // Another ability’s names are its own.
    expect(faults(spell(names), spell(lost))).toEqual([`abilities[1].effect[0].what: ${unnamed}`]);
  });

  test('when a delayed trigger triggers is asked later, without the targets of what made it', () => {
    const later = (of: Objects): Ability => ({
      kind: 'spell',
      targets: [{ objects: {} }],
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'dies', object: { among: of } }],
          about: { target: 0 },
          effect: [{ do: 'draw', count: 1 }],
        },
      ],
    });
    expect(faults(later({ named: 'about' }))).toEqual([]);
    expect(faults(later({ target: 0 }))).toEqual([
      expect.stringContaining('can’t speak of the targets around it'),
    ]);
  });

  test('what a delayed trigger is about, and what a restarted game leaves', () => {
    const later = (about: boolean): Ability =>
      spell({
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        ...(about && { about: 'self' }),
        effect: [{ do: 'destroy', what: { named: 'about' } }],
      });
    expect(faults(later(true))).toEqual([]);
    expect(faults(later(false))).toEqual([
      'abilities[0].effect[0].effect[0].what: nothing before it is called “about”',
    ]);
    const restart = (as: boolean): Ability =>
      spell({ do: 'restartGame', except: 'self', ...(as && { as: 'lost' }), then: [lost] });
    expect(faults(restart(true))).toEqual([]);
    expect(faults(restart(false))).toEqual([`abilities[0].effect[0].then[0].what: ${unnamed}`]);
    // Any other instruction has its name only after it.
    expect(faults(spell({ do: 'may', then: [lost], as: 'lost' }))).toEqual([
      `abilities[0].effect[0].then[0].what: ${unnamed}`,
    ]);
  });

  test('614.12: what is done as something enters names what it enters with', () => {
    const enters = (choose: readonly Instruction[]): Ability => ({
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose,
        counters: { kind: '+1/+1', count: { number: 'amount', by: 'lost' } },
      },
    });
    expect(faults(enters([names]))).toEqual([]);
    expect(faults(enters([]))).toEqual([`abilities[0].replaces.counters.count: ${unnamed}`]);
  });

  test('614.6: what was replaced has a name for what is done besides, and afterwards', () => {
    const replaces = (part: 'also' | 'afterwards' | 'instead', as: boolean): Ability => ({
      kind: 'static',
      replaces: {
        event: { would: 'dealDamage', to: 'self' },
        prevent: true,
        ...(as && { as: 'lost' }),
        [part]: [part === 'also' ? { do: 'draw', count: { number: 'amount', by: 'lost' } } : lost],
      },
    });
    expect(faults(replaces('also', true))).toEqual([]);
    expect(faults(replaces('afterwards', true))).toEqual([]);
    expect(faults(replaces('also', false))).toHaveLength(1);
    expect(faults(replaces('afterwards', false))).toHaveLength(1);
    expect(faults(replaces('instead', true))).toHaveLength(1);
  });

  test('118.12: what a cost used up, if it was paid', () => {
    const cost: readonly CostPart[] = [{ pay: 'sacrifice', what: { type: 'creature' }, as: 'offering' }];
    const reads: Instruction = {
      do: 'gainLife',
      amount: { number: 'value', value: 'power', of: { paid: 'offering' } },
    };
    const unpaid = 'no cost is called “offering”';
    expect(faults(activated(cost, reads))).toEqual([]);
    expect(faults(activated([], reads))).toEqual([`abilities[0].effect[0].amount.of: ${unpaid}`]);
    expect(faults(spell({ do: 'may', cost, then: [reads] }))).toEqual([]);
    expect(faults(spell({ do: 'may', cost, then: [] }, reads))).toEqual([
      `abilities[0].effect[1].amount.of: ${unpaid}`,
    ]);
    // Of costs of a spell all its abilities can speak.
    const additional: Ability = { kind: 'static', additionalCost: { cost } };
    expect(faults(additional, spell(reads))).toEqual([]);
    const or: Ability = { kind: 'static', additionalCost: { cost: [{ pay: 'life', amount: 1 }], or: cost } };
    expect(faults(or, spell(reads))).toEqual([]);
    const alternative: Ability = { kind: 'static', alternativeCost: { name: 'offered', cost } };
    expect(faults(alternative, spell(reads))).toEqual([]);
    const ifPaid = (name: string) => spell({ do: 'if', condition: { holds: 'paid', cost: name }, then: [] });
    expect(faults(alternative, ifPaid('offered'))).toEqual([]);
    expect(faults(alternative, ifPaid('other'))).toEqual([
      'abilities[1].effect[0].condition: no cost is called “other”',
    ]);
  });
});

describe('what words speak of', () => {
  test('601.2c: targets that there are, paid for, and others before them', () => {
    const targets = (...specs: NonNullable<Extract<Ability, { kind: 'spell' }>['targets']>): Ability => ({
      kind: 'spell',
      targets: specs,
      effect: [],
    });
    const any = { any: true } as const;
    expect(faults(targets(any, { ...any, differentFrom: 0 }))).toEqual([]);
    expect(faults(targets({ ...any, differentFrom: 0 }, any))).toEqual([
      'abilities[0].targets[0]: there is no target 0 before it that it could differ from',
    ]);
    expect(faults(targets({ ...any, ifPaid: 'kicker' }))).toEqual([
      'abilities[0].targets[0]: no cost is called “kicker”',
    ]);
    const kicker: Ability = { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{1}' }] };
    expect(faults(kicker, targets({ ...any, ifPaid: 'kicker' }))).toEqual([]);
    expect(faults(targets({ objects: { controller: { controllerOf: { target: 1 } } } }))).toEqual([
      'abilities[0].targets[0].objects.controller.controllerOf: there is no target 1; the text has 1',
    ]);
    const mode: Ability = {
      kind: 'spell',
      modes: {
        choose: { min: 1, max: 1 },
        options: [
          { targets: [any], effect: [{ do: 'destroy', what: { target: 0 } }] },
          { effect: [{ do: 'destroy', what: { target: 0 } }] },
        ],
      },
    };
    expect(faults(mode)).toEqual([
      'abilities[0].modes.options[1].effect[0].what: there is no target 0; the text has 0',
    ]);
  });

  test('607.2: links, by each word that reads one', () => {
    const writes: Ability = spell({ do: 'chooseValue', what: 'color', link: 'chosen' });
    const filters = [
      { colorChosen: 'chosen' },
      { nameChosen: 'chosen' },
      { typeChosen: 'chosen' },
      { typeNoted: { under: 'chosen', ofCardsNamed: 'Spy' } },
      { among: { linked: 'chosen' } },
      { among: { linked: 'chosen', ofCardsNamed: 'Spy' } },
      { controller: { whoChose: 'time', under: 'chosen' } },
    ] as const;
    for (const filter of filters) {
      const reads = spell({ do: 'destroy', what: { all: filter } });
      expect(faults(writes, reads)).toEqual([]);
      expect(faults(reads)).toEqual([expect.stringContaining('nothing is kept under the link “chosen”')]);
    }
    const mana: readonly Instruction[] = [
      { do: 'addMana', chosen: 'chosen' },
      { do: 'addMana', noted: 'chosen' },
      { do: 'gainLife', amount: { number: 'chosen', under: 'chosen' } },
    ];
    for (const one of mana) {
      expect(faults(writes, spell(one))).toEqual([]);
      expect(faults(spell(one))).toHaveLength(1);
    }
  });

  test('603.2: an event, only where there is one', () => {
    const none = 'there is no event that this could be about';
    const when = [{ on: 'manaAdded' }] as const;
    const about: readonly Instruction[] = [
      { do: 'destroy', what: { event: 'object' } },
      { do: 'gainLife', amount: { number: 'eventAmount' } },
      { do: 'addMana', eventProduced: true },
    ];
    for (const one of about) {
      expect(faults(triggered({ when }, one))).toEqual([]);
      expect(faults(spell(one))).toEqual([expect.stringContaining(none)]);
      expect(faults(activated([], one))).toEqual([expect.stringContaining(none)]);
      // What triggers later has an event of its own.
      expect(faults(spell({ do: 'delayedTrigger', when, effect: [one] }))).toEqual([]);
    }
  });

  test('603.4: in the conditions of a triggered ability', () => {
    const wrong = { holds: 'did', by: 'lost' } as const;
    expect(faults(triggered({ if: wrong }))).toEqual([`abilities[0].if: ${unnamed}`]);
    expect(faults(triggered({ while: wrong }))).toEqual([`abilities[0].while: ${unnamed}`]);
    expect(faults(triggered({ when: [{ on: 'attacks', object: { among: { named: 'lost' } } }] }))).toEqual([
      `abilities[0].when[0].object.among: ${unnamed}`,
    ]);
  });

  test('107.3: X of a spell that became this, and of what turned it face up (702.37f)', () => {
    const x = (ability: Partial<TriggeredAbility>) =>
      triggered(ability, { do: 'draw', count: { number: 'x' } });
    const none = 'abilities[0].effect[0].count: X has no value here: none is chosen for this';
    expect(faults(x({ when: [{ on: 'cast', spell: 'self' }] }))).toEqual([]);
    expect(
      faults(
        x({
          when: [
            { on: 'attacks', object: 'self' },
            { on: 'enters', object: 'self' },
          ],
        }),
      ),
    ).toEqual([]);
    expect(faults(x({}))).toEqual([none]);
    const morph = (mana: string): Ability => ({
      kind: 'keyword',
      keyword: 'morph',
      cost: [{ pay: 'mana', cost: mana }],
    });
    expect(faults(x({}), morph('{X}{G}'))).toEqual([]);
    expect(faults(x({}), morph('{G}'))).toEqual([none]);
    expect(faults(x({}), keyword('flying'))).toEqual([none]);
  });

  test('601.2d: what is divided was divided among targets', () => {
    const divided = (on: 'self' | { readonly target: number }) =>
      faults({
        kind: 'spell',
        targets: [{ any: true, divide: 3 }],
        effect: [{ do: 'putCounters', kind: '+1/+1', count: 'divided', on }],
      });
    expect(divided({ target: 0 })).toEqual([]);
    expect(divided('self')).toEqual([
      'abilities[0].effect[0]: what is divided must be divided among targets',
    ]);
  });

  test('115.4: damage to what may be an object or a player is dealt to either', () => {
    const dealt = (words: object, target: TargetSpec = { any: true }) =>
      faults({ kind: 'spell', targets: [target], effect: [{ do: 'dealDamage', amount: 3, ...words }] });
    const half = [
      'abilities[0].effect[0]: target 0 may be an object or a player: say both “to” and “toPlayers”',
    ];
    const target = { target: 0 };
    expect(dealt({ to: target })).toEqual(half);
    expect(dealt({ toPlayers: target })).toEqual(half);
    expect(dealt({ to: target }, { objects: { type: 'planeswalker' }, players: 'any' })).toEqual(half);
    expect(dealt({ to: 'self', and: [{ amount: 1, to: target }] })).toEqual(half);
    expect(dealt({ to: target, toPlayers: target })).toEqual([]);
    expect(dealt({ to: target }, { objects: { type: 'creature' } })).toEqual([]);
    expect(dealt({ toPlayers: target }, { players: 'any' })).toEqual([]);
    expect(dealt({ to: { union: [target, 'self'] }, toPlayers: target })).toEqual([]);
  });
});
