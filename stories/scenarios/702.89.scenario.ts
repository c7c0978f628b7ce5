import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  all,
  as,
  dealDamage,
  destroy,
  dies,
  draw,
  enchant,
  gainLife,
  move,
  named,
  plus,
  spell,
  target,
  targetCreature,
  targetOpponent,
  triggered,
  umbraArmor,
} from '../../machines/rules/abilities/write/index.ts';

const umbra = card('Broad Umbra', ['enchantment'], {
  manaCost: '{G}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(1, 1)), umbraArmor],
});
const other = { ...umbra, name: 'Narrow Umbra' };
/** It mourns each creature that dies. */
const watching = card('Watching Umbra', ['enchantment'], {
  manaCost: '{G}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), umbraArmor, triggered({ when: dies(aCreature), effect: [gainLife(3)] })],
});
/** "Destroy all enchantments. You gain 2 life for each of them." */
const decree = card('Plain Decree', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell(
      [],
      as('gone', destroy(all({ type: 'enchantment' }))),
      gainLife({ number: 'times', of: [2, { number: 'amount', by: 'gone' }] }),
    ),
  ],
});
const quake = card('Small Quake', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], dealDamage(2, all(aCreature)))],
});
const skeletons = creature('Bare Skeletons', '1/1', '', {
  abilities: [
    { kind: 'activated', cost: [{ pay: 'mana', cost: '{B}' }], effect: [{ do: 'regenerate', what: 'self' }] },
  ],
});
/** "Destroy target creature. Put what was put into a graveyard this way onto the battlefield under your control." */
const claim = card('Deadly Claim', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell(
      [targetCreature],
      as('gone', destroy(target(0))),
      move(all({ zone: 'graveyard', among: named('gone') }), { zone: 'battlefield', under: 'you' }),
    ),
  ],
}); /** Destroys a player’s creatures, and draws a card for each creature destroyed this way. */
const rout = card('Profitable Rout', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell(
      [targetOpponent],
      as('gone', destroy(all({ type: 'creature', controller: target(0) }))),
      draw({ number: 'countOf', of: named('gone'), like: { type: 'creature' } }),
    ),
  ],
});
const host = creature('Host', '2/2');
const victim = creature('Victim', '2/2');

