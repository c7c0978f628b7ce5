import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  mana,
  move,
  named,
  perform,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** "Play with the top card of your library revealed." */
const openTome = card('Open Tome', ['artifact'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'topRevealed' }] })],
});
/** "{0}: You may cast the top card of your library this turn." It speaks of that object. */
const bookmark = card('Bookmark', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [{ do: 'mayPlay', what: { top: 1, of: 'you' }, until: 'untilEndOfTurn', onlyCast: true }],
    }),
  ],
});
/** "{0}: Look at the top three cards of your library, then put them back in any order." */
const spinner = card('Spinning Disk', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [
        { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
        move(named('seen'), { zone: 'library', position: 'top' }),
      ],
    }),
  ],
});
const seer = card('Seeing Stone', ['artifact'], {
  abilities: [activated({ cost: [mana('{0}')], effect: [perform('scry', { n: 1 })] })],
});
const marked = ['alice activates Bookmark', 'everyone passes'];
const turned = (...order: readonly string[]) => [
  'alice activates Spinning Disk',
  'everyone passes',
  `alice orders ${order.join(', ')}`,
];
const common = {
  alice: {
    battlefield: [openTome, bookmark, spinner, seer],
    library: ['Memnite', 'Hill Giant', 'Grizzly Bears', 'Forest'],
  },
  bob: {},
};

export default [
  scenario('401.6: a revealed top card that goes down and comes back up is a new object', {
    rules: ['401.6', '701.20d'],
    ...common,
    script: [
      ...marked,
      ...turned('Hill Giant', 'Memnite', 'Grizzly Bears'),
      ...turned('Memnite', 'Hill Giant', 'Grizzly Bears'),
      { expect: { alice: { library: ['Memnite', 'Hill Giant', 'Grizzly Bears'] } } },
      'refused 601.3: alice casts Memnite',
    ],
    expect: { Memnite: { on: 'library' } },
    control: {
      script: [...marked, 'alice casts Memnite', 'everyone passes'],
      expect: { Memnite: { on: 'battlefield' } },
    },
  }),
  scenario('401.6: one that scry leaves on top is revealed all the time, and is the object that it was', {
    rules: ['401.6', '701.22a'],
    ...common,
    script: [
      ...marked,
      'alice activates Seeing Stone',
      'everyone passes',
      'alice answers top: Memnite',
      'alice casts Memnite',
      'everyone passes',
    ],
    expect: { Memnite: { on: 'battlefield' } },
    control: {
      script: [
        ...marked,
        ...turned('Hill Giant', 'Memnite', 'Grizzly Bears'),
        ...turned('Memnite', 'Hill Giant', 'Grizzly Bears'),
        'refused 601.3: alice casts Memnite',
      ],
      expect: { Memnite: { on: 'library' } },
    },
  }),
];
