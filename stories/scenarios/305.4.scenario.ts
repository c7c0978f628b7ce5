import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  mayPutFromEither,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

/** A land that is a creature, and no spell. */
const grove = creature('Waking Grove', '1/1', '', { types: ['land', 'creature'], colors: 'G' });
const opening = card('Sudden Opening', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([], mayPutFromEither(aCreature))],
});

export default [
  scenario('305.4: a land that an effect puts onto the battlefield isn’t played', {
    rules: ['305.4', '305.2b', '305.9'],
    alice: { hand: [opening, grove], mana: 'U', landsPlayed: 1 },
    bob: {},
    script: [
      'refused 305.2b: alice plays Waking Grove',
      'refused 305.9: alice casts Waking Grove',
      'alice casts Sudden Opening',
      'everyone passes',
      'alice says yes',
    ],
    expect: { 'Waking Grove': { on: 'battlefield', types: ['land', 'creature'] }, alice: { landsPlayed: 1 } },
    control: {
      setup: { alice: { hand: ['Forest', grove], landsPlayed: 0 } },
      script: ['alice plays Waking Grove', 'refused 305.2b: alice plays Forest'],
      expect: { 'Waking Grove': { on: 'battlefield' }, Forest: { on: 'hand' } },
    },
  }),
  scenario('305.4: and another land may be played after it', {
    rules: ['305.4', '305.2'],
    alice: { hand: [opening, grove, 'Forest'], mana: 'U' },
    bob: {},
    script: ['alice casts Sudden Opening', 'everyone passes', 'alice says yes', 'alice plays Forest'],
    expect: {
      'Waking Grove': { on: 'battlefield' },
      Forest: { on: 'battlefield' },
      alice: { landsPlayed: 1 },
    },
    control: {
      script: ['alice plays Waking Grove', 'refused 305.2b: alice plays Forest'],
      expect: { 'Waking Grove': { on: 'battlefield' }, Forest: { on: 'hand' } },
    },
  }),
];
