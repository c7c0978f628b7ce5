/** The lines of a script, in the players’ words; one line is one decision, or passing. */
import { nearestOf, type PlayerId } from '../../rules/index.ts';
import { type Action, fault, type LineResult, read, type Unread, unknownName } from './action.ts';
import { readClauses } from './clauses.ts';
import { type Lexicon, type Reference, readReference, readReferences, unknownAt } from './names.ts';
import type { Form } from './told.ts';
import { readUntil } from './until.ts';

/** Reads a line of a script. */
export function readLine(line: string, lexicon: Lexicon): LineResult {
  const text = line.trim();
  for (const { pattern, read: meaning } of Object.values<Phrase>(phraseForms)) {
    const found = pattern.exec(text);
    if (found !== null) return meaning(found, lexicon);
  }
  const [subject = '', verb = ''] = text.split(' ');
  const player = lexicon.players.findIndex((name) => name.toLowerCase() === subject.toLowerCase());
  if (player < 0)
    return fault(
      `a line begins with a player (${lexicon.players.join(', ')}), “pass until”, “everyone passes”, “stop here” or “refused”`,
      subject,
    );
  const reading = verbs[verb];
  if (reading === undefined) {
    const known = Object.keys(verbs);
    const reason = `“${verb}” is nothing a player does; there are ${known.join(', ')}`;
    return fault(reason, null, nearestOf(verb, known, 1));
  }
  return reading.read(player, text.slice(subject.length + verb.length + 2), lexicon);
}

/** A line that doesn’t begin with a player. */
interface Phrase extends Form {
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray, lexicon: Lexicon) => LineResult;
}

