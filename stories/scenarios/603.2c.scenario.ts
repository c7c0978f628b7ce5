import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  create,
  creatureToken,
  creatureYouControl,
  draw,
  enters,
  gainLife,
  putCounters,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const gift = card('Triple Gift', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], putCounters('+1/+1', 3, target(0)))],
});
const counting = (oneOrMore: boolean) =>
  creature(oneOrMore ? 'Whole Counter' : 'Single Counter', '1/1', '', {
    abilities: [
      triggered({
        when: { on: 'countersPut', kind: '+1/+1', object: 'self', ...(oneOrMore && { oneOrMore: true }) },
        effect: [draw(1)],
      }),
    ],
  });

const stung = (each: boolean) =>
  creature(each ? 'Oft-Stung Ox' : 'Once-Stung Ox', '3/9', '', {
    abilities: [
      triggered({
        when: each ? { on: 'dealsDamage', to: 'self' } : { on: 'dealtDamage', object: 'self' },
        effect: [draw(1)],
      }),
    ],
  });

const artifactCreature = (name: string) => creature(name, '1/1', '', { types: ['artifact', 'creature'] });

/** "Whenever this becomes the target of a spell, draw a card. This ability triggers only twice each turn." */
const seer = creature('Watchful Seer', '3/4', '', {
  abilities: [
    {
      ...triggered({ when: { on: 'becomesTarget', object: 'self', ofSpell: true }, effect: [draw(1)] }),
      timesEachTurn: 2,
    },
  ],
});
/** "Whenever a creature you control enters, you gain 1 life. This ability triggers only twice each turn." */
const font = card('Measured Font', ['enchantment'], {
  abilities: [
    { ...triggered({ when: enters(creatureYouControl), effect: [gainLife(1)] }), timesEachTurn: 2 },
  ],
});
const births = (count: number) =>
  card(`Birth of ${count}`, ['sorcery'], {
    manaCost: '{0}',
    abilities: [spell([], create(creatureToken(1, 1, ['W'], 'Spirit'), count))],
  });
const growths = { hand: [{ card: 'Giant Growth', count: 3 }], mana: 'GGG' } as const;
const grown = (growth: number) => [
  `alice casts Giant Growth ${growth} on Watchful Seer`,
  'pass until the stack is empty',
];

export default [
  scenario('603.2c: what triggers on a counter being put triggers for each of several', {
    rules: ['603.2c', '122.6'],
    alice: { hand: [gift], mana: 'G', battlefield: [counting(false)] },
    bob: {},
    script: ['alice casts Triple Gift on Single Counter'],
    expect: { alice: { hand: 3 } },
    control: {
      setup: { alice: { hand: [gift], mana: 'G', battlefield: [counting(true)] } },
      script: ['alice casts Triple Gift on Whole Counter'],
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('603.2c: “a source deals damage” is true of each source, “is dealt damage” of all of it at once', {
    rules: ['603.2c'],
    alice: { battlefield: [stung(true)] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    script: [
      'alice attacks bob with Oft-Stung Ox',
      'bob blocks Oft-Stung Ox with Grizzly Bears and Hill Giant',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 2, 'Hill Giant': 1 } },
    expect: { alice: { hand: 2 }, 'Oft-Stung Ox': { damage: 5 } },
    control: {
      setup: {
        alice: { battlefield: [stung(false)] },
        bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      },
      script: [
        'alice attacks bob with Once-Stung Ox',
        'bob blocks Once-Stung Ox with Grizzly Bears and Hill Giant',
      ],
      decide: { assignCombatDamage: { 'Grizzly Bears': 2, 'Hill Giant': 1 } },
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('603.2c: that one or more creatures deal combat damage to a player happens once for each player', {
    rules: ['603.2c'],
    alice: {
      battlefield: [
        'Thopter Spy Network',
        artifactCreature('First Spy'),
        artifactCreature('Second Spy'),
        artifactCreature('Third Spy'),
      ],
    },
    bob: {},
    carol: {},
    script: [
      'alice attacks bob with First Spy, Second Spy; carol with Third Spy',
      'pass until the postcombat main phase',
    ],
    expect: { alice: { hand: 2 } },
    control: {
      script: [
        'alice attacks bob with First Spy, Second Spy, Third Spy',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('603.2: what triggers only twice each turn doesn’t the third time, and does in the next turn', {
    rules: ['603.2'],
    alice: { battlefield: [seer], ...growths },
    bob: { hand: ['Shock'], battlefield: ['Mountain'] },
    script: [
      ...grown(1),
      ...grown(2),
      { expect: { alice: { hand: 3 } } },
      ...grown(3),
      { expect: { alice: { hand: 2 } } },
      "pass until bob's precombat main phase",
      'bob casts Shock on Watchful Seer',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 3, library: 17 } },
    control: {
      withoutAbilities: ['Watchful Seer'],
      script: [...grown(1), ...grown(2), ...grown(3)],
      expect: { alice: { hand: 0, library: 20 } },
    },
  }),
  scenario('603.2c: of three events at once two make it trigger, and with one before them one', {
    rules: ['603.2', '603.2c'],
    alice: { battlefield: [font], hand: [births(1), births(3)] },
    bob: {},
    script: [
      'alice casts Birth of 1',
      'pass until the stack is empty',
      'alice casts Birth of 3',
      'everyone passes',
      { expect: { game: { stack: 1 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 } },
    control: {
      script: ['alice casts Birth of 3', 'everyone passes', { expect: { game: { stack: 2 } } }, 'stop here'],
      expect: { alice: { life: 20 }, game: { stack: 2 } },
    },
  }),
];
