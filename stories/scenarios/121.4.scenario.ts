import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamageToPlayers,
  draw,
  move,
  named,
  replacement,
  spell,
  staticAbility,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Reveal the first card you draw on each of your turns. Whenever it is no land card, each opponent is dealt 3 damage." */
const stormGod = creature('Storm God', '6/5', '', {
  abilities: [
    staticAbility({
      players: 'you',
      if: { holds: 'turnOf', who: 'you' },
      rules: [{ rule: 'revealDrawn', number: 1 }],
    }),
    triggered({
      when: { on: 'revealsDrawn', card: { notType: 'land' } },
      effect: [dealDamageToPlayers(3, 'opponents')],
    }),
  ],
});
const unending = card('Unending Life', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'cantLose' }] })],
});
/** "If you would draw a card, draw two cards instead." */
const twins = card('Doubled Thought', ['enchantment'], {
  abilities: [replacement({ event: { would: 'draw', who: 'you' }, instead: [draw(2)] })],
});
/** "Draw cards equal to the number of cards in your library, then put a card from your hand on top of it." */
const everything = card('Everything at Once', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [],
      draw({ number: 'cardsIn', zone: 'library', of: 'you' }),
      { do: 'choose', from: { zone: 'hand', owner: 'you' }, count: { min: 1, max: 1 }, as: 'put' },
      move(named('put'), { zone: 'library', position: 'top' }),
    ),
  ],
});
const drawAll = ['alice casts Everything at Once', 'everyone passes'];

export default [
  scenario('121.4: from an empty library no card is drawn, so none is revealed as the first of the turn', {
    rules: ['121.4', '603.11'],
    alice: { battlefield: [stormGod, unending], library: [] },
    bob: {},
    turn: { of: 'alice', at: 'upkeep' },
    script: ["pass until alice's precombat main"],
    expect: { alice: { lost: false, hand: 0 }, bob: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [stormGod, unending], library: ['Shock'] } },
      expect: { alice: { hand: ['Shock'] }, bob: { life: 17 } },
    },
  }),
  scenario('121.4: who should have drawn more than there was loses, whatever is put back on top by then', {
    rules: ['121.4', '704.5b', '614.5'],
    alice: {
      battlefield: [twins],
      hand: [everything],
      library: ['Forest', 'Island', 'Swamp'],
      mana: 'U',
    },
    bob: {},
    script: [...drawAll, { expect: { alice: { hand: 3, library: 0 } } }, 'alice chooses Swamp'],
    expect: { alice: { lost: '704.5b' } },
    control: {
      without: 'Doubled Thought',
      script: [...drawAll, 'alice chooses Swamp'],
      expect: { alice: { lost: false, hand: 2, library: ['Swamp'] } },
    },
  }),
  scenario('121.4: who draws no cards, as there are none, hasn’t tried to draw one', {
    rules: ['121.4', '704.5b'],
    alice: { hand: [everything, 'Hill Giant'], library: [], mana: 'U' },
    bob: {},
    script: drawAll,
    expect: { alice: { lost: false, library: ['Hill Giant'] } },
    control: {
      setup: {
        alice: { battlefield: [twins], hand: [everything, 'Hill Giant'], library: ['Forest'], mana: 'U' },
      },
      script: [...drawAll, 'alice chooses Hill Giant'],
      expect: { alice: { lost: '704.5b' } },
    },
  }),
];
