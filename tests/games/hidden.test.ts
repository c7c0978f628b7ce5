import { describe, expect, test } from 'vitest';
import { createGame, viewFor } from '../../machines/game/index.ts';
import { playGame } from '../../machines/play/players/index.ts';
import type { CardDefinition, Game, GameObject, PlayerId } from '../../machines/rules/index.ts';
import { deckCards, randomSeats } from './table.ts';

const games = Math.max(2, Math.floor(Number(process.env.GAMES ?? 20) / 5));

/** A deck in which each card has a name of its own, which nothing else in a game contains. */
const marked = (deck: readonly CardDefinition[], seat: number): readonly CardDefinition[] =>
  deck.map((card, at) => ({ ...card, name: `${card.name} ~${seat}-${at}~` }));

const marksIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/~(\d-\d+)~/g)].map(([, mark = '']) => mark));

const markOf = ({ definition }: GameObject): string => /~(\d-\d+)~/.exec(definition)?.[1] ?? '';

/** Who may see what an object is, by where it lies and to whom it was shown; written apart from the engine's own. */
function seenBy(game: Game, object: GameObject): readonly PlayerId[] {
  const everyone = game.players.map(({ id }) => id);
  const isOpen = !['library', 'hand', 'outside'].includes(object.zone) && !object.faceDown;
  if (isOpen) return everyone;
  const own = object.zone === 'library' ? [] : [object.owner];
  return [...own, ...object.revealedTo];
}

describe('what players see in random games', () => {
  test.each(Array.from({ length: games }, (_, game) => game))(
    '400.2: game %i names nothing hidden',
    (number) => {
      const players = 2 + (number % 2);
      const actor = createGame({
        seed: `hidden ${number}`,
        players: ['Alice', 'Bob', 'Carol'].slice(0, players).map((name, seat) => ({
          name,
          deck: marked(deckCards(number + seat * 3 + 1), seat),
          sideboard: marked(deckCards(seat), seat + 5).slice(0, 5),
        })),
      });
      /** What each has had a right to see at some time. */
      const known = Array.from({ length: players }, () => new Set<string>());
      let step = 0;
      playGame(actor, randomSeats(number, players), {
        limit: 600,
        after(game) {
          for (const object of game.objects) {
            if (object === null) continue;
            for (const player of seenBy(game, object)) known[player]?.add(markOf(object));
          }
          for (const { event } of game.happened) {
            if (event.type !== 'reveal') continue;
            const cards = event.objects.flatMap((id) => game.objects[id] ?? []);
            for (const player of event.to === 'all' ? game.players.map(({ id }) => id) : event.to)
              for (const card of cards) known[player]?.add(markOf(card));
          }
          const { pending } = game;
          if (pending !== null) {
            const shown = known[pending.decider];
            const text = JSON.stringify(viewFor(game, pending.decider).pending);
            for (const mark of marksIn(text)) shown?.add(mark);
            const options = pending.kind === 'choose' ? pending.options : [];
            const cards =
              pending.kind === 'arrange'
                ? pending.cards
                : pending.kind === 'order'
                  ? pending.items.flatMap(({ object }) => object ?? [])
                  : [];
            for (const id of [...cards, ...options.flatMap((one) => ('object' in one ? [one.object] : []))]) {
              const object = game.objects[id];
              if (object != null) shown?.add(markOf(object));
            }
          }
          if (step % 3 === 0)
            for (const { id } of game.players) {
              const hidden = [...marksIn(JSON.stringify(viewFor(game, id)))].filter(
                (mark) => !known[id]?.has(mark),
              );
              if (hidden.length > 0)
                throw new Error(`after decision ${step} player ${id} sees ${hidden.join(', ')}`);
            }
          step += 1;
        },
      });
      // A control: there was something to hide, and the judge sees it.
      const { game } = actor.getSnapshot().context;
      expect(marksIn(JSON.stringify(viewFor(game, 'judge'))).size).toBeGreaterThan(known[0]?.size ?? 0);
    },
  );
});
