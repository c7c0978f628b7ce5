/** A deck that comes with the engine. */
export interface Deck {
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly about: string;
  /** In the text form of deck lists. */
  readonly list: string;
}
