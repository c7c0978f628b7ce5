/**
 * What was settled without a question here, because there was one answer: the scripts' own engine asks then, and what a
 * script says to it stays unused. Each entry of a script that is left over must be the answer to one such thing, and no
 * two to the same.
 */
import type { PlayerEvent } from '../../chart/events.ts';
import {
  abilityAt,
  type CardNumber,
  characteristics,
  type Decision,
  type Game,
  type GameEvent,
  type ObjectId,
  type PlayerId,
  type Target,
} from '../../rules/index.ts';
import type { Choice, Designator, Pick, QueuedAnswer } from './entries.ts';
import { nameNow } from './find.ts';
import { plainName } from './names.ts';
import type { Situation } from './situation.ts';
import { abilityTexts, comparable, stackName, stackTexts } from './texts.ts';

export interface Unasked {
  /** A target, an object or an X that was the only one; triggers that didn't need an order; something offered that couldn't be done. */
  readonly what: 'target' | 'object' | 'order' | 'offer' | 'number';
  /** Whose it was to choose; null: anybody's. */
  readonly player: PlayerId | null;
  /** The names of objects with their physical cards, and letters of players, as they are compared; what an ability says. */
  readonly words: readonly string[];
}

/** What is kept of a run for this. */
export interface Settled {
  readonly unasked: Unasked[];
  /** What was answered when asked, and is not settled by itself: `player what word`. */
  readonly answered: string[];
  /** What objects on the stack said, and whether one of them asked something. */
  readonly said: Map<ObjectId, readonly string[]>;
  readonly asking: Set<ObjectId>;
  /** Those for which a number was asked. */
  readonly numbered: Set<ObjectId>;
  /** How often something that says this has resolved. */
  readonly resolved: Record<string, number>;
}

export const nothingSettled = (): Settled => ({
  unasked: [],
  answered: [],
  said: new Map(),
  asking: new Set(),
  numbered: new Set(),
  resolved: {},
});

/** What a player would have chosen, had there been more than one answer. */
export interface SettledChoice {
  readonly player: PlayerId;
  readonly words: readonly string[];
}

/**
 * Takes note of what a player did, and of what happened by it without a question. Gives those of them that are choices
 * for certain, and whose.
 */
export function settle(
  settled: Settled,
  situation: Situation,
  event: PlayerEvent,
  before: Game,
  after: Game,
  /** The script says what this targets: none of its queued targets are for that. */
  isTold: boolean,
): readonly SettledChoice[] {
  const { pending } = before;
  if (event.type === 'decision.answer' && pending !== null)
    noteAnswer(settled, situation, pending, event, before);
  for (const id of after.stack) if (!settled.said.has(id)) settled.said.set(id, saidBy(after, id));
  const taken = pending?.kind === 'confirm' ? pending.decider : null;
  return after.happened.flatMap(({ event: one }): readonly SettledChoice[] => {
    const found = settledBy(settled, situation, after, one, isTold);
    settled.unasked.push(...found);
    const player = chooserOf(after, one, taken);
    return player === null
      ? []
      : found.flatMap(({ what, words }) => (what === 'object' ? [{ player, words }] : []));
  });
}

/** Who chooses what is sacrificed, discarded or copied; what moves once a player has taken up an offer is theirs. */
function chooserOf(game: Game, event: GameEvent, taken: PlayerId | null): PlayerId | null {
  if (event.type === 'sacrifice' || event.type === 'discard') return event.player;
  if (event.type !== 'move') return null;
  return event.entering?.copied === undefined
    ? taken
    : (game.objects[event.became ?? event.object]?.controller ?? null);
}

const saidBy = (game: Game, id: ObjectId): readonly string[] => {
  const name = stackName(game, id);
  const own = game.objects[id]?.stack?.ability == null ? abilityTexts(game, id) : [];
  return [...stackTexts(game, id), ...own.flatMap(({ texts }) => texts)].map((text) =>
    comparable(text, name),
  );
};

