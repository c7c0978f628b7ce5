import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  anyTarget,
  exactly,
  named,
  spell,
  target,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';
import type { Replacement } from '../../machines/rules/index.ts';

/** "The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn …" */
const shielding = (name: string, does: Partial<Replacement>) =>
  card(name, ['instant'], {
    manaCost: '{0}',
    abilities: [
      spell(
        [anyTarget],
        { do: 'chooseSource', as: 'source' },
        {
          do: 'replace',
          replacement: {
            event: {
              would: 'dealDamage',
              from: exactly(named('source')),
              to: youControl({}),
              toPlayer: 'you',
            },
            ...does,
          },
          until: 'untilEndOfTurn',
          amount: 2,
        },
      ),
    ],
  });
const other = shielding('Other Way', { redirectTo: target(0), redirectToPlayers: target(0) });
const quake = card('Quake', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([], { do: 'dealDamage', amount: 1, to: all({ type: 'creature' }), toPlayers: 'everyone' }),
  ],
});
const begins = [
  'bob casts Quake',
  'bob passes',
  'alice casts Other Way on bob',
  'everyone passes',
  'alice chooses Quake',
  'everyone passes',
];

export default [
  scenario('615.7: whose damage is redirected first can be told by whom it would be dealt to', {
    rules: ['615.7', '614.9'],
    alice: { hand: [other], battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { hand: [quake] },
    turn: { of: 'bob' },
    script: [...begins, 'alice chooses 1 damage to Alice', 'alice chooses 1 damage to Grizzly Bears'],
    expect: {
      alice: { life: 20 },
      bob: { life: 17 },
      'Hill Giant': { damage: 1 },
      'Grizzly Bears': { damage: 0 },
    },
    control: {
      script: [...begins, 'alice chooses 1 damage to Hill Giant', 'alice chooses 1 damage to Grizzly Bears'],
      expect: {
        alice: { life: 19 },
        bob: { life: 17 },
        'Hill Giant': { damage: 0 },
        'Grizzly Bears': { damage: 0 },
      },
    },
  }),
];
