import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  diesSelf,
  draw,
  replacement,
  staticAbility,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Its player doesn’t lose for having no life. Damage has them sacrifice as many nontoken permanents, or lose; as it dies they lose as well. */
const pact = card('Ruinous Pact', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'doesntLoseForLife' }] }),
    triggered({
      when: { on: 'dealtDamage', player: 'you' },
      effect: [
        {
          do: 'sacrifice',
          who: 'you',
          filter: { token: false },
          count: { number: 'eventAmount' },
          as: 'given',
        },
        {
          do: 'if',
          condition: {
            holds: 'not',
            of: {
              holds: 'compare',
              what: { number: 'amount', by: 'given' },
              to: { atLeast: { number: 'eventAmount' } },
            },
          },
          then: [{ do: 'lose', who: 'you' }],
        },
      ],
    }),
    triggered({ when: diesSelf, effect: [{ do: 'lose', who: 'you' }] }),
  ],
});
/** Instead of losing its player begins anew, with seven cards and 20 life. */
const glass = card('Second Glass', ['artifact'], {
  abilities: [
    replacement({
      event: { would: 'loseGame', who: 'you' },
      instead: [
        {
          do: 'move',
          what: {
            union: [
              all({ zone: 'hand', owner: 'you' }),
              all({ zone: 'graveyard', owner: 'you' }),
              all({ owner: 'you' }),
            ],
          },
          to: { zone: 'library' },
        },
        { do: 'shuffle', who: 'you' },
        draw(7),
        { do: 'setLife', to: 20, who: 'you' },
      ],
    }),
  ],
});
const lurker = creature('Marsh Lurker', '3/5');
const given = ['pass until bob decides', 'bob chooses Ruinous Pact, Swamp, Island'];

export default [
  scenario('104.3e: who has sacrificed what would save them loses at once, and nothing is there any more', {
    rules: ['104.3e', '609.3', '704.3'],
    alice: { battlefield: [lurker] },
    bob: { life: 0, battlefield: [pact, glass] },
    script: ['alice attacks bob with Marsh Lurker', 'pass until the game is over'],
    expect: {
      bob: { lost: '104.3e', life: -3 },
      'Ruinous Pact': { on: 'graveyard' },
      'Second Glass': { on: 'graveyard' },
      game: { over: { winners: ['alice'] } },
    },
    control: {
      // With three lands besides they keep both.
      setup: { bob: { battlefield: [pact, glass, 'Swamp', 'Island', 'Plains'] } },
      script: [
        'alice attacks bob with Marsh Lurker',
        'pass until bob decides',
        'bob chooses Swamp, Island, Plains',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { lost: false, life: -3, battlefield: ['Ruinous Pact', 'Second Glass'] } },
    },
  }),
  scenario('104.3e: what saves from losing without life is gone when an ability says that they lose', {
    rules: ['104.3e', '704.5a', '704.3', '614.6'],
    alice: { battlefield: [lurker] },
    bob: { life: 0, battlefield: [pact, glass, 'Swamp', 'Island'] },
    script: ['alice attacks bob with Marsh Lurker', ...given, 'pass until the game is over'],
    // The glass replaced the loss for having no life, before that ability was on the stack.
    expect: { bob: { lost: '104.3e', life: 20, hand: 7 } },
    control: {
      // With life left it is the loss by that ability which is replaced.
      setup: { bob: { life: 10 } },
      script: ['alice attacks bob with Marsh Lurker', ...given, 'pass until the postcombat main phase'],
      expect: { bob: { lost: false, life: 20, hand: 7, battlefield: 0 } },
    },
  }),
];
