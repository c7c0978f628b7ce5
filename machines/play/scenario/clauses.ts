/** What a line says of the choices of a spell or ability: `on A, B with X = 3 kicked by flashback`, in any order. */
import { type Clauses, fault, type Unread, unknownName } from './action.ts';
import { type Lexicon, type Reference, readReference, readReferences, unknownAt } from './names.ts';
import type { Form } from './told.ts';

/** What a clause adds, and the text after it. */
interface Taken {
  readonly more: Partial<Clauses>;
  readonly rest: string;
}

/** A clause, read by the first whose pattern fits the beginning of what is left. */
interface Clause extends Form {
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray, rest: string, lexicon: Lexicon, before: Clauses) => Taken | Unread;
}

const names =
  (key: 'targets' | 'splicing' | 'paying'): Clause['read'] =>
  (_found, rest, lexicon) => {
    const list = readReferences(rest, lexicon);
    return 'unknown' in list ? unknownName(list) : { more: { [key]: list.references }, rest: list.rest };
  };

export const clauseForms = {
  targets: {
    form: 'on A, B',
    says: 'The targets, in the order in which they are asked for.',
    examples: [
      'alice casts Shock on bob',
      'alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem',
    ],
    pattern: /^on /,
    read: names('targets'),
  },
  x: {
    form: 'with X = N',
    says: 'The value of X.',
    examples: ['alice casts Blaze on bob with X = 3'],
    pattern: /^with X ?= ?(\d+)/,
    read: ([, number], rest) => ({ more: { x: Number(number) }, rest }),
  },
  kicked: {
    form: 'kicked | kicked with COST and COST | kicked N times',
    says: 'Optional additional costs are paid: each, so often, or those of several. Without it they aren’t.',
    examples: [
      'alice casts Scorching Lava on bob kicked',
      'alice casts Stormscape Battlemage kicked with {W}',
      'alice casts Mounting Heat on bob kicked 3 times',
    ],
    pattern: /^kicked(?: (\d+) times| twice| with ((?:(?:\{\w+\})+|\d+)(?: and (?:(?:\{\w+\})+|\d+))*))?/,
    read: ([words, times, costs], rest) => ({
      more: {
        kicked: words?.endsWith('twice') === true ? 2 : Number(times ?? 1),
        kickedWith: costs?.split(' and ') ?? [],
      },
      rest,
    }),
  },
  by: {
    form: 'by WAY',
    says: 'The way of casting it, if not for its mana cost; of several costs with the cost.',
    examples: ['alice casts Firebolt by flashback on bob'],
    // Two ways can be joined: by jump-start overload.
    pattern:
      /^by (?!hand\b)([a-z-]+(?: (?!(?:on|with|kicked|by|choosing|dividing|splicing|paying|making)\b)[a-z-]+)?(?: (?:\{[^}]+\})+|—.+)?)/,
    read: ([, by = null], rest) => ({ more: { by }, rest }),
  },
  bySource: {
    form: 'by A | by WAY by A | by A as an artifact',
    says: 'What lets it be cast, where something must; of one that lets several types be cast, as which.',
    examples: ['alice casts Grizzly Bears by Serra Paragon'],
    pattern: /^by /,
    read(_found, rest, lexicon, { by }) {
      const source = readReference(rest, lexicon);
      if (source === null || !('name' in source.reference)) return unknownName({ unknown: unknownAt(rest) });
      const { name, nth } = source.reference;
      const [as = ''] = /^\s*as an? \w+/.exec(source.rest) ?? [];
      const words = [
        `${by ?? 'mana'} by ${name}`,
        ...(nth === null ? [] : [nth]),
        ...(as === '' ? [] : [as.trim()]),
      ];
      return { more: { by: words.join(' ') }, rest: source.rest.slice(as.length) };
    },
  },
  modes: {
    form: 'choosing N and N',
    says: 'The modes, counted from 1.',
    examples: ['alice casts Cryptic Command choosing 3 and 4'],
    pattern: /^choosing (?:modes? )?(\d+(?:(?:, and | and |, )\d+)*)/,
    read: ([, modes = ''], rest) => ({ more: { modes: modes.match(/\d+/g)?.map(Number) ?? [] }, rest }),
  },
  divided: {
    form: 'dividing N to A, N to B',
    says: 'How an amount is divided; with that the targets are said as well.',
    examples: ['alice casts Fire dividing 1 to Grizzly Bears, 1 to bob'],
    pattern: /^dividing /,
    read(_found, rest, lexicon, { targets }) {
      const shares = readShares(rest, lexicon);
      if ('ok' in shares) return shares;
      const divided = shares.shares;
      return {
        more: { divided, targets: targets.length > 0 ? targets : divided.map(({ to }) => to) },
        rest: shares.rest,
      };
    },
  },
  splicing: {
    form: 'splicing A, B',
    says: 'The cards spliced onto it, in the order of their effects.',
    examples: ['alice casts Reach Through Mists splicing Glacial Ray on bob'],
    pattern: /^splicing /,
    read: names('splicing'),
  },
  byHand: {
    form: 'paying by hand',
    says: 'The lines that follow pay the mana; without it that goes by itself.',
    examples: ['alice casts Shock on bob paying by hand'],
    pattern: /^paying by hand/,
    read: (_found, rest) => ({ more: { byHand: true }, rest }),
  },
  payingMana: {
    form: 'paying {R}{R}',
    says: 'The mana from the pool that its cost takes.',
    examples: ['alice casts Grizzly Bears paying {G}{W}'],
    pattern: /^paying ((?:\{[WUBRGC]\})+)/,
    read: ([, mana = ''], rest) => ({ more: { mana: mana.replace(/[{}]/g, '') }, rest }),
  },
  making: {
    form: 'making {R}',
    says: 'The mana that a mana ability makes, type by type where there is a choice.',
    examples: ['alice activates City of Brass making {R}'],
    pattern: /^making ((?:\{[WUBRGC]\})+)/,
    read: ([, making = ''], rest) => ({ more: { making: making.replace(/[{}]/g, '') }, rest }),
  },
  paying: {
    form: 'paying A, B',
    says: 'What costs take: sacrificed, discarded, tapped, exiled, returned.',
    examples: ['alice casts Tormenting Voice paying Forest'],
    pattern: /^paying /,
    read: names('paying'),
  },
} as const satisfies Readonly<Record<string, Clause>>;

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
  mana: null,
  making: '',
  byHand: false,
};

const trimmed = (text: string): string => text.replace(/^,/, '').trim();

/** Reads the clauses of a line, in any order. */
export function readClauses(text: string, lexicon: Lexicon): Clauses | Unread {
  let clauses = noClauses;
  let rest = trimmed(text);
  while (rest !== '') {
    const read = firstClause(rest, lexicon, clauses);
    if ('ok' in read) return read;
    clauses = { ...clauses, ...read.more };
    rest = trimmed(read.rest);
  }
  return clauses;
}

function firstClause(text: string, lexicon: Lexicon, before: Clauses): Taken | Unread {
  for (const { pattern, read } of Object.values<Clause>(clauseForms)) {
    const found = pattern.exec(text);
    if (found !== null) return read(found, text.slice(found[0].length), lexicon, before);
  }
  return fault(
    `“${text}” can’t be read: there are on, with X =, kicked, by, choosing, dividing, splicing, paying, making`,
  );
}

/** `2 to A, 1 to B`. */
export function readShares(
  text: string,
  lexicon: Lexicon,
):
  | { readonly shares: readonly { readonly amount: number; readonly to: Reference }[]; readonly rest: string }
  | Unread {
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
