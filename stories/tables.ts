import { findCard } from '../machines/cards/index.ts';
import { attempt, createGame, type GameActor, putRulesTogether, startFrom } from '../machines/game/index.ts';
import {
  type CardDefinition,
  close,
  emptyGame,
  type Game,
  open,
  type PlayerId,
  placeCard,
  write,
  type Zone,
} from '../machines/rules/index.ts';

/** What lies where as a story begins: card names by zone. */
export type Side = Readonly<Partial<Record<Zone, readonly string[]>>>;

function card(name: string): CardDefinition {
  const found = findCard(name);
  if (found === undefined) throw new Error(`No card is called ${name}.`);
  return found;
}

/** A game in Alice's first main phase, with what each player has. */
export function table(sides: readonly Side[]): Game {
  putRulesTogether();
  const names = sides.flatMap((side) => Object.values(side).flat());
  const definitions = Object.fromEntries(names.map((name) => [name, card(name)]));
  const players = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'].slice(0, sides.length);
  const game = open(emptyGame({ seed: 'story', players, definitions }), 'copy');
  for (const [player, side] of sides.entries()) place(game, player, side);
  const turn = write(game).turn();
  turn.number = 5;
  turn.active = 0;
  turn.phase = 'precombatMain';
  turn.plan = [
    {
      phase: 'combat',
      steps: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
    },
    { phase: 'postcombatMain', steps: [] },
    { phase: 'ending', steps: ['end', 'cleanup'] },
  ];
  for (const player of sides.keys()) write(game).player(player).lastTurn = 5 - player;
  return close(game);
}

function place(game: Game, player: PlayerId, side: Side): void {
  const zones: readonly Zone[] = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'command'];
  for (const zone of zones)
    for (const name of side[zone] ?? []) {
      const id = placeCard(game, name, zone, player);
      write(game).object(id).controlledSince = 0;
    }
}

/** The game as an actor, started, after these events. */
export function played(game: Game, ...events: readonly Parameters<typeof attempt>[1][]): GameActor {
  const actor = startFrom(game);
  actor.start();
  for (const event of events) {
    const verdict = attempt(actor, event);
    if (!verdict.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(verdict.refusals)}`);
  }
  return actor;
}

/** The id of an object with this name, in a zone and of an owner if these are said. */
export function idOf(game: Game, name: string, zone?: Zone, owner?: PlayerId): number {
  const found = game.objects.find(
    (object) =>
      object !== null &&
      object.definition === name &&
      object.left === null &&
      (zone === undefined || object.zone === zone) &&
      (owner === undefined || object.owner === owner),
  );
  if (found == null) throw new Error(`No ${name} is here.`);
  return found.id;
}

/** A new game between two decks of lands and creatures, at its first mulligan. */
export function newGame(seed: string): GameActor {
  const deck = (land: string, ...creatures: readonly string[]) => [
    ...Array.from({ length: 18 }, () => card(land)),
    ...creatures.flatMap((name) => [card(name), card(name), card(name), card(name)]),
  ];
  const actor = createGame({
    seed,
    first: 0,
    players: [
      { name: 'Alice', deck: deck('Forest', 'Llanowar Elves', 'Grizzly Bears', 'Giant Growth') },
      { name: 'Bob', deck: deck('Mountain', 'Lightning Bolt', 'Raging Goblin', 'Shock') },
    ],
  });
  actor.start();
  return actor;
}

/** A table in the middle of a game: creatures, lands, an Aura, tokens' place, cards in hand and graveyards. */
export const midgame = (): Game =>
  table([
    {
      library: ['Forest', 'Forest', 'Grizzly Bears'],
      hand: ['Giant Growth', 'Forest', 'Llanowar Elves', 'Lightning Bolt'],
      battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Llanowar Elves', 'Grizzly Bears', 'Serra Angel'],
      graveyard: ['Llanowar Elves'],
    },
    {
      library: ['Mountain', 'Mountain', 'Lightning Bolt'],
      hand: ['Lightning Bolt', 'Mountain'],
      battlefield: ['Mountain', 'Mountain', 'Mountain', 'Raging Goblin', 'Grizzly Bears'],
      graveyard: ['Shock'],
    },
  ]);
