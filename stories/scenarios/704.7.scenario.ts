import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  draw,
  loseLife,
  replacement,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** Instead of losing its player begins anew, with seven cards and 20 life. */
const glass = card('Second Glass', ['artifact'], {
  abilities: [
    replacement({
      event: { would: 'loseGame', who: 'you' },
      instead: [
        {
          do: 'move',
          what: {
            union: [
              all({ zone: 'hand', owner: 'you' }),
              all({ zone: 'graveyard', owner: 'you' }),
              all({ owner: 'you' }),
            ],
          },
          to: { zone: 'library' },
        },
        { do: 'shuffle', who: 'you' },
        draw(7),
        { do: 'setLife', to: 20, who: 'you' },
      ],
    }),
  ],
});
const vow = card('Vow of Life', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'cantLose' }] })],
});
const bargain = card('Painful Bargain', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], draw(2), loseLife(2, 'you'))],
});
const lands = { card: 'Forest', count: 8 };
const script = ['alice casts Painful Bargain', 'everyone passes'];

export default [
  scenario('704.7, example: losing for no life and for no card to draw is one loss, replaced once', {
    rules: ['704.7', '704.5a', '704.5b', '614.6'],
    alice: { life: 1, battlefield: [glass, lands], hand: [bargain], library: ['Island'] },
    bob: {},
    script,
    // The glass, eight lands, the spell and the card that was drawn are eleven.
    expect: { alice: { lost: false, life: 20, hand: 7, library: 4, battlefield: 0, graveyard: 0 } },
    control: { without: 'Second Glass', expect: { alice: { lost: true } } },
  }),
  scenario('614.17c: who can’t lose has nothing that could be replaced', {
    rules: ['614.17c', '104.3', '704.7'],
    alice: { life: 1, battlefield: [glass, vow, lands], hand: [bargain], library: ['Island'] },
    bob: {},
    script,
    expect: { alice: { lost: false, life: -1, hand: 1 }, 'Second Glass': { on: 'battlefield' } },
    control: { without: 'Vow of Life', expect: { alice: { lost: false, life: 20, hand: 7 } } },
  }),
];
