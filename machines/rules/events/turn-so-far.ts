/** What is kept of what has happened this turn, for everything that asks later (608.2i). */
import { dependsOn, dependsOnRecalled, isRecalled, isSpokenOf, matching } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { partsIn } from '../state/is-record.ts';
import { onceFor } from '../state/once-for.ts';
import { scopeOf } from '../state/scope.ts';
import type { Phase, Step } from '../state/turn-structure.ts';
import type { Fact, Filter } from '../state/vocabulary/index.ts';
import { isQuantity, quantityWord } from '../state/word-table.ts';
import { type Writable, write } from '../state/write.ts';

/** Counts for a player what texts ask for by number. */
export function countFact(game: Game, fact: Fact, player: PlayerId, by: number): void {
  const counts = game.turn.facts[fact] ?? game.players.map(() => 0);
  const facts: Writable<Game['turn']['facts']> = { ...game.turn.facts };
  facts[fact] = counts.map((before, index) => (index === player ? before + by : before));
  write(game).turn().facts = facts;
  if (dependsOnRecalled(game, 'facts')) write(game).changed();
}

/** The steps of the turn's combat phases, where some text asks how far they are (506.7); null: the phase begins. */
export function keepCombats(game: Game, phase: Phase, step: Step | null): undefined {
  if (phase !== 'combat' || !isRecalled(game, 'combats')) return;
  const { combats = [] } = game.turn;
  const before = step === null ? combats : combats.slice(0, -1);
  const steps = step === null ? [] : [...(combats.at(-1) ?? []), step];
  write(game).turn().combats = [...before, steps].map((each) => [...each]);
}

/** How many steps of this kind there have been, where some text asks for it. */
export function keepStep(game: Game, step: Step): void {
  if (!isSpokenOf(game, 'nthStep')) return;
  const { begun = {} } = game.turn;
  write(game).turn().begun = { ...begun, [step]: (begun[step] ?? 0) + 1 };
}

/** What blocked, and what was blocked, where some text asks for it. */
export function keepDone(game: Game, what: 'blocked' | 'wasBlocked', object: ObjectId): void {
  if (!isSpokenOf(game, 'didThisTurn')) return;
  const { did = { blocked: [], wasBlocked: [] } } = game.turn;
  if (did[what].includes(object)) return;
  write(game).turn().did = { ...did, [what]: [...did[what], object] };
  if (dependsOn(game, 'didThisTurn')) write(game).changed();
}

/** How many of the objects that texts ask for each player controls as the turn begins. */
export function keepBegunWith(game: Game): void {
  if (!isRecalled(game, 'beginning')) return;
  const counted = countedAtBeginning(game.definitions).map(
    (filter) =>
      [
        JSON.stringify(filter),
        game.players.map(({ id }) => matching(game, scopeOf(noObject, id), youControl(filter)).length),
      ] as const,
  );
  write(game).turn().begunWith = Object.fromEntries(counted);
}

const noObject = -1;
const youControl = (filter: Filter): Filter => ({ ...filter, controller: 'you' });

/** What texts count as it was at the beginning of a turn; found once for each table of definitions. */
const countedAtBeginning = onceFor((definitions: Game['definitions']): readonly Filter[] =>
  filtersIn(definitions),
);

function filtersIn(text: unknown): readonly Filter[] {
  const filter = isQuantity(text) ? quantityWord(text).begunWith?.(text) : undefined;
  return filter === undefined ? partsIn(text).flatMap(filtersIn) : [filter];
}
