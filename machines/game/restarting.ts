import {
  atTheBeginning,
  type CardDefinition,
  call,
  cardsOf,
  done,
  EngineError,
  type Game,
  type GameObject,
  isNontraditional,
  newPlayer,
  noMemory,
  placeCard,
  procedure,
  programMemory,
  write,
  type Zone,
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
          ...(player.leftOut && { leftOut: player.leftOut }),
          // Of all of them three are chosen again (103.2d).
          ...(player.stickerSheets && {
            stickerSheets: [...player.stickerSheets, ...(player.otherStickerSheets ?? [])],
          }),
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
    ...atTheBeginning(),
    exile: game.exile.filter((id) => kept.has(id)),
    startingPlayer: restart.player,
  } satisfies Partial<Game>);
  // No monarch, nobody with the initiative (725.1, 726.1); neither day nor night (731.1); nothing has been checked, and nothing is shown any more.
  delete root.designations;
  delete root.timeOfDay;
  delete root.checkedAt;
  delete root.shown;
  delete root.revealedTops;
  delete root.afterSkipping;
  for (const object of cards)
    for (const { card, definition } of cardsOf(object))
      placeCard(game, definition, placeOf(game.definitions[definition]), object.owner, object.owner, card);
  writer.changed();
}

/** Where a card is as the new game begins: of nontraditional cards the command zone (108.5), dungeons outside of it (309.2). */
function placeOf(card: CardDefinition | undefined): Zone {
  if (card === undefined || !isNontraditional(card)) return 'library';
  return card.types.includes('dungeon') ? 'outside' : 'command';
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

/** What the effect that restarted the game says besides is done just before the first turn (727.4). */
const finishRestart = procedure('finishRestart', '727.4', noMemory, ['follow', 'end'], {
  follow(game) {
    const { restart } = game;
    delete write(game).root.restart;
    if (restart === undefined || restart.ref === null) return done();
    return call('program', programMemory(restart.ref, restart.scope), { then: 'end' });
  },
  end: () => done(),
});

export const procedures = [finishRestart];
