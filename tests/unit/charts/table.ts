import {
  attempt,
  type CardDefinition,
  decisionOf,
  type Game,
  type GameActor,
  type ObjectId,
  type PlayerId,
  startFrom,
} from '../../../machines/index.ts';
import {
  close,
  emptyGame,
  open,
  type Phase,
  placeCard,
  type Step,
  write,
} from '../../../machines/rules/index.ts';

/** What is on the table: cards by zone, for each player. */
export interface Seat {
  readonly battlefield?: readonly CardDefinition[];
  readonly hand?: readonly CardDefinition[];
  readonly library?: readonly CardDefinition[];
}

export const plains: CardDefinition = {
  name: 'Plains',
  types: ['land'],
  supertypes: ['basic'],
  subtypes: ['Plains'],
};
export const bear: CardDefinition = {
  name: 'Plain Bear',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Bear'],
  power: 2,
  toughness: 2,
};

/** Ten cards to draw. */
const someLands = Array.from({ length: 10 }, () => plains);

/** A game in turn 3, of player 0, in this step or main phase, with these things on the table and libraries of lands. */
export function table(
  at: Step | 'precombatMain' | 'postcombatMain',
  seats: readonly Seat[],
  change: (game: Game) => void = () => {},
): Game {
  const cards = seats.flatMap(({ battlefield = [], hand = [], library = someLands }) => [
    ...battlefield,
    ...hand,
    ...library,
  ]);
  const game = open(
    emptyGame({
      seed: 'table',
      players: seats.map((_seat, player) => `Player ${player}`),
      definitions: Object.fromEntries(cards.map((card) => [card.name, card])),
    }),
    'copy',
  );
  for (const [player, { battlefield = [], hand = [], library = someLands }] of seats.entries()) {
    for (const { name } of battlefield) placeCard(game, name, 'battlefield', player);
    for (const { name } of hand) placeCard(game, name, 'hand', player);
    for (const { name } of library) placeCard(game, name, 'library', player);
    write(game).player(player).keptHand = true;
  }
  write(game).root.startingPlayer = 0;
  const phase = phaseOf[at];
  Object.assign(write(game).turn(), {
    number: 3,
    active: 0,
    of: 0,
    lastInOrder: 0,
    phase,
    step: at === phase ? null : at,
    stepsLeft: at === phase ? [] : stepsAfter(phase, at),
    plan: wholeTurn.slice(wholeTurn.findIndex((planned) => planned.phase === phase) + 1),
  });
  write(game).player(0).lastTurn = 3;
  change(game);
  return close(game);
}

const wholeTurn: readonly { readonly phase: Phase; readonly steps: readonly Step[] }[] = [
  { phase: 'beginning', steps: ['untap', 'upkeep', 'draw'] },
  { phase: 'precombatMain', steps: [] },
  {
    phase: 'combat',
    steps: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
  },
  { phase: 'postcombatMain', steps: [] },
  { phase: 'ending', steps: ['end', 'cleanup'] },
];

const phaseOf: Readonly<Record<string, Phase>> = Object.fromEntries(
  wholeTurn.flatMap(({ phase, steps }) => [[phase, phase], ...steps.map((step) => [step, phase])]),
);

const stepsAfter = (phase: Phase | undefined, step: string): readonly Step[] => {
  const steps = wholeTurn.find((planned) => planned.phase === phase)?.steps ?? [];
  return steps.slice(steps.findIndex((one) => String(one) === step) + 1);
};

/** A started actor for a game. */
export function playing(game: Game): GameActor {
  const actor = startFrom(game);
  actor.start();
  return actor;
}

export const gameOf = (actor: GameActor): Game => actor.getSnapshot().context.game;

/** Where the turn is: `player step`. */
export const placeOf = (actor: GameActor): string => {
  const { active, phase, step } = gameOf(actor).turn;
  return `${active} ${step ?? phase}`;
};

/** Does what is wanted, and fails if it may not be done. */
export function act(actor: GameActor, event: Parameters<GameActor['send']>[0]): void {
  const verdict = attempt(actor, event);
  if (!verdict.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(verdict.refusals)}`);
}

/** Answers the pending decision. */
export function answer(
  actor: GameActor,
  given: Extract<Parameters<GameActor['send']>[0], { type: 'decision.answer' }>['answer'],
): void {
  act(actor, { type: 'decision.answer', player: decisionOf(gameOf(actor))?.player ?? -1, answer: given });
}

/** Whoever has priority passes. */
export const pass = (actor: GameActor): void =>
  act(actor, { type: 'priority.pass', player: decisionOf(gameOf(actor))?.player ?? -1 });

/** Everyone passes, and declares and chooses nothing, until it holds; the places where someone got priority on the way. */
export function passUntil(actor: GameActor, until: (game: Game) => boolean): readonly string[] {
  const places: string[] = [];
  for (let times = 0; times < 500 && !until(gameOf(actor)); times++) {
    const pending = decisionOf(gameOf(actor));
    if (pending === null) break;
    if (pending.kind === 'priority') {
      const place = placeOf(actor);
      if (places.at(-1) !== place) places.push(place);
      pass(actor);
    } else if (pending.kind === 'attackers' || pending.kind === 'blockers') answer(actor, []);
    else if (pending.kind === 'choose')
      answer(
        actor,
        Array.from({ length: pending.min }, (_one, at) => at),
      );
    else throw new Error(`Nobody said how to answer ${pending.kind}.`);
  }
  return places;
}

/** The object of a name that a player has in a zone. */
export function find(game: Game, name: string, zone: string, player: PlayerId = 0): ObjectId {
  const found = game.objects.find(
    (object) =>
      object?.definition === name && object.zone === zone && object.left === null && object.owner === player,
  );
  if (!found) throw new Error(`No ${name} in ${zone}.`);
  return found.id;
}
