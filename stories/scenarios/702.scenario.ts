import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.19b: lethal damage is assigned even where protection will prevent it', {
    rules: ['702.19b', '702.16e'],
    alice: { battlefield: [creature('Green Giant', '6/6', 'trample', { colors: 'G' })] },
    bob: { battlefield: [creature('Warded Bear', '2/2', 'protection from green')] },
    script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Warded Bear'],
    decide: {
      assignCombatDamage: { refused: { 'Warded Bear': 1, bob: 5 }, answer: { 'Warded Bear': 2, bob: 4 } },
    },
    expect: { bob: { life: 16 }, 'Warded Bear': { on: 'battlefield', damage: 0 } },
    control: { without: 'trample', expect: { bob: { life: 20 } } },
  }),
  scenario('702.2c: with deathtouch one damage is lethal, so that trample lets the rest through', {
    rules: ['702.2c', '702.19b'],
    alice: { battlefield: [creature('Venomous Giant', '6/6', 'trample, deathtouch')] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice attacks bob with Venomous Giant', 'bob blocks Venomous Giant with Craw Wurm'],
    decide: { assignCombatDamage: { 'Craw Wurm': 1, bob: 5 } },
    expect: { bob: { life: 15 }, 'Craw Wurm': { on: 'graveyard' } },
    control: {
      without: 'deathtouch',
      decide: {
        assignCombatDamage: {
          refused: { 'Craw Wurm': 1, bob: 5 },
          answer: { 'Craw Wurm': 4, bob: 2 },
          rule: '702.19b',
        },
      },
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.15b: damage from a source with lifelink also gains life', {
    rules: ['702.15b', '120.3f'],
    alice: { battlefield: [creature('Kind Bear', '2/2', 'lifelink')] },
    bob: {},
    script: ['alice attacks bob with Kind Bear'],
    expect: { bob: { life: 18 }, alice: { life: 22 } },
    control: { without: 'lifelink', expect: { bob: { life: 18 }, alice: { life: 20 } } },
  }),
  scenario('702.12b: an indestructible permanent isn’t destroyed, by an effect or by damage', {
    rules: ['702.12b', '704.5g'],
    alice: {
      battlefield: [creature('Iron Bear', '2/2', 'indestructible')],
      hand: ['Wrath of God', 'Shock'],
      mana: 'WWWWR',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Shock on Iron Bear', 'pass until the stack is empty', 'alice casts Wrath of God'],
    expect: { 'Iron Bear': { on: 'battlefield', damage: 2 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: { without: 'indestructible', expect: { 'Iron Bear': { on: 'graveyard' } } },
  }),
  scenario('702.11b: hexproof stops only opponents', {
    rules: ['702.11b', '115.1'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Gladecover Scout'], hand: ['Giant Growth'], mana: 'G' },
    script: [
      'refused 702.11b: alice casts Shock on Gladecover Scout',
      'alice passes',
      'bob casts Giant Growth on Gladecover Scout',
    ],
    expect: { 'Gladecover Scout': { power: 4 } },
    control: {
      without: 'hexproof',
      script: ['alice casts Shock on Gladecover Scout'],
      expect: { 'Gladecover Scout': { on: 'graveyard' } },
    },
  }),
  scenario('702.16e: damage from a source of the colour is prevented', {
    rules: ['702.16e', '702.16b'],
    alice: { hand: ['Tremor', 'Shock'], mana: 'RR' },
    bob: { battlefield: [creature('Warded Bear', '1/1', 'protection from red')] },
    script: ['refused 702.16b: alice casts Shock on Warded Bear', 'alice casts Tremor'],
    expect: { 'Warded Bear': { on: 'battlefield', damage: 0 } },
    control: { without: 'protection', expect: { 'Warded Bear': { on: 'graveyard' } } },
  }),
  scenario('702.21a: ward counters what its opponent doesn’t pay for', {
    rules: ['702.21a'],
    alice: { hand: ['Shock'], mana: 'RRR' },
    bob: { battlefield: ['Waterfall Aerialist'] },
    script: ['alice casts Shock on Waterfall Aerialist', 'everyone passes', 'alice says no'],
    expect: {
      'Waterfall Aerialist': { on: 'battlefield' },
      Shock: { on: 'graveyard' },
      alice: { mana: 'RR' },
    },
    control: {
      script: ['alice casts Shock on Waterfall Aerialist', 'everyone passes', 'alice says yes'],
      expect: { 'Waterfall Aerialist': { on: 'graveyard' }, alice: { mana: '' } },
    },
  }),
];
