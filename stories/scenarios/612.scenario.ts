import { card, scenario, creature as shaped } from '../../machines/play/scenario/index.ts';
import {
  creature,
  destroy,
  modify,
  spell,
  spellLike,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const choose = (what: 'basicLandType' | 'color', link: string): Instruction => ({
  do: 'chooseValue',
  what,
  link,
});
const replaceWord = modify(target(0), 'forever', { changeWord: { chosen: 'one' }, to: { chosen: 'other' } });

/** Replaces a basic land type in a permanent's text. */
const redrawnMap = card('Redrawn Map', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([{ objects: {} }], choose('basicLandType', 'one'), choose('basicLandType', 'other'), replaceWord),
  ],
});
/** Replaces a colour word in a spell's text. */
const dyedInk = card('Dyed Ink', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([{ objects: spellLike({}) }], choose('color', 'one'), choose('color', 'other'), replaceWord),
  ],
});
const leafBlight = card('Leaf Blight', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([{ objects: { ...creature, color: 'G' } }], destroy(target(0)))],
});
const marshStalker = shaped('Marsh Stalker', '2/2', 'swampwalk');

export default [
  scenario('612.1: a land type in the text of a permanent is replaced: swampwalk becomes islandwalk', {
    rules: ['612.1', '612.2'],
    alice: { battlefield: [marshStalker] },
    bob: { battlefield: ['Swamp', 'Grizzly Bears'], hand: [redrawnMap], mana: 'U' },
    turn: { of: 'alice', at: 'precombatMain' },
    script: [
      'alice passes',
      'bob casts Redrawn Map on Marsh Stalker',
      'everyone passes',
      'alice attacks bob with Marsh Stalker',
      { expect: { 'Marsh Stalker': { has: ['islandwalk'], hasNot: ['swampwalk'] } } },
      'bob blocks Marsh Stalker with Grizzly Bears',
    ],
    decide: { option: ['Swamp', 'Island'] },
    expect: {
      'Marsh Stalker': { on: 'graveyard' },
      bob: { life: 20 },
    },
    control: {
      script: ['alice attacks bob with Marsh Stalker'],
      decide: {},
      expect: { 'Marsh Stalker': { has: ['swampwalk'] }, bob: { life: 18 } },
    },
  }),
  scenario('612.2: a color word in the text of a spell is replaced: its target is illegal by then', {
    rules: ['612.1', '612.2', '608.2b'],
    alice: { hand: [leafBlight], mana: 'B' },
    bob: { battlefield: ['Grizzly Bears'], hand: [dyedInk], mana: 'U' },
    script: [
      'alice casts Leaf Blight on Grizzly Bears',
      'alice passes',
      'bob casts Dyed Ink on Leaf Blight',
      'pass until the stack is empty',
    ],
    decide: { option: ['green', 'red'] },
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: ['alice casts Leaf Blight on Grizzly Bears', 'everyone passes'],
      decide: {},
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
