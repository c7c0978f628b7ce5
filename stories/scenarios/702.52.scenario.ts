import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  as,
  create,
  creatureToken,
  destroy,
  discard,
  draw,
  dredge,
  mill,
  replacement,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const troll = creature('Bog Troll', '1/1', '', { abilities: [dredge(2)] });
const imp = creature('Bog Imp', '1/1', '', { abilities: [dredge(1)] });
const study = card('Plain Study', ['sorcery'], { manaCost: '{0}', abilities: [spell([], draw(1))] });
const studies = card('Long Study', ['sorcery'], { manaCost: '{0}', abilities: [spell([], draw(2))] });

const dregs = card('Dregs of Pity', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], destroy(target(0)), draw(1))],
});
const twin = card('Twin Maker', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], { do: 'createCopy', of: target(0) })],
});
const shaping = card('Loose Shaping', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], create(creatureToken(1, 1, ['U'], 'Shapeshifter')))],
});
/** Creature tokens become copies of the target until end of turn. */
const mimicry = card('Brief Mimicry', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([targetCreature], {
      do: 'becomeCopy',
      what: { all: { type: 'creature', token: true } },
      of: target(0),
      until: 'untilEndOfTurn',
    }),
  ],
});
const deck = ['Island', 'Swamp', 'Plains'];

/** "If you would draw a card, instead discard a card. If you do, draw a card. If you don’t, mill a card." */
const shackles = card('Shackles of Memory', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'you' },
      instead: [
        as('thrown', discard(1, 'you')),
        { do: 'if', condition: { holds: 'did', by: 'thrown' }, then: [draw(1)], else: [mill(1, 'you')] },
      ],
    }),
  ],
});
const bound = {
  battlefield: [shackles],
  graveyard: [troll],
  library: ['Island', 'Swamp', 'Plains', 'Forest'],
};

const silence = card('Silent Grave', ['enchantment'], {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});

