import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  artifact,
  creature as creatures,
  destroy,
  enchant,
  enchantPlayer,
  equip,
  gainLife,
  one,
  otherObject,
  plus,
  returnToHand,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import { roleTokens } from '../../machines/rules/abilities/write/role-tokens.ts';

const free = { manaCost: '{0}' };
const grafted = card('Grafted Gear', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    affecting('attached', plus(3, 2)),
    triggered({
      when: { on: 'unattached', object: 'self' },
      effect: [{ do: 'sacrifice', who: 'you', what: otherObject }],
    }),
    equip('{0}'),
  ],
});
const shatter = card('Plain Shatter', ['instant'], {
  ...free,
  abilities: [spell([one(artifact)], destroy(target(0)))],
});
const lift = card('Plain Lift', ['instant'], {
  ...free,
  abilities: [spell([one(creatures)], returnToHand(target(0)))],
});
const sweep = card('Whole Sweep', ['sorcery'], {
  ...free,
  abilities: [spell([], destroy({ all: { anyType: ['artifact', 'creature'] } }))],
});
const vanish = card('Plain Vanishing', ['instant'], {
  ...free,
  abilities: [spell([targetCreature], { do: 'phaseOut', what: target(0) })],
});
const wornOff = (what: 'Aura' | 'Equipment') =>
  card('Watching Loom', ['enchantment'], {
    abilities: [triggered({ when: { on: 'unattached', object: { subtype: what } }, effect: [gainLife(1)] })],
  });
const wornOn = card('Waiting Loom', ['enchantment'], {
  abilities: [triggered({ when: { on: 'attachedTo', object: {}, to: creatures }, effect: [gainLife(1)] })],
});
const plainAura = card('Plain Aura', ['enchantment'], {
  ...free,
  subtypes: 'Aura',
  abilities: [enchant(creatures), affecting('attached', plus(1, 1))],
});
const plainCurse = card('Plain Curse', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [enchantPlayer('any')],
});
const plainGear = card('Plain Gear', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [affecting('attached', plus(1, 1)), equip('{0}')],
});
const worn = {
  battlefield: [
    'Grizzly Bears',
    'Hill Giant',
    { card: plainGear, attachedTo: 'Grizzly Bears' },
    wornOff('Equipment'),
  ],
};
const armed = {
  battlefield: ['Grizzly Bears', 'Hill Giant', { card: grafted, attachedTo: 'Grizzly Bears' }],
};

export default [
  scenario('701.3d: an Equipment that leaves the battlefield becomes unattached', {
    rules: ['701.3d', '603.10c'],
    alice: { ...armed, hand: [shatter] },
    bob: {},
    script: ['alice casts Plain Shatter on Grafted Gear', 'pass until the stack is empty'],
    expect: { 'Grafted Gear': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Grafted Gear'] } },
      expect: { 'Grafted Gear': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('701.3d: and so does one that moves on', {
    rules: ['701.3d', '702.6a'],
    alice: armed,
    bob: {},
    script: ['alice activates Grafted Gear on Hill Giant', 'pass until the stack is empty'],
    expect: { 'Grafted Gear': { attachedTo: 'Hill Giant' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      // Attached once more to what it is on already it doesn't move (701.3b).
      script: ['alice activates Grafted Gear on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grafted Gear': { attachedTo: 'Grizzly Bears' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('701.3d: one whose creature leaves becomes unattached as it does, once', {
    rules: ['701.3d', '704.5n'],
    alice: {
      battlefield: worn.battlefield,
      hand: [lift],
    },
    bob: {},
    script: ['alice casts Plain Lift on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Plain Gear': { on: 'battlefield', attachedTo: null }, alice: { life: 21 } },
    control: {
      script: ['alice casts Plain Lift on Hill Giant', 'pass until the stack is empty'],
      expect: { 'Plain Gear': { attachedTo: 'Grizzly Bears' }, alice: { life: 20 } },
    },
  }),
  scenario('701.3d: one that leaves together with its creature becomes unattached once', {
    rules: ['701.3d', '603.2c', '603.10c'],
    alice: { battlefield: worn.battlefield, hand: [sweep] },
    bob: {},
    script: ['alice casts Whole Sweep', 'pass until the stack is empty'],
    expect: { 'Plain Gear': { on: 'graveyard' }, alice: { life: 21 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Plain Gear', 'Watching Loom'] } },
      expect: { 'Plain Gear': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('701.3d: an Aura becomes unattached as its creature leaves, and not again as it follows', {
    rules: ['701.3d', '704.5m'],
    alice: {
      battlefield: ['Grizzly Bears', { card: plainAura, attachedTo: 'Grizzly Bears' }, wornOff('Aura')],
      hand: [lift],
    },
    bob: {},
    script: ['alice casts Plain Lift on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Plain Aura': { on: 'graveyard' }, alice: { life: 21 } },
    control: { withoutAbilities: ['Watching Loom'], expect: { alice: { life: 20 } } },
  }),
  scenario('701.3d: and an Aura attached to a player, as that player leaves the game', {
    rules: ['701.3d', '800.4a'],
    alice: { battlefield: [{ card: plainCurse, attachedTo: 'carol' }, wornOff('Aura')] },
    bob: {},
    carol: {},
    script: ['carol concedes', 'pass until the stack is empty'],
    expect: { 'Plain Curse': { on: 'graveyard' }, alice: { life: 21 } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Plain Curse', attachedTo: 'bob' }, 'Watching Loom'] } },
      expect: { 'Plain Curse': { on: 'battlefield' }, alice: { life: 20 } },
    },
  }),
  scenario('702.26j: what phases out with its creature doesn’t become unattached', {
    rules: ['702.26j', '702.26g'],
    alice: { battlefield: worn.battlefield, hand: [vanish, lift] },
    bob: {},
    script: ['alice casts Plain Vanishing on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 20 } },
    control: {
      script: ['alice casts Plain Lift on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('701.3a: an Aura spell that resolves becomes attached', {
    rules: ['701.3a', '603.2e', '303.4'],
    alice: { battlefield: ['Grizzly Bears', wornOn], hand: [plainAura] },
    bob: {},
    script: ['alice casts Plain Aura on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Plain Aura': { attachedTo: 'Grizzly Bears' }, alice: { life: 21 } },
    control: { withoutAbilities: ['Waiting Loom'], expect: { alice: { life: 20 } } },
  }),
  scenario('701.3a: and so does a token that is created attached', {
    rules: ['701.3a', '603.2e', '303.4i'],
    alice: {
      battlefield: ['Grizzly Bears', wornOn],
      hand: [
        card('Wicked Gift', ['sorcery'], {
          ...free,
          abilities: [
            spell([targetCreature], {
              do: 'create',
              token: roleTokens['Wicked Role'],
              attachedTo: target(0),
            }),
          ],
        }),
      ],
    },
    bob: {},
    script: ['alice casts Wicked Gift on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { power: 3 }, alice: { life: 21 } },
    control: {
      withoutAbilities: ['Waiting Loom'],
      expect: { 'Grizzly Bears': { power: 3 }, alice: { life: 20 } },
    },
  }),
];
