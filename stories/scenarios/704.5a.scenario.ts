import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamageToPlayers,
  dealDamageToTarget,
  gainLife,
  playerOrPlaneswalker,
  returnToHand,
  spell,
  staticAbility,
  target,
  targetPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "You can’t lose the game and your opponents can’t win the game." */
const keeper = creature('Keeper of the Last Breath', '4/4', '', {
  types: ['artifact', 'creature'],
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'cantLose' }] }),
    staticAbility({ players: 'opponents', rules: [{ rule: 'cantWin' }] }),
  ],
});
/** It deals 4 damage to a player. "Then if that player has more life than you, return this card to your hand." */
const hammer = card('Envious Hammer', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([targetPlayer], dealDamageToPlayers(4, target(0)), {
      do: 'if',
      condition: {
        holds: 'compare',
        what: { number: 'life', of: target(0) },
        to: { atLeast: { number: 'plus', of: [{ number: 'life', of: 'you' }, 1] } },
      },
      then: [returnToHand('self')],
    }),
  ],
});
/** "You don’t lose the game for having 0 or less life. When you have 20 or more life, you lose the game." */
const beyond = card('Beyond Death', ['enchantment'], {
  manaCost: '{3}{W}{W}{W}',
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'doesntLoseForLife' }] }),
    triggered({
      when: {
        on: 'state',
        is: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 20 } },
      },
      effect: [{ do: 'lose', who: 'you' }],
    }),
    triggered({
      when: { on: 'losesLife', who: 'you' },
      effect: [gainLife({ number: 'times', of: [2, { number: 'eventAmount' }] })],
    }),
  ],
});
const baloth = creature('Vast Baloth', '7/7');

/** "You don't lose the game for having 0 or less life. … As long as you have 0 or less life, …" */
const unlife = card('Unlife', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'doesntLoseForLife' }] })],
});
const bolt = card('Big Bolt', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([playerOrPlaneswalker], dealDamageToTarget(25))],
});
const emptied = card('Emptied Mind', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetPlayer], { do: 'draw', count: 1, who: target(0) })],
});

export default [
  scenario(
    '704.5a: who doesn’t lose for having 0 or less life plays on with it, and loses for other things',
    {
      rules: ['704.5a', '101.1', '704.5b'],
      alice: { hand: [bolt, emptied] },
      bob: { battlefield: [unlife], library: [] },
      script: [
        'alice casts Big Bolt on bob',
        'everyone passes',
        { expect: { bob: { life: -5, lost: false } } },
        'alice casts Emptied Mind on bob',
        'everyone passes',
      ],
      expect: { bob: { lost: '704.5b' }, game: { over: { winners: ['alice'] } } },
      control: {
        withoutAbilities: ['Unlife'],
        script: ['alice casts Big Bolt on bob', 'everyone passes'],
        expect: { bob: { lost: '704.5a' }, game: { over: { winners: ['alice'] } } },
      },
    },
  ),
  scenario('704.5a: who has 0 life has more than who has less, and loses once the spell has resolved', {
    rules: ['704.5a', '704.4', '608.2c'],
    alice: { life: -1, battlefield: [keeper], hand: [hammer], mana: 'R' },
    bob: { life: 4 },
    carol: {},
    script: ['alice casts Envious Hammer on bob', 'everyone passes'],
    expect: {
      alice: { life: -1, lost: false, hand: ['Envious Hammer'] },
      bob: { lost: '704.5a' },
      game: { over: false },
    },
    control: {
      setup: { bob: { life: 3 } },
      expect: { alice: { hand: 0, graveyard: ['Envious Hammer'] }, bob: { lost: '704.5a' } },
    },
  }),
  scenario('704.5a: of two players the game is over with that, and the card is in hand all the same', {
    rules: ['704.5a', '104.2a', '614.17'],
    alice: { life: -1, battlefield: [keeper], hand: [hammer], mana: 'R' },
    bob: { life: 4 },
    script: ['alice casts Envious Hammer on bob', 'everyone passes'],
    expect: { alice: { hand: ['Envious Hammer'] }, game: { over: { winners: ['alice'] } } },
    control: {
      // What keeps its player from losing is gone: both lose before the spell could be cast.
      withoutAbilities: ['Keeper of the Last Breath'],
      script: ['pass until the game is over'],
      expect: { alice: { lost: '704.5a' }, game: { over: { winners: ['bob'] } } },
    },
  }),
  scenario('704.5a: who loses in the same check in which the other’s protection is destroyed loses alone', {
    rules: ['704.5a', '704.3', '704.5g', '104.2a'],
    alice: { life: 0, battlefield: [beyond, 'Opalescence', 'Opalescence'] },
    bob: { life: 1, battlefield: [baloth] },
    script: [
      { expect: { 'Beyond Death': { power: 6, toughness: 6 }, Opalescence: { power: 4 } } },
      'alice attacks bob with Beyond Death, Opalescence, Opalescence 2',
      'bob blocks Beyond Death with Vast Baloth',
      'pass until the game is over',
    ],
    expect: {
      bob: { lost: '704.5a' },
      alice: { lost: false, won: true },
      'Beyond Death': { on: 'graveyard' },
    },
    control: {
      // It dies, and the next check finds its player with no life.
      setup: { bob: { life: 20 } },
      expect: {
        alice: { lost: '704.5a' },
        'Beyond Death': { on: 'graveyard' },
        game: { over: { winners: ['bob'] } },
      },
    },
  }),
];
