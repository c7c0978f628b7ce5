import {
  attractionDeck,
  type CardDefinition,
  type Cause,
  type CopiableValues,
  type Decision,
  decisionWord,
  type Frame,
  type Game,
  type GameObject,
  type Happened,
  instructionAtHand,
  type LastKnown,
  newObject,
  type ObjectId,
  onceFor,
  type Player,
  type PlayerId,
  type TextRef,
  type Verdict,
  type WaitingTrigger,
} from '../rules/index.ts';
import { type Eyes, eyesOf, isVisible, sees } from './sight.ts';
import { redactEvent } from './view-of-events.ts';

/** Whose eyes: a player's, or the judge's, who sees all. */
export type Viewer = PlayerId | 'judge';

/**
 * A game as one player may see it: the same shape, so that rules can be asked about it, with blanks for what is
 * hidden. A hidden object has the definition `hiddenDefinition` and no card; a hidden one that is gone is null or, if
 * what it became can be seen, a blank that leads there. It shares the parts in which nothing is hidden with the game:
 * read it before the game is written again where the game is written directly.
 */
export interface GameView extends Game {
  readonly viewer: Viewer;
  /** The cards of each player’s Attraction deck, the top one first (717.2): all can tell them by their backs. Absent without any. */
  readonly attractionDecks?: readonly (readonly ObjectId[])[];
}

/** What is printed on whatever a player may not see: nothing. */
export const hiddenDefinition = '?';
const blank: CardDefinition = Object.freeze({ name: '', types: [] });

/**
 * The game as this player may see it: without others' hands, libraries, sideboards, what is face down, the random
 * state, frames, answers not yet shown (101.4a), others' options, and states to go back to.
 */
export function viewFor(game: Game, viewer: Viewer): GameView {
  const decks = game.players.map((_, player) => attractionDeck(game, player));
  const known = { viewer, ...(decks.some((deck) => deck.length > 0) && { attractionDecks: decks }) };
  if (viewer === 'judge') return { ...game, ...known };
  const eyes = eyesOf(game, viewer);
  const names = new Set<string>();
  const objects = game.objects.map((object) =>
    object === null ? null : objectFor(game, object, eyes, names),
  );
  // Sticker sheets are revealed (123.2c).
  for (const { otherStickerSheets = [], stickerSheets = [] } of game.players)
    for (const sheet of [...stickerSheets, ...otherStickerSheets]) names.add(sheet);
  for (const { copied, given = [], ref } of game.effects) {
    for (const one of [ref, ...given]) names.add(definitionOf(one));
    if (copied !== undefined) addCopied(copied, names);
  }
  for (const { ref } of game.delayed) names.add(definitionOf(ref));
  const waiting = game.waiting.map((one) => waitingFor(game, one, eyes, names));
  const { settled: _settled, ...rest } = game;
  return {
    ...rest,
    ...known,
    seed: '',
    random: [0, 0, 0, 0],
    definitions: definitionsFor(game.definitions, viewer, names),
    objects,
    players: game.players.map((player) => playerFor(game, player, eyes)),
    waiting,
    frames: game.frames.map((frame) => frameFor(game, frame, eyes, names)),
    returned: null,
    pending: game.pending === null ? null : decisionFor(game, game.pending, eyes),
    happened: game.happened.map((one) => happenedFor(game, one, eyes)),
    checkpoints: [],
    loop: { fingerprints: [], turns: [] },
  };
}

/** Something that happened, as this player may know it: a card drawn by another player is not named. */
export function redactHappened(game: Game, happened: Happened, viewer: Viewer): Happened {
  return viewer === 'judge' ? happened : happenedFor(game, happened, eyesOf(game, viewer));
}

/** A verdict without values that could name what this player may not see. */
export function redactVerdict(game: Game, verdict: Verdict, viewer: Viewer): Verdict {
  if (verdict.ok || viewer === 'judge') return verdict;
  const eyes = eyesOf(game, viewer);
  return {
    ok: false,
    refusals: verdict.refusals.map((refusal) =>
      refusal.objects.every((id) => isVisible(game, id, eyes)) ? refusal : { ...refusal, values: {} },
    ),
  };
}

