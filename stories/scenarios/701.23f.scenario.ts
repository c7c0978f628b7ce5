import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  as,
  basicLand,
  controllerOf,
  destroy,
  diesSelf,
  gainLife,
  may,
  mayPlayer,
  one,
  opponentsControl,
  replacement,
  sacrificeSelf,
  search,
  spell,
  tap,
  target,
  targetOpponent,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

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
  abilities: [
    spell([], may(as('sought', fetch)), {
      do: 'if',
      condition: { holds: 'did', by: 'sought' },
      then: [gainLife(3)],
    }),
  ],
});
/** "If an opponent would search a library, that player searches the top four cards of that library instead." */
const censor = creature('Censor', '2/1', 'flash, flying', {
  abilities: [replacement({ event: { would: 'search', who: 'opponents' }, amount: 4 })],
});
/** "Players can't search libraries." */
const arbiter = creature('Arbiter', '2/2', '', {
  abilities: [{ kind: 'static', players: 'everyone', rules: [{ rule: 'cantSearch' }] }],
});
/** "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield, then shuffle." */
const crossing = card('Crossing', ['land'], {
  abilities: [
    activated({ cost: [tap, sacrificeSelf], effect: [search(basicLand, { zone: 'battlefield' })] }),
  ],
});
/** "Destroy target permanent an opponent controls. Its controller may search their library for a basic land card …" */
const prize = card('Prize', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [one(opponentsControl({}))],
      destroy(target(0)),
      mayPlayer(
        controllerOf(target(0)),
        search(basicLand, { zone: 'battlefield' }, { who: controllerOf(target(0)) }),
      ),
    ),
  ],
});
/** "When this dies, each player searches their library for a basic land card, puts it onto the battlefield, then shuffles." */
const pathfinder = creature('Pathfinder', '1/1', '', {
  abilities: [
    triggered({
      when: diesSelf,
      effect: [search(basicLand, { zone: 'battlefield' }, { who: 'everyone' })],
    }),
  ],
});
/** "Search target opponent's library for a creature card and put it onto the battlefield under your control." */
const robbery = card('Robbery', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([targetOpponent], {
      do: 'search',
      library: target(0),
      for: { type: 'creature' },
      count: { min: 0, max: 1 },
      to: { zone: 'battlefield', under: 'you' },
    }),
  ],
});
const fifthIsAnIsland = ['Hill Giant', 'Hill Giant', 'Hill Giant', 'Hill Giant', 'Island'];
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
  scenario('701.23f: a search that was paid for is of the top cards only if that came in response', {
    rules: ['701.23f', '608.2c', '614.4'],
    alice: { battlefield: [crossing], library: fifthIsAnIsland },
    bob: { hand: [{ ...censor, manaCost: '{0}' }] },
    script: [
      'alice activates Crossing',
      'alice passes',
      'bob casts Censor',
      'everyone passes',
      'everyone passes',
      'refused: alice chooses Island',
    ],
    expect: { alice: { battlefield: 0, library: 5, graveyard: ['Crossing'] } },
    control: {
      script: ['alice activates Crossing', 'everyone passes', 'alice chooses Island'],
      expect: { alice: { battlefield: ['Island'], library: 4 } },
    },
  }),
  scenario('701.23f: of players who search at once each searches as what applies to them says', {
    rules: ['701.23f', '701.23i', '101.4'],
    alice: { battlefield: [pathfinder], hand: [prize], library: fifthIsAnIsland },
    bob: {
      battlefield: [censor, { card: pathfinder, as: 'their guide' }],
      library: fifthIsAnIsland,
    },
    script: [
      'alice casts Prize on their guide',
      'everyone passes',
      'bob says no',
      'everyone passes',
      'bob chooses Island',
    ],
    expect: { alice: { battlefield: ['Pathfinder'] }, bob: { battlefield: ['Censor', 'Island'] } },
    control: {
      withoutAbilities: ['Censor'],
      script: [
        'alice casts Prize on their guide',
        'everyone passes',
        'bob says no',
        'everyone passes',
        'alice chooses Island',
        'bob chooses Island',
      ],
      expect: {
        alice: { battlefield: ['Pathfinder', 'Island'] },
        bob: { battlefield: ['Censor', 'Island'] },
      },
    },
  }),
  scenario('701.23f: who searches another’s library searches the top cards of that', {
    rules: ['701.23f'],
    alice: { hand: [robbery], library: ['Memnite'] },
    bob: {
      battlefield: [censor],
      library: ['Island', 'Island', 'Island', 'Hill Giant', 'Grizzly Bears'],
    },
    script: [
      'alice casts Robbery on bob',
      'everyone passes',
      'refused: alice chooses Grizzly Bears',
      'alice chooses Hill Giant',
    ],
    expect: { alice: { battlefield: ['Hill Giant'] }, bob: { library: 4 } },
    control: {
      withoutAbilities: ['Censor'],
      script: ['alice casts Robbery on bob', 'everyone passes', 'alice chooses Grizzly Bears'],
      expect: { alice: { battlefield: ['Grizzly Bears'] }, bob: { library: 4 } },
    },
  }),
  scenario('101.2: an ability that searches may be activated by who can’t search, and its cost is gone', {
    rules: ['101.2', '602.2', '614.17c'],
    alice: { battlefield: [crossing], library: ['Island', 'Hill Giant'] },
    bob: { battlefield: [arbiter] },
    script: ['alice activates Crossing', 'everyone passes'],
    expect: {
      alice: { battlefield: 0, graveyard: ['Crossing'], library: 2 },
      game: { happened: [{ event: 'shuffle', player: 'alice' }], notHappened: [{ event: 'search' }] },
    },
    control: {
      withoutAbilities: ['Arbiter'],
      script: ['alice activates Crossing', 'everyone passes', 'alice chooses Island'],
      expect: { alice: { battlefield: ['Island'], library: 1 } },
    },
  }),
  scenario('608.2c: what forbids searching is gone once the spell that offers a search has destroyed it', {
    rules: ['608.2c', '611.3b', '101.2'],
    alice: { hand: [prize] },
    bob: { battlefield: [arbiter, 'Memnite'], library: ['Island', 'Hill Giant'] },
    script: ['alice casts Prize on Arbiter', 'everyone passes', 'bob says yes', 'bob chooses Island'],
    expect: { bob: { battlefield: ['Memnite', 'Island'], graveyard: ['Arbiter'] } },
    control: {
      script: ['alice casts Prize on Memnite', 'everyone passes'],
      expect: {
        bob: { battlefield: ['Arbiter'], graveyard: ['Memnite'] },
        game: { notHappened: [{ event: 'search' }] },
      },
    },
  }),
];
