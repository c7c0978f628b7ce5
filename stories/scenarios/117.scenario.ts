import { scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const longSiege: CardDefinition = {
  name: 'Long Siege',
  types: ['battle'],
  subtypes: ['Siege'],
  defense: 3,
  back: { name: 'Won Ground', types: ['artifact'] },
};

export default [
  scenario('117.7: what is cast in response resolves first', {
    rules: ['117.7', '117.3d', '405.5', '608.3a'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { hand: ['Giant Growth'], mana: 'G', battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Shock on Grizzly Bears',
      'bob casts Giant Growth on Grizzly Bears',
      { expect: { game: { stack: ['Giant Growth', 'Shock'] } } },
      'everyone passes',
      { expect: { 'Grizzly Bears': { power: 5, toughness: 5 }, game: { stack: ['Shock'] } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', damage: 2 } },
    control: {
      script: ['alice casts Shock on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { hand: ['Giant Growth'] } },
    },
  }),
  scenario('117.1a: a sorcery waits for an empty stack, an instant doesn’t', {
    rules: ['117.1a', '307.1'],
    alice: { hand: ['Shock', 'Lightning Bolt', 'Lava Axe'], mana: 'RRRRRRR' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'refused 307.1: alice casts Lava Axe on bob',
      'alice casts Lightning Bolt on bob',
      { expect: { game: { stack: ['Lightning Bolt', 'Shock'] } } },
      'pass until the stack is empty',
      'alice casts Lava Axe on bob',
    ],
    expect: { bob: { life: 10 } },
    control: {
      script: ['alice casts Lava Axe on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario('117.1: a player without priority can’t cast an instant', {
    rules: ['117.1', '117.3d'],
    alice: {},
    bob: { hand: ['Shock'], mana: 'R' },
    script: ['refused 117.1: bob casts Shock on alice'],
    expect: { alice: { life: 20 } },
    control: { script: ['alice passes', 'bob casts Shock on alice'], expect: { alice: { life: 18 } } },
  }),
  scenario('117.5: state-based actions come before priority, and triggered abilities after them', {
    rules: ['117.5', '603.3', '704.3'],
    alice: { battlefield: [{ card: 'Grizzly Bears', damage: 2 }, 'Blood Artist'] },
    bob: {},
    script: [
      {
        expect: {
          'Grizzly Bears': { on: 'graveyard' },
          game: { asked: { player: 'alice', kind: 'choose' } },
        },
      },
      'alice chooses bob',
    ],
    expect: { bob: { life: 19 }, alice: { life: 21 } },
    control: {
      without: 'Blood Artist',
      script: [],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('117.5: after a player has left, the next to get priority gets it once that is dealt with', {
    rules: ['117.5', '117.3d', '704.5x', '310.11', '800.4a'],
    alice: { battlefield: [{ card: longSiege, protector: 'bob' }] },
    bob: {},
    carol: {},
    script: ['bob concedes', { expect: { 'Long Siege': { protector: 'bob' } } }, 'alice passes'],
    expect: { 'Long Siege': { protector: 'carol' }, game: { priority: 'carol' } },
    control: {
      script: ['alice passes'],
      expect: { 'Long Siege': { protector: 'bob' }, game: { priority: 'bob' } },
    },
  }),
];