export default [
  scenario('702.89a: the Aura is destroyed instead, and the damage on the creature removed', {
    rules: ['702.89', '702.89a'],
    alice: { hand: ['Murder'], mana: 'BBB' },
    bob: {
      battlefield: [
        { card: 'Hill Giant', damage: 2 },
        { card: umbra, attachedTo: 'Hill Giant' },
      ],
    },
    script: ['alice casts Murder on Hill Giant', 'everyone passes'],
    expect: { 'Hill Giant': { on: 'battlefield', damage: 0, power: 3 }, 'Broad Umbra': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Broad Umbra'],
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('702.89a: the spell that would destroy the creature destroys the Aura', {
    rules: ['702.89a', '614.6'],
    alice: { hand: ['Murder'], mana: 'BBB', battlefield: ['Forest'] },
    bob: { battlefield: ['Karmic Justice', 'Grizzly Bears', { card: umbra, attachedTo: 'Grizzly Bears' }] },
    script: ['alice casts Murder on Grizzly Bears', 'everyone passes', 'everyone passes', 'bob says yes'],
    expect: {
      'Grizzly Bears': { on: 'battlefield' },
      game: { happened: [{ event: 'trigger', source: 'Karmic Justice' }] },
    },
    control: {
      // No spell destroys it where a rule does.
      setup: { alice: { battlefield: [creature('Big Ox', '6/6'), 'Forest'] } },
      script: ['alice attacks bob with Big Ox', 'bob blocks Big Ox with Grizzly Bears'],
      expect: {
        'Grizzly Bears': { on: 'battlefield' },
        'Broad Umbra': { on: 'graveyard' },
        game: { notHappened: [{ event: 'trigger', source: 'Karmic Justice' }] },
      },
    },
  }),
  scenario(
    '702.89a: an Aura that is destroyed anyway is destroyed once, and saves what would be destroyed with it',
    {
      rules: ['702.89a', '400.6'],
      alice: { hand: [decree], mana: 'C' },
      bob: {
        battlefield: [
          creature('Woven Host', '2/2', '', { types: ['enchantment', 'creature'] }),
          { card: umbra, attachedTo: 'Woven Host' },
        ],
      },
      script: ['alice casts Plain Decree', 'everyone passes'],
      expect: {
        alice: { life: 22 },
        'Woven Host': { on: 'battlefield' },
        game: { happened: [{ event: 'destroy', object: 'Broad Umbra', times: 1 }] },
      },
      control: {
        withoutAbilities: ['Broad Umbra'],
        expect: { alice: { life: 24 }, 'Woven Host': { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.89a: of two such Auras one is destroyed', {
    rules: ['702.89a', '616.1'],
    alice: { hand: ['Wrath of God'], mana: 'WWWW' },
    bob: {
      battlefield: [
        'Grizzly Bears',
        { card: umbra, attachedTo: 'Grizzly Bears' },
        { card: other, attachedTo: 'Grizzly Bears' },
      ],
    },
    script: ['alice casts Wrath of God', 'pass until bob decides', 'bob chooses Narrow Umbra'],
    expect: {
      'Grizzly Bears': { on: 'battlefield', power: 3 },
      'Broad Umbra': { on: 'battlefield' },
      'Narrow Umbra': { on: 'graveyard' },
    },
    control: {
      withoutAbilities: ['Broad Umbra', 'Narrow Umbra'],
      script: ['alice casts Wrath of God', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.89a: its controller may let it regenerate instead, and keeps the Aura', {
    rules: ['702.89a', '616.1', '701.19a'],
    alice: { hand: ['Murder'], mana: 'BBB' },
    bob: { mana: 'B', battlefield: [skeletons, { card: umbra, attachedTo: 'Bare Skeletons' }] },
    script: [
      'alice casts Murder on Bare Skeletons',
      'alice passes',
      'bob activates Bare Skeletons',
      'everyone passes',
      'pass until bob decides',
      'bob chooses Bare Skeletons',
    ],
    expect: { 'Bare Skeletons': { on: 'battlefield', tapped: true }, 'Broad Umbra': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Murder on Bare Skeletons',
        'alice passes',
        'bob activates Bare Skeletons',
        'everyone passes',
        'pass until bob decides',
        'bob chooses Broad Umbra',
      ],
      expect: { 'Bare Skeletons': { on: 'battlefield', tapped: false }, 'Broad Umbra': { on: 'graveyard' } },
    },
  }),
  scenario('603.10a: an Aura destroyed instead sees what dies in the same event', {
    rules: ['603.10a', '614.6', '702.89a'],
    alice: { hand: ['Wrath of God'], mana: 'WWWW' },
    bob: { battlefield: [host, victim, { card: watching, attachedTo: 'Host' }] },
    script: ['alice casts Wrath of God', 'pass until the stack is empty'],
    expect: { bob: { life: 23 }, Host: { on: 'battlefield' }, 'Watching Umbra': { on: 'graveyard' } },
    control: { without: 'Victim', expect: { bob: { life: 20 }, 'Watching Umbra': { on: 'graveyard' } } },
  }),
  scenario('704.3: also what dies by the same check of state-based actions', {
    rules: ['704.3', '603.10a', '702.89a', '704.5g'],
    alice: { hand: [quake], mana: 'C' },
    bob: { battlefield: [host, victim, { card: watching, attachedTo: 'Host' }] },
    script: ['alice casts Small Quake', 'pass until the stack is empty'],
    expect: {
      bob: { life: 23 },
      Host: { on: 'battlefield', damage: 0 },
      'Watching Umbra': { on: 'graveyard' },
    },
    control: { without: 'Victim', expect: { bob: { life: 20 }, 'Watching Umbra': { on: 'graveyard' } } },
  }),
  scenario('702.89a: the Aura is what the spell put into a graveyard, and enchants the creature anew', {
    rules: ['702.89a', '614.6', '303.4f'],
    alice: { hand: [claim], mana: 'C' },
    bob: {
      battlefield: [
        { card: host, damage: 1 },
        { card: umbra, attachedTo: 'Host' },
      ],
    },
    script: ['alice casts Deadly Claim on Host', 'everyone passes'],
    expect: {
      Host: { on: 'battlefield', controller: 'bob', damage: 0, power: 3 },
      'Broad Umbra': { on: 'battlefield', controller: 'alice', owner: 'bob', attachedTo: 'Host' },
    },
    control: {
      setup: { bob: { battlefield: [host] } },
      expect: { Host: { on: 'battlefield', controller: 'alice' } },
    },
  }),
  scenario('702.89a: the Aura that is destroyed instead is no creature that was destroyed', {
    rules: ['702.89a', '608.2c'],
    alice: { hand: [rout], mana: 'C' },
    bob: { battlefield: [host, { card: umbra, attachedTo: 'Host' }] },
    script: ['alice casts Profitable Rout on bob', 'everyone passes'],
    expect: { Host: { on: 'battlefield' }, 'Broad Umbra': { on: 'graveyard' }, alice: { hand: 0 } },
    control: {
      setup: { bob: { battlefield: [host, victim] } },
      expect: { bob: { battlefield: 0 }, alice: { hand: 2 } },
    },
  }),
];
