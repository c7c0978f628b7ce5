import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, staticAbility, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "This creature gets +0/+2 as long as two or more nonland permanents entered under your control this turn." */
const guest = creature('Party Guest', '1/1', '', {
  manaCost: '{1}',
  abilities: [
    staticAbility({
      changes: [{ change: 'modifyPowerToughness', power: 0, toughness: 2 }],
      if: {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'nonlandPermanentsEntered', by: 'you' },
        to: { atLeast: 2 },
      },
    }),
  ],
});
/** "Whenever one or more creatures you control become tapped, you gain 1 life." */
const watcher = creature('Tap Watcher', '1/1', '', {
  abilities: [
    triggered({
      when: { on: 'tapped', object: { type: 'creature', controller: 'you' }, oneOrMore: true },
      effect: [gainLife(1)],
    }),
  ],
});

export default [
  scenario('207.2c: celebration counts what entered this turn, also what isn’t there any more', {
    rules: ['207.2c', '110.1'],
    alice: { battlefield: [guest], hand: ['Grizzly Bears', 'Silvercoat Lion'], mana: 'GCWC' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Grizzly Bears',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Party Guest': { toughness: 1 }, 'Grizzly Bears': { on: 'graveyard' } } },
      'alice casts Silvercoat Lion',
      'pass until the stack is empty',
    ],
    expect: { 'Party Guest': { toughness: 3 } },
    control: {
      setup: { alice: { battlefield: [guest], hand: ['Grizzly Bears', 'Forest'], mana: 'GC' } },
      script: ['alice casts Grizzly Bears', 'pass until the stack is empty', 'alice plays Forest'],
      expect: { 'Party Guest': { toughness: 1 } },
    },
  }),
  scenario('603.2c: “one or more become tapped” triggers once for all that are tapped at once', {
    rules: ['603.2c'],
    alice: { battlefield: [watcher, 'Grizzly Bears', 'Silvercoat Lion'] },
    bob: {},
    script: ['alice attacks bob with Grizzly Bears, Silvercoat Lion', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      script: ['alice attacks with nothing', 'pass until the stack is empty'],
      expect: { alice: { life: 20 } },
    },
  }),
];