export default [
  scenario('702.52a: instead of drawing, cards are milled and it returns to hand', {
    rules: ['702.52', '702.52a', '614.1a'],
    alice: { graveyard: [troll], hand: [study], library: ['Island', 'Swamp', 'Plains'] },
    bob: {},
    script: ['alice casts Plain Study', 'everyone passes', 'alice says yes'],
    expect: {
      alice: { hand: ['Bog Troll'], library: 1, graveyard: ['Island', 'Swamp', 'Plain Study'] },
      game: { notHappened: [{ event: 'draw' }] },
    },
    control: {
      script: ['alice casts Plain Study', 'everyone passes', 'alice says no'],
      expect: { alice: { hand: ['Island'], library: 2, graveyard: ['Bog Troll', 'Plain Study'] } },
    },
  }),
  scenario('702.52b: not with fewer cards in the library than its number', {
    rules: ['702.52a', '702.52b'],
    alice: { graveyard: [troll], hand: [study], library: ['Island'] },
    bob: {},
    script: [
      'alice casts Plain Study',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { hand: ['Island'], graveyard: ['Bog Troll', 'Plain Study'] } },
    control: {
      setup: { alice: { library: ['Island', 'Swamp'] } },
      script: ['alice casts Plain Study', 'everyone passes', 'alice says yes'],
      expect: { alice: { hand: ['Bog Troll'], library: 0 } },
    },
  }),
  scenario('121.2: of several draws each is replaced by itself, also by what the one before milled', {
    rules: ['702.52a', '121.2', '616.1'],
    alice: { graveyard: [troll], hand: [studies], library: [imp, 'Swamp', 'Plains'] },
    bob: {},
    script: ['alice casts Long Study', 'everyone passes', 'alice says yes', 'alice says yes'],
    expect: { alice: { hand: ['Bog Troll', 'Bog Imp'], graveyard: ['Swamp', 'Plains', 'Long Study'] } },
    control: {
      script: ['alice casts Long Study', 'everyone passes', 'alice says no', 'alice says yes'],
      expect: { alice: { hand: ['Bog Imp', 'Bog Troll'], library: 0 } },
    },
  }),
  scenario('702.52a: only in the graveyard', {
    rules: ['702.52a', '113.6b'],
    alice: { battlefield: [troll], hand: [study], library: ['Island', 'Swamp', 'Plains'] },
    bob: {},
    script: [
      'alice casts Plain Study',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'priority' } } } },
    ],
    expect: { alice: { hand: ['Island'] }, 'Bog Troll': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [], graveyard: [troll] } },
      script: ['alice casts Plain Study', 'everyone passes', 'alice says yes'],
      expect: { alice: { hand: ['Bog Troll'] } },
    },
  }),
  scenario('111.8: a token that is a copy is dredged from the graveyard, and can’t leave it', {
    rules: ['111.8', '702.52a', '704.5d'],
    alice: { battlefield: [troll], hand: [twin, dregs], library: deck },
    bob: {},
    script: [
      'alice casts Twin Maker on Bog Troll',
      'everyone passes',
      'alice casts Dregs of Pity on Bog Troll 2',
      'everyone passes',
      'alice says yes',
    ],
    // Nothing was drawn, and nothing returned.
    expect: { alice: { hand: 0, library: 1, graveyard: 4 }, 'Bog Troll': { on: 'battlefield' } },
    control: {
      script: ['alice casts Dregs of Pity on Bog Troll', 'everyone passes', 'alice says yes'],
      expect: { alice: { hand: ['Twin Maker', 'Bog Troll'], library: 1 } },
    },
  }),
  scenario('400.7: what only became a copy of it on the battlefield is no such thing in the graveyard', {
    rules: ['400.7', '702.52a', '707.2'],
    alice: { battlefield: [troll], hand: [shaping, mimicry, dregs], library: deck },
    bob: {},
    script: [
      'alice casts Loose Shaping',
      'everyone passes',
      'alice casts Brief Mimicry on Bog Troll',
      'everyone passes',
      { expect: { 'Bog Troll 2': { name: 'Bog Troll', has: ['dredge'] } } },
      'alice casts Dregs of Pity on Bog Troll 2',
      'everyone passes',
    ],
    expect: { alice: { hand: ['Island'], library: 2 } },
    control: {
      script: ['alice casts Dregs of Pity on Bog Troll', 'everyone passes', 'alice says yes'],
      expect: { alice: { hand: ['Loose Shaping', 'Brief Mimicry', 'Bog Troll'], library: 1 } },
    },
  }),
  scenario('616.1: dredge may come before what else would replace the draw, or replace the draw of that', {
    rules: ['616.1', '614.5', '702.52a'],
    alice: { ...bound, hand: [study, 'Shock'] },
    bob: {},
    script: [
      'alice casts Plain Study',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'replacement', rule: '616.1' } } } },
      'alice says Bog Troll',
      'alice says yes',
    ],
    expect: { alice: { hand: ['Shock', 'Bog Troll'], library: 2, graveyard: 3 } },
    control: {
      script: [
        'alice casts Plain Study',
        'everyone passes',
        'alice says Shackles of Memory',
        'alice says yes',
      ],
      expect: { alice: { hand: ['Bog Troll'], library: 2 }, Shock: { on: 'graveyard' } },
    },
  }),
  scenario('702.52a: where a card is milled instead of drawn there is no draw to dredge for', {
    rules: ['702.52a', '614.11', '616.1'],
    alice: { ...bound, hand: [study] },
    bob: {},
    script: ['alice casts Plain Study', 'everyone passes', 'alice says Shackles of Memory'],
    expect: { alice: { hand: 0, library: 3 }, 'Bog Troll': { on: 'graveyard' } },
    control: {
      script: ['alice casts Plain Study', 'everyone passes', 'alice says Bog Troll', 'alice says yes'],
      expect: { alice: { hand: ['Bog Troll'], library: 2 } },
    },
  }),
  scenario('613.1f: a card that has lost its abilities in the graveyard isn’t dredged', {
    rules: ['613.1f', '702.52a', '113.6b'],
    alice: { graveyard: [troll], hand: [study], library: deck },
    bob: { battlefield: [silence] },
    script: ['alice casts Plain Study', 'everyone passes'],
    expect: { alice: { hand: ['Island'] }, 'Bog Troll': { on: 'graveyard' } },
    control: {
      without: 'Silent Grave',
      script: ['alice casts Plain Study', 'everyone passes', 'alice says yes'],
      expect: { alice: { hand: ['Bog Troll'], library: 1 } },
    },
  }),
];
