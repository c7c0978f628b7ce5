import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { isRecord, partsIn } from '../state/is-record.ts';
import { linkKey, linkRead, pairOf } from '../state/links.ts';
import type { GameObject, HadAbility, LinkMemory } from '../state/object.ts';
import { costName, isPaid } from '../state/paid.ts';
import { allowed, forbidden, type RuleNumber, type Verdict } from '../state/verdict.ts';
import type { Ability } from '../state/vocabulary/index.ts';
import {
  conditionWord,
  instructionWord,
  isCondition,
  isInstruction,
  isModification,
  modificationWord,
} from '../state/word-table.ts';
import type { Asking } from './asking.ts';
import { expand } from './expand.ts';
import { objectAt } from './zone-lists.ts';

/** An ability that refers to what another one did (607.1): to what, by which rule, or why to nothing. */
export interface WhyLinked {
  /** The ability that refers to something, where it is printed. */
  readonly ref: TextRef;
  /** The link's name on the card. */
  readonly link: string;
  /** The rule of this kind of link (607.2). */
  readonly rule: RuleNumber;
  /** The abilities that it is linked to: those of the same object, of the same pair; none where a maker had it (607.1d). */
  readonly linkedTo: readonly TextRef[];
  /** What they did: in the order in which it was done. */
  readonly did: readonly LinkedDeed[];
  /** Allowed, or why it refers to nothing now. */
  readonly verdict: Verdict;
}

/** One thing that a linked ability refers to. */
export interface LinkedDeed {
  /** An object, a player, or a value that was chosen or noted. */
  readonly what:
    | { readonly object: ObjectId }
    | { readonly player: PlayerId }
    | { readonly value: string | number };
  /** The turn in which the object came to where it was put; null of what is no object. */
  readonly turn: number | null;
  /** The event by which it was done, if that is among those that are known. */
  readonly event: number | null;
  /** It has left where it was put, so that nothing refers to it any more (400.7). */
  readonly isGone: boolean;
}

/**
 * What each linked ability of an object refers to (607). `happened` are the events in which it is looked up when that was
 * done; those since the last decision without it.
 */
export function whyLinkedWith(
  ask: Asking,
  game: Game,
  id: ObjectId,
  happened: readonly Happened[] = game.happened,
): readonly WhyLinked[] {
  const object = objectAt(game, id);
  const abilities = ask.characteristics(game, id).abilities.flatMap((had) => {
    const short = expand(had);
    // A keyword that is short for nothing may be of what was chosen ("protection from the chosen color"): of one that
    // is given the ability says so that gives it.
    return short.length > 0 ? short : had.from === null ? [had] : [];
  });
  return abilities.flatMap((had) => [
    ...readIn(had.ability).map((read) => whyOne(game, object, abilities, had, read, happened)),
    ...costsIn(had.ability).flatMap((cost) => whyPaid(object, abilities, had, cost)),
  ]);
}

/** Of an ability that asks whether an additional cost was paid: which of them were, as it was cast (607.2i). */
function whyPaid(
  object: GameObject,
  abilities: readonly HadAbility[],
  { ref }: HadAbility,
  cost: string,
): readonly WhyLinked[] {
  const rule = '607.2i';
  const allowing = abilities.filter(({ ability }) => {
    const optional = ability.kind === 'static' ? ability.additionalCost?.optional : undefined;
    return optional !== undefined && isPaid([optional], cost);
  });
  if (allowing.length === 0) return [];
  const { paid = [] } = object.cast ?? object.stack?.choices ?? {};
  const did = paid
    .filter((one) => isPaid([one], cost))
    .map((value): LinkedDeed => ({ ...apart([]), what: { value: costName(value) } }));
  const verdict =
    did.length > 0 ? allowed : forbidden(rule, 'As {0} was cast, that cost wasn’t paid.', [object.id]);
  return [{ ref, link: cost, rule, linkedTo: allowing.map((one) => one.ref), did, verdict }];
}

function whyOne(
  game: Game,
  object: GameObject,
  abilities: readonly HadAbility[],
  { ref }: HadAbility,
  { isWord, link, ofCardsNamed }: Read,
  happened: readonly Happened[],
): WhyLinked {
  const pair = pairOf(ref);
  const key = linkKey(link, pair ?? undefined);
  const writing = abilities.flatMap((had) => {
    const rule = pairOf(had.ref) === pair ? ruleOfWriting(had.ability, link) : null;
    return rule === null ? [] : [{ ref: had.ref, rule }];
  });
  const memory =
    ofCardsNamed === undefined ? object.links[key] : namedMemory(game, object, ofCardsNamed, link);
  const did = memory === undefined ? [] : deeds(game, object, key, memory, happened);
  const usual: RuleNumber = writing[0]?.rule ?? (did.length > 0 ? '607.1d' : '607.1');
  const rule: RuleNumber = isWord
    ? '607.2m'
    : ofCardsNamed !== undefined && usual === '607.2a'
      ? '607.2n'
      : usual;
  const found = { ref, link, rule, linkedTo: writing.map((one) => one.ref), did };
  return { ...found, verdict: whetherToSomething(object.id, found) };
}

const namedMemory = (game: Game, object: GameObject, name: string, link: string): LinkMemory | undefined =>
  game.players[object.controller]?.linksOfNames?.[name]?.[link];

/** Kinds of links of which something is chosen, so that it can be undefined (607.5a). */
const ofChoices: ReadonlySet<string> = new Set(['607.2d', '607.2f', '607.2g', '607.2m', '607.2p']);

