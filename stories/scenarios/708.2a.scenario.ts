import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anyTarget,
  dealDamageToTarget,
  destroy,
  diesSelf,
  gainLife,
  replacement,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const veil = card('Drawn Veil', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], { do: 'manifest', what: { top: 1, of: 'you' } })],
});
const doom = card('Plain Doom', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], destroy(target(0)))],
});
const omen = card('Loud Omen', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([anyTarget], dealDamageToTarget(2))],
});
/** Permanents that would be put into a graveyard are exiled instead. */
const curtain = creature('Curtain Warden', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'move', what: {}, from: 'battlefield', to: 'graveyard' },
      to: { zone: 'exile' },
    }),
  ],
});
/** It is shuffled into its owner’s library instead of going to a graveyard. */
const hydra = creature('Endless Hydra', '10/10', '', {
  abilities: [
    replacement({
      event: { would: 'move', what: 'self', to: 'graveyard' },
      to: { zone: 'library' },
      afterwards: [{ do: 'shuffle', who: { ownerOf: 'self' } }],
    }),
  ],
});
/** It goes to the bottom of its owner’s library instead of dying. */
const seedling = creature('Sinking Seedling', '2/3', '', {
  abilities: [
    replacement({ event: { would: 'die', what: 'self' }, to: { zone: 'library', position: 'bottom' } }),
  ],
});
/** When it dies, 10 life. */
const martyr = creature('Generous Martyr', '5/5', '', {
  abilities: [triggered({ when: diesSelf, effect: [gainLife(10)] })],
});
/** When it is put into a graveyard from anywhere, 10 life. */
const elder = creature('Restless Elder', '5/5', '', {
  abilities: [
    triggered({ when: { on: 'putInto', zone: 'graveyard', object: 'self' }, effect: [gainLife(10)] }),
  ],
});

const doomed = (name: string) => [
  'alice passes',
  `bob casts Plain Doom on ${name}`,
  'pass until the stack is empty',
];
const manifested = (name: string) => [
  'alice casts Drawn Veil',
  'pass until the stack is empty',
  { expect: { [name]: { on: 'battlefield' as const, faceDown: true, power: 2 } } },
  ...doomed(name),
];
const bob = { hand: [doom] };
const ofLibrary = (name: typeof omen) => ({ hand: [veil], library: [name, 'Forest', 'Forest'] });

export default [
  scenario(
    '708.2a: a face-down permanent goes to the graveyard as the creature that it is, no sorcery card',
    {
      rules: ['708.2a', '614.4', '708.9'],
      alice: { ...ofLibrary(omen), battlefield: ['Dryad Militant'] },
      bob,
      script: manifested('Loud Omen'),
      expect: { 'Loud Omen': { on: 'graveyard', faceDown: false } },
      control: {
        // Cast, it is a sorcery card that is put there.
        setup: { alice: { battlefield: ['Dryad Militant'], hand: [omen], library: ['Forest'] } },
        script: ['alice casts Loud Omen on bob', 'pass until the stack is empty'],
        expect: { 'Loud Omen': { on: 'exile' }, bob: { life: 18 } },
      },
    },
  ),
  scenario(
    '708.2a: what exiles permanents instead of the graveyard exiles it, an instant card though it is',
    {
      rules: ['708.2a', '614.6', '708.9'],
      alice: { ...ofLibrary(omen), battlefield: [curtain] },
      bob,
      script: manifested('Loud Omen'),
      expect: { 'Loud Omen': { on: 'exile', faceDown: false } },
      control: { without: 'Curtain Warden', expect: { 'Loud Omen': { on: 'graveyard' } } },
    },
  ),
  scenario('708.2a: face down it hasn’t the ability by which it would be shuffled into a library instead', {
    rules: ['708.2a', '614.4'],
    alice: ofLibrary(hydra),
    bob,
    script: manifested('Endless Hydra'),
    expect: {
      'Endless Hydra': { on: 'graveyard' },
      game: { notHappened: [{ event: 'shuffle', player: 'alice' }] },
    },
    control: {
      setup: { alice: { battlefield: [hydra], hand: [], library: ['Forest'] } },
      script: doomed('Endless Hydra'),
      expect: {
        'Endless Hydra': { on: 'library' },
        game: { happened: [{ event: 'shuffle', player: 'alice', times: 1 }] },
      },
    },
  }),
  scenario('708.2a: nor the one by which it would go to the bottom of it instead of dying', {
    rules: ['708.2a', '614.4'],
    alice: ofLibrary(seedling),
    bob,
    script: manifested('Sinking Seedling'),
    expect: { 'Sinking Seedling': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [seedling], hand: [], library: ['Forest'] } },
      script: doomed('Sinking Seedling'),
      expect: { alice: { library: ['Forest', 'Sinking Seedling'], graveyard: 0 } },
    },
  }),
  scenario('603.10a: what triggers on its dying looks back to when it was face down, and doesn’t', {
    rules: ['603.10a', '708.2a'],
    alice: ofLibrary(martyr),
    bob,
    script: manifested('Generous Martyr'),
    expect: { 'Generous Martyr': { on: 'graveyard' }, alice: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [martyr], hand: [], library: ['Forest'] } },
      script: doomed('Generous Martyr'),
      expect: { 'Generous Martyr': { on: 'graveyard' }, alice: { life: 30 } },
    },
  }),
  scenario('603.6c: what triggers on going to a graveyard from anywhere does so there, and triggers', {
    rules: ['603.6c', '603.10', '708.9'],
    alice: ofLibrary(elder),
    bob,
    script: manifested('Restless Elder'),
    expect: { 'Restless Elder': { on: 'graveyard' }, alice: { life: 30 } },
    control: {
      setup: { alice: { hand: [veil], library: [martyr] } },
      script: manifested('Generous Martyr'),
      expect: { 'Generous Martyr': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
];
