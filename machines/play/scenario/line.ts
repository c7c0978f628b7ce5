/**
 * The lines of a script, in the players’ words; one line is one decision.
 *
 * - `alice plays Forest`, `alice casts Shock on bob`, `alice activates Prodigal Sorcerer on bob`; of several abilities
 *   `ability 2`, or how its text begins: `"{T}: Add"`. After that come, in any order: `on A, B` (targets, in the order
 *   in which they are asked for), `with X = 3`, `kicked`, `kicked 2 times`, `kicked with {W} and {2}{B}`, `kicked with 2` (casualty 2), `by flashback` (the way of casting it; of several costs `by flashback {2}{R}`; `by Serra Paragon` or `by evoke by Serra Paragon`; `by Serra Paragon 2`, `by Muldrotha, the Gravetide as an artifact`, where that is what lets it be cast),
 *   `choosing 1 and 3` (modes), `splicing A, B` (in the order of their effects), `dividing 2 to A, 1 to B`, `paying A` (what costs take), `paying by hand`. What they
 *   leave open the next lines answer. Not saying `kicked` is not paying for it; mana is paid automatically.
 * - `alice attacks bob with A, B; carol with C`, `alice attacks with nothing`, `bob blocks A with C, D`,
 *   `bob blocks nothing`.
 * - `alice answers …` (also `chooses`, `says`, `orders`, `assigns`, `pays`): any other decision. `yes`, `no`, `3`, a
 *   word among the options, names, `nothing`; an order is the names in it, the first on the stack first (of several of one source `A 2`, or `A "When"` by how its text begins), or `anything`; damage is
 *   `2 to A, 4 to bob`, of several creatures `Green Giant: 2 to A, 4 to bob; Bear: 2 to C`; piles are `top: A; bottom: B`.
 *   `alice keeps`, `alice mulligans`.
 * - `alice passes`, `everyone passes`; `pass until the stack is empty`, `… bob's upkeep`, `… turn 7`,
 *   `… the next turn`, `… bob decides`, `… the game is over`: on that way nobody attacks or blocks.
 * - `stop here`, as the last line: the game goes no further (see `runScenario`). So it is after `everyone passes` and
 *   `pass until …` there.
 * - `alice turns A face up` (116.2b), `alice unlocks A` (116.2m), `alice exiles A from hand` (116.2f); of several costs `… for {2}`.
 * - `alice cancels` (733.1), `alice concedes`.
 * - `refused 509.1b: bob blocks A with C`: tried now, on a copy, and refused by that rule; `refused 509.1:` by that or
 *   one below it, `refused:` by any.
 *
 * Objects are called by name (`Grizzly Bears`), by which of them (`Grizzly Bears 2`, counted as one reads the setup: the
 * battlefield first, then the other zones, then what came to be since), by whose (`bob's Grizzly Bears`), by an alias of
 * the setup, and `the ability of Grizzly Bears` is one on the stack (of several `the ability of Grizzly Bears "When"`, by
 * how its text begins). A name alone means what is possible for the line: on the battlefield before any other zone.
 */
import { type Phase, type PlayerId, phases, type Step, steps } from '../../rules/index.ts';
import {
  type Lexicon,
  type Reference,
  readReference,
  readReferences,
  type UnknownName,
  unknownAt,
} from './names.ts';

/** What a line says about the choices of a spell or ability that it puts on the stack. */
export interface Clauses {
  /** In the order in which they are asked for. */
  readonly targets: readonly Reference[];
  readonly x: number | null;
  /** How often an optional additional cost is paid. */
  readonly kicked: number;
  /** With which of several such costs; none: with every one. */
  readonly kickedWith: readonly string[];
  /** The way of casting it: `flashback`, `mana by Serra Paragon`; null: for its mana cost. */
  readonly by: string | null;
  /** Modes, counted from 1. */
  readonly modes: readonly number[];
  readonly divided: readonly { readonly amount: number; readonly to: Reference }[];
  /** The cards spliced onto it, in the order of their effects. */
  readonly splicing: readonly Reference[];
  /** What costs take: sacrificed, discarded, tapped, exiled. */
  readonly paying: readonly Reference[];
  /** Mana is paid by the lines that follow. */
  readonly byHand: boolean;
}

