import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  named,
  one,
  ownerOf,
  permanentTypes,
  returnToBattlefield,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "The owner of target permanent shuffles it into their library, then reveals the top card; a permanent card is put onto the battlefield." */
const upheaval = card('Strange Upheaval', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [one({})],
      { do: 'move', what: target(0), to: { zone: 'library' } },
      { do: 'shuffle', who: ownerOf(target(0)) },
      { do: 'reveal', what: { top: 1, of: ownerOf(target(0)) }, as: 'revealed' },
      {
        do: 'if',
        condition: {
          holds: 'is',
          what: named('revealed'),
          like: { zone: 'library', anyType: permanentTypes },
        },
        then: [returnToBattlefield(named('revealed'))],
      },
    ),
  ],
});
const lion = 'Silvercoat Lion';

export default [
  scenario('701.24c: a library is shuffled though the commander that was to go there goes elsewhere', {
    rules: ['701.24c', '903.9b', '608.2c'],
    alice: { hand: [upheaval], mana: 'R' },
    bob: { battlefield: [lion], commanders: [lion], library: [{ card: 'Grizzly Bears', count: 10 }] },
    script: [`alice casts Strange Upheaval on ${lion}`, 'everyone passes', 'bob says yes'],
    expect: {
      [lion]: { on: 'command' },
      bob: { battlefield: ['Grizzly Bears'], library: 9 },
      game: { happened: [{ event: 'shuffle', player: 'bob', times: 1 }] },
    },
    control: {
      setup: { bob: { battlefield: [lion], commanders: [lion], library: [] } },
      script: [`alice casts Strange Upheaval on ${lion}`, 'everyone passes', 'bob says no'],
      // It is the only card there, so it is the one that is revealed.
      expect: { [lion]: { on: 'battlefield' } },
    },
  }),
];
