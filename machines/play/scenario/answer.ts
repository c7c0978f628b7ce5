import { announcementOf, spliceVerdict } from '../../casting/index.ts';
import { nameOf, sourceName } from '../../game/index.ts';
import {
  type Answer,
  type Decision,
  type DecisionOf,
  type Game,
  noChoices,
  type ObjectId,
  type Scope,
  sameTarget,
  scopeOf,
  type Target,
  type TextRef,
  targetSpecs,
  targetVerdict,
} from '../../rules/index.ts';
import { readShares } from './clauses.ts';
import { candidates, findAmong, type Names, written } from './find.ts';
import { type Reference, readReference, readReferences } from './names.ts';

/** The answer that words stand for, or why they are none; with the rules that say so, where rules do. */
export type Understood =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: string; readonly rules: readonly string[] };

const is = (answer: Answer): Understood => ({ ok: true, answer });
const no = (reason: string, rules: readonly string[] = []): Understood => ({ ok: false, reason, rules });

/** What a phrase means as an answer to the pending decision. */
export function answerFor(game: Game, names: Names, decision: Decision, phrase: string): Understood {
  const text = phrase.trim();
  switch (decision.kind) {
    case 'priority':
      return no('having priority is answered by what a player does');
    case 'mulligan':
      return either(text, ['mulligan'], ['keep']);
    case 'confirm':
      return either(text, ['yes'], ['no']);
    case 'choose':
      return chosen(game, names, decision, text);
    case 'option':
      return position(decision, text);
    case 'cardName':
      return is(text);
    case 'number':
      return /^\d+$/.test(text) ? is(Number(text)) : no(`say a number, not “${text}”`);
    case 'modes':
      return is((text.match(/\d+/g) ?? []).map((mode) => Number(mode) - 1));
    case 'order':
      return ordered(game, names, decision, text);
    case 'divide':
      return divided(game, names, decision, text);
    case 'arrange':
      return arranged(game, names, decision, text);
    case 'attackers':
    case 'blockers':
      return text === 'nothing' ? is([]) : no('attacks and blocks are lines of their own');
    case 'combatDamage':
      return assigned(game, names, decision, text);
    case 'payment':
      return payment(game, decision, text);
    case 'replacement':
      return oneOf(game, names, decision.options, text);
    case 'reverseMana':
      return reversed(game, names, decision, text);
    default:
      return decision satisfies never;
  }
}

function either(text: string, yes: readonly string[], not: readonly string[]): Understood {
  if (yes.includes(text)) return is(true);
  if (not.includes(text)) return is(false);
  return no(`say ${[...yes, ...not].join(' or ')}, not “${text}”`);
}

function position({ options, rule }: DecisionOf<'option'>, text: string): Understood {
  const bare = (words: string) => words.toLowerCase().replace(/[{}]/g, '');
  const at = options.findIndex((option) => bare(option) === bare(text));
  return at < 0 ? no(`“${text}” is none of ${options.join(', ')}`, [rule]) : is(at);
}

function chosen(game: Game, names: Names, decision: DecisionOf<'choose'>, text: string): Understood {
  if (text === 'nothing') return is([]);
  const list = readReferences(text, names.lexicon);
  if ('unknown' in list) return no(`nothing here is called “${list.unknown}”`);
  return choosing(game, names, decision, list.references);
}

/** The positions of these things among the options of a decision. */
export function choosing(
  game: Game,
  names: Names,
  decision: DecisionOf<'choose'>,
  references: readonly Reference[],
): Understood {
  const positions: number[] = [];
  for (const reference of references) {
    const found = findAmong(game, names, reference, (target) =>
      decision.options.some((option, at) => !positions.includes(at) && sameTarget(option, target)),
    );
    if ('reason' in found) return no(found.reason, refusals(game, names, decision, reference));
    positions.push(
      decision.options.findIndex((option, at) => !positions.includes(at) && sameTarget(option, found.target)),
    );
  }
  return is(positions);
}

/** The rules by which something is no option of a decision. */
export function refusals(
  game: Game,
  names: Names,
  decision: DecisionOf<'choose'>,
  reference: Reference,
): readonly string[] {
  const announced = announcementOf(game);
  const object = decision.object === null ? null : game.objects[decision.object];
  if (decision.purpose === 'splicing')
    return candidates(game, names, reference).flatMap((card) => {
      const verdict = 'object' in card ? spliceVerdict(game, card.object) : null;
      return verdict === null || verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);
    });
  if (decision.purpose !== 'target' || announced === null || !object) return [decision.rule];
  const choices = object.stack?.choices ?? noChoices;
  const source = object.kind === 'ability' ? announced.source : object.id;
  const scope: Scope = {
    ...scopeOf(source ?? object.id, announced.player),
    onStack: object.id,
    choices,
    trigger: object.stack?.trigger ?? null,
    named: object.stack?.named ?? {},
  };
  const spec = targetSpecs(game, object.id, choices.modes)[choices.targets.length];
  if (spec === undefined) return [decision.rule];
  return candidates(game, names, reference).flatMap((target) => {
    const verdict = targetVerdict(game, scope, spec, target, object.id);
    return verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);
  });
}

