import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { all, gainLife, spell, targetPlayer, triggered } from '../../machines/rules/abilities/write/index.ts';

const bothAtOnce = card('Scorched Earth', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([targetPlayer], {
      do: 'dealDamage',
      amount: 1,
      to: all({ type: 'creature' }),
      toPlayers: { target: 0 },
    }),
  ],
});
const mourner = creature('Mourning Rival', '1/1', '', {
  abilities: [triggered({ when: { on: 'losesGame', who: 'opponents' }, effect: [gainLife(5)] })],
});

export default [
  scenario(
    '603.6e: an Aura’s trigger on its creature leaving finds the card that the Aura became in the graveyard',
    {
      rules: ['603.6e', '400.7f', '113.6m'],
      alice: {
        battlefield: ['Grizzly Bears', { card: 'Puppet Master', attachedTo: 'Grizzly Bears' }],
        mana: 'UUU',
      },
      bob: { hand: ['Shock'], mana: 'R' },
      script: [
        'alice passes',
        'bob casts Shock on Grizzly Bears',
        'everyone passes',
        {
          expect: { 'Puppet Master': { on: 'graveyard' }, game: { stack: ['the ability of Puppet Master'] } },
        },
        'everyone passes',
        'alice answers yes',
        'alice pays U U U',
      ],
      expect: { 'Puppet Master': { on: 'hand' }, 'Grizzly Bears': { on: 'hand' }, alice: { hand: 2 } },
      control: {
        setup: { bob: { hand: ['Disenchant'], mana: 'WW' } },
        script: ['alice passes', 'bob casts Disenchant on Puppet Master', 'everyone passes'],
        expect: {
          'Puppet Master': { on: 'graveyard' },
          'Grizzly Bears': { on: 'battlefield' },
          game: { stack: 0 },
        },
      },
    },
  ),
  scenario('603.10f: what triggers on a player losing looks back: it sees the loss of who lost as it died', {
    rules: ['603.10f', '603.9', '704.3'],
    alice: { battlefield: [mourner], hand: [bothAtOnce], mana: 'R' },
    bob: { life: 1 },
    carol: {},
    script: ['alice casts Scorched Earth on bob', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 25 }, bob: { lost: '704.5a' }, 'Mourning Rival': { on: 'graveyard' } },
    control: {
      setup: { bob: { life: 2 } },
      script: ['alice casts Scorched Earth on bob', 'everyone passes'],
      expect: { alice: { life: 20 }, 'Mourning Rival': { on: 'graveyard' } },
    },
  }),
  scenario(
    '603.7g: what a player may do by a static ability can make a trigger for later: its object is the source',
    {
      rules: ['603.7g', '113.6b', '605.5a'],
      alice: { library: ['Chancellor of the Tangle', { card: 'Forest', count: 6 }] },
      bob: { library: [{ card: 'Forest', count: 40 }] },
      turn: { at: 'mulligans' },
      script: [
        'alice keeps',
        'bob keeps',
        'alice chooses Chancellor of the Tangle',
        'pass until the precombat main phase',
        {
          expect: {
            game: { stack: ['the ability of Chancellor of the Tangle'] },
            'the ability of Chancellor of the Tangle': { controller: 'alice' },
            'Chancellor of the Tangle': { on: 'hand' },
          },
        },
        'everyone passes',
      ],
      expect: { alice: { mana: 'G' } },
      control: {
        script: ['alice keeps', 'bob keeps', 'alice chooses nothing', 'pass until the precombat main phase'],
        expect: { alice: { mana: '' }, game: { stack: 0 } },
      },
    },
  ),
  scenario('603.2: a condition about what happened this turn asks who dealt the damage: Sengir Vampire', {
    rules: ['603.2', '603.10a', '608.2i'],
    alice: { battlefield: ['Sengir Vampire', 'Prodigal Sorcerer'], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Giant Spider'] },
    script: [
      'alice attacks bob with Sengir Vampire',
      'bob blocks Sengir Vampire with Giant Spider',
      'pass until the postcombat main phase',
    ],
    expect: { 'Sengir Vampire': { power: 5, counters: { '+1/+1': 1 } }, 'Giant Spider': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Shock on Grizzly Bears', 'everyone passes'],
      expect: { 'Sengir Vampire': { power: 4 }, 'Grizzly Bears': { on: 'graveyard' }, game: { stack: 0 } },
    },
  }),
  scenario('606.4: Liliana Vess finds a card and puts it on top of the shuffled library', {
    rules: ['606.4', '701.24b'],
    alice: {
      battlefield: ['Liliana Vess'],
      library: [{ card: 'Wastes', count: 5 }, 'Shock', { card: 'Wastes', count: 5 }],
    },
    bob: {},
    script: ['alice activates Liliana Vess "−2:"', 'everyone passes', 'alice chooses Shock'],
    expect: { 'Liliana Vess': { counters: { loyalty: 3 } }, alice: { library: ['Shock'] } },
    control: {
      script: ['alice passes'],
      expect: { alice: { library: ['Wastes'] } },
    },
  }),
  scenario('702.73a: what has changeling is every creature type, in every zone', {
    rules: ['702.73a', '604.3', '113.6a'],
    alice: {
      battlefield: ['Elvish Champion', 'Woodland Changeling'],
      library: ['Fire-Belly Changeling', 'Wastes'],
      hand: [
        card('Call a Goblin', ['sorcery'], {
          manaCost: '{R}',
          abilities: [
            spell([], {
              do: 'search',
              for: { subtype: 'Goblin' },
              count: { min: 0, max: 1 },
              to: { zone: 'hand' },
              reveal: true,
            }),
          ],
        }),
      ],
      mana: 'R',
    },
    bob: { battlefield: ['Forest'] },
    script: ['alice casts Call a Goblin', 'everyone passes', 'alice chooses Fire-Belly Changeling'],
    expect: {
      'Woodland Changeling': { power: 3, has: ['forestwalk'] },
      'Fire-Belly Changeling': { on: 'hand' },
    },
    control: {
      withoutAbilities: ['Woodland Changeling', 'Fire-Belly Changeling'],
      script: ['alice casts Call a Goblin', 'everyone passes'],
      expect: { 'Woodland Changeling': { power: 2 }, 'Fire-Belly Changeling': { on: 'library' } },
    },
  }),
  scenario(
    '603.11: a static ability and a triggered one in one paragraph: Rowen reveals, and draws for a basic land',
    {
      rules: ['603.11', '607.2h', '121.2'],
      alice: {
        battlefield: ['Rowen'],
        hand: ["Night's Whisper"],
        library: ['Forest', 'Shock', 'Mountain', { card: 'Wastes', count: 5 }],
        mana: 'BB',
      },
      bob: {},
      turn: { of: 'alice' },
      script: [
        "alice casts Night's Whisper",
        'everyone passes',
        { expect: { game: { stack: ['the ability of Rowen'] }, alice: { hand: 2 } } },
        'everyone passes',
        { expect: { game: { stack: 0 } } },
      ],
      expect: {
        alice: { hand: ['Forest', 'Mountain', 'Shock'] },
        game: { happened: [{ event: 'trigger', times: 1 }] },
      },
      control: {
        setup: {
          alice: {
            battlefield: ['Primitive Etchings'],
            hand: ["Night's Whisper"],
            library: ['Forest', 'Shock', 'Mountain', { card: 'Wastes', count: 5 }],
            mana: 'BB',
          },
        },
        script: ["alice casts Night's Whisper", 'everyone passes', { expect: { game: { stack: 0 } } }],
        expect: { alice: { hand: ['Forest', 'Shock'] } },
      },
    },
  ),
  scenario(
    '603.11: it triggers for what its own static ability reveals, and not for another card that draws',
    {
      rules: ['603.11', '607.1'],
      alice: {
        battlefield: ['Rowen', { card: 'Rowen', as: 'the other Rowen' }],
        library: ['Forest', { card: 'Shock', count: 5 }],
        hand: ['Reach Through Mists'],
        mana: 'U',
      },
      bob: {},
      script: [
        'alice casts Reach Through Mists',
        'everyone passes',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'everyone passes',
      ],
      expect: { alice: { hand: 3 } },
      control: {
        setup: { alice: { battlefield: ['Rowen'] } },
        script: ['alice casts Reach Through Mists', 'everyone passes', 'everyone passes'],
        expect: { alice: { hand: 2 } },
      },
    },
  ),
];
