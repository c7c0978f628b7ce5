import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  artifact,
  dealDamageToTarget,
  destroy,
  discard,
  modalSpell,
  mode,
  one,
  sacrificing,
  target,
  targetCreature,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** Two of: a player discards a card; destroy an artifact; 2 damage to any target. */
const order = card('Double Order', ['instant'], {
  manaCost: '{R}',
  abilities: [
    modalSpell(
      2,
      mode([targetPlayer], discard(1, target(0))),
      mode([one(artifact)], destroy(target(0))),
      mode([anyTarget], dealDamageToTarget(2)),
    ),
  ],
});
const toy = creature('Tin Toy', '1/2', '', { types: ['artifact', 'creature'] });
/** Sacrifice a Goblin: regenerate target creature. */
const surgeon = creature('Goblin Mender', '0/2', '', {
  subtypes: 'Goblin',
  abilities: [
    activated({
      cost: [sacrificing({ subtype: 'Goblin' })],
      targets: [targetCreature],
      effect: [{ do: 'regenerate', what: target(0) }],
    }),
  ],
});
const spare = creature('Spare Goblin', '1/1', '', { subtypes: 'Goblin' });
const ordered = ['alice casts Double Order choosing 2 and 3 on Tin Toy, Tin Toy', 'alice passes'];

export default [
  scenario('701.19a: what regenerates from the first instruction is damaged by the second, and destroyed', {
    rules: ['701.19a', '608.2c', '704.5g'],
    alice: { hand: [order], mana: 'R', battlefield: [toy] },
    bob: { battlefield: [surgeon] },
    script: [...ordered, 'bob activates Goblin Mender on Tin Toy', 'everyone passes', 'everyone passes'],
    expect: {
      'Tin Toy': { on: 'graveyard' },
      game: {
        happened: [
          { event: 'regenerate', object: 'Tin Toy', times: 1 },
          { event: 'damage', object: 'Tin Toy', amount: 2 },
          { event: 'destroy', object: 'Tin Toy', rule: '704.5g' },
        ],
      },
    },
    control: {
      // With a second shield it regenerates from that as well.
      setup: { bob: { battlefield: [surgeon, spare] } },
      script: [
        ...ordered,
        'bob activates Goblin Mender on Tin Toy paying Spare Goblin',
        'bob activates Goblin Mender on Tin Toy',
        'everyone passes',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Tin Toy': { on: 'battlefield', tapped: true, damage: 0 } },
    },
  }),
];