const separator = /^(, and |, | and )/;

/** Positions of what the words name, one after the other, of a list of objects with texts. */
function positionsOf(
  game: Game,
  names: Names,
  items: readonly {
    readonly object: ObjectId | null;
    readonly text?: string;
    readonly ref?: TextRef | null;
  }[],
  text: string,
): readonly number[] | string {
  const named = ({ object, ref = null }: (typeof items)[number]) => sourceName(game, object, ref);
  const inWords = (item: (typeof items)[number]) =>
    item.text === undefined || item.text === '' ? named(item) : `${named(item)} “${item.text}”`;
  const positions: number[] = [];
  let rest = text;
  while (rest !== '') {
    const read = readReference(rest, names.lexicon);
    if (read === null) {
      // An ability without a source is called by what it belongs to: "the monarch".
      const belonging = items.findIndex(
        (item, index) => !positions.includes(index) && item.object === null && rest.startsWith(named(item)),
      );
      const itsName = belonging < 0 ? undefined : items[belonging];
      if (itsName !== undefined) {
        positions.push(belonging);
        rest = rest.slice(named(itsName).length).replace(separator, '');
        continue;
      }
      const at = items.findIndex(
        (item, index) => !positions.includes(index) && item.text?.startsWith(rest) === true,
      );
      if (at < 0) return `“${rest}” is none of ${items.map(inWords).join(', ')}`;
      positions.push(at);
      return positions;
    }
    const { reference } = read;
    const isIt = isObject(game, names, reference);
    const free = items.flatMap((item, index) => (positions.includes(index) ? [] : [{ index, item }]));
    // A card of a permanent that several represent is called by its own name.
    const byText = free.find(({ item }) => item.text === written(reference, names));
    // Of several of one source: `Guest "When this dies"`, or `Guest 2` where there is one Guest.
    const quoted = /^ "([^"]+)"/.exec(read.rest);
    const begins = quoted?.[1] ?? '';
    const its = free.find(
      ({ item }) => item.object !== null && isIt(item.object) && (item.text ?? '').startsWith(begins),
    );
    const nth = 'name' in reference ? reference.nth : null;
    const called = items.flatMap((item, index) =>
      'name' in reference && named(item) === reference.name ? [index] : [],
    );
    const numbered = nth === null || quoted !== null ? -1 : (called[nth - 1] ?? -1);
    const at = (byText ?? its)?.index ?? (positions.includes(numbered) ? -1 : numbered);
    if (at < 0)
      return `${written(reference, names)}${quoted?.[0] ?? ''} is none of ${items.map(inWords).join(', ')}`;
    positions.push(at);
    rest = read.rest.slice(quoted?.[0].length ?? 0).replace(separator, '');
  }
  return positions;
}

/** Whether an object, also one that has left, is what is meant. */
function isObject(game: Game, names: Names, reference: Reference): (id: ObjectId) => boolean {
  if ('player' in reference) return () => false;
  const cards = candidates(game, names, { ...reference, ability: false }).map((target) =>
    'object' in target ? (game.objects[target.object]?.card ?? -1) : -1,
  );
  // What is gone is called by its name alone.
  const isNameAlone = reference.nth === null && reference.of === null;
  return (id) =>
    cards.includes(game.objects[id]?.card ?? -2) || (isNameAlone && nameOf(game, id) === reference.name);
}

function ordered(game: Game, names: Names, decision: DecisionOf<'order'>, text: string): Understood {
  if (text === 'anything') return is(decision.items.map((_item, at) => at));
  const positions = positionsOf(game, names, decision.items, text);
  return typeof positions === 'string' ? no(positions) : is(positions);
}

function oneOf(
  game: Game,
  names: Names,
  options: readonly { readonly object: ObjectId; readonly text: string }[],
  text: string,
): Understood {
  const positions = positionsOf(game, names, options, text);
  if (typeof positions === 'string') return no(positions);
  const [first] = positions;
  return first === undefined ? no('say which') : is(first);
}

function reversed(game: Game, names: Names, decision: DecisionOf<'reverseMana'>, text: string): Understood {
  if (text === 'nothing') return is([]);
  if (text === 'everything') return is(decision.abilities.flatMap((one, at) => (one.reversible ? [at] : [])));
  const positions = positionsOf(game, names, decision.abilities, text);
  return typeof positions === 'string' ? no(positions) : is(positions);
}

