import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('113.3: the four kinds of abilities: spell, activated, triggered and static', {
    rules: ['113.3', '113.3a', '113.3b', '113.3c', '113.3d'],
    alice: {
      battlefield: ['Prodigal Sorcerer', 'Soul Warden', 'Glorious Anthem'],
      hand: ['Shock', 'Memnite'],
      mana: 'R',
    },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'pass until the stack is empty',
      { expect: { bob: { life: 18 } } },
      'alice activates Prodigal Sorcerer on bob',
      'pass until the stack is empty',
      { expect: { bob: { life: 17 } } },
      'alice casts Memnite',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, Memnite: { power: 2 } },
    control: {
      withoutAbilities: ['Shock', 'Prodigal Sorcerer', 'Soul Warden', 'Glorious Anthem'],
      script: [
        'alice casts Shock',
        'pass until the stack is empty',
        'refused 602.2: alice activates Prodigal Sorcerer',
        'alice casts Memnite',
      ],
      expect: { bob: { life: 20 }, alice: { life: 20 }, Memnite: { power: 1 } },
    },
  }),
  scenario('113.3a: a resolving sorcery’s spell ability is followed, not its activated ability', {
    rules: ['113.3a', '608.2c', '702.29a'],
    alice: { hand: ['Sweltering Suns'], mana: 'RRR' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Sweltering Suns'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { hand: 0 } },
    control: {
      script: ['alice activates Sweltering Suns'],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { hand: ['Wastes'] } },
    },
  }),
  scenario(
    '113.3b: an activated ability can be activated with priority, and is on the stack until it resolves',
    {
      rules: ['113.3b', '602.1', '602.2'],
      alice: { battlefield: ['Prodigal Sorcerer'] },
      bob: { hand: ['Grizzly Bears'], mana: 'GG' },
      turn: { of: 'bob' },
      script: [
        'bob casts Grizzly Bears',
        'refused 117.1: alice activates Prodigal Sorcerer on bob',
        'bob passes',
        'alice activates Prodigal Sorcerer on bob',
        {
          expect: {
            'Prodigal Sorcerer': { tapped: true },
            game: { stack: ['the ability of Prodigal Sorcerer', 'Grizzly Bears'] },
          },
        },
        'everyone passes',
        { expect: { game: { stack: ['Grizzly Bears'] } } },
      ],
      expect: { bob: { life: 19 } },
      control: {
        withoutAbilities: ['Prodigal Sorcerer'],
        script: ['bob casts Grizzly Bears', 'bob passes', 'refused 602.2: alice activates Prodigal Sorcerer'],
        expect: { bob: { life: 20 } },
      },
    },
  ),
  scenario('113.3c: a triggered ability is put on the stack the next time a player would get priority', {
    rules: ['113.3c', '603.2', '603.3'],
    alice: { battlefield: ['Soul Warden'], hand: ['Memnite'] },
    bob: {},
    script: [
      'alice casts Memnite',
      'everyone passes',
      {
        expect: {
          Memnite: { on: 'battlefield' },
          alice: { life: 20 },
          game: { stack: ['the ability of Soul Warden'], priority: 'alice' },
        },
      },
      'everyone passes',
    ],
    expect: { alice: { life: 21 }, game: { stack: 0 } },
    control: {
      withoutAbilities: ['Soul Warden'],
      script: ['alice casts Memnite', 'everyone passes', { expect: { game: { stack: 0 } } }],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('113.3d: a static ability is simply true, as long as its permanent is on the battlefield', {
    rules: ['113.3d', '604.1', '604.2'],
    alice: { battlefield: ['Grizzly Bears'], hand: ['Glorious Anthem'], mana: 'WWW' },
    bob: { hand: ['Disenchant'], mana: 'WW' },
    script: [
      { expect: { 'Grizzly Bears': { power: 2 } } },
      'alice casts Glorious Anthem',
      'everyone passes',
      { expect: { 'Grizzly Bears': { power: 3 }, game: { stack: 0 } } },
      'alice passes',
      'bob casts Disenchant on Glorious Anthem',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { power: 2 } },
    control: {
      script: ['alice casts Glorious Anthem', 'everyone passes'],
      expect: { 'Grizzly Bears': { power: 3 } },
    },
  }),
];
