import { expect, test } from 'vitest';
import type { GameActor } from '../../../machines/game/index.ts';
import { attempt, whyNot } from '../../../machines/game/index.ts';
import type { Game, Target } from '../../../machines/rules/index.ts';
import { idOf, played, table } from '../../../stories/tables.ts';
import { whyNotChosen } from '../../../ui/decisions/index.ts';

const gameOf = (actor: GameActor): Game => actor.getSnapshot().context.game;

/** The sentences, each with its rule, that the table shows for something that can't be chosen. */
function reasons(game: Game, target: Target, viewer: 0 | 1 = 0, held: number | null = null) {
  if (game.pending === null) throw new Error('Nothing is to be decided.');
  const verdict = whyNotChosen(game, game.pending, viewer, target, held);
  return verdict === null ? null : whyNot(game, verdict).map(({ rule, sentence }) => `${rule} ${sentence}`);
}

/** Both pass until something else than priority is decided. */
function passed(actor: GameActor): Game {
  for (let passes = 0; gameOf(actor).pending?.kind === 'priority' && passes < 20; passes += 1)
    attempt(actor, { type: 'priority.pass', player: gameOf(actor).pending?.player ?? 0 });
  return gameOf(actor);
}

test('a card that can’t be cast or played says why, and one that can says nothing', () => {
  const game = gameOf(
    played(
      table([
        { hand: ['Forest', 'Lightning Bolt', 'Grizzly Bears'], battlefield: ['Forest', 'Forest'] },
        { hand: ['Mountain'], battlefield: ['Mountain'] },
      ]),
    ),
  );
  expect(reasons(game, { object: idOf(game, 'Lightning Bolt') })).toEqual(['118.3 Alice can’t pay {R}.']);
  expect(reasons(game, { object: idOf(game, 'Grizzly Bears') })).toBeNull();
  expect(reasons(game, { object: idOf(game, 'Forest', 'hand') })).toBeNull();
  const notTheirs = reasons(game, { object: idOf(game, 'Mountain', 'hand') }, 1);
  expect(notTheirs?.[0]).toMatch(/^117\.1 /);
  expect(reasons(game, { object: idOf(game, 'Mountain', 'battlefield') })).toBeNull();
});

test('a creature that can’t attack says why', () => {
  const before = table([
    { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    { battlefield: ['Raging Goblin'] },
  ]);
  const bears = before.objects[idOf(before, 'Grizzly Bears')];
  if (bears == null) throw new Error('There are bears.');
  const tapped = { ...before, objects: before.objects.with(bears.id, { ...bears, tapped: true }) };
  const game = passed(played(tapped));
  expect(game.pending?.kind).toBe('attackers');
  expect(reasons(game, { object: bears.id })).toEqual(['508.1a Grizzly Bears is tapped.']);
  expect(reasons(game, { object: idOf(game, 'Serra Angel') })).toBeNull();
  expect(reasons(game, { object: idOf(game, 'Raging Goblin') })?.[0]).toMatch(/^508\.1a .*Raging Goblin/);
});

test('a creature that can’t block says why, and so does an attacker that the one in hand can’t block', () => {
  const actor = played(
    table([{ battlefield: ['Serra Angel', 'Hill Giant'] }, { battlefield: ['Grizzly Bears', 'Mountain'] }]),
  );
  const attacking = passed(actor);
  const [angel, giant] = [idOf(attacking, 'Serra Angel'), idOf(attacking, 'Hill Giant')];
  const verdict = attempt(actor, {
    type: 'decision.answer',
    player: 0,
    answer: [angel, giant].map((object) => ({ object, defender: { player: 1 } })),
  });
  expect(verdict.ok).toBe(true);
  const game = passed(actor);
  expect(game.pending?.kind).toBe('blockers');
  const bears = idOf(game, 'Grizzly Bears');
  expect(reasons(game, { object: angel }, 1, bears)?.[0]).toMatch(/^702\.9b .*Grizzly Bears/);
  expect(reasons(game, { object: giant }, 1, bears)).toBeNull();
  expect(reasons(game, { object: idOf(game, 'Mountain') }, 1)?.[0]).toMatch(
    /^506\.3 Mountain is no creature/,
  );
});

test('what is no legal target says why', () => {
  const actor = played(
    table([
      { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Serra Angel'] },
      { battlefield: ['Carnage Tyrant', 'Grizzly Bears'] },
    ]),
  );
  const object = idOf(gameOf(actor), 'Lightning Bolt');
  attempt(actor, { type: 'spell.cast', player: 0, object });
  const game = gameOf(actor);
  expect(game.pending?.kind).toBe('choose');
  expect(reasons(game, { object: idOf(game, 'Carnage Tyrant') })?.[0]).toMatch(/^702\.11b .*Carnage Tyrant/);
  expect(reasons(game, { object: idOf(game, 'Mountain') })?.[0]).toMatch(/^115\.4 .*Mountain/);
  expect(reasons(game, { object: idOf(game, 'Grizzly Bears') })).toBeNull();
  expect(reasons(game, { player: 1 })).toBeNull();
});
