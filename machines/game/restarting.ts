import {
  call,
  done,
  EngineError,
  type Game,
  type GameObject,
  newObject,
  newPlayer,
  noTurn,
  procedure,
  programMemory,
  write,
} from '../rules/index.ts';

/**
 * The game ends at once, without winners, and its players start a new one with all cards that were in it, each in its
 * owner's deck (727.1-2) but for those that the effect exempts (727.5). Who restarted it takes the first turn (727.1a).
 */
export function beginAnew(game: Game): void {
  const { restart } = game;
  if (restart === undefined) throw new EngineError('Nothing restarts this game.');
  const writer = write(game);
  const { root } = writer;
  const players = game.players.map((player) =>
    player.status === 'playing'
      ? {
          ...newPlayer(player.id, player.name, game.settings),
          outside: player.outside,
          commanders: player.commanders,
          ...(player.linksOfNames && { linksOfNames: player.linksOfNames }),
        }
      : { ...player, library: [], hand: [], graveyard: [], pool: [] },
  );
  const cards = game.objects.filter(
    (object): object is GameObject => object !== null && isInTheNewDecks(game, object, restart.exempt),
  );
  const kept = new Set([...restart.exempt, ...game.players.flatMap(({ outside }) => outside)]);
  for (const object of game.objects)
    if (object !== null && !kept.has(object.id)) writer.forgetObject(object.id);
  Object.assign(root, {
    players,
    battlefield: [],
    stack: [],
    exile: game.exile.filter((id) => kept.has(id)),
    command: [],
    startingPlayer: restart.player,
    turn: noTurn(),
    combat: null,
    priority: { holder: null, passed: [] },
    effects: [],
    delayed: [],
    waiting: [],
    permissions: [],
    frames: [],
    returned: null,
    pending: null,
    ending: null,
    checkpoints: [],
    loop: { fingerprints: [], turns: [] },
  } satisfies Partial<Game>);
  // Neither day nor night (731.1), and nothing has been checked.
  delete root.timeOfDay;
  delete root.checkedAt;
  for (const { card, definition, owner } of cards) putIntoDeck(game, definition, card, owner);
  writer.changed();
}

/** All cards but those that are exempt or outside the game, of players who are in it. */
function isInTheNewDecks(
  game: Game,
  { id, kind, left, owner, zone }: GameObject,
  exempt: readonly number[],
): boolean {
  return (
    kind === 'card' &&
    left === null &&
    zone !== 'outside' &&
    !exempt.includes(id) &&
    game.players[owner]?.status === 'playing'
  );
}

function putIntoDeck(game: Game, definition: string, card: number, owner: number): void {
  const writer = write(game);
  const id = game.objects.length;
  writer.addObject(
    newObject({
      id,
      kind: 'card',
      definition,
      card,
      owner,
      controller: owner,
      zone: 'library',
      timestamp: writer.nextTimestamp(),
      turn: 0,
    }),
  );
  writer.setZone('library', owner, [...(game.players[owner]?.library ?? []), id]);
}

/** What the effect that restarted the game says besides is done just before the first turn (727.4). */
const finishRestart = procedure<object>('finishRestart', '727.4', {
  follow(game) {
    const { restart } = game;
    delete write(game).root.restart;
    if (restart === undefined || restart.ref === null) return done();
    return call('program', programMemory(restart.ref, restart.scope));
  },
  end: () => done(),
});

export const procedures = [finishRestart];