export const phraseForms = {
  everyonePasses: {
    form: 'everyone passes',
    says: 'Each player passes once: what is on top of the stack resolves, or the step ends.',
    examples: ['everyone passes'],
    pattern: /^everyone passes$/,
    read: () => read({ do: 'allPass' }),
  },
  passUntil: {
    form: 'pass until …',
    says: 'Players pass until then; on that way nobody attacks or blocks. The times are listed below.',
    examples: ['pass until the stack is empty'],
    pattern: /^pass until (.*)$/,
    read: ([, until = ''], lexicon) => readUntil(until, lexicon),
  },
  stop: {
    form: 'stop here',
    says: 'As the last line: the game goes no further. So it is after passing at the end, too; else what is on the stack resolves before the expectations are compared.',
    examples: ['stop here'],
    pattern: /^stop here$/,
    read: () => read({ do: 'stop' }),
  },
  refused: {
    form: 'refused RULE: LINE',
    says: 'The line is tried on a copy of the game and must be refused, by that rule or one below it; without a number by any.',
    examples: ['refused 302.6: alice attacks bob with Kite', 'refused: bob plays Forest'],
    pattern: /^refused(?: (\d{3}(?:\.\d+[a-z]?)?))?: (.*)$/,
    read([, rule = null, line = ''], lexicon) {
      const inner = readLine(line, lexicon);
      return inner.ok ? read({ do: 'refused', rule, action: inner.action }) : inner;
    },
  },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What a player does. */
interface Verb extends Form {
  readonly read: (player: PlayerId, rest: string, lexicon: Lexicon) => LineResult;
}

const alone =
  (action: (player: PlayerId) => Action): Verb['read'] =>
  (player, rest) =>
    rest === '' ? read(action(player)) : fault(`“${rest}” is too much here`);

const answering =
  (verb: string, say: (rest: string) => string = (rest) => rest): Verb['read'] =>
  (player, rest) =>
    read({ do: 'answer', player, verb, phrase: say(rest) });

/** A special action with an object, written as this pattern says after its name; `words` are these in words. */
const special =
  (kind: 'turnFaceUp' | 'exileFromHand', pattern: RegExp, words: string): Verb['read'] =>
  (player, rest, lexicon) => {
    const found = readReference(rest, lexicon);
    if (found === null) return unknownName({ unknown: unknownAt(rest) });
    const said = pattern.exec(found.rest);
    return said === null
      ? fault(`after “${rest}” the line goes on: ${words}`)
      : read({ do: kind, player, object: found.reference, mana: said[1] ?? null });
  };

const anotherWord = (verb: string, says: string, example: string) => ({
  form: `A ${verb} …`,
  says,
  examples: [example] as const,
  read: answering(verb),
});

export const verbForms = {
  plays: {
    form: 'A plays B',
    says: 'The player plays a land.',
    examples: ['alice plays Forest'],
    read(player, rest, lexicon) {
      const found = readReference(rest, lexicon);
      if (found === null || found.rest !== '') return unknownName({ unknown: rest });
      return read({ do: 'play', player, object: found.reference });
    },
  },
  casts: {
    form: 'A casts B …',
    says: 'The player casts a spell. What its clauses leave open, the lines that follow answer; mana is paid automatically.',
    examples: ['alice casts Shock on bob'],
    read(player, rest, lexicon) {
      const found = readReference(rest, lexicon);
      if (found === null) return unknownName({ unknown: unknownAt(rest) });
      const clauses = readClauses(found.rest, lexicon);
      return 'ok' in clauses ? clauses : read({ do: 'cast', player, object: found.reference, clauses });
    },
  },
  activates: {
    form: 'A activates B … | A activates B ability N … | A activates B "TEXT" …',
    says: 'The player activates an ability: of several the first, second, or the one whose text begins so.',
    examples: [
      'alice activates Prodigal Sorcerer on bob',
      'alice activates Walking Ballista ability 2 on bob',
      'alice activates Walking Ballista "{4}:"',
    ],
    read(player, rest, lexicon) {
      const found = readReference(rest, lexicon);
      if (found === null) return unknownName({ unknown: unknownAt(rest) });
      const which = /^ (?:ability (\d+)|"([^"]+)")/.exec(found.rest);
      const clauses = readClauses(found.rest.slice(which?.[0].length ?? 0), lexicon);
      if ('ok' in clauses) return clauses;
      const chosen = which === null ? null : which[1] === undefined ? (which[2] ?? null) : Number(which[1]);
      return read({ do: 'activate', player, object: found.reference, which: chosen, clauses });
    },
  },
  attacks: {
    form: 'A attacks B with C, D; E with F',
    says: 'The player declares attackers: whom which creatures attack. Players pass to the declaration from a main phase.',
    examples: [
      'alice attacks bob with Grizzly Bears',
      'alice attacks bob with Grizzly Bears, Hill Giant; carol with Kite',
      'alice attacks with nothing',
    ],
    read(player, rest, lexicon) {
      if (/^(with )?nothing$/.test(rest)) return read({ do: 'attack', player, attacks: [] });
      const pairs = readPairs(rest, lexicon);
      if ('ok' in pairs) return pairs;
      const attacks = pairs.map(({ one, others }) => ({ defender: one, with: others }));
      return read({ do: 'attack', player, attacks });
    },
  },
  blocks: {
    form: 'A blocks B with C, D; E with F',
    says: 'The player declares blockers: which creatures block what. Players pass to it from the declaration of attackers.',
    examples: ['bob blocks Hill Giant with Grizzly Bears, Kite', 'bob blocks nothing'],
    read(player, rest, lexicon) {
      if (rest === 'nothing') return read({ do: 'block', player, blocks: [] });
      const pairs = readPairs(rest, lexicon);
      if ('ok' in pairs) return pairs;
      const blocks = pairs.map(({ one, others }) => ({ attacker: one, with: others }));
      return read({ do: 'block', player, blocks });
    },
  },
  passes: {
    form: 'A passes',
    says: 'The player passes priority.',
    examples: ['alice passes'],
    read: alone((player) => ({ do: 'pass', player })),
  },
  answers: {
    form: 'A answers …',
    says: 'The player answers what they are asked: see the kinds of decisions.',
    examples: ['alice answers blue'],
    read: answering('answers'),
  },
  chooses: anotherWord(
    'chooses',
    'The same as answers, where something is chosen.',
    'bob chooses Hill Giant',
  ),
  says: anotherWord('says', 'The same as answers, for yes and no.', 'alice says yes'),
  orders: anotherWord('orders', 'The same as answers, for an order.', 'alice orders anything'),
  assigns: anotherWord(
    'assigns',
    'The same as answers, for combat damage: players pass to it from the declaration of blockers.',
    'alice assigns 2 to Grizzly Bears, 4 to bob',
  ),
  pays: {
    form: 'A pays MANA | A pays',
    says: 'The player pays mana from the pool: which, or without more automatically.',
    examples: ['alice pays {R}', 'alice pays'],
    read: answering('pays', (rest) => (rest === '' ? 'automatically' : rest)),
  },
  keeps: {
    form: 'A keeps',
    says: 'The player keeps the opening hand.',
    examples: ['alice keeps'],
    read: answering('keeps', () => 'keep'),
  },
  mulligans: {
    form: 'A mulligans',
    says: 'The player takes a mulligan.',
    examples: ['alice mulligans'],
    read: answering('mulligans', () => 'mulligan'),
  },
  turns: {
    form: 'A turns B face up | A turns B face up for COST',
    says: 'The player turns a permanent face up (116.2b).',
    examples: ['alice turns Pine Walker face up'],
    read: special('turnFaceUp', /^ face up(?: for (\S+))?$/, 'face up'),
  },
  exiles: {
    form: 'A exiles B from hand | A exiles B from hand for COST',
    says: 'The player exiles a card from their hand, as foretell and suspend let them (116.2f, 116.2h).',
    examples: ['alice exiles Ancestral Vision from hand'],
    read: special('exileFromHand', /^ from hand(?: for (\S+))?$/, 'from hand'),
  },
  unlocks: {
    form: 'A unlocks B',
    says: 'The player unlocks the half of a Room that is called so (116.2m).',
    examples: ['alice unlocks Locker Room'],
    read(player, rest, lexicon) {
      const found = readReference(rest, lexicon);
      if (found === null || found.rest !== '') return unknownName({ unknown: unknownAt(rest) });
      return read({ do: 'unlock', player, object: found.reference, mana: null });
    },
  },
  cancels: {
    form: 'A cancels',
    says: 'The player goes back on what they are casting or activating (733.1).',
    examples: ['alice cancels'],
    read: alone((player) => ({ do: 'cancel', player })),
  },
  concedes: {
    form: 'A concedes',
    says: 'The player concedes (104.3a).',
    examples: ['bob concedes'],
    read: alone((player) => ({ do: 'concede', player })),
  },
} as const satisfies Readonly<Record<string, Verb>>;

const verbs: Readonly<Record<string, Verb>> = verbForms;

interface Pair {
  readonly one: Reference;
  readonly others: readonly Reference[];
}

/** `A with B, C; D with E`. */
function readPairs(text: string, lexicon: Lexicon): readonly Pair[] | Unread {
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
