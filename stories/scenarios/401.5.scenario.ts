import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { all, as, move, named, spell, staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** Everyone plays with the top card of their library revealed. */
const lantern = card('Lantern over Books', ['artifact'], {
  abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'topRevealed' }] })],
});
const drone = creature('Grey Drone', '2/1', '', { manaCost: '{3}' });
/** Of the top five cards one without a color goes to the hand, the rest to the bottom. */
const rummage = card('Rummage', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell(
      [],
      as('looked', { do: 'look', at: { top: 5, of: 'you' } }),
      {
        do: 'choose',
        from: { among: named('looked'), like: { colors: 'colorless' } },
        count: { min: 0, max: 1 },
        as: 'chosen',
      },
      move(named('chosen'), { zone: 'hand', revealed: true }),
      move(all({ zone: 'library', among: named('looked') }), { zone: 'library', position: 'bottom' }),
    ),
  ],
});
const library = [drone, 'Llanowar Elves', 'Grizzly Bears', 'Shock', 'Hill Giant', 'Island', 'Swamp'];
const looked = ['alice casts Rummage', 'pass until alice decides'];
const taken = [...looked, 'alice chooses Grey Drone'];

export default [
  scenario(
    '401.5: as the top card leaves, the next one is revealed at once, while the spell still resolves',
    {
      rules: ['401.5', '608.2c'],
      alice: { battlefield: [lantern], library, hand: [rummage], mana: 'G' },
      bob: {},
      script: [
        ...looked,
        {
          expect: {
            'Grey Drone': { seenBy: ['alice', 'bob'] },
            'Llanowar Elves': { on: 'library', seenBy: ['alice'] },
          },
        },
        'alice chooses Grey Drone',
      ],
      expect: {
        'Grey Drone': { on: 'hand' },
        'Llanowar Elves': { on: 'library', seenBy: ['alice', 'bob'] },
        'Grizzly Bears': { seenBy: ['alice'] },
        game: { asked: { player: 'alice', kind: 'order' } },
      },
      control: {
        without: 'Lantern over Books',
        script: [
          ...taken,
          { expect: { 'Llanowar Elves': { on: 'library', seenBy: ['alice'] } } },
          'alice orders Hill Giant, Grizzly Bears, Shock, Llanowar Elves',
        ],
        expect: { Island: { seenBy: [] } },
      },
    },
  ),
  scenario('401.5: in the end it is the card on top that is revealed, and no other', {
    rules: ['401.5'],
    alice: { battlefield: [lantern], library, hand: [rummage], mana: 'G' },
    bob: {},
    script: [...taken, 'alice orders Hill Giant, Grizzly Bears, Shock, Llanowar Elves'],
    expect: {
      Island: { seenBy: ['alice', 'bob'] },
      Swamp: { seenBy: [] },
      'Grey Drone': { on: 'hand' },
    },
    control: {
      script: [
        ...looked,
        'refused 608.2d: alice chooses Llanowar Elves',
        'alice chooses nothing',
        'alice orders Hill Giant, Grizzly Bears, Shock, Llanowar Elves, Grey Drone',
      ],
      expect: { Island: { seenBy: ['alice', 'bob'] }, 'Grey Drone': { on: 'library' }, alice: { hand: 0 } },
    },
  }),
];
