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