function noteAnswer(
  settled: Settled,
  situation: Situation,
  pending: Decision,
  { answer }: Extract<PlayerEvent, { type: 'decision.answer' }>,
  game: Game,
): void {
  if (pending.object !== null) settled.asking.add(pending.object);
  if (pending.object !== null && pending.kind === 'number') settled.numbered.add(pending.object);
  const source = game.objects[pending.object ?? -1]?.stack?.source ?? null;
  if (source !== null) settled.asking.add(source);
  if (pending.kind === 'choose' && Array.isArray(answer)) {
    const what = pending.purpose === 'target' ? 'target' : 'object';
    for (const position of answer) {
      const option = pending.options[Number(position)];
      if (option !== undefined) settled.answered.push(`${what} ${wordOf(situation, game, option)}`);
    }
  }
  if (pending.kind === 'order')
    for (const { object, ref } of pending.items) settled.answered.push(`order ${object} ${ref ?? ''}`);
}

function wordOf(situation: Situation, game: Game, target: Target): string {
  if ('player' in target) return situation.players[target.player] ?? '';
  return game.objects[target.object] ? plainName(nameNow(game, target.object)) : '';
}

/** The same, and the physical card that a label stands for. */
const wordsOf = (situation: Situation, game: Game, target: Target): readonly string[] => {
  const card = 'object' in target ? game.objects[target.object]?.card : undefined;
  const word = wordOf(situation, game, target);
  return card === undefined ? [word] : [word, wordOfCard(card)];
};

const wordOfCard = (card: CardNumber): string => `card ${card}`;

/** Whether something was answered when asked; that is used up. */
function wasAnswered({ answered }: Settled, what: string): boolean {
  const at = answered.indexOf(what);
  if (at >= 0) answered.splice(at, 1);
  return at >= 0;
}

/** What an event settled that nobody was asked about. */
function settledBy(
  settled: Settled,
  situation: Situation,
  game: Game,
  event: GameEvent,
  isTold: boolean,
): readonly Unasked[] {
  switch (event.type) {
    case 'becomeTarget': {
      const word = wordOf(situation, game, event.target);
      if (wasAnswered(settled, `target ${word}`) || isTold) return [];
      const words = wordsOf(situation, game, event.target);
      return [{ what: 'target', player: game.objects[event.of]?.controller ?? null, words }];
    }
    case 'putOnStack': {
      if (event.waiting === null || wasAnswered(settled, `order ${event.source} ${event.ability}`)) return [];
      const { keyword = '' } = keywordAt(game, event.ability);
      const words = [
        ...(event.source === null ? [] : [plainName(nameNow(game, event.source))]),
        keyword,
        ...(settled.said.get(event.object) ?? []),
      ];
      return [{ what: 'order', player: event.player, words }];
    }
    case 'move':
      return [...objectsSettled(settled, situation, game, event), ...paymentSettled(game, event)];
    case 'resolve':
    case 'notResolve': {
      const words = settled.said.get(event.object) ?? [];
      const [text = ''] = words;
      settled.resolved[text] = (settled.resolved[text] ?? 0) + 1;
      const offer = settled.asking.has(event.object) ? [] : words;
      const x = settled.numbered.has(event.object)
        ? null
        : (game.objects[event.object]?.stack?.choices.x ?? null);
      return [
        { what: 'offer', player: null, words: settled.resolved[text] === loop ? [...offer, mayEnd] : offer },
        ...(x === null ? [] : [{ what: 'number' as const, player: null, words: [`${x}`] }]),
      ];
    }
    default:
      return objectsSettled(settled, situation, game, event);
  }
}

/** Objects that an event is about and that nobody was asked for. */
function objectsSettled(
  settled: Settled,
  situation: Situation,
  game: Game,
  event: GameEvent,
): readonly Unasked[] {
  // What enters as a copy answers to what was chosen for that.
  const copied = event.type === 'move' ? event.entering?.copied?.of : undefined;
  const original = game.objects[copied ?? -1]?.card;
  const more = original === undefined ? [] : [wordOfCard(original)];
  const words = objectsIn(game, event).map((object) => [...wordsOf(situation, game, { object }), ...more]);
  const unasked = words.filter(([word]) => !wasAnswered(settled, `object ${word}`));
  return unasked.map((said) => ({ what: 'object', player: null, words: said }));
}

