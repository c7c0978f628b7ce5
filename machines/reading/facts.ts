import type { FaceDefinition } from '../rules/index.ts';

/** What is printed on a card's face (200.1). */
export interface Facts {
  readonly name: string;
  /** As `{2}{W}`; absent or empty: it has none (202.1b). */
  readonly manaCost?: string | undefined;
  /** Its color indicator (204); absent: it has none. `'unknown'`: the file doesn't say, and it may have one. */
  readonly colorIndicator?: FaceDefinition['colorIndicator'] | 'unknown' | undefined;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly loyalty?: string | undefined;
  readonly defense?: string | undefined;
  /** Which half of a split card it is, if it is known. */
  readonly half?: 'left' | 'right' | undefined;
  /** Its rules text, a paragraph a line, with or without reminder text. */
  readonly oracleText: string;
}

/** What of it sentences are understood by. Lines are read once for all cards that are alike in it: nothing else may be asked there. */
export type Bearing = Pick<Facts, 'types' | 'subtypes' | 'half'>;

/** What is printed on a card: on its only face, or on its front one (or left half) and on `back`. */
export interface CardFacts extends Facts {
  /** How its faces are laid out, as card files say it: `'transform'`, `'modal_dfc'`, `'split'`, `'adventure'`, … Absent: one face. */
  readonly layout?: string | undefined;
  /** Its other face: the back one, the right half, the Adventure, what it is once flipped. */
  readonly back?: Facts | undefined;
  /** Of a meld card: the name of its counterpart; `back` is what they become (712.4). */
  readonly meldsWith?: string | undefined;
}

/** Whether it is an instant or a sorcery: what its text does is a spell ability (113.3a). */
export const isSpell = ({ types }: Pick<Facts, 'types'>): boolean =>
  types.some((type) => /^(?:instant|sorcery)$/i.test(type));

/** Whether it is a dungeon, whose text is that of its rooms (309.4). */
export const isDungeon = ({ types }: Pick<Facts, 'types'>): boolean =>
  types.some((type) => /^dungeon$/i.test(type));

/** What category of phrase a paragraph of its text is. */
export const lineOf = (facts: Pick<Facts, 'types'>): string =>
  isSpell(facts) ? 'spellLine' : isDungeon(facts) ? 'dungeonLine' : 'permanentLine';
