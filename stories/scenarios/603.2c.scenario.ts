import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
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
];
