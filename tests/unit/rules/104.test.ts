import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf } from '../../../machines/index.ts';
import { answer, find, gameOf, pass, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, instant, lands } from './cards.ts';

const subject = creature('Subject', 2, 2);
const isSubject = { name: 'Subject' } as const;
const all = { all: isSubject } as const;
const untaps = enchantment('Untaps', {
  kind: 'triggered',
  when: [{ on: 'tapped', object: isSubject }],
  effect: [{ do: 'untap', what: all }],
});
const taps = enchantment('Taps', {
  kind: 'triggered',
  when: [{ on: 'untapped', object: isSubject }],
  effect: [{ do: 'tap', what: all }],
});
const mayTap = enchantment('May Tap', {
  kind: 'triggered',
  when: [{ on: 'untapped', object: isSubject }],
  effect: [{ do: 'may', then: [{ do: 'tap', what: all }] }],
});
const touch = instant('Touch', [{ do: 'tap', what: all }]);

/** Everyone passes, and does whatever they may; how often someone answered before the game was over, or `most`. */
function begun(battlefield: readonly CardDefinition[], most: number) {
  const actor = playing(table('upkeep', [{ battlefield: [...battlefield, ...lands(1)], hand: [touch] }, {}]));
  cast(actor, touch);
  let times = 0;
  for (; times < most && gameOf(actor).over === null; times++) {
    const asked = decisionOf(gameOf(actor));
    if (asked?.kind === 'confirm') answer(actor, true);
    else if (asked?.kind === 'order') answer(actor, [1, 0]);
    else pass(actor);
  }
  return { over: gameOf(actor).over, times };
}

describe('104.4b: loops of mandatory actions', () => {
  test('104.4b: two abilities that set each other off for ever are a draw', () => {
    expect(begun([subject, untaps, taps], 600).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('732.6: not where one of them says “may”', () => {
    expect(begun([subject, untaps, mayTap], 600).over).toBeNull();
  });

  test('104.4b: not without the second', () => {
    const { over } = begun([subject, untaps], 6);
    expect(over).toBeNull();
  });

  test('104.4b: a loop that uses up a library ends with it (104.3c)', () => {
    const digs = enchantment('Digs', {
      kind: 'triggered',
      when: [{ on: 'draws', who: 'you' }],
      effect: [{ do: 'draw', count: 1 }],
    });
    const actor = playing(table('upkeep', [{ battlefield: [digs], library: lands(60) }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toMatchObject({ winners: [1], rule: '104.2a' });
  });
});

describe('704.3: loops of state-based actions', () => {
  const eternal = creature('Eternal', 0, 0, {
    kind: 'triggered',
    when: [{ on: 'dies', object: 'self' }],
    effect: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }],
  });
  test('104.4b, 614: a creature that comes back with no toughness over and over is a draw', () => {
    const actor = playing(table('upkeep', [{ battlefield: [eternal] }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('104.4b, 603.3b: two such creatures that are alike leave no choice either', () => {
    const actor = playing(table('upkeep', [{ battlefield: [eternal, eternal] }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('603.3b: two that differ are ordered', () => {
    const other = { ...eternal, name: 'Everlasting' };
    const actor = playing(table('upkeep', [{ battlefield: [eternal, other] }, {}]));
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 0 });
  });

  test('704.5f: with toughness it stays', () => {
    const actor = playing(table('upkeep', [{ battlefield: [creature('Eternal', 0, 1)] }, {}]));
    pass(actor);
    find(gameOf(actor), 'Eternal', 'battlefield');
    expect(gameOf(actor).over).toBeNull();
  });
});
