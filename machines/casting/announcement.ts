import {
  type ActivatedMana,
  type Cause,
  type CostPart,
  changeFrame,
  copyOf,
  dependsOn,
  EngineError,
  type Game,
  handBack,
  keepCheckpoint,
  type ObjectId,
  objectAt,
  type PlayerId,
  paidFor,
  pushFrame,
  type Remembered,
  remembering,
  type Scope,
  type Spliced,
  type StackChoices,
  sameWords,
  scopeOf,
  type TextRef,
  type Tops,
  topFrame,
  topsNow,
  write,
} from '../rules/index.ts';
import { mayBegin } from './may-cast.ts';
import { type WayOfCasting, waysOfCasting } from './ways.ts';

/**
 * What is being announced (601.2, 602.2, 603.3d): the memory of the passive frame `announcement`. What is chosen
 * goes onto the object on the stack (`stack.choices`).
 */
export interface Announcement {
  readonly kind: 'spell' | 'ability' | 'trigger';
  readonly player: PlayerId;
  /** The card to cast as it was before, or the source of the ability; null if that has none (725.2, 726.2). */
  readonly source: ObjectId | null;
  readonly ability: TextRef | null;
  /** Of several abilities with these words that are limited each by itself, which one (602.5c). */
  readonly instance: TextRef | null;
  /** The waiting trigger's id. */
  readonly waiting: number | null;
  /** The ways in which a spell can be cast from where it was. */
  readonly ways: readonly WayOfCasting[];
  /** Which of them (`WayOfCasting.name`); null: not chosen yet. */
  readonly how: string | null;
  readonly payment: 'automatic' | 'manual';
  /** On the stack, once it is proposed. */
  readonly object: ObjectId | null;
  /** Additional costs that say “or” and for which the second was chosen. */
  readonly otherCosts: readonly TextRef[];
  /** For how many of the words that have modes these are chosen (700.2, 702.47a). */
  readonly modesChosen: number;
  /** Which additional costs were asked about (601.2b). */
  readonly asked: readonly TextRef[];
  /** The cards chosen so far to be spliced onto the spell, which are then revealed all at once (702.47b). */
  readonly splicing: readonly Spliced[];
  /** The total cost, once it is locked in (601.2f). */
  readonly total: readonly CostPart[] | null;
  /** Its player wants it no more (733.1). */
  readonly givenUp: boolean;
  /** Mana abilities activated meanwhile (733.1). */
  readonly mana: readonly ActivatedMana[];
  /** Null for a triggered ability. */
  readonly tops: Tops | null;
}

export const rememberingAnnouncement = remembering<Announcement>({
  kind: 'text',
  player: 'number',
  source: 'number or null',
  ability: 'text or null',
  instance: 'text or null',
  waiting: 'number or null',
  ways: 'records',
  how: 'text or null',
  payment: 'text',
  object: 'number or null',
  otherCosts: 'texts',
  modesChosen: 'number',
  asked: 'texts',
  splicing: 'records',
  total: 'records or null',
  givenUp: 'yes or no',
  mana: 'records',
  tops: 'list or null',
});

const frameName = 'announcement';

/** What is being announced, innermost; null if nothing is. */
export function announcementOf(game: Game): Announcement | null {
  const memory = topFrame(game, frameName);
  return memory === null ? null : rememberingAnnouncement.read(memory);
}

/** What is being announced; throws if nothing is. */
export function announced(game: Game): Announcement {
  const found = announcementOf(game);
  if (found === null) throw new EngineError('Nothing is being announced.');
  return found;
}

/** The object on the stack that is being announced; throws before it is proposed. */
export function announcedObject(game: Game): ObjectId {
  const { object } = announced(game);
  if (object === null) throw new EngineError('What is announced is not on the stack yet.');
  return object;
}

/** Remembers more about what is being announced. */
export function note(game: Game, more: Partial<Announcement>): void {
  changeFrame(
    game,
    game.frames.findLastIndex(({ procedure }) => procedure === frameName),
    { ...more },
  );
}

/** The card to cast as it was before, or the source of the ability, where it has one. */
export function announcedSource(game: Game): ObjectId {
  const { source } = announced(game);
  if (source === null) throw new EngineError('What is announced has no source.');
  return source;
}

/** Its player wants what is being announced no more (733.1). */
export const giveUp = (game: Game): void => note(game, { givenUp: true });

/** The choices made so far for what is being announced. */
export function choicesSoFar(game: Game): StackChoices {
  const { stack } = objectAt(game, announcedObject(game));
  if (stack === null) throw new EngineError('What is announced has no choices.');
  return stack.choices;
}

/** Writes choices onto the object on the stack. */
export function choose(game: Game, more: Partial<StackChoices>): void {
  const writable = write(game).object(announcedObject(game));
  if (writable.stack === null) throw new EngineError('What is announced has no choices.');
  writable.stack = { ...writable.stack, choices: { ...writable.stack.choices, ...copyOf(more) } };
  // X is part of its mana value (202.3e), its own text may ask what was paid, and an effect what it targets.
  const asked = more.targets !== undefined && dependsOn(game, 'targets');
  if (more.x !== undefined || more.paid !== undefined || more.spliced !== undefined || asked)
    write(game).changed();
}

