import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  keyword,
  modify,
  spell,
  target,
  targetSpell,
} from '../../machines/rules/abilities/write/index.ts';

const take = card('Spell Taking', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetSpell], modify(target(0), 'forever', { change: 'control', by: 'you' }))],
});
const echo = card('Second Wind', ['sorcery'], {
  manaCost: '{W}',
  abilities: [keyword('rebound'), spell([], gainLife(3))],
});
const specimens = { hand: ['Gather Specimens'], mana: 'UUUCCC' };

export default [
  scenario('112.2: “if you cast it from your hand” is asked of who cast it, not of who controls it', {
    rules: ['112.2', '400.7d', '603.4'],
    alice: { hand: ['Dread Cacodemon'], battlefield: ['Grizzly Bears'], mana: 'BBBCCCCCCC' },
    bob: { ...specimens, battlefield: ['Hill Giant'] },
    script: [
      'alice casts Dread Cacodemon',
      'alice passes',
      'bob casts Gather Specimens',
      'everyone passes',
      'pass until the stack is empty',
    ],
    expect: {
      'Dread Cacodemon': { on: 'battlefield', controller: 'bob' },
      'Grizzly Bears': { on: 'battlefield' },
      'Hill Giant': { on: 'battlefield', tapped: false },
    },
    control: {
      script: ['alice casts Dread Cacodemon', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { tapped: true } },
    },
  }),
  scenario('112.2: what triggers on a creature that you cast triggers whoever controls that creature', {
    rules: ['112.2', '400.7d'],
    alice: { hand: ['Grizzly Bears'], battlefield: ['Wild Pair'], mana: 'GC' },
    bob: specimens,
    script: [
      'alice casts Grizzly Bears',
      'alice passes',
      'bob casts Gather Specimens',
      'everyone passes',
      'everyone passes',
      'everyone passes',
      'alice says no',
    ],
    expect: {
      'Grizzly Bears': { controller: 'bob' },
      game: { happened: [{ event: 'trigger', source: 'Wild Pair', player: 'alice' }] },
    },
    control: {
      setup: { alice: { battlefield: [] }, bob: { battlefield: ['Wild Pair'] } },
      script: [
        'alice casts Grizzly Bears',
        'alice passes',
        'bob casts Gather Specimens',
        'pass until the stack is empty',
      ],
      expect: {
        'Grizzly Bears': { controller: 'bob' },
        game: { notHappened: [{ event: 'trigger', source: 'Wild Pair' }] },
      },
    },
  }),
  scenario('112.2: nor who took control of the spell', {
    rules: ['112.2', '400.7d'],
    alice: { hand: ['Scion of Vitu-Ghazi'], mana: 'WWCCC' },
    bob: { hand: [take], mana: 'U' },
    script: [
      'alice casts Scion of Vitu-Ghazi',
      'alice passes',
      'bob casts Spell Taking on Scion of Vitu-Ghazi',
      'everyone passes',
      'pass until the stack is empty',
    ],
    expect: { bob: { battlefield: ['Scion of Vitu-Ghazi'] } },
    control: {
      script: ['alice casts Scion of Vitu-Ghazi', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 3 } },
    },
  }),
  scenario(
    '702.88a: a spell that was taken doesn’t rebound: it wasn’t cast from the hand of who controls it',
    {
      rules: ['702.88a', '112.2'],
      alice: { hand: [echo], mana: 'W' },
      bob: { hand: [take], mana: 'U' },
      script: [
        'alice casts Second Wind',
        'alice passes',
        'bob casts Spell Taking on Second Wind',
        'everyone passes',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 23 }, 'Second Wind': { on: 'graveyard' } },
      control: {
        script: ['alice casts Second Wind', 'pass until the stack is empty'],
        expect: { alice: { life: 23 }, 'Second Wind': { on: 'exile' } },
      },
    },
  ),
];