function whetherToSomething(id: ObjectId, { did, linkedTo, rule }: Omit<WhyLinked, 'verdict'>): Verdict {
  if (did.some(({ isGone }) => !isGone)) return allowed;
  if (did.length > 0) return forbidden(rule, 'What it was is no longer where {0} put it.', [id]);
  if (linkedTo.length === 0)
    return forbidden('607.5a', '{0} doesn’t have the ability that this one is linked to.', [id]);
  return ofChoices.has(rule)
    ? forbidden('607.5a', 'Nothing was chosen for {0} with the ability that this one is linked to.', [id])
    : forbidden(rule, 'The ability of {0} that this one is linked to has done nothing yet.', [id]);
}

function deeds(
  game: Game,
  holder: GameObject,
  key: string,
  { objects, players, values }: LinkMemory,
  happened: readonly Happened[],
): readonly LinkedDeed[] {
  const kept = happened.filter(
    ({ event }) => event.type === 'link' && event.object === holder.id && event.link === key,
  );
  const numberOf = (isIt: (event: Happened['event']) => boolean): number | null =>
    happened.findLast(({ event }) => isIt(event))?.number ?? null;
  return [
    ...objects.map((object): LinkedDeed => {
      const now = game.objects[object] ?? null;
      return {
        what: { object },
        turn: now?.enteredTurn ?? null,
        event: numberOf((event) => event.type === 'move' && event.became === object),
        isGone: now === null || now.left !== null,
      };
    }),
    ...players.map((player): LinkedDeed => ({ ...apart(kept), what: { player } })),
    ...values.map((value): LinkedDeed => ({ ...apart(kept), what: { value } })),
  ];
}

const apart = (kept: readonly Happened[]): Omit<LinkedDeed, 'what'> => ({
  turn: null,
  event: kept.at(-1)?.number ?? null,
  isGone: false,
});

// ---------------------------------------------------------------- what a text reads and writes

interface Read {
  readonly link: string;
  /** It asks for an anchor word (607.2m). */
  readonly isWord: boolean;
  /** It reads what all cards of this name did (607.2e, 607.2n). */
  readonly ofCardsNamed?: string;
}

/** The names of costs of which an ability asks whether they were paid, each once. */
function costsIn(ability: Ability): readonly string[] {
  const found = new Set<string>();
  const look = (text: unknown): void => {
    const cost = isCondition(text)
      ? conditionWord(text).cost?.(text).cost
      : isRecord(text)
        ? text.paid
        : null;
    if (typeof cost === 'string') found.add(cost);
    for (const part of partsIn(text)) look(part);
  };
  look(ability);
  return [...found];
}

const isKeyword = (value: unknown): boolean => isRecord(value) && value.kind === 'keyword';

/** Words that are followed by the link which they read. */
const reading = [
  'mostVoted',
  'linked',
  'chosen',
  'colorChosen',
  'nameChosen',
  'typeChosen',
  'noted',
] as const;

/** The links that an ability reads, each once. */
function readIn(ability: Ability): readonly Read[] {
  const found = new Map<string, Read>();
  const look = (text: unknown): void => {
    if (Array.isArray(text)) for (const part of text) look(part);
    if (!isRecord(text)) return;
    const name = typeof text.ofCardsNamed === 'string' ? { ofCardsNamed: text.ofCardsNamed } : {};
    const asked = linkRead(text);
    const isWord = asked?.isWord === true || 'whoChose' in text;
    if (asked !== null) found.set(asked.under, { link: asked.under, isWord, ...name });
    for (const word of reading) {
      const link = text[word];
      if (typeof link === 'string') found.set(link, { link, isWord: false, ...name });
    }
    if (typeof text.under === 'string' && (isWord || 'ofCardsNamed' in name) && !('objects' in text))
      found.set(text.under, { link: text.under, isWord, ...name });
    for (const [word, part] of Object.entries(text)) {
      if (word !== 'abilities') look(part);
      // What is given speaks for itself; but a keyword is of what its giver chose.
      else if (isModification(text)) look(modificationWord(text).gives?.(text).filter(isKeyword));
    }
  };
  look(ability);
  return [...found.values()];
}

/** By which rule an ability is linked to those that read this link (607.2); null: it doesn't write it. */
function ruleOfWriting(ability: Ability, link: string): RuleNumber | null {
  if (ability.kind !== 'static') return ruleIn(ability, link, '607.2a');
  const { beforeShuffling, drafting, paysGeneric, replaces, ...others } = ability;
  if (drafting !== undefined && 'link' in drafting && drafting.link === link) return '607.2e';
  return (
    ruleIn(replaces, link, '607.2b') ??
    ruleIn(paysGeneric, link, '607.2q') ??
    (ruleIn(beforeShuffling, link, '607.2n') === '607.2d'
      ? '607.2p'
      : ruleIn(beforeShuffling, link, '607.2n')) ??
    ruleIn(others, link, '607.2a')
  );
}

/** The same within a text in which what is exiled is linked by this rule. */
function ruleIn(text: unknown, link: string, ofExiling: RuleNumber): RuleNumber | null {
  if (isRecord(text) && text.link === link) {
    const said = isInstruction(text) ? instructionWord(text).linksBy?.(text) : undefined;
    return said ?? (text.zone === 'battlefield' ? '607.2c' : ofExiling);
  }
  for (const part of partsIn(text)) {
    const rule = ruleIn(part, link, ofExiling);
    if (rule !== null) return rule;
  }
  return null;
}
