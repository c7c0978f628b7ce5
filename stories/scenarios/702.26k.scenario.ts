import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anotherCreature,
  gainLife,
  one,
  spell,
  target,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const fade = card('Fade', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([one({})], { do: 'phaseOut', what: target(0) })],
});
/** "When this enters, another target creature phases out until this leaves the battlefield." */
const hush = creature('Hush', '1/1', '', {
  manaCost: '{0}',
  abilities: [whenEnters([one(anotherCreature)], { do: 'phaseOut', what: target(0), until: 'sourceLeaves' })],
});
const mourner = creature('Lone Mourner', '5/5', '', {
  abilities: [triggered({ when: { on: 'leaves', object: anotherCreature }, effect: [gainLife(3)] })],
});
const library = ['Forest', 'Forest', 'Forest'];

export default [
  scenario('702.26k: what was exiled until a permanent leaves stays so as that leaves the game phased out', {
    rules: ['702.26b', '702.26k', '610.3'],
    alice: { hand: ['Banisher Priest', fade], mana: 'WWW', library },
    bob: { battlefield: ['Grizzly Bears'], library },
    carol: { library },
    script: [
      'alice casts Banisher Priest',
      'pass until the stack is empty',
      'alice casts Fade on Banisher Priest',
      'pass until the stack is empty',
      { expect: { 'Banisher Priest': { phasedOut: true }, 'Grizzly Bears': { on: 'exile' } } },
      'alice concedes',
    ],
    expect: { 'Banisher Priest': { on: 'nowhere' }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      script: ['alice casts Banisher Priest', 'pass until the stack is empty', 'alice concedes'],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
    },
  }),
  scenario('702.26k: what phased out until a permanent leaves stays so as that leaves the game phased out', {
    rules: ['702.26b', '702.26k', '610.4'],
    alice: { hand: [hush, fade], library },
    bob: { battlefield: ['Grizzly Bears'], library },
    carol: { library },
    script: [
      'alice casts Hush',
      'pass until the stack is empty',
      'alice casts Fade on Hush',
      'pass until the stack is empty',
      'alice concedes',
    ],
    expect: { 'Grizzly Bears': { phasedOut: true } },
    control: {
      script: ['alice casts Hush', 'pass until the stack is empty', 'alice concedes'],
      expect: { 'Grizzly Bears': { phasedOut: false } },
    },
  }),
  scenario('702.26k: nothing triggers on a creature that leaves the game phased out', {
    rules: ['702.26k', '603.6c'],
    alice: { hand: [fade], battlefield: ['Grizzly Bears'], library },
    bob: { battlefield: [mourner], library },
    carol: { library },
    script: ['alice casts Fade on Grizzly Bears', 'everyone passes', 'alice concedes'],
    expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'nowhere' } },
    control: {
      script: ['alice concedes', 'pass until the stack is empty'],
      expect: { bob: { life: 23 }, 'Grizzly Bears': { on: 'nowhere' } },
    },
  }),
];
