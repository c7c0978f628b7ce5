import { describe, expect, test } from 'vitest';
import type { Condition, Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { replaces } from './say.ts';

const yours: Filter = { type: 'creature', controller: 'you' };
const onTurn: Condition = { holds: 'turnOf', who: 'you' };

describe('what is replaced', () => {
  test.each<readonly [string, Parameters<typeof replaces>]>([
    [
      'Prevent all damage that would be dealt to you.',
      [{ event: { would: 'dealDamage', toPlayer: 'you', atOnce: true }, prevent: true }],
    ],
    [
      'Prevent all combat damage that would be dealt to this creature.',
      [{ event: { would: 'dealDamage', to: 'self', atOnce: true, combat: true }, prevent: true }],
    ],
    [
      'Prevent all noncombat damage that would be dealt to you and this creature by red sources.',
      [
        {
          event: {
            would: 'dealDamage',
            to: 'self',
            toPlayer: 'you',
            atOnce: true,
            combat: false,
            from: { color: 'R' },
          },
          prevent: true,
        },
      ],
    ],
    [
      'Prevent all damage that would be dealt to creatures you control by this creature.',
      [{ event: { would: 'dealDamage', to: yours, atOnce: true, from: 'self' }, prevent: true }],
    ],
    [
      'All damage that would be dealt to you is dealt to this creature instead.',
      [{ event: { would: 'dealDamage', toPlayer: 'you', atOnce: true }, redirectTo: 'self' }],
    ],
    [
      'If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.',
      [
        {
          event: { would: 'dealDamage', to: 'self', atOnce: true },
          prevent: true,
          if: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
          also: [{ do: 'removeCounters', kind: '+1/+1', count: 1, from: 'self' }],
        },
      ],
    ],
    [
      'If damage would be dealt to this creature, prevent that damage and put a +1/+1 counter on it.',
      [
        {
          event: { would: 'dealDamage', to: 'self', atOnce: true },
          prevent: true,
          also: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
        },
      ],
    ],
    [
      "If a source would deal damage to this creature and it's your turn, prevent that damage.",
      [{ event: { would: 'dealDamage', to: 'self' }, prevent: true, if: onTurn }],
    ],
    [
      'If a source would deal damage to you, prevent all but 1 of that damage.',
      [
        {
          event: { would: 'dealDamage', toPlayer: 'you' },
          prevent: { number: 'minus', of: [{ number: 'eventAmount' }, 1] },
        },
      ],
    ],
    [
      'If a source would deal damage to you, prevent that damage. Draw a card.',
      [{ event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true, also: [{ do: 'draw', count: 1 }] }],
    ],
    [
      'If this creature would deal damage to an opponent, it deals double that damage to that player instead.',
      [
        {
          event: { would: 'dealDamage', from: 'self', toPlayer: 'opponents' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If this creature would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.',
      [
        {
          event: { would: 'dealDamage', from: 'self' },
          amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
        },
      ],
    ],
    [
      'If a creature you control would deal combat damage to a creature, it deals double that damage to that permanent instead.',
      [
        {
          event: { would: 'dealDamage', from: yours, to: { type: 'creature' }, combat: true },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
      [
        {
          event: { would: 'putCounters', on: yours, kind: '+1/+1' },
          amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
        },
      ],
    ],
    [
      'If an effect would put one or more counters on a creature you control, it puts twice that many of those counters on that creature instead.',
      [
        {
          event: { would: 'putCounters', on: yours, byEffect: true },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.',
      [
        {
          event: { would: 'putCounters', on: {}, orOn: 'everyone', by: 'you' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If an opponent would put one or more counters on a permanent or an opponent, they put half that many of each of those kinds of counters on that permanent or an opponent instead, rounded down.',
      [
        {
          event: { would: 'putCounters', on: {}, orOn: 'opponents', by: 'opponents' },
          amount: { number: 'half', of: { number: 'eventAmount' }, round: 'down' },
        },
      ],
    ],
    [
      'If you would get one or more poison counters, you get twice that many poison counters instead.',
      [
        {
          event: { would: 'putCounters', on: 'you', kind: 'poison' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
      [
        {
          event: { would: 'create', who: 'you' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
      [
        {
          event: { would: 'create', who: 'you', byEffect: true },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If one or more creature tokens would be created under your control, twice that many of those tokens are created instead.',
      [
        {
          event: { would: 'create', who: 'you', tokens: { type: 'creature' } },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      "If one or more tokens would be created under an opponent's control, they are created under your control instead.",
      [{ event: { would: 'create', who: 'opponents' }, under: 'you' }],
    ],
    [
      'If a spell or ability an opponent controls causes you to discard this creature, put it onto the battlefield tapped with two +1/+1 counters on it instead of putting it into your graveyard.',
      [
        {
          event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
          to: { zone: 'battlefield' },
          counters: { kind: '+1/+1', count: 2 },
          tapped: true,
        },
      ],
    ],
    [
      'If you would gain life, you gain twice that much life instead.',
      [
        {
          event: { would: 'gainLife', who: 'you' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
      ],
    ],
    [
      'If an opponent would gain life, that player loses that much life instead.',
      [
        {
          event: { would: 'gainLife', who: 'opponents' },
          instead: [{ do: 'loseLife', amount: { number: 'eventAmount' }, who: 'they' }],
        },
      ],
    ],
    [
      'If you would lose the game, exile this creature instead.',
      [{ event: { would: 'loseGame', who: 'you' }, instead: [{ do: 'exile', what: 'self' }] }],
    ],
    [
      'If you would draw a card, you may gain 2 life instead.',
      [{ event: { would: 'draw', who: 'you' }, optional: true, instead: [{ do: 'gainLife', amount: 2 }] }],
    ],
    [
      'If you would draw a card, draw two cards instead.',
      [{ event: { would: 'draw', who: 'you' }, instead: [{ do: 'draw', count: 2 }] }],
    ],
    [
      'If you would draw a card, skip that draw instead.',
      [{ event: { would: 'draw', who: 'you' }, skip: true }],
    ],
    [
      'If a player would draw a card, that player skips that draw instead.',
      [{ event: { would: 'draw', who: 'everyone' }, skip: true }],
    ],
    [
      'If you would draw a card, instead discard a card. If you do, draw a card.',
      [
        {
          event: { would: 'draw', who: 'you' },
          instead: [
            { do: 'discard', count: 1, who: 'you', as: 'thrown' },
            { do: 'if', condition: { holds: 'did', by: 'thrown' }, then: [{ do: 'draw', count: 1 }] },
          ],
        },
      ],
    ],
    [
      'If this card would be discarded, exile it instead.',
      [{ event: { would: 'discard', what: 'self' }, to: { zone: 'exile' } }],
    ],
    [
      'If a creature card would be discarded, put it onto the battlefield instead.',
      [
        {
          event: { would: 'discard', what: { owner: 'you', type: 'creature' } },
          to: { zone: 'battlefield' },
        },
      ],
    ],
    [
      'If a creature you control would die, exile it instead.',
      [{ event: { would: 'die', what: yours }, to: { zone: 'exile' } }],
    ],
    [
      "If a creature you control would die, put it into its owner's hand instead.",
      [{ event: { would: 'die', what: yours }, to: { zone: 'hand' } }],
    ],
    [
      'If a creature would die, instead exile that card and you gain 1 life.',
      [
        {
          event: { would: 'die', what: { type: 'creature' } },
          to: { zone: 'exile' },
          also: [{ do: 'gainLife', amount: 1 }],
        },
      ],
    ],
    [
      "If this creature would be put into a graveyard from anywhere, put it on top of its owner's library instead.",
      [{ event: { would: 'move', what: 'self', to: 'graveyard' }, to: { zone: 'library' } }],
    ],
    [
      "If this creature would be put into a graveyard from anywhere, reveal it and put it on top of its owner's library instead.",
      [{ event: { would: 'move', what: 'self', to: 'graveyard' }, to: { zone: 'library', revealed: true } }],
    ],
    [
      "If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead.",
      [
        {
          event: { would: 'move', what: 'self', to: 'graveyard' },
          to: { zone: 'library', revealed: true },
          afterwards: [{ do: 'shuffle', who: { ownerOf: 'self' } }],
        },
      ],
    ],
    [
      "If this creature would die, put it on the bottom of its owner's library instead. You gain 2 life.",
      [
        {
          event: { would: 'die', what: 'self' },
          to: { zone: 'library', position: 'bottom' },
          afterwards: [{ do: 'gainLife', amount: 2, who: 'you' }],
        },
      ],
    ],
    [
      'If a card or token would be put into a graveyard from anywhere, exile it instead.',
      [{ event: { would: 'move', what: {}, to: 'graveyard' }, to: { zone: 'exile' } }],
    ],
    [
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
      [{ event: { would: 'move', what: { owner: 'opponents' }, to: 'graveyard' }, to: { zone: 'exile' } }],
    ],
    [
      'If a creature card would be put into your graveyard from the battlefield, exile it instead.',
      [
        {
          event: {
            would: 'move',
            what: { owner: 'you', type: 'creature' },
            from: 'battlefield',
            to: 'graveyard',
          },
          to: { zone: 'exile' },
        },
      ],
    ],
    [
      'If this creature would leave the battlefield, exile it instead.',
      [{ event: { would: 'move', what: 'self', from: 'battlefield' }, to: { zone: 'exile' } }],
    ],
    [
      'If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.',
      [
        {
          event: {
            would: 'move',
            what: 'self',
            from: 'hand',
            to: 'graveyard',
            causedBy: 'opponents',
            when: 'discarded',
          },
          to: { zone: 'battlefield' },
        },
      ],
    ],
    [
      'If this creature would be destroyed, regenerate it.',
      [{ event: { would: 'destroy', what: 'self' }, regenerates: true }],
    ],
    [
      'If a creature you control would be destroyed, you gain 1 life instead.',
      [{ event: { would: 'destroy', what: yours }, instead: [{ do: 'gainLife', amount: 1 }] }],
    ],
    ['Skip your draw step.', [{ event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true }]],
    [
      'Players skip their untap steps.',
      [{ event: { would: 'begin', what: 'untap', whose: 'everyone' }, skip: true }],
    ],
    [
      'Your opponents skip their untap steps.',
      [{ event: { would: 'begin', what: 'untap', whose: 'opponents' }, skip: true }],
    ],
    [
      'If you would begin your turn, draw a card instead.',
      [{ event: { would: 'begin', what: 'turn', whose: 'you' }, instead: [{ do: 'draw', count: 1 }] }],
    ],
    [
      'If a creature you control would untap, remove a stun counter from it instead.',
      [
        {
          event: { would: 'untap', what: yours },
          instead: [{ do: 'removeCounters', kind: 'stun', count: 1, from: 'it' }],
        },
      ],
    ],
    ['This creature enters tapped.', [{ event: { would: 'enter', what: 'self' }, tapped: true }]],
    [
      'This creature enters tapped unless you control two or more lands.',
      [
        {
          event: { would: 'enter', what: 'self' },
          tapped: true,
          if: {
            holds: 'not',
            of: { holds: 'exists', what: { type: 'land', controller: 'you' }, count: { atLeast: 2 } },
          },
        },
      ],
    ],
    [
      'This creature enters with two +1/+1 counters on it.',
      [{ event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: 2 } }],
    ],
    [
      'This creature enters with X +1/+1 counters on it.',
      [{ event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: { number: 'x' } } }],
    ],
    [
      'This creature enters with a +1/+1 counter on it for each creature you control.',
      [
        {
          event: { would: 'enter', what: 'self' },
          counters: { kind: '+1/+1', count: { number: 'count', of: yours } },
        },
      ],
    ],
    [
      'This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.',
      [
        {
          event: { would: 'enter', what: 'self' },
          counters: { kind: '+1/+1', count: { number: 'manaSpent', which: 'colors' } },
        },
      ],
    ],
    [
      'This creature enters with two +1/+1 counters on it for each creature you control.',
      [
        {
          event: { would: 'enter', what: 'self' },
          counters: { kind: '+1/+1', count: { number: 'times', of: [2, { number: 'count', of: yours }] } },
        },
      ],
    ],
    [
      'This creature enters tapped with three charge counters on it.',
      [{ event: { would: 'enter', what: 'self' }, tapped: true, counters: { kind: 'charge', count: 3 } }],
    ],
    [
      'Creatures your opponents control enter tapped.',
      [{ event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } }, tapped: true }],
    ],
    [
      'Each other creature you control enters with an additional +1/+1 counter on it.',
      [
        {
          event: { would: 'enter', what: { type: 'creature', controller: 'you', other: true } },
          counters: { kind: '+1/+1', count: 1 },
        },
      ],
    ],
    ['This creature enters transformed.', [{ event: { would: 'enter', what: 'self' }, transformed: true }]],
    [
      'If a creature would enter, exile it instead.',
      [{ event: { would: 'enter', what: { type: 'creature' } }, to: { zone: 'exile' } }],
    ],
  ])('%s', (text, given) => {
    expect(replaces(...given)).toBe(text);
  });
});
