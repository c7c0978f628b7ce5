import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the two files beside the project say of a card. */
export interface CardFacts {
  readonly name: string;
  readonly manaCost?: string;
  readonly supertypes?: readonly string[];
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly oracleText?: string;
  /** Of a back face: the name of its front. */
  readonly faceOf?: string;
}

const files = ['conformance/cards.jsonl', 'rules/ledger-cards.jsonl'].map((file) =>
  fileURLToPath(new URL(`../../../../shared/${file}`, import.meta.url)),
);

/** Facts by name, or `null` in a clone that stands alone. */
export const facts: ReadonlyMap<string, CardFacts> | null = files.every((file) => existsSync(file))
  ? new Map(
      files
        .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
        .filter((line) => line !== '')
        .reverse()
        .map((line): [string, CardFacts] => {
          const card: CardFacts = JSON.parse(line);
          return [card.name, card];
        }),
    )
  : null;