function objectFor(game: Game, object: GameObject, eyes: Eyes, names: Set<string>): GameObject | null {
  if (sees(game, object, eyes)) {
    if (object.definition !== '') names.add(definitionOf(object.definition));
    for (const { definition } of object.components ?? []) names.add(definition);
    if (object.faceDownAs !== undefined) names.add(definitionOf(object.faceDownAs));
    for (const { alone } of object.components ?? [])
      if (alone?.copied !== undefined) addCopied(alone.copied, names);
    for (const copied of [object.copied, object.left?.copied, object.merged])
      if (copied !== undefined) addCopied(copied, names);
    if (object.stack?.ability != null) names.add(definitionOf(object.stack.ability));
    for (const { ability, texts } of object.stack?.choices.spliced ?? [])
      for (const ref of [ability, ...texts]) names.add(definitionOf(ref));
    // Last known information says by reference what it had.
    const lastKnown = object.left?.characteristics ?? object.phasing?.known;
    for (const { ref } of lastKnown?.abilities ?? []) names.add(definitionOf(ref));
    return object;
  }
  if (object.left !== null || object.became !== null) return goneFor(game, object, eyes);
  if (object.faceDownAs !== undefined) names.add(definitionOf(object.faceDownAs));
  return isInSight(object) ? faceDownFor(object) : hiddenFor(object);
}

/** A copy shows what it is a copy of, and where its exceptions are printed. */
function addCopied({ definition, exceptions }: CopiableValues, names: Set<string>): void {
  names.add(definitionOf(definition));
  for (const exception of exceptions)
    if (exception.change === 'addPrinted') for (const ref of exception.at) names.add(definitionOf(ref));
}

const isInSight = ({ zone }: GameObject): boolean =>
  zone !== 'library' && zone !== 'hand' && zone !== 'outside';

/** Blanks for what is in a hidden zone: of an object only what never changes, so that each is made once. */

const hiddenFor = onceFor(blankOf);

function blankOf({ id, kind, owner, zone }: GameObject): GameObject {
  const blank = newObject({
    id,
    kind,
    definition: hiddenDefinition,
    card: -1,
    owner,
    controller: owner,
    zone,
    timestamp: 0,
    turn: 0,
  });
  return { ...blank, faceDown: true };
}

/** What is face down where all can see it: everything but what it is (708.2). */
function faceDownFor(object: GameObject): GameObject {
  const {
    copied: _copied,
    components: _components,
    merged: _merged,
    resolutions: _resolutions,
    followed: _followed,
    modesChosen: _modes,
    ...seen
  } = object;
  return {
    ...seen,
    definition: hiddenDefinition,
    card: -1,
    face: 0,
    links: {},
    activations: {},
    cast: null,
  };
}

/** A hidden object that is gone leads to what it became, if that can be seen. */
function goneFor(game: Game, object: GameObject, eyes: Eyes): GameObject | null {
  const next = object.became === null ? null : game.objects[object.became];
  if (next == null || !sees(game, next, eyes)) return null;
  return { ...blankOf(object), became: object.became, left: leftUnseen(object) };
}

function leftUnseen({ owner, zone }: GameObject): LastKnown {
  return {
    characteristics: {
      name: '',
      manaCost: null,
      manaValue: 0,
      colors: [],
      supertypes: [],
      types: [],
      subtypes: [],
      abilities: [],
      power: null,
      toughness: null,
      basePower: null,
      baseToughness: null,
      loyalty: null,
      defense: null,
      controller: owner,
    },
    zone,
    attachments: [],
    attacking: false,
    blocking: false,
    defendingPlayer: null,
  };
}

/** The name of the definition that a text is printed in. */
function definitionOf(ref: TextRef): string {
  const end = ref.indexOf('#');
  return end < 0 ? ref : ref.slice(0, end);
}

/** The last table made for each player: most of the time nothing new has come into sight. */
const tables = new WeakMap<
  Game['definitions'],
  Map<PlayerId, { names: Set<string>; table: Game['definitions'] }>
>();

