import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, may, replacement, spell } from '../../machines/rules/abilities/write/index.ts';

const fetch = {
  do: 'search',
  for: { type: 'creature' },
  count: { min: 0, max: 1 },
  reveal: true,
  to: { zone: 'hand' },
} as const;
/** "Search your library for a creature card, reveal it, put it into your hand, then shuffle." */
const seek = card('Seek', ['sorcery'], { manaCost: '{0}', abilities: [spell([], fetch)] });
/** "You may search … If you do, you gain 3 life." */
const maySeek = card('Seek Freely', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], may(fetch, gainLife(3)))],
});
/** "If an opponent would search a library, that player searches the top four cards of that library instead." */
const censor = creature('Censor', '2/1', 'flash, flying', {
  abilities: [replacement({ event: { search: 'opponents' }, amount: 4 })],
});
/** "Players can't search libraries." */
const arbiter = creature('Arbiter', '2/2', '', {
  abilities: [{ kind: 'static', players: 'everyone', rules: [{ cantSearch: true }] }],
});
const deep = { library: ['Island', 'Island', 'Hill Giant', 'Island', 'Grizzly Bears'] };

export default [
  scenario(
    '701.23f: who searches only the top cards of a library finds nothing below, and shuffles all of it',
    {
      rules: ['701.23f', '614.1a'],
      alice: { hand: [seek], ...deep },
      bob: { battlefield: [censor] },
      script: [
        'alice casts Seek',
        'everyone passes',
        'refused: alice chooses Grizzly Bears',
        'alice chooses Hill Giant',
      ],
      expect: {
        alice: { hand: ['Hill Giant'], library: 4 },
        game: {
          happened: [
            { event: 'search', player: 'alice' },
            { event: 'shuffle', player: 'alice' },
          ],
        },
      },
      control: {
        withoutAbilities: ['Censor'],
        script: ['alice casts Seek', 'everyone passes', 'alice chooses Grizzly Bears'],
        expect: { alice: { hand: ['Grizzly Bears'] } },
      },
    },
  ),
  scenario('701.23f: who controls what says so searches all of theirs', {
    rules: ['701.23f'],
    alice: { hand: [seek], ...deep, battlefield: [censor] },
    bob: {},
    script: ['alice casts Seek', 'everyone passes', 'alice chooses Grizzly Bears'],
    expect: { alice: { hand: ['Grizzly Bears'] } },
    control: {
      setup: { alice: { hand: [seek], ...deep }, bob: { battlefield: [censor] } },
      script: [
        'alice casts Seek',
        'everyone passes',
        'refused: alice chooses Grizzly Bears',
        'alice chooses nothing',
      ],
      expect: { alice: { hand: 0 } },
    },
  }),
  scenario('101.2: who can’t search a library finds nothing, and shuffles it all the same', {
    rules: ['101.2', '701.23a', '614.17c'],
    alice: { hand: [seek], ...deep },
    bob: { battlefield: [arbiter] },
    script: ['alice casts Seek', 'everyone passes'],
    expect: {
      alice: { hand: 0 },
      game: { happened: [{ event: 'shuffle' }], notHappened: [{ event: 'search' }] },
    },
    control: {
      withoutAbilities: ['Arbiter'],
      script: ['alice casts Seek', 'everyone passes', 'alice chooses Grizzly Bears'],
      expect: { alice: { hand: ['Grizzly Bears'] }, game: { happened: [{ event: 'search' }] } },
    },
  }),
  scenario('608.2d: “you may search” isn’t offered to who can’t search', {
    rules: ['608.2d', '101.2'],
    alice: { hand: [maySeek], ...deep },
    bob: { battlefield: [arbiter] },
    script: ['alice casts Seek Freely', 'everyone passes'],
    expect: { alice: { life: 20 }, game: { notHappened: [{ event: 'shuffle' }] } },
    control: {
      withoutAbilities: ['Arbiter'],
      script: ['alice casts Seek Freely', 'everyone passes', 'alice says yes', 'alice chooses nothing'],
      expect: { alice: { life: 23 }, game: { happened: [{ event: 'shuffle' }] } },
    },
  }),
];
