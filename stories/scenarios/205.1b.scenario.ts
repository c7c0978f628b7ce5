import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  base,
  having,
  indestructible,
  loyalty,
  mana,
  one,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** A planeswalker that may be a creature as well, until end of turn. */
const warrior = {
  ...card('Warrior of Oaths', ['planeswalker'], {
    supertypes: ['legendary'],
    colors: 'W',
    abilities: [
      loyalty(
        0,
        [],
        untilEndOfTurn(
          'self',
          { change: 'addTypes', types: ['creature'] },
          base(4, 4),
          having(indestructible),
        ),
        {
          do: 'preventDamage',
          amount: 'all',
          to: 'self',
          until: 'untilEndOfTurn',
        },
      ),
    ],
  }),
  loyalty: 4,
} as const;
/** The next 1 damage to a legendary creature of yours is dealt to you instead. */
const duty = card('Duty of a Vassal', ['enchantment'], {
  abilities: [
    activated({
      cost: [mana('{1}')],
      targets: [one({ type: 'creature', supertype: 'legendary', controller: 'you' })],
      effect: [
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', to: { among: target(0) } },
            redirectToPlayers: 'you',
          },
          until: 'untilEndOfTurn',
          amount: 1,
        },
      ],
    }),
  ],
});

export default [
  scenario(
    '205.1b: a planeswalker that has become a creature is a legendary creature to target, for who controls it',
    {
      rules: ['115.1', '601.2c', '205.1b'],
      alice: { battlefield: [{ card: warrior, counters: { loyalty: 4 } }, duty], mana: 'C' },
      bob: { battlefield: [{ card: duty, as: 'bob’s Duty' }], mana: 'C' },
      script: [
        'refused 601.2c: alice activates Duty of a Vassal on Warrior of Oaths',
        'alice activates Warrior of Oaths ability 1',
        'everyone passes',
        'alice activates Duty of a Vassal on Warrior of Oaths',
        'alice passes',
        'refused 601.2c: bob activates bob’s Duty on Warrior of Oaths',
      ],
      expect: {
        'Warrior of Oaths': { types: ['creature', 'planeswalker'], power: 4 },
        alice: { mana: '' },
        bob: { mana: 'C' },
      },
      control: {
        script: ['refused 601.2c: alice activates Duty of a Vassal on Warrior of Oaths'],
        expect: { 'Warrior of Oaths': { types: ['planeswalker'] }, alice: { mana: 'C' } },
      },
    },
  ),
  scenario(
    '614.9: the next 1 damage to a creature is dealt to its controller, and the rest to the creature',
    {
      rules: ['614.9', '615.7'],
      alice: { battlefield: ['Omnath, Locus of Mana', 'Upwelling', duty], mana: 'CGGGG' },
      bob: { mana: 'R', hand: ['Lightning Bolt'] },
      script: [
        'alice activates Duty of a Vassal on Omnath, Locus of Mana',
        'everyone passes',
        'alice passes',
        'bob casts Lightning Bolt on Omnath, Locus of Mana',
        'everyone passes',
      ],
      expect: { 'Omnath, Locus of Mana': { damage: 2 }, alice: { life: 19 } },
      control: {
        script: ['alice passes', 'bob casts Lightning Bolt on Omnath, Locus of Mana', 'everyone passes'],
        expect: { 'Omnath, Locus of Mana': { damage: 3 }, alice: { life: 20 } },
      },
    },
  ),
];