function divided(game: Game, names: Names, decision: DecisionOf<'divide'>, text: string): Understood {
  const shares = readShares(text, names.lexicon);
  if ('ok' in shares) return no(shares.reason);
  return dividing(game, names, decision, shares.shares);
}

/** What each target of a decision gets. */
export function dividing(
  game: Game,
  names: Names,
  decision: DecisionOf<'divide'>,
  shares: readonly { readonly amount: number; readonly to: Reference }[],
): Understood {
  const amounts = decision.among.map(() => 0);
  for (const { amount, to } of shares) {
    const found = findAmong(game, names, to, (target) =>
      decision.among.some((one, at) => (amounts[at] ?? 0) === 0 && sameTarget(one, target)),
    );
    if ('reason' in found) return no(found.reason, [decision.rule]);
    const at = decision.among.findIndex((one) => sameTarget(one, found.target));
    amounts[at] = amount;
  }
  return is(amounts);
}

/** `top: A, B; bottom: C`. */
function arranged(game: Game, names: Names, decision: DecisionOf<'arrange'>, text: string): Understood {
  const piles: (readonly number[])[] = decision.piles.map(() => []);
  const items = decision.cards.map((object) => ({ object }));
  const used: number[] = [];
  for (const part of text.split(/;\s*/)) {
    const [pile = '', cards = ''] = part.split(/:\s*/);
    const at = decision.piles.findIndex((name) => name.toLowerCase().startsWith(pile.trim().toLowerCase()));
    if (at < 0) return no(`“${pile}” is no pile; there are ${decision.piles.join(', ')}`);
    if (cards === '' || cards === 'nothing') continue;
    const left = items.map((item, index) => (used.includes(index) ? { object: -1 } : item));
    const positions = positionsOf(game, names, left, cards);
    if (typeof positions === 'string') return no(positions);
    piles[at] = positions;
    used.push(...positions);
  }
  return is(piles);
}

/** What has only one recipient needs no words. `2 to A, 4 to bob`, and for several creatures `Green Giant: 2 to A, 4 to bob; Bear: 2 to C`. */
function assigned(game: Game, names: Names, decision: DecisionOf<'combatDamage'>, text: string): Understood {
  const answers: { object: ObjectId; to: { recipient: Target; amount: number }[] }[] = [];
  const parts = text.split(/;\s*/);
  for (const part of parts) {
    const named = readReference(part, names.lexicon);
    const isNamed = named !== null && 'name' in named.reference && named.rest.startsWith(':');
    const free = decision.creatures.filter(({ object }) => answers.every((one) => one.object !== object));
    const isIt = isNamed ? isObject(game, names, named.reference) : () => true;
    const choosing = free.filter(({ recipients }) => recipients.length > 1);
    const creature = (isNamed || choosing.length === 0 ? free : choosing).find(({ object }) => isIt(object));
    if (creature === undefined) return no(`“${part}” is no creature that assigns damage here`);
    const shares = readShares(isNamed ? named.rest.slice(1).trim() : part, names.lexicon);
    if ('ok' in shares) return no(shares.reason);
    const to: { recipient: Target; amount: number }[] = [];
    for (const { amount, to: reference } of shares.shares) {
      const found = findAmong(game, names, reference, (target) =>
        creature.recipients.some((one) => sameTarget(one, target)),
      );
      if ('reason' in found) return no(found.reason, [decision.rule]);
      to.push({ recipient: found.target, amount });
    }
    answers.push({ object: creature.object, to });
  }
  for (const { amount, object, recipients } of decision.creatures) {
    const [recipient, other] = recipients;
    if (answers.some((one) => one.object === object) || recipient === undefined || other !== undefined)
      continue;
    answers.push({ object, to: [{ recipient, amount }] });
  }
  return is(answers);
}

function payment(game: Game, decision: DecisionOf<'payment'>, text: string): Understood {
  if (text === 'automatically') return is('auto');
  const letters = text.replace(/^with /, '').replace(/[{}, ]/g, '');
  if (!/^[WUBRGC]+$/.test(letters))
    return no(
      `“${text}” is no mana: a cost is paid now, with mana from the pool like {R}{R} or automatically`,
    );
  const pool = game.players[decision.player]?.pool ?? [];
  const units: number[] = [];
  for (const letter of letters) {
    const at = pool.findIndex(({ type }, index) => type === letter && !units.includes(index));
    if (at < 0)
      return no(
        `there is no ${letter} left in the pool, which has ${pool.map(({ type }) => type).join('') || 'nothing'}`,
      );
    units.push(at);
  }
  return is({ units });
}
