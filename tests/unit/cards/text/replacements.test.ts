import { describe, expect, test } from 'vitest';
import type { Replacement } from '../../../../machines/rules/state/vocabulary/index.ts';
import { creature, drawing, guard, replaces } from './say.ts';
import { yours } from './statics.ts';

describe('replacements', () => {
  test.each([
    [
      'If this creature would explore, it explores an additional time instead.',
      { event: { would: 'perform', action: 'explore', object: 'self' }, additionalTimes: 1 },
    ],
    [
      'If a creature you control would explore, it explores an additional time instead.',
      { event: { would: 'perform', action: 'explore', object: yours }, additionalTimes: 1 },
    ],
    ['This creature enters tapped.', { event: { would: 'enter', what: 'self' }, tapped: true }],
    [
      'Creatures your opponents control enter tapped.',
      { event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } }, tapped: true },
    ],
    [
      'This creature enters tapped unless you control a land.',
      {
        event: { would: 'enter', what: 'self' },
        tapped: true,
        if: { holds: 'not', of: { holds: 'exists', what: { type: 'land', controller: 'you' } } },
      },
    ],
    [
      "This creature enters tapped if it's your turn.",
      { event: { would: 'enter', what: 'self' }, tapped: true, if: { holds: 'turnOf', who: 'you' } },
    ],
    [
      'This creature enters with two +1/+1 counters on it.',
      { event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: 2 } },
    ],
    [
      'This creature enters tapped with a +1/+1 counter on it.',
      { event: { would: 'enter', what: 'self' }, tapped: true, counters: { kind: '+1/+1', count: 1 } },
    ],
    [
      'This creature enters with X +1/+1 counters on it, where X is your life total.',
      {
        event: { would: 'enter', what: 'self' },
        counters: { kind: '+1/+1', count: { number: 'life', of: 'you' } },
      },
    ],
    [
      "This creature enters with a +1/+1 counter on it if it's your turn.",
      {
        event: { would: 'enter', what: 'self' },
        counters: { kind: '+1/+1', count: 1 },
        if: { holds: 'turnOf', who: 'you' },
      },
    ],
    [
      'Each other creature you control enters with an additional +1/+1 counter on it.',
      { event: { would: 'enter', what: { ...yours, other: true } }, counters: { kind: '+1/+1', count: 1 } },
    ],
    ['This creature enters under your control.', { event: { would: 'enter', what: 'self' }, under: 'you' }],
    [
      "This creature enters tapped under defending player's control.",
      { event: { would: 'enter', what: 'self' }, under: 'defending', tapped: true },
    ],
    [
      'As this creature enters, choose a color.',
      { event: { would: 'enter', what: 'self' }, choose: [{ do: 'chooseValue', what: 'color', link: 'c' }] },
    ],
    [
      'As this creature enters, choose a color. Choose another color.',
      {
        event: { would: 'enter', what: 'self' },
        choose: [
          { do: 'chooseValue', what: 'color', link: 'c' },
          { do: 'chooseValue', what: 'color', link: 'd', otherThan: 'c' },
        ],
      },
    ],
    [
      "As this creature enters, you may pay 2 life. If you don't, it enters tapped.",
      {
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'life', amount: 2 }],
        otherwise: { tapped: true },
      },
    ],
    [
      'If a creature would die, exile it instead.',
      { event: { would: 'die', what: creature }, to: { zone: 'exile' } },
    ],
    [
      "If a creature would die and it's your turn, exile it instead.",
      { event: { would: 'die', what: creature }, to: { zone: 'exile' }, if: { holds: 'turnOf', who: 'you' } },
    ],
    [
      "If this creature would die, put it into its owner's hand instead.",
      { event: { would: 'die', what: 'self' }, to: { zone: 'hand' } },
    ],
    [
      "If this creature would die, put it on top of its owner's library instead.",
      { event: { would: 'die', what: 'self' }, to: { zone: 'library', position: 'top' } },
    ],
    [
      "If this creature would die, put it on the bottom of its owner's library instead.",
      { event: { would: 'die', what: 'self' }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'If a card or token would be put into a graveyard from anywhere, exile it instead.',
      { event: { would: 'move', what: {}, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      'If a card would be put into your graveyard from anywhere, exile it instead.',
      { event: { would: 'move', what: { owner: 'you' }, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
      { event: { would: 'move', what: { owner: 'opponents' }, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would be put into a graveyard from the battlefield, exile it instead.',
      { event: { would: 'move', what: 'self', to: 'graveyard', from: 'battlefield' }, to: { zone: 'exile' } },
    ],
    [
      'If this card would be put into a graveyard from a library, exile it instead.',
      { event: { would: 'move', what: 'self', to: 'graveyard', from: 'library' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would leave the battlefield, exile it instead.',
      { event: { would: 'move', what: 'self', from: 'battlefield' }, to: { zone: 'exile' } },
    ],
    [
      'If a creature would enter, exile it instead.',
      { event: { would: 'enter', what: creature }, to: { zone: 'exile' } },
    ],
    [
      'If a creature would enter, draw a card instead.',
      { event: { would: 'enter', what: creature }, instead: [drawing] },
    ],
    [
      'If a source would deal damage to you, prevent that damage.',
      { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true },
    ],
    [
      'If a source would deal damage to you, prevent 1 of that damage.',
      { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: 1 },
    ],
    [
      'If a creature would deal combat damage to you or a creature you control, prevent that damage.',
      {
        event: { would: 'dealDamage', toPlayer: 'you', to: yours, from: creature, combat: true },
        prevent: true,
      },
    ],
    [
      'If a source would deal damage to you, that damage is dealt to this creature instead.',
      { event: { would: 'dealDamage', toPlayer: 'you' }, redirectTo: 'self' },
    ],
    [
      'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      { event: { would: 'dealDamage' }, amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] } },
    ],
    [
      'If this creature would be destroyed, draw a card instead.',
      { event: { would: 'destroy', what: 'self' }, instead: [drawing] },
    ],
    [
      'If you would draw a card, you gain 2 life instead.',
      { event: { would: 'draw', who: 'you' }, instead: [{ do: 'gainLife', amount: 2 }] },
    ],
    [
      'If you would draw a card, you may mill two cards instead.',
      {
        event: { would: 'draw', who: 'you' },
        optional: true,
        instead: [{ do: 'mill', count: 2, who: 'you' }],
      },
    ],
    [
      'If an opponent would draw a card, you draw a card instead.',
      { event: { would: 'draw', who: 'opponents' }, instead: [{ do: 'draw', count: 1, who: 'you' }] },
    ],
    [
      'If you would gain life, you gain twice that much life instead.',
      {
        event: { would: 'gainLife', who: 'you' },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If you would gain life, you gain that much life plus 1 instead.',
      {
        event: { would: 'gainLife', who: 'you' },
        amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If an opponent would lose life, they lose twice that much life instead.',
      {
        event: { would: 'loseLife', who: 'opponents' },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If an opponent would draw a card except the first one they draw in each of their draw steps, draw a card instead.',
      { event: { would: 'draw', who: 'opponents', exceptFirstInDrawStep: true }, instead: [drawing] },
    ],
    [
      'If an opponent would draw two or more cards, draw a card instead.',
      { event: { would: 'drawSeveral', who: 'opponents', atLeast: 2 }, instead: [drawing] },
    ],
    [
      'If an opponent would search a library, they search the top four cards of that library instead.',
      { event: { would: 'search', who: 'opponents' }, amount: 4 },
    ],
    [
      'If you would lose the game, draw a card instead.',
      { event: { would: 'loseGame', who: 'you' }, instead: [drawing] },
    ],
    [
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
      {
        event: { would: 'create', who: 'you' },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
      {
        event: { would: 'putCounters', on: yours, kind: '+1/+1' },
        amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If one or more counters would be put on a creature you control, that many plus two of those counters are put on it instead.',
      {
        event: { would: 'putCounters', on: yours },
        amount: { number: 'plus', of: [{ number: 'eventAmount' }, 2] },
      },
    ],
    [
      'If one or more counters would be put on a creature you control, twice that many of those counters are put on it instead.',
      {
        event: { would: 'putCounters', on: yours },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If you would get one or more counters, you get twice that many of those counters instead.',
      {
        event: { would: 'putCounters', on: 'you' },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If this card would be discarded, draw a card instead.',
      { event: { would: 'discard', what: 'self' }, instead: [drawing] },
    ],
    [
      'If you would begin your draw step, you may skip that draw step instead. If you do, draw a card.',
      { event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true, optional: true, also: [drawing] },
    ],
    ['Skip your draw step.', { event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true }],
    [
      'Your opponents skip their draw steps.',
      { event: { would: 'begin', what: 'draw', whose: 'opponents' }, skip: true },
    ],
    [
      'If you would begin your turn, draw a card instead.',
      { event: { would: 'begin', what: 'turn', whose: 'you' }, instead: [drawing] },
    ],
    [
      'As this creature is turned face up, put five +1/+1 counters on it.',
      { event: { would: 'turnFaceUp' }, counters: { kind: '+1/+1', count: 5 } },
    ],
    [
      'As this creature transforms into Guard, put five +1/+1 counters on it.',
      { event: { would: 'transform' }, counters: { kind: '+1/+1', count: 5 } },
    ],
    [
      'As this creature is turned face up, you may draw a card.',
      { event: { would: 'turnFaceUp' }, optional: true, also: [drawing] },
    ],
    [
      'If equipped creature would untap, draw a card instead.',
      { event: { would: 'untap', what: 'attached' }, instead: [drawing] },
    ],
    [
      'If a creature would die, instead exile that card and draw a card.',
      { event: { would: 'die', what: creature }, to: { zone: 'exile' }, also: [drawing] },
    ],
    [
      'If this creature would be destroyed, regenerate it.',
      { event: { would: 'destroy', what: 'self' }, regenerates: true },
    ],
    [
      'If a source would deal damage to you, prevent that damage and draw a card instead.',
      { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true, instead: [drawing] },
    ],
    [
      'If a source would deal damage to you, prevent 1 of that damage and that damage is dealt to this creature instead.',
      { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: 1, redirectTo: 'self' },
    ],
    [
      'Players skip their untap steps.',
      { event: { would: 'begin', what: 'untap', whose: 'everyone' }, skip: true },
    ],
    [
      'Defending player skips their untap step.',
      { event: { would: 'begin', what: 'untap', whose: 'defending' }, skip: true },
    ],
    [
      'If you control a land, skip your untap step.',
      {
        event: { would: 'begin', what: 'untap', whose: 'you' },
        skip: true,
        if: { holds: 'exists', what: { type: 'land', controller: 'you' } },
      },
    ],
    [
      'Skip your untap step. Draw a card.',
      { event: { would: 'begin', what: 'untap', whose: 'you' }, skip: true, also: [drawing] },
    ],
    [
      'If a creature card would be discarded, draw a card instead.',
      { event: { would: 'discard', what: creature }, instead: [drawing] },
    ],
    [
      'If an opponent would begin their turn, draw a card instead.',
      { event: { would: 'begin', what: 'turn', whose: 'opponents' }, instead: [drawing] },
    ],
    [
      'If a card or token would be put into exile from anywhere, draw a card instead.',
      { event: { would: 'move', what: {}, to: 'exile' }, instead: [drawing] },
    ],
    [
      'If a creature card would be put onto the battlefield from a graveyard, it enters tapped instead.',
      { event: { would: 'move', what: creature, to: 'battlefield', from: 'graveyard' }, tapped: true },
    ],
    [
      'If a creature card would be put onto the battlefield from exile, it enters with a charge counter on it instead.',
      {
        event: { would: 'move', what: creature, to: 'battlefield', from: 'exile' },
        counters: { kind: 'charge', count: 1 },
      },
    ],
    [
      'If this creature would leave its zone, exile it instead.',
      { event: { would: 'move', what: 'self' }, to: { zone: 'exile' } },
    ],
    [
      'If this card would leave the graveyard, exile it face down instead.',
      { event: { would: 'move', what: 'self', from: 'graveyard' }, to: { zone: 'exile', faceDown: true } },
    ],
    [
      "If this creature would die, reveal it and put it into its owner's hand instead.",
      { event: { would: 'die', what: 'self' }, to: { zone: 'hand', revealed: true } },
    ],
    [
      "If a card would be put into its controller's graveyard from anywhere, exile it instead.",
      {
        event: { would: 'move', what: { owner: { controllerOf: { named: 'nothing' } } }, to: 'graveyard' },
        to: { zone: 'exile' },
      },
    ],
    [
      'If a source would deal damage to a creature, it deals double that damage to that permanent instead.',
      {
        event: { would: 'dealDamage', to: creature },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      },
    ],
    [
      'If a source would deal damage to this creature, it deals that much damage plus 1 to this creature instead.',
      {
        event: { would: 'dealDamage', to: 'self' },
        amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If a source would deal damage to you, it deals triple that damage to you instead.',
      {
        event: { would: 'dealDamage', toPlayer: 'you' },
        amount: { number: 'times', of: [{ number: 'eventAmount' }, 3] },
      },
    ],
    [
      'If a source would deal damage to an opponent, it deals four times that much damage to that player instead.',
      {
        event: { would: 'dealDamage', toPlayer: 'opponents' },
        amount: { number: 'times', of: [{ number: 'eventAmount' }, 4] },
      },
    ],
    [
      'If a source would deal noncombat damage to an opponent or a creature, it deals that much damage minus 1 to that permanent or player instead.',
      {
        event: { would: 'dealDamage', toPlayer: 'opponents', to: creature, combat: false },
        amount: { number: 'minus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If you would gain life, you gain three times that much life instead.',
      {
        event: { would: 'gainLife', who: 'you' },
        amount: { number: 'times', of: [{ number: 'eventAmount' }, 3] },
      },
    ],
    [
      'If you would gain life, you gain half that much life, rounded up, instead.',
      {
        event: { would: 'gainLife', who: 'you' },
        amount: { number: 'half', of: { number: 'eventAmount' }, round: 'up' },
      },
    ],
    [
      'If an opponent would gain life, they gain 0 life instead.',
      { event: { would: 'gainLife', who: 'opponents' }, amount: 0 },
    ],
    [
      'If one or more tokens would be created under your control, that many plus one of those tokens are created instead.',
      {
        event: { would: 'create', who: 'you' },
        amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If one or more counters would be put on a creature, that many minus 1 of those counters are put on it instead.',
      {
        event: { would: 'putCounters', on: creature },
        amount: { number: 'minus', of: [{ number: 'eventAmount' }, 1] },
      },
    ],
    [
      'If an opponent would get one or more poison counters, they get three poison counters instead.',
      { event: { would: 'putCounters', on: 'opponents', kind: 'poison' }, amount: 3 },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters with a charge counter on it.',
      {
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'mana', cost: '{2}' }],
        counters: { kind: 'charge', count: 1 },
      },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters tapped with a charge counter on it.',
      {
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'mana', cost: '{2}' }],
        tapped: true,
        counters: { kind: 'charge', count: 1 },
      },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters.',
      { event: { would: 'enter', what: 'self' }, cost: [{ pay: 'mana', cost: '{2}' }], otherwise: {} },
    ],
    [
      'If a creature would enter, also draw a card.',
      { event: { would: 'enter', what: creature }, also: [drawing] },
    ],
    [
      'If a creature would enter, you may also draw a card.',
      { event: { would: 'enter', what: creature }, optional: true, also: [drawing] },
    ],
    ['As creatures enter, draw a card.', { event: { would: 'enter', what: creature }, choose: [drawing] }],
    [
      'You may have this creature enter as a copy of any creature on the battlefield.',
      { event: { would: 'enter', what: 'self' }, optional: true, asCopyOf: creature },
    ],
    [
      "This creature enters as a copy of a creature you control, except it doesn't copy that creature's color.",
      {
        event: { would: 'enter', what: 'self' },
        asCopyOf: { type: 'creature', controller: 'you' },
        except: [{ change: 'notCopied', what: 'color' }],
      },
    ],
    [
      "This creature enters as a copy of any artifact or creature on the battlefield, except it doesn't copy that permanent's color.",
      {
        event: { would: 'enter', what: 'self' },
        asCopyOf: { anyType: ['artifact', 'creature'] },
        except: [{ change: 'notCopied', what: 'color' }],
      },
    ],
    [
      'This creature enters tapped. Draw a card.',
      { event: { would: 'enter', what: 'self' }, tapped: true, also: [drawing] },
    ],
  ] as readonly (readonly [string, Replacement])[])('%s', (text, replacement) => {
    expect(replaces(replacement, guard)).toBe(text);
  });
});
