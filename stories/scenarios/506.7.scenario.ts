import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  gainLife,
  mana,
  replacement,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';
import type { Condition } from '../../machines/rules/index.ts';

/** "Cast this spell only [then]. You gain 1 life." */
const timely = (name: string, castOnlyIf: Condition) =>
  card(name, ['instant'], {
    manaCost: '{W}',
    abilities: [staticAbility({ castOnlyIf }), spell([], gainLife(1))],
  });

const beforeAttackers = timely('Early Word', { holds: 'beforeInCombat', point: 'attackers' });
const beforeBlockers = timely('Hasty Word', { holds: 'beforeInCombat', point: 'blockers' });
const beforeDamage = timely('Last Word', { holds: 'beforeInCombat', point: 'combatDamage', ofEach: true });
const afterBlockers = timely('Late Word', { holds: 'afterInCombat', point: 'blockers', ofEach: true });
const afterCombat = timely('Closing Word', { holds: 'afterInCombat', point: 'combat' });

/** "{1}: After this main phase, there is an additional combat phase followed by an additional main phase." */
const again = card('Drums of Another Charge', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{1}')],
      effect: [{ do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] }],
    }),
  ],
});
/** "{0}: You gain 1 life. Activate only before attackers are declared." */
const bell = card('Morning Bell', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [gainLife(1)],
      limits: { onlyIf: { holds: 'beforeInCombat', point: 'attackers' } },
    }),
  ],
});
const peace = card('Enforced Peace', ['enchantment'], {
  abilities: [replacement({ event: { would: 'begin', what: 'combat', whose: 'everyone' }, skip: true })],
});
const with2 = (...hand: readonly ReturnType<typeof timely>[]) => ({
  hand,
  battlefield: ['Hill Giant', 'Plains', 'Plains', again],
});
const twice = [
  'alice attacks with nothing',
  'pass until the postcombat main phase',
  'alice activates Drums of Another Charge',
  'pass until the stack is empty',
  'pass until the beginning of combat step',
];

export default [
  scenario('506.7a: before attackers are declared is before that step begins, whatever is declared', {
    rules: ['506.7a', '601.3'],
    alice: with2(beforeAttackers),
    bob: {},
    script: [
      'alice attacks with nothing',
      'refused 601.3: alice casts Early Word',
      'pass until the postcombat main phase',
      'refused 601.3: alice casts Early Word',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'pass until the beginning of combat step',
        'alice casts Early Word',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('506.7b: before blockers are declared is before the declare blockers step', {
    rules: ['506.7b'],
    alice: with2(beforeBlockers),
    bob: {},
    script: [
      'alice attacks bob with Hill Giant',
      { expect: { game: { may: ['alice casts Hasty Word'] } } },
      'pass until the declare blockers step',
      'refused 601.3: alice casts Hasty Word',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Hasty Word',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('506.7c: what says “during combat” may be cast in any combat phase of the turn', {
    rules: ['506.7c', '506.7d'],
    alice: with2(beforeDamage),
    bob: {},
    script: ['refused 601.3: alice casts Last Word', ...twice, 'alice casts Last Word', 'everyone passes'],
    expect: { alice: { life: 21 } },
    control: {
      // 506.7d: what doesn't, only before that point in the first one.
      setup: { alice: with2(beforeBlockers) },
      script: [
        { expect: { game: { may: ['alice casts Hasty Word'] } } },
        ...twice,
        'refused 601.3: alice casts Hasty Word',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('506.7e: where no blockers are declared, before that is until the declare attackers step ends', {
    rules: ['506.7e', '508.8'],
    alice: with2(beforeBlockers),
    bob: {},
    script: ['alice attacks with nothing', 'alice casts Hasty Word', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      script: [
        'alice attacks with nothing',
        'pass until the end of combat step',
        'refused 601.3: alice casts Hasty Word',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('506.7e: where combat is skipped, before is until the precombat main phase ends', {
    rules: ['506.7e'],
    alice: { ...with2(beforeBlockers), battlefield: ['Plains', peace] },
    bob: {},
    script: ['pass until the postcombat main phase', 'refused 601.3: alice casts Hasty Word'],
    expect: { alice: { life: 20 } },
    control: {
      script: ['alice casts Hasty Word', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('506.7f: after blockers are declared never comes where that step is skipped', {
    rules: ['506.7f', '508.8'],
    alice: with2(afterBlockers),
    bob: {},
    script: [
      'alice attacks with nothing',
      'refused 601.3: alice casts Late Word',
      'pass until the end of combat step',
      'refused 601.3: alice casts Late Word',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'refused 601.3: alice casts Late Word',
        'pass until the end of combat step',
        'alice casts Late Word',
        'everyone passes',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('506.7: after combat is once the first combat phase has ended', {
    rules: ['506.7', '506.7d'],
    alice: with2(afterCombat),
    bob: {},
    script: [
      'refused 601.3: alice casts Closing Word',
      'alice attacks with nothing',
      'pass until the end of combat step',
      'refused 601.3: alice casts Closing Word',
      'pass until the postcombat main phase',
      'alice casts Closing Word',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, game: { turn: { at: 'postcombatMain' } } },
    control: {
      script: [...twice, 'alice casts Closing Word', 'everyone passes'],
      expect: { alice: { life: 21 }, game: { turn: { at: 'beginningOfCombat' } } },
    },
  }),
  scenario('506.7g: the same goes for abilities that say when they may be activated', {
    rules: ['506.7g', '602.5'],
    alice: { battlefield: ['Hill Giant', bell] },
    bob: {},
    script: ['alice attacks bob with Hill Giant', 'refused 602.5: alice activates Morning Bell'],
    expect: { alice: { life: 20 } },
    control: {
      script: ['alice activates Morning Bell', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
];
