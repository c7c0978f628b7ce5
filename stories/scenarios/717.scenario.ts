import { card, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, spell, target, triggered } from '../../machines/rules/abilities/write/index.ts';
import type { Ability, Instruction } from '../../machines/rules/index.ts';

const visit = (...effect: readonly Instruction[]): Ability => ({ kind: 'keyword', keyword: 'visit', effect });
const ride = (name: string, ...lights: readonly number[]) => ({
  ...card(name, ['artifact'], { subtypes: 'Attraction', abilities: [visit(gainLife(3))] }),
  lights,
});
const wheel = ride('Test Wheel', 2, 3, 6);
const stall = {
  ...card('Test Stall', ['artifact'], {
    subtypes: 'Attraction',
    abilities: [
      {
        kind: 'keyword',
        keyword: 'visit',
        targets: [one({ type: 'creature' })],
        effect: [{ do: 'destroy', what: target(0) }],
      },
    ],
  }),
  lights: [4],
};
const booth = ride('Test Booth', 3, 5, 6);
const now = (name: string, effect: Instruction) =>
  card(name, ['instant'], { manaCost: '{0}', abilities: [spell([], effect)] });
const opening = now('Grand Opening', { do: 'perform', action: 'open an Attraction' });
const anew = now('Start Over', { do: 'restartGame' });
const again = now('Once More', { do: 'rollToVisit' });
const lobby = card('Lobby', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'performs', action: 'open an Attraction', who: 'you' }, effect: [gainLife(5)] }),
  ],
});
const smash = card('Smash It', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([one({ type: 'artifact' })], { do: 'destroy', what: target(0) })],
});
const detour = card('Detour', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      replaces: { event: { would: 'move', what: {}, to: 'command' }, to: { zone: 'graveyard' } },
    },
  ],
});
const bounced = card('Send It Back', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([one({ type: 'artifact' })], { do: 'move', what: target(0), to: { zone: 'hand' } })],
});
const wish = now('Fulfil It', {
  do: 'move',
  what: { all: { zone: 'outside', owner: 'you' } },
  to: { zone: 'hand' },
});

export default [
  scenario(
    '701.51b: to open an Attraction is to put the top card of the Attraction deck onto the battlefield',
    {
      rules: ['701.51b', '701.51c', '717.2', '717.3'],
      alice: { battlefield: [lobby], hand: [opening], command: [wheel, booth] },
      bob: {},
      script: ['alice casts Grand Opening', 'everyone passes', 'pass until the stack is empty'],
      expect: {
        alice: { life: 25, command: 1 },
        'Test Booth': { on: 'command', faceDown: true, seenBy: [] },
        'Test Wheel': { on: 'battlefield', controller: 'alice', faceDown: false },
      },
      control: {
        // 701.51a: without an Attraction deck none is opened.
        without: ['Test Wheel', 'Test Booth'],
        expect: { alice: { life: 20, battlefield: ['Lobby'] } },
      },
    },
  ),
  scenario(
    '505.5: a player who controls Attractions rolls to visit them as the precombat main phase begins',
    {
      rules: ['505.5', '701.52a', '702.159a', '717.4', '717.5', '703.4g'],
      turn: { at: 'upkeep' },
      alice: { battlefield: [wheel, booth], rolls: [2] },
      bob: {},
      script: ['pass until the precombat main phase', 'everyone passes'],
      expect: { alice: { life: 23 } },
      control: {
        // 3 is lit up on both; nothing would be rolled for anything else.
        setup: { alice: { rolls: [4] } },
        script: ['pass until the precombat main phase'],
        expect: { alice: { life: 20 } },
      },
    },
  ),
  scenario(
    '701.52a: each Attraction on which the number is lit up is visited, also when an effect has it rolled',
    {
      rules: ['701.52a', '717.5'],
      alice: { battlefield: [wheel, booth], hand: [again], rolls: [3] },
      bob: {},
      script: [
        'alice casts Once More',
        'everyone passes',
        'alice orders Test Wheel, Test Booth',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 26 } },
      control: {
        setup: { alice: { rolls: [5] } },
        script: ['alice casts Once More', 'everyone passes', 'pass until the stack is empty'],
        expect: { alice: { life: 23 } },
      },
    },
  ),
  scenario('702.159a: what is done by a visit may have targets', {
    rules: ['702.159a', '603.3d'],
    alice: { battlefield: [stall], hand: [again], rolls: [4] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Once More',
      'everyone passes',
      { expect: { 'the ability of Test Stall': { targets: ['Grizzly Bears'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { rolls: [3] } },
      script: ['alice casts Once More', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario(
    '717.6: an Attraction card that would be put into a graveyard or hand goes to the command zone, face up',
    {
      rules: ['717.6', '717.6a'],
      alice: {
        battlefield: [wheel, booth, card('Machine', ['artifact']), card('Other Machine', ['artifact'])],
        command: [ride('Test Train', 2)],
        hand: [smash, bounced, opening],
      },
      bob: {},
      script: [
        'alice casts Smash It on Test Wheel',
        'everyone passes',
        'alice casts Send It Back on Test Booth',
        'everyone passes',
        // What lies there face up is not in the deck.
        'alice casts Grand Opening',
        'everyone passes',
      ],
      expect: {
        'Test Wheel': { on: 'command', faceDown: false },
        'Test Booth': { on: 'command', faceDown: false },
        'Test Train': { on: 'battlefield' },
      },
      control: {
        // Another artifact has a back like all others.
        script: [
          'alice casts Smash It on Machine',
          'everyone passes',
          'alice casts Send It Back on Other Machine',
          'everyone passes',
        ],
        expect: { Machine: { on: 'graveyard' }, 'Other Machine': { on: 'hand' } },
      },
    },
  ),
  scenario('717.6: it goes there once more if something else would put it elsewhere in between', {
    rules: ['717.6', '614.5'],
    alice: { battlefield: [wheel, detour, card('Machine', ['artifact'])], hand: [smash] },
    bob: {},
    script: ['alice casts Smash It on Test Wheel', 'everyone passes'],
    expect: { 'Test Wheel': { on: 'command' } },
    control: {
      script: ['alice casts Smash It on Machine', 'everyone passes'],
      expect: { Machine: { on: 'graveyard' } },
    },
  }),
  scenario('108.5: nothing brings an Attraction into the game from outside of it', {
    rules: ['108.5', '400.11b'],
    alice: { hand: [wish], outside: [wheel] },
    bob: {},
    script: ['alice casts Fulfil It', 'everyone passes'],
    expect: { 'Test Wheel': { on: 'outside' }, alice: { command: 0 } },
    control: {
      setup: { alice: { hand: [wish], outside: [card('Machine', ['artifact'])] } },
      expect: { Machine: { on: 'hand' } },
    },
  }),
  scenario('103.3a: Attractions are in a deck of their own again, face down, as the game is restarted', {
    rules: ['103.3a', '717.2', '727.2'],
    alice: { battlefield: [wheel, booth, 'Air Elemental'], hand: [anew] },
    bob: {},
    script: ['alice casts Start Over', 'everyone passes', 'alice keeps', 'bob keeps'],
    // Of 23 cards that are hers, two are no part of her library.
    expect: {
      alice: { battlefield: 0, hand: 7, library: 15, command: 2 },
      'Test Wheel': { on: 'command', faceDown: true, seenBy: [] },
    },
    control: {
      without: ['Test Wheel', 'Test Booth'],
      expect: { alice: { battlefield: 0, hand: 7, library: 15, command: 0 } },
    },
  }),
];
