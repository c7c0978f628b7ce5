import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anotherCreature,
  anyTarget,
  dealDamageToTarget,
  draw,
  exileUntilLeaves,
  ifYouControl,
  leavesSelf,
  mana,
  may,
  mill,
  one,
  playerOrPlaneswalker,
  spell,
  staticAbility,
  target,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Its back face exiles another creature until it leaves the battlefield. */
const missionary = {
  ...creature('Patient Missionary', '3/3', '', {
    abilities: [activated({ cost: [mana('{0}')], effect: [{ do: 'transform', what: 'self' }] })],
  }),
  back: {
    ...creature('Impatient Inquisitor', '4/4', '', {
      abilities: [
        triggered({
          when: { on: 'transforms', object: 'self' },
          targets: [one(anotherCreature)],
          effect: [may(exileUntilLeaves(target(0)))],
        }),
      ],
    }),
    colorIndicator: ['W'],
  },
} as const;
/** 4 damage. "If you control a Giant, draw a card." */
const ire = card('Ire of Giants', ['kindred', 'sorcery'], {
  manaCost: '{R}',
  subtypes: 'Giant',
  abilities: [
    spell([playerOrPlaneswalker], dealDamageToTarget(4), {
      do: 'if',
      condition: ifYouControl({ subtype: 'Giant' }),
      then: [draw(1)],
    }),
  ],
});
const tar = card('Burning Tar', ['kindred', 'instant'], {
  manaCost: '{R}',
  subtypes: 'Goblin',
  abilities: [spell([anyTarget], dealDamageToTarget(2))],
});
const mourner = creature('Milling Mourner', '5/5', '', {
  abilities: [
    triggered({
      when: { on: 'leaves', object: anotherCreature },
      targets: [targetPlayer],
      effect: [may(mill(2, target(0)))],
    }),
  ],
});
/** "You can’t lose the game. When this leaves the battlefield, you lose the game." */
const bargain = card('Lasting Bargain', ['enchantment'], {
  supertypes: ['legendary'],
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'cantLose' }] }),
    triggered({ when: { on: 'gainsLife', who: 'you' }, effect: [draw({ number: 'eventAmount' })] }),
    triggered({ when: leavesSelf, effect: [{ do: 'lose', who: 'you' }] }),
  ],
});
const library = ['Forest', 'Forest', 'Forest'];

export default [
  scenario('800.4a: what a permanent had exiled comes back as it leaves the game with its owner', {
    rules: ['800.4a', '610.3', '610.3c'],
    alice: { hand: ['Hornet Sting'], mana: 'G', library },
    bob: { life: 1, battlefield: [missionary], library },
    carol: { battlefield: ['Grizzly Bears'], library },
    turn: { of: 'bob' },
    script: [
      'bob activates Patient Missionary',
      'everyone passes',
      'everyone passes',
      'bob says yes',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'bob passes',
      'carol passes',
      'alice casts Hornet Sting on bob',
      'everyone passes',
    ],
    expect: {
      bob: { lost: '704.5a' },
      'Impatient Inquisitor': { on: 'nowhere' },
      'Grizzly Bears': { on: 'battlefield', controller: 'carol' },
      game: { over: false },
    },
    control: {
      setup: { bob: { life: 2 } },
      expect: { bob: { lost: false }, 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('800.4d: what triggers as its owner leaves has nobody to put it on the stack', {
    rules: ['800.4d', '800.4a', '603.6c'],
    alice: { hand: [ire], battlefield: ['Mountain'], library },
    bob: { battlefield: ['Grizzly Bears'], library },
    carol: { life: 4, hand: ['Fiend Hunter'], mana: 'WWW', library },
    turn: { of: 'carol' },
    script: [
      'carol casts Fiend Hunter',
      'everyone passes',
      'everyone passes',
      'carol says yes',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      "pass until alice's precombat main",
      'alice casts Ire of Giants on carol',
      'everyone passes',
    ],
    expect: {
      carol: { lost: '704.5a' },
      'Grizzly Bears': { on: 'exile' },
      game: { stack: 0, over: false },
    },
    control: {
      // Who has taken the creature controls its last ability, and stays.
      setup: { alice: { hand: ['Control Magic'], battlefield: [{ card: 'Island', count: 4 }] } },
      script: [
        'carol casts Fiend Hunter',
        'everyone passes',
        'everyone passes',
        'carol says yes',
        "pass until alice's precombat main",
        'alice casts Control Magic on Fiend Hunter',
        'everyone passes',
        'carol concedes',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
    },
  }),
  scenario(
    '800.4a: who controls the exiling permanent may leave, and what it exiled stays, unless they own it',
    {
      rules: ['800.4a', '610.3'],
      alice: { hand: ['Control Magic'], battlefield: [{ card: 'Island', count: 4 }], library },
      bob: { battlefield: ['Grizzly Bears'], library },
      carol: { hand: ['Banisher Priest'], mana: 'WWW', library },
      turn: { of: 'carol' },
      script: [
        'carol casts Banisher Priest',
        'everyone passes',
        'everyone passes',
        "pass until alice's precombat main",
        'alice casts Control Magic on Banisher Priest',
        'everyone passes',
        { expect: { 'Banisher Priest': { controller: 'alice' } } },
        'alice concedes',
      ],
      expect: { 'Banisher Priest': { controller: 'carol' }, 'Grizzly Bears': { on: 'exile' } },
      control: {
        script: [
          'carol casts Banisher Priest',
          'everyone passes',
          'everyone passes',
          "pass until alice's precombat main",
          'alice casts Control Magic on Banisher Priest',
          'everyone passes',
          'carol concedes',
        ],
        expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
      },
    },
  ),
  scenario('603.6c: a creature that leaves the game with its owner leaves the battlefield', {
    rules: ['603.6c', '800.4a'],
    alice: { hand: [tar], mana: 'R', library },
    bob: { life: 2, battlefield: ['Grizzly Bears'], library },
    carol: { battlefield: [mourner], library },
    script: [
      'alice casts Burning Tar on bob',
      'everyone passes',
      'carol chooses alice',
      'everyone passes',
      'carol says yes',
    ],
    expect: { bob: { lost: '704.5a' }, alice: { library: 1, graveyard: 3 } },
    control: {
      setup: { bob: { battlefield: [] } },
      script: ['alice casts Burning Tar on bob', 'everyone passes', { expect: { game: { stack: 0 } } }],
      expect: { bob: { lost: '704.5a' }, alice: { library: 3, graveyard: 1 } },
    },
  }),
  scenario('800.4a: who controls another player’s permanent has it leave with that player, and its trigger', {
    rules: ['800.4a', '603.10a', '704.5a'],
    alice: { battlefield: ['Grizzly Bears'], library },
    bob: { library },
    carol: { life: 2, battlefield: [{ card: bargain, controller: 'bob' }], library },
    script: ['alice attacks carol with Grizzly Bears', 'pass until the game is over'],
    expect: {
      carol: { lost: '704.5a' },
      bob: { lost: true },
      'Lasting Bargain': { on: 'nowhere' },
      game: { over: { winners: ['alice'] } },
    },
    control: {
      setup: { bob: { battlefield: [bargain] }, carol: { battlefield: [] } },
      script: ['alice attacks carol with Grizzly Bears', 'pass until turn 5'],
      expect: { carol: { lost: '704.5a' }, bob: { lost: false }, game: { over: false } },
    },
  }),
];
