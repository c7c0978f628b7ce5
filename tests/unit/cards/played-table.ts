/** A table of real cards, played on by the game's actor. */
import { cards } from '../../../machines/cards/index.ts';
import {
  attempt,
  type CardDefinition,
  type Game,
  type GameActor,
  legalActions,
  type ObjectId,
  type PlayerId,
  startFrom,
} from '../../../machines/index.ts';
import {
  characteristics,
  close,
  emptyGame,
  open,
  placeCard,
  write,
  type Zone,
} from '../../../machines/rules/index.ts';

type Named = string | CardDefinition;

/** Cards by name, or by definition, in a player's zones. */
export interface Seat {
  readonly battlefield?: readonly Named[];
  readonly hand?: readonly Named[];
  readonly graveyard?: readonly Named[];
  readonly library?: readonly Named[];
  readonly life?: number;
}

export const times = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, () => name);

const cardOf = (named: Named): CardDefinition => {
  if (typeof named !== 'string') return named;
  const card = cards[named];
  if (card === undefined) throw new Error(`There is no card ${named}.`);
  return card;
};

/** Player 0's first main phase in turn 3; nothing came under control since; libraries of ten Plains. */
export function table(seats: readonly Seat[], change: (game: Game) => void = () => {}): GameActor {
  const plains = times(10, 'Plains');
  const definitions: Record<string, CardDefinition> = {};
  for (const { battlefield = [], hand = [], graveyard = [], library = plains } of seats)
    for (const named of [...battlefield, ...hand, ...graveyard, ...library]) {
      const card = cardOf(named);
      definitions[card.name] = card;
    }
  const game = open(
    emptyGame({ seed: 'played', players: seats.map((_, seat) => `Player ${seat}`), definitions }),
    'copy',
  );
  for (const [player, seat] of seats.entries()) {
    for (const zone of ['battlefield', 'hand', 'graveyard'] as const)
      for (const named of seat[zone] ?? []) placeCard(game, cardOf(named).name, zone, player);
    for (const named of seat.library ?? plains) placeCard(game, cardOf(named).name, 'library', player);
    Object.assign(write(game).player(player), { keptHand: true, life: seat.life ?? 20 });
  }
  write(game).root.startingPlayer = 0;
  Object.assign(write(game).turn(), {
    number: 3,
    active: 0,
    of: 0,
    lastInOrder: 0,
    phase: 'precombatMain',
    step: null,
    stepsLeft: [],
    plan: [
      {
        phase: 'combat',
        steps: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
      },
      { phase: 'postcombatMain', steps: [] },
      { phase: 'ending', steps: ['end', 'cleanup'] },
    ],
  });
  write(game).player(0).lastTurn = 3;
  change(game);
  const actor = startFrom(close(game));
  actor.start();
  return actor;
}

export const gameOf = (actor: GameActor): Game => actor.getSnapshot().context.game;

/** Does it, or says why it may not be done. */
export function act(actor: GameActor, event: Parameters<GameActor['send']>[0]): void {
  const verdict = attempt(actor, event);
  if (!verdict.ok)
    throw new Error(
      `${JSON.stringify(event)}: ${JSON.stringify(verdict.refusals)} at ${JSON.stringify(gameOf(actor).pending)}`,
    );
}

/** The object of this name that is somewhere now; the first of several. */
export function find(actor: GameActor, name: string, zone?: Zone, owner?: PlayerId): ObjectId {
  const id = all(actor, name, zone, owner)[0];
  if (id === undefined) throw new Error(`There is no ${name}${zone === undefined ? '' : ` in ${zone}`}.`);
  return id;
}

/** All objects of this name, or of any token so named, in a zone. */
export function all(actor: GameActor, name: string, zone?: Zone, owner?: PlayerId): readonly ObjectId[] {
  const game = gameOf(actor);
  return game.objects.flatMap((object) =>
    object !== null &&
    object.left === null &&
    object.kind !== 'ability' &&
    (zone === undefined ? object.zone !== 'library' : object.zone === zone) &&
    (owner === undefined || object.owner === owner) &&
    (object.definition === name || characteristics(game, object.id).name === name)
      ? [object.id]
      : [],
  );
}

export const cast = (actor: GameActor, name: string, how?: string, player: PlayerId = 0): void =>
  act(actor, {
    type: 'spell.cast',
    player,
    object: castable(actor, name, player),
    ...(how === undefined ? {} : { how }),
  });

