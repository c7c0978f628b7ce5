import { card, scenario } from '../../machines/play/scenario/index.ts';
import { one, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** A token that is a copy of any card in a graveyard. */
const echo = card('Echo of Things Past', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one({ zone: 'graveyard', owner: 'you' })], { do: 'createCopy', of: target(0) })],
});

export default [
  scenario('111.5: no token is created that would be a copy of an instant card', {
    rules: ['111.5', '400.4a'],
    alice: { hand: [echo], graveyard: ['Lightning Bolt', 'Grizzly Bears'], mana: 'U' },
    bob: {},
    script: ['alice casts Echo of Things Past on Lightning Bolt', 'pass until the stack is empty'],
    expect: { alice: { battlefield: [] } },
    control: {
      script: ['alice casts Echo of Things Past on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Grizzly Bears'] } },
    },
  }),
];