/** Phyrexian mana symbols of a spell are paid with mana or life without a question (107.4f). */
function paymentSettled(
  game: Game,
  { became, why }: Extract<GameEvent, { type: 'move' }>,
): readonly Unasked[] {
  if (why !== 'cast' || became === null) return [];
  const { controller, manaCost } = characteristics(game, became);
  return (manaCost ?? [])
    .filter((symbol) => typeof symbol === 'object' && 'phyrexian' in symbol && symbol.phyrexian !== false)
    .map(() => ({ what: 'offer', player: controller, words: ['you may pay 2 life'] }));
}

function keywordAt(game: Game, ref: string): { readonly keyword?: string } {
  const ability = abilityAt(game, ref);
  return 'keyword' in ability && ability.keyword !== undefined ? { keyword: ability.keyword } : {};
}

/** After so many times the scripts' own engine asks whether what comes again and again is to be a draw. */
const loop = 5;
const mayEnd = 'you may end this in a draw';

/** The objects that an event is about, if it can be what a player chose. */
function objectsIn(game: Game, event: GameEvent): readonly ObjectId[] {
  switch (event.type) {
    case 'sacrifice':
    case 'discard':
    case 'destroy':
      return [event.object];
    case 'tap':
      return characteristics(game, event.object).types.includes('land') ? [] : [event.object];
    case 'move':
      return event.to === 'stack' ||
        event.why === 'draw' ||
        (event.why === 'resolve' && event.to !== 'battlefield')
        ? []
        : [event.became ?? event.object, ...attachedIn(event)];
    case 'damage':
      return event.source === null ? [] : [event.source];
    case 'reveal':
      return event.objects;
    case 'copyOnStack':
      return [event.of];
    case 'attach':
      return 'object' in event.to ? [event.to.object, event.object] : [];
    default:
      return [];
  }
}

/** What something enters attached to. */
function attachedIn({ entering }: Extract<GameEvent, { type: 'move' }>): readonly ObjectId[] {
  const to = entering?.attachedTo ?? null;
  return to !== null && to !== 'gone' && 'object' in to ? [to.object] : [];
}

/** The word by which what is named here is compared. */
export function wordMeant(
  labels: ReadonlyMap<string, CardNumber>,
  { alias, name, player }: Designator | Pick,
): string {
  const card = alias === undefined ? undefined : labels.get(alias);
  return card === undefined ? (player ?? name ?? '') : wordOfCard(card);
}

/** An entry of the queue of targets. */
type Queued = Extract<QueuedAnswer, { action: 'target' }>;

/** Those of these entries that were not the answer to something that was settled here without a question. */
export function notSettled(
  { unasked }: Settled,
  labels: ReadonlyMap<string, CardNumber>,
  player: PlayerId,
  choices: readonly Choice[],
  targets: readonly Queued[],
): readonly (Choice | Queued)[] {
  const left = [...unasked];
  const use = (fits: (one: Unasked) => boolean): boolean => {
    const at = left.findIndex((one) => (one.player === null || one.player === player) && fits(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const wordIn = (one: Designator | Pick): string => wordMeant(labels, one);
  const isOffer = (words: RegExp) => (one: Unasked) =>
    one.what === 'offer' && one.words.some((word) => words.test(word));
  const isNamed = (what: readonly Unasked['what'][], name: string) => (one: Unasked) =>
    what.includes(one.what) &&
    one.words.some(
      (word) =>
        word === plainName(name) ||
        word === name ||
        (one.what === 'order' && word.startsWith(comparable(name, ''))),
    );
  const isTargetSettled = ({ skip, targets: chosen = [] }: Queued): boolean =>
    skip === true
      ? use(isOffer(declinable))
      : chosen.map(wordIn).every((name) => use(isNamed(['target', 'object'], name)));
  const isSettled = (choice: Choice): boolean => {
    if (choice.type === 'pick')
      return choice.values.every((one) => use(isNamed(['object', 'order', 'target'], wordIn(one))));
    if (choice.type === 'amount' && use(isNamed(['number'], `${choice.value}`))) return true;
    return use(isOffer(choice.type === 'yesNo' && choice.value ? acceptable : declinable));
  };
  return [
    ...targets.filter((entry) => !isTargetSettled(entry)),
    ...choices.filter((entry) => !isSettled(entry)),
  ];
}

/** What can be said yes to, or declined. */
const acceptable = /\bmay\b|\bunless\b/;
const declinable = /\bmay\b|\bunless\b|\bup to\b|\bany number\b|\bx\b|\bkicker\b|\bpay\b/;