/** Until when players pass. */
export type Until =
  | { readonly kind: 'stackIsEmpty' }
  | { readonly kind: 'place'; readonly of: PlayerId | null; readonly at: Phase | Step }
  | { readonly kind: 'turn'; readonly number: number }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'asked'; readonly player: PlayerId }
  | { readonly kind: 'over' };

/** A special action with an object. */
export interface Special {
  readonly player: PlayerId;
  readonly object: Reference;
  /** The mana of the cost for which; null: it isn't said. */
  readonly mana: string | null;
}

/** One line of a script: one decision, or passing. */
export type Action =
  | { readonly do: 'pass'; readonly player: PlayerId }
  | { readonly do: 'allPass' }
  | { readonly do: 'stop' }
  | { readonly do: 'passUntil'; readonly until: Until }
  | { readonly do: 'concede'; readonly player: PlayerId }
  | { readonly do: 'cancel'; readonly player: PlayerId }
  | { readonly do: 'play'; readonly player: PlayerId; readonly object: Reference }
  | ({ readonly do: 'turnFaceUp' } & Special)
  | ({ readonly do: 'exileFromHand' } & Special)
  | ({ readonly do: 'unlock' } & Special)
  | {
      readonly do: 'cast';
      readonly player: PlayerId;
      readonly object: Reference;
      readonly clauses: Clauses;
    }
  | {
      readonly do: 'activate';
      readonly player: PlayerId;
      readonly object: Reference;
      /** Which of several: its number from 1, or how its text begins. */
      readonly which: number | string | null;
      readonly clauses: Clauses;
    }
  | {
      readonly do: 'attack';
      readonly player: PlayerId;
      readonly attacks: readonly { readonly defender: Reference; readonly with: readonly Reference[] }[];
    }
  | {
      readonly do: 'block';
      readonly player: PlayerId;
      readonly blocks: readonly { readonly attacker: Reference; readonly with: readonly Reference[] }[];
    }
  | {
      readonly do: 'answer';
      readonly player: PlayerId;
      /** `answers`, `chooses`, `orders` … */
      readonly verb: string;
      readonly phrase: string;
    }
  /** The rule or the beginning of its number; null: any. */
  | { readonly do: 'refused'; readonly rule: string | null; readonly action: Action };

/** What can’t be read, with the name that isn’t known, if that is why. */
export interface LineFault {
  readonly reason: string;
  readonly unknown: string | null;
}

export type LineResult =
  | { readonly ok: true; readonly action: Action }
  | ({ readonly ok: false } & LineFault);

const fault = (reason: string, unknown: string | null = null): LineResult => ({ ok: false, reason, unknown });
const read = (action: Action): LineResult => ({ ok: true, action });
const unknownName = ({ unknown }: UnknownName): LineResult =>
  fault(`nothing here is called “${unknown}”`, unknown);

/** Reads a line of a script. */
export function readLine(line: string, lexicon: Lexicon): LineResult {
  const text = line.trim();
  const refused = /^refused(?: (\d{3}(?:\.\d+[a-z]?)?))?: (.*)$/.exec(text);
  if (refused !== null) {
    const inner = readLine(refused[2] ?? '', lexicon);
    return inner.ok ? read({ do: 'refused', rule: refused[1] ?? null, action: inner.action }) : inner;
  }
  const until = /^pass until (.*)$/.exec(text);
  if (until !== null) return readUntil(until[1] ?? '', lexicon);
  if (/^everyone passes$/.test(text)) return read({ do: 'allPass' });
  if (text === 'stop here') return read({ do: 'stop' });
  const [subject = '', verb = ''] = text.split(' ');
  const player = lexicon.players.findIndex((name) => name.toLowerCase() === subject.toLowerCase());
  if (player < 0)
    return fault(
      `a line begins with a player (${lexicon.players.join(', ')}), “pass until”, “everyone passes”, “stop here” or “refused”`,
      subject,
    );
  const reading = verbs[verb];
  if (reading === undefined)
    return fault(`“${verb}” is nothing a player does; there are ${Object.keys(verbs).join(', ')}`);
  return reading(player, text.slice(subject.length + verb.length + 2), lexicon);
}

