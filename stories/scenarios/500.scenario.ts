import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('502.3: the active player’s permanents untap, nobody else’s', {
    rules: ['502.3', '500.1'],
    alice: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
    bob: { battlefield: [{ card: 'Silvercoat Lion', tapped: true }] },
    script: ["pass until bob's upkeep"],
    expect: { 'Grizzly Bears': { tapped: true }, 'Silvercoat Lion': { tapped: false } },
    control: {
      script: ["pass until bob's end step", "pass until alice's upkeep"],
      expect: { 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('500.5: mana that isn’t spent is gone as the phase ends', {
    rules: ['500.5', '106.4', '605.3b'],
    alice: { battlefield: ['Forest'], hand: ['Giant Growth'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice activates Forest',
      { expect: { alice: { mana: 'G' }, Forest: { tapped: true }, game: { stack: 0 } } },
      'pass until beginning of combat',
      { expect: { alice: { mana: '' } } },
      'refused 118.3: alice casts Giant Growth on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { power: 2 } },
    control: {
      script: ['alice activates Forest', 'alice casts Giant Growth on Grizzly Bears'],
      expect: { 'Grizzly Bears': { power: 5 } },
    },
  }),
  scenario('514.1: in the cleanup step the hand is discarded down to seven', {
    rules: ['514.1', '402.2'],
    alice: { hand: ['Shock', { card: 'Forest', count: 8 }] },
    bob: {},
    turn: { at: 'end' },
    script: ['pass until alice decides', 'alice chooses Shock, Forest', 'pass until the next turn'],
    expect: { alice: { hand: 7, graveyard: ['Shock', 'Forest'] } },
    control: {
      setup: { alice: { battlefield: ['Reliquary Tower'] } },
      script: ['pass until the next turn'],
      expect: { alice: { hand: 9 } },
    },
  }),
  scenario('514.2: damage is healed and effects until end of turn end at the same time', {
    rules: ['514.2'],
    alice: { hand: ['Giant Growth'], mana: 'GR', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'everyone passes',
      'bob casts Lightning Bolt on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { damage: 3, toughness: 5 } } },
      'pass until the next turn',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', damage: 0, toughness: 2 } },
    control: {
      script: ['bob casts Lightning Bolt on Grizzly Bears', 'pass until the next turn'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('508.8: without an attacker there are no declare blockers and combat damage steps', {
    rules: ['508.8', '506.1'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: {},
    script: ['alice attacks with nothing', 'pass until the postcombat main phase'],
    expect: {
      game: {
        happened: [{ event: 'beginStep', times: 3 }],
        turn: { at: 'postcombatMain' },
      },
    },
    control: {
      script: ['alice attacks bob with Grizzly Bears', 'pass until the postcombat main phase'],
      expect: { game: { happened: [{ event: 'beginStep', times: 5 }] }, bob: { life: 18 } },
    },
  }),
];
