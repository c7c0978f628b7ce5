import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  creature as creatures,
  destroy,
  tap,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const reaper = creature('Field Reaper', '1/4', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [
        { objects: creatures, count: { min: 0, max: { number: 'value', value: 'power', of: 'self' } } },
      ],
      effect: [destroy(target(0))],
    }),
  ],
});

export default [
  scenario('113.7: the source of an activated ability is the object whose ability was activated', {
    rules: ['113.7', '702.16b'],
    alice: { battlefield: ['Prodigal Pyromancer'] },
    bob: { battlefield: ['Auriok Champion'] },
    script: [
      'refused 702.16b: alice activates Prodigal Pyromancer on Auriok Champion',
      'alice activates Prodigal Pyromancer on bob',
    ],
    expect: {
      bob: { life: 19 },
      game: { happened: [{ event: 'damage', source: 'Prodigal Pyromancer', amount: 1 }] },
    },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'] } },
      script: ['alice activates Prodigal Sorcerer on Auriok Champion'],
      expect: { 'Auriok Champion': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('113.7: the source of a triggered ability is the object whose ability triggered', {
    rules: ['113.7', '603.3d', '702.16b'],
    alice: { hand: ['Ravenous Chupacabra'], mana: 'BBBB' },
    bob: { battlefield: ['White Knight'] },
    script: ['alice casts Ravenous Chupacabra'],
    expect: { 'White Knight': { on: 'battlefield' }, game: { stack: 0 } },
    control: { withoutAbilities: ['White Knight'], expect: { 'White Knight': { on: 'graveyard' } } },
  }),
  scenario('113.7a: an ability is on the stack without its source, which deals its damage as it last was', {
    rules: ['113.7a', '608.2h'],
    alice: {
      battlefield: ['Prodigal Sorcerer', { card: 'Lifelink', attachedTo: 'Prodigal Sorcerer' }],
    },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Prodigal Sorcerer on bob',
      'bob casts Shock on Prodigal Sorcerer',
      'everyone passes',
      {
        expect: {
          'Prodigal Sorcerer': { on: 'graveyard' },
          game: { stack: ['the ability of Prodigal Sorcerer'] },
        },
      },
      'everyone passes',
    ],
    expect: {
      bob: { life: 19 },
      alice: { life: 21 },
      game: { happened: [{ event: 'damage', source: 'Prodigal Sorcerer', amount: 1 }] },
    },
    control: {
      script: ['alice passes', 'bob casts Shock on Prodigal Sorcerer', 'everyone passes'],
      expect: { bob: { life: 20 }, alice: { life: 20 }, 'Prodigal Sorcerer': { on: 'graveyard' } },
    },
  }),
  scenario('113.7a: a triggered ability is independent of its source too', {
    rules: ['113.7a', '603.3'],
    alice: { hand: ['Ravenous Chupacabra'], mana: 'BBBB' },
    bob: { battlefield: ['Hill Giant'], hand: ['Murder'], mana: 'BBB' },
    script: ['alice casts Ravenous Chupacabra', 'everyone passes', 'bob casts Murder on Ravenous Chupacabra'],
    expect: { 'Hill Giant': { on: 'graveyard' }, 'Ravenous Chupacabra': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Ravenous Chupacabra'],
      script: [
        'alice casts Ravenous Chupacabra',
        'everyone passes',
        'bob casts Murder on Ravenous Chupacabra',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' }, 'Ravenous Chupacabra': { on: 'graveyard' } },
    },
  }),
  scenario('113.7a: what announcing asks of the source is asked as the ability goes on the stack', {
    rules: ['113.7a', '602.2b'],
    alice: { battlefield: [reaper], hand: ['Giant Growth'], mana: 'G' },
    bob: {
      battlefield: ['Hill Giant', { card: 'Grizzly Bears', count: 3 }],
      hand: ['Shock'],
      mana: 'RR',
    },
    script: [
      'alice casts Giant Growth on Field Reaper',
      'everyone passes',
      'alice activates Field Reaper on Hill Giant, Grizzly Bears 1, Grizzly Bears 2, Grizzly Bears 3',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' }, bob: { battlefield: 0, graveyard: 4 } },
    control: {
      script: [
        'alice activates Field Reaper on Grizzly Bears 1',
        { expect: { 'the ability of Field Reaper': { targets: ['Grizzly Bears'] } } },
        'alice casts Giant Growth on Field Reaper',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' }, bob: { battlefield: 3 }, 'Field Reaper': { power: 4 } },
    },
  }),
];
