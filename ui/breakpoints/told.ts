import { nameOf, redactHappened, type Viewer, viewFor } from '../../machines/game/index.ts';
import { type Game, type GameEvent, gameEventWord, type Happened } from '../../machines/rules/index.ts';
import { objectsOf } from '../log/entries.ts';
import type { Told } from './matches.ts';

/** What a step of a game says to these eyes: a breakpoint tells nothing that they couldn't see. */
export function toldOf(game: Game, before: Game | null, viewer: Viewer): Told {
  const seen = once(() => game.happened.map((happened) => redactHappened(game, happened, viewer)));
  const views = once(() => [game, ...(before === null ? [] : [before])].map((one) => viewFor(one, viewer)));
  return {
    rules: once(() => new Set(seen().map(({ rule }) => rule))),
    cards: once(() => new Set(seen().flatMap((happened) => namesIn(happened, views())))),
    players: once(
      () =>
        new Set(
          seen().flatMap(({ event }) =>
            gameEventWord(event).comesWithTheTurn === true
              ? []
              : playersOf(event).flatMap((id) => game.players[id]?.name ?? []),
          ),
        ),
    ),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Names of what an event is about or came of: of an ability also its source's. What is gone has its name from before. */
function namesIn({ causes, event }: Happened, views: readonly Game[]): readonly string[] {
  const ids = [...objectsOf(event), ...causes.flatMap((cause) => ('object' in cause ? [cause.object] : []))];
  return ids.flatMap((id) => {
    const view = views.find(({ objects }) => objects[id] != null);
    if (view === undefined) return [];
    const source = view.objects[id]?.stack?.source ?? null;
    return [id, ...(source === null ? [] : [source])].map((one) => nameOf(view, one));
  });
}

const playerFields = new Set(['player', 'players', 'controller', 'doneBy', 'winners']);

/** The players that an event is about. */
function playersOf(event: GameEvent): readonly number[] {
  return Object.entries(event).flatMap(([name, value]: readonly [string, unknown]): readonly number[] => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap((one) => {
      if (typeof one === 'number') return playerFields.has(name) ? [one] : [];
      const player = typeof one === 'object' && one !== null ? Reflect.get(one, 'player') : undefined;
      return typeof player === 'number' ? [player] : [];
    });
  });
}
