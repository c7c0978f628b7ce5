import { creature, type Scenario, scenario } from '../../machines/play/scenario/index.ts';
import { ofColor, protectionFrom } from '../../machines/rules/abilities/write/index.ts';

const giant = creature('Green Giant', '6/6', 'trample', { colors: 'G' });
const warded = creature('Warded Bear', '2/2', '', { abilities: [protectionFrom('green', ofColor('G'))] });

/** Situations to begin with: each a question that comes up at a table, and its answer by the rules. */
export const samples: readonly { readonly question: string; readonly scenario: Scenario }[] = [
  {
    question: 'Does Giant Growth save the Bears from Shock?',
    scenario: scenario('117.7: what is cast in response resolves first', {
      rules: ['117.7', '405.5', '608.3a'],
      alice: { hand: ['Shock'], mana: 'R' },
      bob: { hand: ['Giant Growth'], mana: 'G', battlefield: ['Grizzly Bears'] },
      script: [
        'alice casts Shock on Grizzly Bears',
        'bob casts Giant Growth on Grizzly Bears',
        'everyone passes',
        { expect: { 'Grizzly Bears': { power: 5, toughness: 5 }, game: { stack: ['Shock'] } } },
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', damage: 2 } },
    }),
  },
  {
    question: 'How much does trample push through a blocker with protection?',
    scenario: scenario('702.19b: lethal damage is assigned even where protection will prevent it', {
      rules: ['702.19b', '702.16e'],
      alice: { battlefield: [giant] },
      bob: { battlefield: [warded] },
      script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Warded Bear'],
      decide: { assignCombatDamage: { 'Warded Bear': 2, bob: 4 } },
      expect: { bob: { life: 16 }, 'Warded Bear': { on: 'battlefield', damage: 0 } },
    }),
  },
  {
    question: 'Humility and Glorious Anthem: how large is Serra Angel?',
    scenario: scenario('613.4b: what sets power and toughness applies before what adds to them', {
      rules: ['613.1f', '613.4b', '613.4c'],
      alice: { battlefield: ['Serra Angel', 'Glorious Anthem'] },
      bob: { battlefield: ['Humility'] },
      script: [],
      expect: { 'Serra Angel': { power: 2, toughness: 2 } },
    }),
  },
];