/** The cards that a player has in sight; not even the names of others. */
function definitionsFor(
  definitions: Game['definitions'],
  viewer: PlayerId,
  names: Set<string>,
): Game['definitions'] {
  const known = tables.get(definitions) ?? new Map();
  tables.set(definitions, known);
  const last = known.get(viewer);
  if (
    last !== undefined &&
    last.names.size === names.size &&
    [...names].every((name) => last.names.has(name))
  )
    return last.table;
  const table: Record<string, CardDefinition> = { [hiddenDefinition]: blank };
  for (const [name, definition] of Object.entries(definitions)) if (names.has(name)) table[name] = definition;
  known.set(viewer, { names, table });
  return table;
}

function playerFor(game: Game, player: Player, eyes: Eyes): Player {
  const library = unordered(game, player.library, eyes);
  return library === player.library ? player : { ...player, library };
}

/** A library's cards without their order, but for those that are seen: ids must not tell which went where. */
function unordered(game: Game, ids: readonly ObjectId[], eyes: Eyes): readonly ObjectId[] {
  let isSorted = true;
  let before = -1;
  const hidden: ObjectId[] = [];
  for (const id of ids) {
    if (isVisible(game, id, eyes)) continue;
    if (id < before) isSorted = false;
    before = id;
    hidden.push(id);
  }
  if (isSorted) return ids;
  hidden.sort((a, b) => a - b);
  let next = 0;
  return ids.map((id) => (isVisible(game, id, eyes) ? id : (hidden[next++] ?? id)));
}

function waitingFor(game: Game, waiting: WaitingTrigger, eyes: Eyes, names: Set<string>): WaitingTrigger {
  const causes = waiting.causes.map((cause) => causeFor(game, cause, eyes));
  if (waiting.source !== null && !isVisible(game, waiting.source, eyes))
    return { ...waiting, ref: '', causes };
  names.add(definitionOf(waiting.ref));
  return { ...waiting, causes };
}

/** What all may know of the charts' own frames. */
const shownMemory: Readonly<Record<string, readonly string[]>> = {
  announcement: ['object', 'player', 'kind'],
  resolution: ['object'],
  manaAbility: ['object', 'player'],
};

/** A frame may hold anything: answers not yet shown, cards looked at. It shows what is being done, and no more. */
function frameFor(game: Game, frame: Frame, eyes: Eyes, names: ReadonlySet<string>): Frame {
  const memory: Record<string, unknown> = {};
  for (const name of shownMemory[frame.procedure] ?? []) {
    const value = frame.memory[name];
    if (typeof value === 'number' || typeof value === 'string') memory[name] = value;
  }
  // What is carried out of a text that is seen, all see.
  const doing = instructionAtHand(frame);
  if (doing !== null && names.has(definitionOf(doing))) memory.doing = doing;
  return {
    procedure: frame.procedure,
    step: frame.step,
    memory,
    answer: null,
    happened: [],
    returned: null,
    causes: frame.causes.map((cause) => causeFor(game, cause, eyes)),
    stops: frame.stops,
  };
}

function causeFor(game: Game, cause: Cause, eyes: Eyes): Cause {
  return 'object' in cause && cause.ability !== null && !isVisible(game, cause.object, eyes)
    ? { ...cause, ability: null }
    : cause;
}

/** A decision of somebody else: that it is asked, with options only where they are there for all to see. */
function decisionFor(game: Game, decision: Decision, eyes: Eyes): Decision {
  if (eyes.players.has(decision.player) || eyes.players.has(decision.decider)) return decision;
  const isSeen = decision.object === null || isVisible(game, decision.object, eyes);
  return withoutOptions(game, isSeen ? decision : { ...decision, about: '' }, eyes);
}

function withoutOptions(game: Game, decision: Decision, eyes: Eyes): Decision {
  const { hides } = decisionWord(decision);
  return hides === 'nothing' ? decision : hides(decision, (id) => isVisible(game, id, eyes));
}

function happenedFor(game: Game, happened: Happened, eyes: Eyes): Happened {
  return {
    ...happened,
    event: redactEvent(game, happened.event, eyes),
    causes: happened.causes.map((cause) => causeFor(game, cause, eyes)),
    replaced: happened.replaced.map(({ was, by }) => ({ was: redactEvent(game, was, eyes), by })),
  };
}