/** Whose words are read while it is announced: a spell is its own source, an ability has one (113.7). */
export function announcedScope(game: Game, choices: StackChoices = choicesSoFar(game)): Scope {
  const id = announcedObject(game);
  const { stack } = objectAt(game, id);
  const about = stack?.named.about?.objects[0] ?? null;
  const itself = stack?.named.itself?.objects[0];
  return {
    ...scopeOf(itself ?? stack?.source ?? id, announced(game).player, stack?.ability ?? ''),
    onStack: id,
    choices,
    trigger: stack?.trigger ?? null,
    named: stack?.named ?? {},
    it: about,
  };
}

interface Beginning {
  readonly kind: Announcement['kind'];
  readonly player: PlayerId;
  readonly source: ObjectId | null;
  readonly ability?: TextRef;
  readonly waiting?: number;
  readonly ways?: readonly WayOfCasting[];
  readonly how?: string | null;
  readonly payment?: 'automatic' | 'manual';
}

function begin(game: Game, beginning: Beginning, causes: readonly Cause[]): void {
  pushFrame(game, frameName, { ...announcementOfBeginning(game, beginning) }, causes);
}

function announcementOfBeginning(game: Game, beginning: Beginning): Announcement {
  const { kind, player, source } = beginning;
  return {
    kind,
    player,
    source,
    ability: beginning.ability ?? null,
    instance: null,
    waiting: beginning.waiting ?? null,
    ways: beginning.ways ?? [],
    how: beginning.how ?? null,
    payment: beginning.payment ?? 'automatic',
    object: null,
    otherCosts: [],
    modesChosen: 0,
    asked: [],
    splicing: [],
    total: null,
    givenUp: false,
    mana: [],
    tops: kind === 'trigger' ? null : topsNow(game),
  };
}

const decisionOf = (game: Game, player: PlayerId): readonly Cause[] => [{ decision: game.decisions, player }];

/**
 * Begins casting a spell (601.2): keeps the state to go back to (733.1) and pushes the frame. `how` is the name of a
 * way of casting it; without it the player is asked if there are several.
 */
export function beginCasting(
  game: Game,
  event: {
    readonly player: PlayerId;
    readonly object: ObjectId;
    readonly how?: string | undefined;
    readonly payment?: 'automatic' | 'manual' | undefined;
  },
): void {
  const { player, object, payment } = event;
  write(game).root.pending = null;
  const all = waysOfCasting(game, player, object);
  const first =
    event.how === undefined
      ? all.find(({ name }) => mayBegin(game, player, object, name).ok)
      : all.find(({ name }) => name === event.how);
  // How it is put on the stack is chosen before it is (708.4, 712.11b).
  const ways = all.filter(({ put }) => sameWords(put, first?.put));
  const only = ways.length === 1 ? ways[0]?.name : undefined;
  keepCheckpoint(game);
  begin(
    game,
    {
      kind: 'spell',
      player,
      source: object,
      ways,
      how: event.how ?? only ?? null,
      ...(payment && { payment }),
    },
    decisionOf(game, player),
  );
}

/**
 * What is announced for a spell that is cast in one of these ways while something resolves (608.2g): the memory of the
 * frame with which its procedure hands over to the chart. The player is asked how to pay.
 */
export const announcementWithin = (
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ways: readonly WayOfCasting[],
): Remembered => {
  const [only, ...others] = ways;
  const how = others.length === 0 ? (only?.name ?? null) : null;
  return {
    ...announcementOfBeginning(game, { kind: 'spell', player, source, ways, how, payment: 'manual' }),
  };
};

/** Begins activating an ability that is no mana ability (602.2). */
export function beginActivating(
  game: Game,
  event: {
    readonly player: PlayerId;
    readonly object: ObjectId;
    readonly ability: TextRef;
    readonly payment?: 'automatic' | 'manual' | undefined;
  },
): void {
  const { player, object, ability, payment } = event;
  write(game).root.pending = null;
  keepCheckpoint(game);
  begin(
    game,
    { kind: 'ability', player, source: object, ability, ...(payment && { payment }) },
    decisionOf(game, player),
  );
}

/** Begins putting a waiting triggered ability on the stack (603.3): `id` is its number in `game.waiting`. */
export function beginTrigger(game: Game, id: number): void {
  const waiting = game.waiting.find((one) => one.id === id);
  if (waiting === undefined) throw new EngineError(`No triggered ability ${id} is waiting.`);
  const { controller, source, ref, causes } = waiting;
  begin(game, { kind: 'trigger', player: controller, source, ability: ref, waiting: id }, causes);
}

/**
 * Removes the frame of what was announced, which lies under the procedure that ends it. What handed over to the chart
 * learns which object on the stack it is.
 */
export function endAnnouncement(game: Game): void {
  const returned: Announced = { announced: announcedObject(game) };
  const at = game.frames.findLastIndex(({ procedure }) => procedure === frameName);
  write(game).root.frames = game.frames.filter((_, index) => index !== at);
  handBack(game, returned);
}

/** What an announcement that was completed comes to, for the procedure that handed over to the chart. */
interface Announced {
  readonly announced: ObjectId;
}

/** Whether what was handed over to the chart was announced to its end. */
export const isAnnounced = (returned: unknown): returned is Announced =>
  typeof returned === 'object' && returned !== null && 'announced' in returned;

/** What was paid so far, with an optional cost so many times. */
export const withPaid = (
  game: Game,
  optional: string,
  offering: TextRef,
  times: number,
): readonly string[] => [
  ...choicesSoFar(game).paid,
  ...Array.from({ length: times }, () => paidFor(optional, offering)),
];
