/**
 * Names that are derived from what they name. An author may call what an instruction did, what a cost took and what linked
 * abilities remember whatever they like; in the canonical form each has the word for what was done (`given-names.ts`), as
 * `chosen`. What has the same word as something that was named before it has a number: `chosen-2`.
 *
 * - What is never found by its name has none, where it needn't have one.
 * - Names of instructions are counted in each ability, as nothing else can find them, and in each mode. What waits for
 *   later, or replaces something, has those around it, and its own.
 * - Links (607) and names of costs (118.8-9) are counted over all that a card says on all its faces. A token, an emblem
 *   and a sticker have their own.
 * - What nothing here gives is a keyword's, an engine's or another object's name, and stays.
 */
import { isRecord } from '../../state/is-record.ts';
import { type Family, type Form, type Naming, oneFor } from '../check/form.ts';
import type { Check } from '../check/shape.ts';
import { numbered, wordFor } from './given-names.ts';
import type { Words } from './words.ts';

/** Something that has a name. */
interface Named {
  /** As the author calls it. */
  readonly called: string;
  /** What it is; `undefined` as long as only its name was met. */
  word: string | undefined;
  isFound: boolean;
  /** It has to have a name, whether that is used or not. */
  isNeeded: boolean;
  /** What it is called in the canonical form. */
  name: string;
}

/** By the names that the author gave. */
type Names = Map<string, Named>;

/** Where a walk is: what can be found there, and the innermost words that can say what a name is of. */
interface Place {
  readonly names: Readonly<Record<Naming, Names>>;
  readonly of: Words;
  readonly family: Family;
}

/** What is met on a walk: a name, whether it is given here, and whether there has to be one. */
interface Met {
  readonly called: string;
  readonly form: Form & { readonly is: 'name' };
  readonly isNeeded: boolean;
}

/** What stands instead of a name; `undefined` for nothing. */
type Renaming = (met: Met, place: Place) => string | undefined;

export function withDerivedNames<Definition>(words: Definition, check: Check): Definition;
export function withDerivedNames(words: unknown, check: Check): unknown {
  const met: Named[] = [];
  const given: { readonly named: Named; readonly beside: readonly Named[] }[] = [];
  walked(words, check, nowhere(), ({ called, form: { gives, of }, isNeeded }, place) => {
    const names = place.names[of];
    const named = names.get(called) ?? {
      called,
      word: undefined,
      isFound: false,
      isNeeded: false,
      name: called,
    };
    names.set(called, named);
    met.push(named);
    if (!gives) named.isFound = true;
    else {
      named.isNeeded ||= isNeeded;
      if (named.word === undefined) {
        named.word = wordFor(of, place.of, place.family);
        given.push({ named, beside: [...names.values()] });
      }
    }
    return called;
  });
  if (met.length === 0) return words;
  const isNamed = ({ isFound, isNeeded }: Named): boolean => isFound || isNeeded;
  const done = new Set<Named>();
  for (const { named, beside } of given) {
    const taken = beside.filter((one) => one.word === undefined || done.has(one));
    if (isNamed(named))
      named.name = numbered(
        named.word ?? named.called,
        taken.filter(isNamed).map(({ name }) => name),
      );
    done.add(named);
  }
  let at = 0;
  return walked(words, check, nowhere(), ({ called }) => {
    const named = met[at++];
    if (named === undefined || named.word === undefined) return called;
    return isNamed(named) ? named.name : undefined;
  });
}

const nowhere = (): Place => ({
  names: { instruction: new Map(), cost: new Map(), link: new Map() },
  of: {},
  family: 'holder',
});

/** All that can be found around it, and names of instructions of its own. */
const within = (names: Place['names']): Place['names'] => ({
  ...names,
  instruction: new Map(names.instruction),
});

/** What can be found, and by which words names are, in a part of this family. */
function inFamily(family: Family, words: unknown, place: Place): Place {
  const { names } = place;
  const here = { of: isRecord(words) ? words : place.of, family };
  switch (family) {
    case 'holder':
      return nowhere();
    case 'ability':
      return { ...here, names: { ...names, instruction: new Map() } };
    case 'mode':
      return { ...place, names: within(names) };
    case 'replacement':
      return { ...here, names: within(names) };
    case 'instruction':
      return { ...here, names: isForLater(here.of) ? within(names) : names };
    case 'cost part':
    case 'rule change':
      return { ...here, names };
    default:
      return place;
  }
}

const isForLater = ({ do: done }: Words): boolean => done === 'delayedTrigger' || done === 'reflexive';

/** Words with other names, met in the order in which the forms of their parts have them. */
function walked(words: unknown, check: Check, place: Place, rename: Renaming, isNeeded = true): unknown {
  const { form } = check;
  switch (form.is) {
    case 'name':
      return typeof words === 'string' ? rename({ called: words, form, isNeeded }, place) : words;
    case 'family':
      return walked(words, form.of, inFamily(form.family, words, place), rename, isNeeded);
    case 'later':
      return walked(words, form.of(), place, rename, isNeeded);
    case 'either': {
      const one = oneFor(words, form);
      return one === undefined ? words : walked(words, one, place, rename, isNeeded);
    }
    case 'list':
      return Array.isArray(words) ? words.map((part) => walked(part, form.of, place, rename)) : words;
    case 'fields':
      return isRecord(words) ? inFields(words, form, place, rename) : words;
    default:
      return words;
  }
}

function inFields(
  words: Words,
  { fields }: Form & { readonly is: 'fields' },
  place: Place,
  rename: Renaming,
): Words {
  const renamed: Record<string, unknown> = { ...words };
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined || words[key] === undefined) continue;
    const isMaybe = typeof field !== 'function';
    const part = walked(words[key], isMaybe ? field.maybe : field, place, rename, !isMaybe);
    if (part === undefined) delete renamed[key];
    else renamed[key] = part;
  }
  return renamed;
}
