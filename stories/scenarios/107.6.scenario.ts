import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  enchant,
  mana,
  plus,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import type { Filter } from '../../machines/rules/index.ts';

const leash = (name: string, enchanted: Filter) =>
  card(name, ['enchantment'], {
    manaCost: '{U}',
    subtypes: 'Aura',
    abilities: [enchant(enchanted), affecting('attached', { change: 'control', by: 'you' })],
  });
/** "{1}, {Q}: Target creature gets −2/−0 until end of turn." */
const blotter = creature('Inky Merrow', '2/2', '', {
  abilities: [
    activated({
      cost: [mana('{1}'), { pay: 'untap' }],
      targets: [targetCreature],
      effect: [untilEndOfTurn(target(0), plus(-2, 0))],
    }),
  ],
});
const untapped = (name: string) => [
  `alice casts ${name} on Inky Merrow`,
  'alice passes',
  'bob activates Inky Merrow on Inky Merrow',
  { expect: { 'Inky Merrow': { tapped: false } } },
  'everyone passes',
  'everyone passes',
];

export default [
  scenario('107.6: what is untapped can’t be untapped as a cost', {
    rules: ['107.6', '302.6'],
    alice: { battlefield: [blotter], mana: 'C' },
    bob: {},
    script: ['refused 107.6: alice activates Inky Merrow on Inky Merrow', 'stop here'],
    expect: { 'Inky Merrow': { power: 2 } },
    control: {
      setup: { alice: { battlefield: [{ card: blotter, tapped: true }] } },
      script: ['alice activates Inky Merrow on Inky Merrow', 'everyone passes', 'stop here'],
      expect: { 'Inky Merrow': { power: 0, tapped: false } },
    },
  }),
  scenario('608.2b: what may be enchanted only while it is tapped must be so as the Aura resolves', {
    rules: ['608.2b', '702.5a', '303.4a'],
    alice: { hand: [leash('Dreamy Leash', { tapped: true })], mana: 'U' },
    bob: { battlefield: [{ card: blotter, tapped: true }], mana: 'C' },
    script: untapped('Dreamy Leash'),
    expect: { 'Inky Merrow': { controller: 'bob' }, 'Dreamy Leash': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [leash('Common Leash', {})] } },
      script: untapped('Common Leash'),
      expect: { 'Inky Merrow': { controller: 'alice' }, 'Common Leash': { attachedTo: 'Inky Merrow' } },
    },
  }),
];