type Reading = (player: PlayerId, rest: string, lexicon: Lexicon) => LineResult;

const alone =
  (action: (player: PlayerId) => Action): Reading =>
  (player, rest) =>
    rest === '' ? read(action(player)) : fault(`“${rest}” is too much here`);

const answering =
  (verb: string, say: (rest: string) => string = (rest) => rest): Reading =>
  (player, rest) =>
    read({ do: 'answer', player, verb, phrase: say(rest) });

const verbs: Readonly<Record<string, Reading>> = {
  passes: alone((player) => ({ do: 'pass', player })),
  concedes: alone((player) => ({ do: 'concede', player })),
  cancels: alone((player) => ({ do: 'cancel', player })),
  keeps: answering('keeps', () => 'keep'),
  mulligans: answering('mulligans', () => 'mulligan'),
  answers: answering('answers'),
  chooses: answering('chooses'),
  says: answering('says'),
  orders: answering('orders'),
  assigns: answering('assigns'),
  pays: answering('pays', (rest) => (rest === '' ? 'automatically' : rest)),
  plays(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null || found.rest !== '') return unknownName({ unknown: rest });
    return read({ do: 'play', player, object: found.reference });
  },
  turns(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null) return unknownName({ unknown: unknownAt(rest) });
    const said = /^ face up(?: for (\S+))?$/.exec(found.rest);
    return said === null
      ? fault(`after “${rest}” the line goes on: face up`)
      : read({ do: 'turnFaceUp', player, object: found.reference, mana: said[1] ?? null });
  },
  exiles(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null) return unknownName({ unknown: unknownAt(rest) });
    const said = /^ from hand(?: for (\S+))?$/.exec(found.rest);
    return said === null
      ? fault(`after “${rest}” the line goes on: from hand`)
      : read({ do: 'exileFromHand', player, object: found.reference, mana: said[1] ?? null });
  },
  unlocks(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null || found.rest !== '') return unknownName({ unknown: unknownAt(rest) });
    return read({ do: 'unlock', player, object: found.reference, mana: null });
  },
  casts(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null) return unknownName({ unknown: unknownAt(rest) });
    const clauses = readClauses(found.rest, lexicon);
    return 'ok' in clauses ? clauses : read({ do: 'cast', player, object: found.reference, clauses });
  },
  activates(player, rest, lexicon) {
    const found = readReference(rest, lexicon);
    if (found === null) return unknownName({ unknown: unknownAt(rest) });
    const which = /^ (?:ability (\d+)|"([^"]+)")/.exec(found.rest);
    const clauses = readClauses(found.rest.slice(which?.[0].length ?? 0), lexicon);
    if ('ok' in clauses) return clauses;
    const chosen = which === null ? null : which[1] === undefined ? (which[2] ?? null) : Number(which[1]);
    return read({ do: 'activate', player, object: found.reference, which: chosen, clauses });
  },
  attacks(player, rest, lexicon) {
    if (/^(with )?nothing$/.test(rest)) return read({ do: 'attack', player, attacks: [] });
    const pairs = readPairs(rest, lexicon);
    return 'ok' in pairs
      ? pairs
      : read({
          do: 'attack',
          player,
          attacks: pairs.map(({ one, others }) => ({ defender: one, with: others })),
        });
  },
  blocks(player, rest, lexicon) {
    if (rest === 'nothing') return read({ do: 'block', player, blocks: [] });
    const pairs = readPairs(rest, lexicon);
    return 'ok' in pairs
      ? pairs
      : read({
          do: 'block',
          player,
          blocks: pairs.map(({ one, others }) => ({ attacker: one, with: others })),
        });
  },
};

