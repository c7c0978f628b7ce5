import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  exile,
  move,
  one,
  spell,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const again = card('Exile Again', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([one({ zone: 'exile' })], exile(target(0)))],
});
const back = card('Come Back', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([one({ zone: 'exile' })], move(target(0), { zone: 'battlefield' }))],
});
const grave = card('To the Grave', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([one({ zone: 'exile' })], move(target(0), { zone: 'graveyard' }))],
});
/** "If a nontoken creature would enter and it wasn't cast, exile it instead." */
const warden = creature('Warden', '2/2', '', {
  abilities: [
    staticAbility({
      replaces: {
        event: { would: 'enter', what: { type: 'creature', token: false } },
        if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
        to: { zone: 'exile' },
      },
    }),
  ],
});
const bob = { exile: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }] };

/** "If a creature card would be put into exile, put it into its owner's graveyard instead." */
const wall = card('Wall before Exile', ['enchantment'], {
  abilities: [
    staticAbility({
      replaces: {
        event: { would: 'move', what: { type: 'creature', card: true }, to: 'exile' },
        to: { zone: 'graveyard' },
      },
    }),
  ],
});

export default [
  scenario('400.8: what is in exile isn’t put there by being exiled, so nothing about that applies', {
    rules: ['400.8', '614.1a'],
    alice: { hand: [again], battlefield: [wall] },
    bob,
    script: ['alice casts Exile Again on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'exile', counters: { '+1/+1': 2 } } },
    control: {
      setup: {
        alice: { hand: ['Swords to Plowshares'], battlefield: [wall], mana: 'W' },
        bob: { exile: [], battlefield: ['Grizzly Bears'] },
      },
      script: ['alice casts Swords to Plowshares on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('400.8: a card in exile that is exiled doesn’t change zones, and keeps its counters', {
    rules: ['400.8', '122.2'],
    alice: { hand: [again, grave] },
    bob,
    script: ['alice casts Exile Again on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'exile', counters: { '+1/+1': 2 } } },
    control: {
      // What does change zones has none.
      script: ['alice casts To the Grave on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard', counters: {} } },
    },
  }),
  scenario('400.8: what would leave exile and is exiled instead keeps its counters', {
    rules: ['400.8', '122.2', '614.6'],
    alice: { battlefield: [warden], hand: [back] },
    bob,
    script: ['alice casts Come Back on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'exile', counters: { '+1/+1': 2 } } },
    control: {
      without: 'Warden',
      expect: { 'Grizzly Bears': { on: 'battlefield', counters: {}, power: 2 } },
    },
  }),
];
