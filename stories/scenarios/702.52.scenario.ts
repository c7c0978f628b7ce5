import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { draw, dredge, spell } from '../../machines/rules/abilities/write/index.ts';

const troll = creature('Bog Troll', '1/1', '', { abilities: [dredge(2)] });
const imp = creature('Bog Imp', '1/1', '', { abilities: [dredge(1)] });
const study = card('Plain Study', ['sorcery'], { manaCost: '{0}', abilities: [spell([], draw(1))] });
const studies = card('Long Study', ['sorcery'], { manaCost: '{0}', abilities: [spell([], draw(2))] });

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
];