interface Pair {
  readonly one: Reference;
  readonly others: readonly Reference[];
}

/** `A with B, C; D with E`. */
function readPairs(text: string, lexicon: Lexicon): readonly Pair[] | LineResult {
  const pairs: Pair[] = [];
  for (const part of text.split(/;\s*/)) {
    const one = readReference(part, lexicon);
    if (one === null) return unknownName({ unknown: unknownAt(part) });
    if (!one.rest.startsWith(' with ')) return fault(`after “${part}” the line goes on: with …`);
    const others = readReferences(one.rest.slice(6), lexicon);
    if ('unknown' in others) return unknownName(others);
    if (others.rest !== '') return fault(`“${others.rest}” can’t be read`);
    pairs.push({ one: one.reference, others: others.references });
  }
  return pairs;
}

const noClauses: Clauses = {
  targets: [],
  x: null,
  kicked: 0,
  kickedWith: [],
  by: null,
  modes: [],
  divided: [],
  splicing: [],
  paying: [],
  byHand: false,
};

/** The clauses that list names. */
const listed: Readonly<Record<string, 'targets' | 'splicing' | 'paying'>> = {
  on: 'targets',
  splicing: 'splicing',
  paying: 'paying',
};

/** `on A, B with X = 3 kicked by flashback choosing 1 and 2 dividing 2 to A, 1 to B splicing D paying C`, in any order. */
function readClauses(text: string, lexicon: Lexicon): Clauses | LineResult {
  let clauses = noClauses;
  let rest = text.replace(/^,/, '').trim();
  while (rest !== '') {
    const x = /^with X ?= ?(\d+)/.exec(rest);
    const kicked =
      /^kicked(?: (\d+) times| twice| with ((?:(?:\{\w+\})+|\d+)(?: and (?:(?:\{\w+\})+|\d+))*))?/.exec(rest);
    const by = /^by (?!hand\b)([a-z-]+(?: (?:\{[^}]+\})+)?)/.exec(rest);
    const modes = /^choosing (?:modes? )?(\d+(?:(?:, and | and |, )\d+)*)/.exec(rest);
    const byHand = /^paying by hand/.exec(rest);
    const list = /^(on|splicing|paying) /.exec(rest);
    const whole = x ?? kicked ?? by ?? modes ?? byHand;
    if (x !== null) clauses = { ...clauses, x: Number(x[1]) };
    else if (kicked !== null)
      clauses = {
        ...clauses,
        kicked: kicked[0].endsWith('twice') ? 2 : Number(kicked[1] ?? 1),
        kickedWith: kicked[2]?.split(' and ') ?? [],
      };
    else if (by !== null) clauses = { ...clauses, by: by[1] ?? null };
    else if (modes !== null)
      clauses = { ...clauses, modes: (modes[1] ?? '').match(/\d+/g)?.map(Number) ?? [] };
    else if (byHand !== null) clauses = { ...clauses, byHand: true };
    else if (rest.startsWith('dividing ')) {
      const shares = readShares(rest.slice(9), lexicon);
      if ('ok' in shares) return shares;
      clauses = {
        ...clauses,
        divided: shares.shares,
        targets: clauses.targets.length > 0 ? clauses.targets : shares.shares.map(({ to }) => to),
      };
      rest = shares.rest.replace(/^,/, '').trim();
      continue;
    } else if (rest.startsWith('by ')) {
      const source = readReference(rest.slice(3), lexicon);
      if (source === null || !('name' in source.reference))
        return unknownName({ unknown: unknownAt(rest.slice(3)) });
      const { name, nth } = source.reference;
      // "by Muldrotha, the Gravetide as an artifact", "by Serra Paragon 2".
      const [type = ''] = /^\s*as an? \w+/.exec(source.rest) ?? [];
      const more = [...(nth === null ? [] : [` ${nth}`]), ...(type === '' ? [] : [` ${type.trim()}`])].join(
        '',
      );
      clauses = { ...clauses, by: `${clauses.by ?? 'mana'} by ${name}${more}` };
      rest = source.rest.slice(type.length).replace(/^,/, '').trim();
      continue;
    } else if (list !== null) {
      const found = readReferences(rest.slice(list[0].length), lexicon);
      if ('unknown' in found) return unknownName(found);
      clauses = { ...clauses, [listed[list[1] ?? ''] ?? 'targets']: found.references };
      rest = found.rest.replace(/^,/, '').trim();
      continue;
    } else
      return fault(
        `“${rest}” can’t be read: there are on, with X =, kicked, by, choosing, dividing, splicing, paying`,
      );
    rest = rest
      .slice(whole?.[0].length ?? 0)
      .replace(/^,/, '')
      .trim();
  }
  return clauses;
}

