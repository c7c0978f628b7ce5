import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('802.2: two opponents are attacked at once, and each blocks in turn', {
    rules: ['802.2', '802.4', '508.1b'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: { battlefield: ['Silvercoat Lion'] },
    carol: { battlefield: ['Storm Crow'] },
    script: [
      'alice attacks bob with Grizzly Bears; carol with Hill Giant',
      'bob blocks nothing',
      'carol blocks Hill Giant with Storm Crow',
    ],
    expect: { bob: { life: 18 }, carol: { life: 20, graveyard: ['Storm Crow'] } },
    control: {
      script: ['alice attacks bob with Grizzly Bears, Hill Giant', 'bob blocks nothing'],
      expect: { bob: { life: 15 }, carol: { life: 20 }, 'Storm Crow': { on: 'battlefield' } },
    },
  }),
  scenario(
    '800.4a: when a player leaves, what they own leaves too, and what they control of others goes back',
    {
      rules: ['800.4a', '104.3a'],
      alice: { battlefield: ['Grizzly Bears'] },
      bob: {
        battlefield: ['Hill Giant', { card: 'Control Magic', attachedTo: "alice's Grizzly Bears" }],
        hand: ['Shock'],
        mana: 'R',
      },
      carol: { battlefield: ['Silvercoat Lion'] },
      script: [
        { expect: { 'Grizzly Bears': { controller: 'bob' } } },
        'alice passes',
        'bob casts Shock on carol',
        'bob concedes',
      ],
      expect: {
        'Grizzly Bears': { on: 'battlefield', controller: 'alice' },
        bob: { lost: '104.3a', battlefield: 0, hand: 0, graveyard: 0 },
        carol: { life: 20 },
        'Hill Giant': { on: 'nowhere' },
        game: { stack: 0, over: false },
      },
      control: {
        script: ['alice passes', 'bob casts Shock on carol'],
        expect: { 'Grizzly Bears': { controller: 'bob' }, carol: { life: 18 } },
      },
    },
  ),
  scenario('800.4j: the turn of a player who has left goes on without an active player', {
    rules: ['800.4j', '800.4k'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: {},
    carol: {},
    script: [
      'alice concedes',
      { expect: { game: { priority: 'bob', turn: { of: 'alice', at: 'precombatMain' } } } },
      "pass until bob's upkeep",
      "pass until carol's upkeep",
      'pass until the next turn',
    ],
    expect: { game: { over: false, turn: { of: 'bob' } } },
    control: {
      script: [
        { expect: { game: { priority: 'alice' } } },
        "pass until bob's upkeep",
        "pass until carol's upkeep",
        'pass until the next turn',
      ],
      expect: { game: { over: false, turn: { of: 'alice' } } },
    },
  }),
];