function castable(actor: GameActor, name: string, player: PlayerId): ObjectId {
  const hand = all(actor, name, 'hand', player)[0] ?? all(actor, name, 'graveyard', player)[0];
  if (hand === undefined) throw new Error(`Player ${player} has no ${name}.`);
  return hand;
}

/** Activates the ability that is printed so far down, of those that are activated; keywords as what they stand for. */
export function activate(actor: GameActor, name: string, at = 0, player: PlayerId = 0): void {
  const wanted = all(actor, name);
  const abilities = legalActions(gameOf(actor), player).flatMap((event) =>
    event.type === 'ability.activate' && wanted.includes(event.object) ? [event] : [],
  );
  const event = abilities[at];
  if (event === undefined) throw new Error(`${name} has no ability ${at} that can be activated.`);
  act(actor, event);
}

/** Whether something may be cast now, in this way or any. */
export const mayCast = (actor: GameActor, name: string, player: PlayerId = 0): boolean =>
  legalActions(gameOf(actor), player).some(
    (event) => event.type === 'spell.cast' && all(actor, name).includes(event.object),
  );

/** Answers the pending decision. */
export function answer(
  actor: GameActor,
  given: Extract<Parameters<GameActor['send']>[0], { type: 'decision.answer' }>['answer'],
): void {
  act(actor, { type: 'decision.answer', player: gameOf(actor).pending?.decider ?? -1, answer: given });
}

/** Chooses the options that are these objects, or these players by number. */
export function choose(
  actor: GameActor,
  ...wanted: readonly (ObjectId | { readonly player: PlayerId })[]
): void {
  const { pending } = gameOf(actor);
  if (pending?.kind !== 'choose') throw new Error(`Nothing is chosen now: ${JSON.stringify(pending)}`);
  answer(
    actor,
    wanted.map((one) => {
      const at = pending.options.findIndex((option) =>
        'object' in option ? option.object === one : typeof one === 'object' && option.player === one.player,
      );
      if (at < 0) throw new Error(`${JSON.stringify(one)} is not among ${JSON.stringify(pending.options)}`);
      return at;
    }),
  );
}

/** Everyone passes until the stack is empty, or somebody is asked something else. */
export function resolve(actor: GameActor): void {
  for (let passes = 0; passes < 100; passes++) {
    const game = gameOf(actor);
    if (game.pending?.kind !== 'priority' || game.stack.length === 0) return;
    act(actor, { type: 'priority.pass', player: game.pending.player });
  }
}

/** Everyone passes until it holds; nobody attacks or blocks meanwhile. */
export function passUntil(actor: GameActor, until: (game: Game) => boolean): void {
  for (let passes = 0; passes < 200 && !until(gameOf(actor)); passes++) {
    const { pending } = gameOf(actor);
    if (pending === null) return;
    if (pending.kind === 'priority') act(actor, { type: 'priority.pass', player: pending.player });
    else if (pending.kind === 'attackers' || pending.kind === 'blockers') answer(actor, []);
    else return;
  }
}

/** To the declaration of attackers, which is made so. */
export function attack(
  actor: GameActor,
  ...attackers: readonly { readonly object: ObjectId; readonly player: PlayerId }[]
): void {
  passUntil(actor, ({ pending }) => pending?.kind === 'attackers');
  answer(
    actor,
    attackers.map(({ object, player }) => ({ object, defender: { player } })),
  );
}

/** To the declaration of blockers, which is made so: blocker, attacker. */
export function block(actor: GameActor, ...blocks: readonly (readonly [ObjectId, ObjectId])[]): void {
  for (let passes = 0; passes < 20 && gameOf(actor).pending?.kind === 'priority'; passes++)
    act(actor, { type: 'priority.pass', player: gameOf(actor).pending?.player ?? -1 });
  answer(
    actor,
    blocks.map(([blocker, attacker]) => ({ object: blocker, attackers: [attacker] })),
  );
}

export const now = (actor: GameActor, id: ObjectId) => {
  const of = characteristics(gameOf(actor), id);
  return `${of.power}/${of.toughness}`;
};

export const life = (actor: GameActor, player: PlayerId): number => gameOf(actor).players[player]?.life ?? 0;

export const zoneOf = (actor: GameActor, name: string): Zone | undefined =>
  gameOf(actor).objects.findLast((object) => object?.definition === name && object.left === null)?.zone;
