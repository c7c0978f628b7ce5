import {
  characteristics,
  controllerOf,
  dependsOn,
  dependsOnRecalled,
  isRecalled,
  isSpokenOf,
  matching,
  objectAt,
} from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { partsIn } from '../state/is-record.ts';
import { onceFor } from '../state/once-for.ts';
import { scopeOf } from '../state/scope.ts';
import { sum } from '../state/sum.ts';
import type { Fact, Filter } from '../state/vocabulary/index.ts';
import { isQuantity, quantityWord } from '../state/word-table.ts';
import { type Writable, write } from '../state/write.ts';
import { noteResolved } from './resolutions.ts';
import { countCast } from './spells-cast.ts';

/** Counts what happened this turn, for everything that asks later (608.2i). `event` is as it was applied. */
export function keepFacts(game: Game, event: GameEvent): void {
  if (event.type === 'move') {
    if (event.partOf === undefined) keepMoveFacts(game, event.object, event.from, event.to, event.became);
    if (event.why === 'draw' && event.became !== null && isSpokenOf(game, 'drawnThisTurn'))
      write(game).object(event.became).drawnIn = game.turn.number;
  } else if (event.type === 'resolve') noteResolved(game, event.object);
  else {
    if (event.type === 'beginStep' && isSpokenOf(game, 'nthStep')) {
      const { begun = {} } = game.turn;
      write(game).turn().begun = { ...begun, [event.step]: (begun[event.step] ?? 0) + 1 };
    }
    if (event.type === 'beginPhase' || event.type === 'beginStep') keepCombats(game, event);
    if (event.type === 'damage') keepDamage(game, event);
    if (event.type === 'beginTurn') keepBegunWith(game);
    if (event.type === 'block') for (const { object } of event.blockers) keepDone(game, 'blocked', object);
    if (event.type === 'becomeBlocked') keepDone(game, 'wasBlocked', event.object);
    if (event.type === 'becomeTarget' && isSpokenOf(game, 'firstEachTurn')) {
      const { of, target } = event;
      const by = controllerOf(game, of);
      write(game).turn().targeted = [...(game.turn.targeted ?? []), { target: copyOf(target), of, by }];
    }
    if (event.type === 'cast') countCast(game, event);
    if (event.type === 'cast' && isSpokenOf(game, 'castAs')) keepPlace(game, event.object);
    for (const [fact, player, by] of factsOf(game, event)) count(game, fact, player, by);
  }
}

/** The steps of the turn's combat phases, where some text asks how far they are (506.7). */
function keepCombats(game: Game, event: EventOf<'beginPhase' | 'beginStep'>): void {
  if (event.phase !== 'combat') return;
  if (!isRecalled(game, 'combats')) return;
  const { combats = [] } = game.turn;
  const { step } = event.type === 'beginStep' ? event : { step: null };
  const before = step === null ? combats : combats.slice(0, -1);
  const steps = step === null ? [] : [...(combats.at(-1) ?? []), step];
  write(game).turn().combats = [...before, steps].map((each) => [...each]);
}

/** Which permanents a source dealt damage to, where some text asks for it. */
function keepDamage(game: Game, { amount, combat, source, to }: EventOf<'damage'>): void {
  if ('player' in to && combat && isSpokenOf(game, 'dealtCombatDamageBy'))
    write(game).turn().combatDamage = [...(game.turn.combatDamage ?? []), { source, to: to.player }];
  if (!('object' in to) || amount <= 0) return;
  if (!isSpokenOf(game, 'damaged') && !isSpokenOf(game, 'damagedThisTurnBy')) return;
  write(game).turn().damage = [...(game.turn.damage ?? []), { source, to: to.object }];
  if (dependsOn(game, 'damaged') || dependsOn(game, 'damagedThisTurnBy')) write(game).changed();
}

/** What blocked, and what was blocked, where some text asks for it. */
function keepDone(game: Game, what: 'blocked' | 'wasBlocked', object: ObjectId): void {
  if (!isSpokenOf(game, 'didThisTurn')) return;
  const { did = { blocked: [], wasBlocked: [] } } = game.turn;
  if (did[what].includes(object)) return;
  write(game).turn().did = { ...did, [what]: [...did[what], object] };
  if (dependsOn(game, 'didThisTurn')) write(game).changed();
}

/** How many of the objects that texts ask for each player controls as the turn begins. */
function keepBegunWith(game: Game): void {
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

/** Which of the spells cast this turn it is; those of before are counted already. */
function keepPlace(game: Game, id: ObjectId): void {
  const { stack } = objectAt(game, id);
  if (stack === null) return;
  const before = sum(game.turn.facts.spellsCast ?? []);
  write(game).object(id).stack = { ...stack, castAs: before + 1 };
}

function factsOf(game: Game, event: GameEvent): readonly (readonly [Fact, PlayerId, number])[] {
  switch (event.type) {
    case 'cast': {
      const { types } = characteristics(game, event.object);
      const creature = types.includes('creature');
      const isNonartifact = isSpokenOf(game, 'nonartifactSpellsCast') && !types.includes('artifact');
      return [
        ['spellsCast', event.player, 1],
        [creature ? 'creatureSpellsCast' : 'noncreatureSpellsCast', event.player, 1],
        ...(isNonartifact ? [['nonartifactSpellsCast', event.player, 1] as const] : []),
      ];
    }
    case 'draw':
      return [['cardsDrawn', event.player, 1]];
    case 'discard':
      return [['cardsDiscarded', event.player, 1]];
    case 'gainLife':
      return [['lifeGained', event.player, event.amount]];
    case 'loseLife':
    case 'payLife':
      return [['lifeLost', event.player, event.amount]];
    case 'damage':
      return 'player' in event.to ? [['damageDealtTo', event.to.player, event.amount]] : none;
    case 'attack':
      return [['attackedWith', event.player, event.attackers.length]];
    case 'landPlayed':
      return [['landsPlayed', event.player, 1]];
    case 'sacrifice':
      return [['permanentsSacrificed', event.player, 1]];
    default:
      return none;
  }
}

const none: readonly never[] = [];

function keepMoveFacts(game: Game, id: number, from: string, to: string, became: number | null): void {
  if (from === 'battlefield') {
    const was = characteristics(game, id);
    count(game, 'permanentsLeft', was.controller, 1);
    if (to === 'graveyard' && was.types.includes('creature')) count(game, 'creaturesDied', was.controller, 1);
    if (to === 'graveyard' && isSpokenOf(game, 'permanentsPutIntoGraveyard'))
      count(game, 'permanentsPutIntoGraveyard', was.controller, 1);
  }
  if (to === 'battlefield' && became !== null) keepEntered(game, became);
  if (to === 'battlefield' && became !== null && characteristics(game, became).types.includes('land')) {
    count(game, 'landsEntered', controllerOf(game, became), 1);
  }
}

/** What enters, where some text asks for it a turn later. */
function keepEntered(game: Game, object: ObjectId): void {
  if (!isRecalled(game, 'entered')) return;
  const { controller, types } = characteristics(game, object);
  write(game).turn().entered = [...(game.turn.entered ?? []), { object, controller, types: [...types] }];
}

function count(game: Game, fact: Fact, player: PlayerId, by: number): void {
  const counts = game.turn.facts[fact] ?? game.players.map(() => 0);
  const facts: Writable<Game['turn']['facts']> = { ...game.turn.facts };
  facts[fact] = counts.map((before, index) => (index === player ? before + by : before));
  write(game).turn().facts = facts;
  if (dependsOnRecalled(game, 'facts')) write(game).changed();
}
