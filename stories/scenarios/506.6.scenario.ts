import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, spell, target, triggered } from '../../machines/rules/abilities/write/index.ts';

const sworn = creature('Sworn Raider', '2/2', '', {
  abilities: [{ kind: 'static', rules: [{ rule: 'mustAttack' }] }],
});
const willing = creature('Willing Raider', '2/2');

/** "You gain 10 life for each creature that had to attack this combat." */
const account = card('Account of the Sworn', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [],
      gainLife({
        number: 'times',
        of: [10, { number: 'count', of: { type: 'creature', hadToAttack: true } }],
      }),
    ),
  ],
});
/** "Target creature loses all abilities." */
const released = card('Released from Oaths', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'removeAllAbilities' }],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** "Whenever a creature deals combat damage to a player, if it had to attack this combat, you gain 1 life." */
const watcher = card('Watcher of Oaths', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'dealsDamage', source: { type: 'creature' }, combat: true, toPlayer: 'everyone' },
      if: { holds: 'is', what: { event: 'source' }, like: { hadToAttack: true } },
      effect: [gainLife(1)],
    }),
  ],
});

export default [
  scenario('506.6: a creature had to attack if an effect required it to as attackers were declared', {
    rules: ['506.6', '508.1d'],
    alice: { battlefield: [sworn, watcher] },
    bob: {},
    script: ['alice attacks bob with Sworn Raider', 'pass until the postcombat main phase'],
    expect: { alice: { life: 21 }, bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [willing, watcher] } },
      script: ['alice attacks bob with Willing Raider', 'pass until the postcombat main phase'],
      expect: { alice: { life: 20 }, bob: { life: 18 } },
    },
  }),
  scenario('506.6: a creature had to attack also if it couldn’t, and if the effect is gone since', {
    rules: ['506.6'],
    alice: {
      battlefield: [{ card: sworn, tapped: true }, willing],
      hand: [account, released],
    },
    bob: {},
    script: [
      'alice attacks bob with Willing Raider',
      'alice casts Released from Oaths on Sworn Raider',
      'pass until the stack is empty',
      'alice casts Account of the Sworn',
      'pass until the stack is empty',
      { expect: { 'Sworn Raider': { attacking: false } } },
    ],
    expect: { alice: { life: 30 } },
    control: {
      // The effect was gone before attackers were declared.
      script: [
        'alice casts Released from Oaths on Sworn Raider',
        'pass until the stack is empty',
        'alice attacks bob with Willing Raider',
        'alice casts Account of the Sworn',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
];
