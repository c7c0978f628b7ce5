/** What is known of a card's face apart from its text. */
export interface Facts {
  readonly name: string;
  readonly manaCost?: string | undefined;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly loyalty?: string | undefined;
  readonly defense?: string | undefined;
  /** Which half of a split card it is, if it is known. */
  readonly half?: 'left' | 'right' | undefined;
  readonly oracleText: string;
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