/** `2 to A, 1 to B`. */
export function readShares(
  text: string,
  lexicon: Lexicon,
):
  | { readonly shares: readonly { readonly amount: number; readonly to: Reference }[]; readonly rest: string }
  | LineResult {
  const shares: { readonly amount: number; readonly to: Reference }[] = [];
  let rest = text;
  for (;;) {
    const amount = /^(\d+) to /.exec(rest);
    if (amount === null) return fault(`“${rest}” can’t be read: say how much to whom, like “2 to bob”`);
    const to = readReference(rest.slice(amount[0].length), lexicon);
    if (to === null) return unknownName({ unknown: unknownAt(rest.slice(amount[0].length)) });
    shares.push({ amount: Number(amount[1]), to: to.reference });
    const more = /^(, and |, | and )(?=\d+ to )/.exec(to.rest);
    if (more === null) return { shares, rest: to.rest };
    rest = to.rest.slice(more[0].length);
  }
}

/** Places in a turn as they are said, and as the rules’ state names them. */
const placeWords: Readonly<Record<string, Phase | Step>> = {
  ...Object.fromEntries([...steps, ...phases].map((place) => [place.toLowerCase(), place])),
  'precombat main': 'precombatMain',
  'first main': 'precombatMain',
  'beginning of combat': 'beginningOfCombat',
  'declare attackers': 'declareAttackers',
  'declare blockers': 'declareBlockers',
  'combat damage': 'combatDamage',
  'end of combat': 'endOfCombat',
  'postcombat main': 'postcombatMain',
  'second main': 'postcombatMain',
};

function readUntil(text: string, lexicon: Lexicon): LineResult {
  if (/^the stack is empty$/.test(text)) return read({ do: 'passUntil', until: { kind: 'stackIsEmpty' } });
  if (/^the game is over$/.test(text)) return read({ do: 'passUntil', until: { kind: 'over' } });
  if (/^the next turn$/.test(text)) return read({ do: 'passUntil', until: { kind: 'nextTurn' } });
  const turn = /^turn (\d+)$/.exec(text);
  if (turn !== null) return read({ do: 'passUntil', until: { kind: 'turn', number: Number(turn[1]) } });
  const asked = /^(\S+) (decides|chooses|is asked)$/.exec(text);
  const who = (name: string | undefined) =>
    lexicon.players.findIndex((player) => player.toLowerCase() === name?.toLowerCase());
  if (asked !== null) {
    const player = who(asked[1]);
    return player < 0
      ? fault(`nobody is called “${asked[1]}”`, asked[1] ?? null)
      : read({ do: 'passUntil', until: { kind: 'asked', player } });
  }
  const place = /^(?:(\S+?)['’]s |the )?(.+?)(?: step| phase)?$/.exec(text);
  const at = placeWords[place?.[2]?.toLowerCase() ?? ''];
  const of = place?.[1] === undefined ? null : who(place[1]);
  if (at === undefined || (of !== null && of < 0))
    return fault(
      `“${text}” is no time: there are “the stack is empty”, steps and main phases like “bob’s upkeep”, “turn 7”, “the next turn”, “bob decides”, “the game is over”`,
    );
  return read({ do: 'passUntil', until: { kind: 'place', of, at } });
}
