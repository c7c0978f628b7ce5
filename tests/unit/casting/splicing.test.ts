import { expect, test } from 'vitest';
import { attempt, explain, type GameActor, viewFor, whyNot } from '../../../machines/game/index.ts';
import {
  characteristics,
  type Game,
  layerChanges,
  type PlayerId,
  type Target,
} from '../../../machines/rules/index.ts';
import { idOf, played, table } from '../../../stories/tables.ts';
import { whyNotChosen } from '../../../ui/decisions/index.ts';
import { sharedIn } from '../../games/checks.ts';

const gameOf = (actor: GameActor): Game => actor.getSnapshot().context.game;

/** Reach Through Mists is being cast, with cards in hand that can and can't be spliced onto it. */
function casting(): GameActor {
  const before = table([
    {
      hand: ['Reach Through Mists', 'Glacial Ray', 'Through the Breach', 'Grizzly Bears'],
      battlefield: ['Island', 'Mountain', 'Mountain'],
      library: ['Forest'],
    },
    { hand: ['Everdream'] },
  ]);
  return played(before, { type: 'spell.cast', player: 0, object: idOf(before, 'Reach Through Mists') });
}

const reasons = (game: Game, name: string): readonly string[] | null => {
  if (game.pending === null) throw new Error('Nothing is to be decided.');
  const verdict = whyNotChosen(game, game.pending, 0, { object: idOf(game, name) });
  return verdict === null ? null : whyNot(game, verdict).map(({ rule, sentence }) => `${rule} ${sentence}`);
};

test('601.2b: the cards that can be spliced are offered, and every other one says why it isn’t', () => {
  const game = gameOf(casting());
  expect(game.pending).toMatchObject({ kind: 'choose', rule: '601.2b', purpose: 'splicing', min: 0, max: 1 });
  const options: readonly Target[] = game.pending?.kind === 'choose' ? game.pending.options : [];
  expect(options).toEqual([{ object: idOf(game, 'Glacial Ray') }]);
  expect(reasons(game, 'Glacial Ray')).toBeNull();
  expect(reasons(game, 'Through the Breach')).toEqual(['118.3 Alice can’t pay {2}{U}{R}{R}.']);
  expect(reasons(game, 'Grizzly Bears')).toEqual(['702.47a Grizzly Bears can’t be spliced onto anything.']);
  expect(reasons(game, 'Everdream')).toEqual(['702.47a Everdream isn’t in the hand of Alice.']);
  expect(explain(game, { type: 'decision.answer', player: 0, answer: [0] }).ok).toBe(true);
  expect(explain(game, { type: 'decision.answer', player: 0, answer: [] }).ok).toBe(true);
  expect(explain(game, { type: 'decision.answer', player: 0, answer: [1] }).ok).toBe(false);
});

test('702.47b: nobody else sees what is spliced before all of it is revealed', () => {
  const actor = casting();
  const names = (viewer: PlayerId) => Object.keys(viewFor(gameOf(actor), viewer).definitions);
  expect(names(1)).not.toContain('Glacial Ray');
  attempt(actor, { type: 'decision.answer', player: 0, answer: [0] });
  expect(gameOf(actor).happened.map(({ event }) => event)).toContainEqual({
    type: 'reveal',
    objects: [idOf(gameOf(actor), 'Glacial Ray')],
    to: 'all',
    during: gameOf(actor).stack[0],
  });
  expect(names(1)).toContain('Glacial Ray');
  expect(gameOf(actor).pending).toMatchObject({ purpose: 'target' });
  expect(sharedIn(gameOf(actor))).toEqual([]);
  expect(names(1)).not.toContain('Through the Breach');
});

test('612.10: what gave the spell its text is told by layer 3, also to those who don’t see the card', () => {
  const actor = casting();
  attempt(actor, { type: 'decision.answer', player: 0, answer: [0] });
  const game = gameOf(actor);
  const spell = idOf(game, 'Reach Through Mists', 'stack');
  expect(layerChanges(game, spell)).toMatchObject([
    { layer: '3', rule: '613.1c', origin: { by: 'effect', source: idOf(game, 'Glacial Ray') } },
  ]);
  const ray = game.objects[idOf(game, 'Glacial Ray')];
  if (ray == null) throw new Error('There is a Glacial Ray.');
  const hidden = { ...game, objects: game.objects.with(ray.id, { ...ray, revealedTo: [] }) };
  const seen = viewFor(hidden, 1);
  expect(characteristics(seen, spell).abilities.map(({ ref }) => ref)).toEqual([
    'Reach Through Mists#abilities.0',
    'Glacial Ray#abilities.0',
    'Glacial Ray#abilities.1',
  ]);
});

test('733.1: a spell that is given up leaves the card unspliced', () => {
  const actor = casting();
  attempt(actor, { type: 'decision.answer', player: 0, answer: [0] });
  attempt(actor, { type: 'action.cancel', player: 0 });
  const game = gameOf(actor);
  expect(game.stack).toEqual([]);
  expect(game.players[0]?.hand.length).toBe(4);
});
