import { expect, test } from 'vitest';
import {
  announcementOf,
  beginCasting,
  interruptPayment,
  manaAbilityMemory,
} from '../../../machines/casting/index.ts';
import { type Game, popFrame, run, start } from '../../../machines/rules/index.ts';
import { activated, card, complete, follow, land, type Placed, pool, refOf, settle, sit } from './table.ts';

const spell: Placed = {
  card: card('Spell', ['sorcery'], '{1}{R}', { kind: 'spell', effect: [] }),
  zone: 'hand',
};
const signet: Placed = {
  card: card(
    'Signet',
    ['artifact'],
    null,
    activated([{ pay: 'mana', cost: '{1}' }, { pay: 'tap' }], { do: 'addMana', mana: ['R', 'G'] }),
  ),
};

/** Casts by hand up to the payment. */
function toPayment(game: Game): void {
  beginCasting(game, { player: 0, object: 0, payment: 'manual' });
  for (const stage of ['propose', 'determineCost', 'payCosts']) {
    start(game, stage);
    run(game);
  }
  expect(game.pending?.kind).toBe('payment');
}

/** Activates a mana ability while paying, as a chart does. */
function tapMeanwhile(game: Game, object: number): void {
  interruptPayment(game);
  start(game, 'activateManaAbility', manaAbilityMemory({ player: 0, object, ability: refOf(game, object) }));
  run(game);
  run(game);
  expect(game.pending?.kind).toBe('payment');
}

/** Gives up what is announced, as a chart does. */
function cancel(game: Game, replies: unknown[]): void {
  game.pending?.kind === 'payment' && interruptPayment(game);
  for (let top = game.frames.at(-1); top !== undefined && top.step !== ''; top = game.frames.at(-1))
    popFrame(game, top.procedure);
  follow(game, 'rewind', replies);
}

test('605.3a: mana abilities activated while paying are there to pay with', () => {
  const game = sit([spell, land('Mountain'), land('Forest')]);
  toPayment(game);
  tapMeanwhile(game, 1);
  tapMeanwhile(game, 2);
  expect(announcementOf(game)?.mana).toHaveLength(2);
  settle(game, [{ units: [0, 1] }]);
  follow(game, 'becomeCast', []);
  expect(game.stack).toHaveLength(1);
  expect(pool(game)).toBe('');
  expect(game.frames).toEqual([]);
  expect(game.checkpoints).toEqual([]);
});

test('733.1: what is given up is undone: the card is back, and nothing was cast', () => {
  const game = sit([spell, land('Mountain'), land('Forest')]);
  toPayment(game);
  cancel(game, []);
  expect(game.players[0]?.hand).toEqual([0]);
  expect(game.objects[0]).toMatchObject({ zone: 'hand', left: null });
  expect(game.stack).toEqual([]);
  expect(game.frames).toEqual([]);
  expect(game.checkpoints).toEqual([]);
  expect(game.priority.holder).toBe(0);
});

test('733.1: each mana ability activated meanwhile is kept or reversed, as its player says', () => {
  const game = sit([spell, land('Mountain'), land('Forest')]);
  toPayment(game);
  tapMeanwhile(game, 1);
  tapMeanwhile(game, 2);
  cancel(game, [[0]]);
  expect(pool(game)).toBe('G');
  expect(game.objects[1]?.tapped).toBe(false);
  expect(game.objects[2]?.tapped).toBe(true);
});

test('733.1: mana that was spent on another mana ability that is kept stays made', () => {
  const game = sit([spell, signet, land('Forest')]);
  toPayment(game);
  tapMeanwhile(game, 2);
  tapMeanwhile(game, 1);
  // To reverse the Forest alone leaves nothing to have paid the Signet with.
  cancel(game, [[0]]);
  expect(pool(game)).toBe('GR');
  const both = sit([spell, signet, land('Forest')]);
  toPayment(both);
  tapMeanwhile(both, 2);
  tapMeanwhile(both, 1);
  cancel(both, [[0, 1]]);
  expect(pool(both)).toBe('');
  expect(both.objects[2]?.tapped).toBe(false);
});

test('733.1: nothing triggers on what is undone', () => {
  const watcher: Placed = {
    card: card('Watcher', ['enchantment'], null, {
      kind: 'triggered',
      when: [{ on: 'becomesTarget', object: { type: 'enchantment' } }],
      effect: [{ do: 'draw', count: 1 }],
    }),
  };
  const aimed: Placed = {
    card: card('Aimed', ['instant'], '{R}', {
      kind: 'spell',
      targets: [{ objects: { type: 'enchantment' } }],
      effect: [],
    }),
    zone: 'hand',
  };
  const game = sit([aimed, watcher, land('Mountain')]);
  beginCasting(game, { player: 0, object: 0, payment: 'manual' });
  for (const stage of ['propose', 'chooseTargets']) follow(game, stage, []);
  expect(game.waiting).toHaveLength(1);
  follow(game, 'rewind', []);
  expect(game.waiting).toEqual([]);
  // Control: completed, it does trigger.
  const control = sit([aimed, watcher, land('Mountain')]);
  beginCasting(control, { player: 0, object: 0 });
  expect(complete(control, []).ok).toBe(true);
  expect(control.waiting).toHaveLength(1);
});
