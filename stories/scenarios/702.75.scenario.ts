import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** Five cards, of which the lowest isn't looked at. */
const five = ['Hill Giant', 'Grizzly Bears', 'Plains', 'Silvercoat Lion', 'Swamp'];
const attackers = ['Aven Envoy', 'Wind Drake', 'Storm Crow'];
const attacking = 'alice attacks bob with Aven Envoy, Wind Drake, Storm Crow';

/** With Windbrisk Heights untapped, and what it hid. */
const hidden = (card: string) => [
  'alice plays Windbrisk Heights',
  'pass until alice decides',
  `alice chooses ${card}`,
  "pass until bob's upkeep",
  "pass until alice's precombat main phase",
];

export default [
  scenario('702.75a: hideaway exiles one of the top cards face down, and the rest go to the bottom', {
    rules: ['702.75a', '406.3'],
    alice: { hand: ['Windbrisk Heights'], library: five },
    bob: {},
    script: ['alice plays Windbrisk Heights', 'pass until alice decides', 'alice chooses Grizzly Bears'],
    expect: {
      'Grizzly Bears': { on: 'exile', faceDown: true },
      'Windbrisk Heights': { tapped: true },
      alice: { library: ['Swamp'] },
    },
    control: {
      setup: { alice: { hand: ['Forest'], library: five } },
      script: ['alice plays Forest'],
      expect: { 'Grizzly Bears': { on: 'library' }, alice: { library: ['Hill Giant'] } },
    },
  }),
  scenario('607.2a: what hideaway exiled may be played by the other ability, a spell at any time', {
    rules: ['607.2a', '702.75a', '608.2g', '118.9'],
    alice: { hand: ['Windbrisk Heights'], library: five, battlefield: ['Plains', ...attackers] },
    bob: { battlefield: ['Wastes'] },
    script: [
      ...hidden('Hill Giant'),
      attacking,
      'alice activates Windbrisk Heights ability 2',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice' } },
    control: {
      script: [
        ...hidden('Hill Giant'),
        'alice attacks bob with Aven Envoy, Wind Drake',
        'alice activates Windbrisk Heights ability 2',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'exile', faceDown: true } },
    },
  }),
  scenario('305.2b: a land among what may be played is a land played this turn', {
    rules: ['305.2b', '702.75a', '608.2g'],
    alice: { hand: ['Windbrisk Heights', 'Forest'], library: five, battlefield: ['Plains', ...attackers] },
    bob: {},
    script: [
      ...hidden('Plains'),
      attacking,
      'alice activates Windbrisk Heights ability 2',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { alice: { landsPlayed: 1, battlefield: 6 }, game: { happened: [{ event: 'landPlayed' }] } },
    control: {
      script: [
        ...hidden('Plains'),
        'alice plays Forest',
        attacking,
        'alice activates Windbrisk Heights ability 2',
        'pass until the stack is empty',
      ],
      expect: { alice: { landsPlayed: 1, battlefield: 6, exile: 1 } },
    },
  }),
  scenario('305.3: nobody plays a land in another player’s turn, whatever lets them play cards', {
    rules: ['305.3', '702.75a'],
    alice: {
      hand: ['Mosswort Bridge'],
      library: five,
      battlefield: ['Forest', creature('Huge Wurm', '10/10', '')],
    },
    bob: {},
    script: [
      'alice plays Mosswort Bridge',
      'pass until alice decides',
      'alice chooses Plains',
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      "pass until bob's precombat main phase",
      'bob passes',
      'alice activates Mosswort Bridge ability 2',
      'pass until the stack is empty',
    ],
    expect: { alice: { exile: 1 }, 'Mosswort Bridge': { tapped: true } },
    control: {
      script: [
        'alice plays Mosswort Bridge',
        'pass until alice decides',
        'alice chooses Plains',
        "pass until bob's upkeep",
        "pass until alice's precombat main phase",
        'alice activates Mosswort Bridge ability 2',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { alice: { exile: 0 } },
    },
  }),
];
