import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creature as creatures,
  loseLife,
  rulesFor,
  spell,
} from '../../machines/rules/abilities/write/index.ts';
import type { TokenDefinition } from '../../machines/rules/index.ts';

const scout: TokenDefinition = { name: 'Scout', types: ['creature'], power: 2, toughness: 2 };
const relic: TokenDefinition = { name: 'Relic', types: ['artifact'] };

/** An instant that creates such a token attacking. */
const calling = (token: TokenDefinition) =>
  card(`Call a ${token.name ?? ''}`, ['instant'], {
    manaCost: '{W}',
    abilities: [spell([], { do: 'create', token, attacking: true })],
  });
const caller = (token: TokenDefinition) => ({
  hand: [calling(token)],
  battlefield: ['Hill Giant', 'Plains'],
});
/** "Each opponent attacking you loses 5 life." */
const rebuke = card('Rebuke', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([], loseLife(5, { playersWith: { of: 'opponents', attacking: 'you' } }))],
});
const moat = card('Deep Moat', ['enchantment'], {
  abilities: [rulesFor(all({ ...creatures, power: { atMost: 2 } }), { rule: 'cant', what: 'attack' })],
});
const attacked = ['alice attacks bob with Hill Giant', 'alice casts Call a Scout', 'everyone passes'];

export default [
  scenario('506.2: only the creatures of the active player attack', {
    rules: ['506.2', '508.1'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks bob with Hill Giant', 'bob blocks nothing'],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        "pass until bob's precombatMain",
        'bob attacks alice with Grizzly Bears',
        'alice blocks nothing',
      ],
      expect: { alice: { life: 18 }, bob: { life: 20 } },
    },
  }),
  scenario('506.3a: what is no creature enters, and doesn’t attack', {
    rules: ['506.3a'],
    alice: caller(relic),
    bob: {},
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Call a Relic',
      'everyone passes',
      { expect: { Relic: { attacking: false } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 17 }, Relic: { on: 'battlefield' } },
    control: {
      setup: { alice: caller(scout) },
      script: [
        ...attacked,
        { expect: { Scout: { attacking: true } } },
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario('506.3b: what enters under the control of another player than the attacking one doesn’t attack', {
    rules: ['506.3b'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { hand: [calling(scout)], battlefield: ['Plains'] },
    script: [
      'alice attacks bob with Hill Giant',
      'alice passes',
      'bob casts Call a Scout',
      'everyone passes',
      { expect: { Scout: { on: 'battlefield', attacking: false } } },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 20 }, bob: { life: 17 } },
    control: {
      setup: { alice: caller(scout), bob: { hand: [], battlefield: [] } },
      script: [...attacked, 'pass until the postcombat main phase'],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario('506.3d: what enters attacking after blockers were declared is unblocked', {
    rules: ['506.3d', '508.4d'],
    alice: caller(scout),
    bob: { battlefield: ['Wall of Omens'] },
    script: [
      'alice attacks bob with Hill Giant',
      'bob blocks Hill Giant with Wall of Omens',
      'alice casts Call a Scout',
      'everyone passes',
      { expect: { Scout: { attacking: true, blocked: false } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 } },
    control: {
      // Before blockers are declared it can be blocked.
      script: [...attacked, 'bob blocks Scout with Wall of Omens', 'pass until the postcombat main phase'],
      expect: { bob: { life: 17 }, 'Wall of Omens': { damage: 2 } },
    },
  }),
  scenario('508.4c: what can’t attack enters attacking all the same', {
    rules: ['508.4c'],
    alice: { ...caller(scout), battlefield: ['Hill Giant', 'Grizzly Bears', 'Plains'] },
    bob: { battlefield: [moat] },
    script: [
      'refused 508.1c: alice attacks bob with Grizzly Bears',
      ...attacked,
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 15 } },
    control: {
      without: 'Deep Moat',
      script: ['alice attacks bob with Hill Giant, Grizzly Bears'],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario(
    '508.6: a player is attacking a player whom a creature of theirs attacks, not one whose planeswalker',
    {
      rules: ['508.6'],
      alice: { battlefield: ['Hill Giant'] },
      bob: { battlefield: ['Jace Beleren', 'Plains'], hand: [rebuke] },
      script: [
        'alice attacks Jace Beleren with Hill Giant',
        'alice passes',
        'bob casts Rebuke',
        'everyone passes',
      ],
      expect: { alice: { life: 20 } },
      control: {
        script: ['alice attacks bob with Hill Giant', 'alice passes', 'bob casts Rebuke', 'everyone passes'],
        expect: { alice: { life: 15 } },
      },
    },
  ),
];
