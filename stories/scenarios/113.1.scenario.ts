import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '113.1: an ability is something an object has, something a player has, or an object on the stack',
    {
      rules: ['113.1', '113.1a', '113.1b', '113.1c'],
      alice: { battlefield: ['Serra Angel', 'Ivory Mask', 'Prodigal Sorcerer'] },
      bob: { hand: ['Shock'], mana: 'R' },
      script: [
        { expect: { 'Serra Angel': { has: ['flying', 'vigilance'] } } },
        'alice activates Prodigal Sorcerer on bob',
        { expect: { game: { stack: ['the ability of Prodigal Sorcerer'] } } },
        'alice passes',
        'refused 702.18a: bob casts Shock on alice',
      ],
      expect: { bob: { life: 19 }, alice: { life: 20 } },
      control: {
        withoutAbilities: ['Serra Angel', 'Ivory Mask', 'Prodigal Sorcerer'],
        script: [
          { expect: { 'Serra Angel': { hasNot: ['flying', 'vigilance'] } } },
          'refused 602.2: alice activates Prodigal Sorcerer',
          'alice passes',
          'bob casts Shock on alice',
        ],
        expect: { bob: { life: 20 }, alice: { life: 18 } },
      },
    },
  ),
  scenario(
    '113.1a: abilities come from an object’s text, from what made it, and from effects that grant them',
    {
      rules: ['113.1a', '111.3'],
      alice: {
        battlefield: ['Serra Angel', 'Grizzly Bears', 'Runeclaw Bear'],
        hand: ['Flight', 'Lingering Souls'],
        mana: 'UWWW',
      },
      bob: {},
      script: [
        'alice casts Flight on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Lingering Souls',
      ],
      expect: {
        'Serra Angel': { has: ['flying'] },
        'Spirit Token 1': { has: ['flying'] },
        'Grizzly Bears': { has: ['flying'] },
        'Runeclaw Bear': { hasNot: ['flying'] },
      },
      control: {
        withoutAbilities: ['Serra Angel'],
        script: ['alice casts Lingering Souls'],
        expect: { 'Serra Angel': { hasNot: ['flying'] }, 'Grizzly Bears': { hasNot: ['flying'] } },
      },
    },
  ),
  scenario('113.1b: a player who is given an ability is affected otherwise by the game', {
    rules: ['113.1b', '702.11c', '613.10'],
    alice: { battlefield: ['Leyline of Sanctity'], hand: ['Healing Salve'], mana: 'W' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Healing Salve choosing 1 on alice',
      'alice passes',
      'refused 702.11c: bob casts Shock on alice',
    ],
    expect: { alice: { life: 23 } },
    control: {
      without: 'Leyline of Sanctity',
      script: ['alice casts Healing Salve choosing 1 on alice', 'alice passes', 'bob casts Shock on alice'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('113.1c: an ability on the stack is an object, which can be targeted and countered', {
    rules: ['113.1c', '602.2a'],
    alice: { battlefield: ['Prodigal Sorcerer'] },
    bob: { hand: ['Squelch'], mana: 'UU' },
    script: [
      'alice activates Prodigal Sorcerer on bob',
      {
        expect: {
          'the ability of Prodigal Sorcerer': { on: 'stack', controller: 'alice', targets: ['bob'] },
        },
      },
      'alice passes',
      'bob casts Squelch on the ability of Prodigal Sorcerer',
    ],
    expect: { bob: { life: 20, hand: 1 }, 'the ability of Prodigal Sorcerer': { on: 'nowhere' } },
    control: {
      withoutAbilities: ['Prodigal Sorcerer'],
      script: [
        'refused 602.2: alice activates Prodigal Sorcerer',
        'alice passes',
        'refused 601.2c: bob casts Squelch',
      ],
      expect: { bob: { life: 20, hand: ['Squelch'] } },
    },
  }),
];
