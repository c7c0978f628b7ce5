import type { Game } from '../state/game.ts';
import type { HadAbility } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { sameWords } from '../state/same-words.ts';
import { type KeywordModule, rulesTable } from '../state/table.ts';
import { isSpokenOf } from './spoken-of.ts';

/** A keyword ability that an object has, with what it means. */
export interface HadKeyword {
  readonly module: KeywordModule;
  readonly had: HadAbility;
}

/** The keyword abilities among these that have a module, in their order; redundant ones once (702.2f and such). */
export const modulesAmong = onceFor((abilities: readonly HadAbility[]): readonly HadKeyword[] =>
  withoutRedundant(withModules(abilities)),
);

/** The abilities without those with this keyword, and without special forms of it (702.22b). */
export const withoutKeyword = (abilities: readonly HadAbility[], keyword: string): readonly HadAbility[] =>
  abilities.filter(
    ({ ability }) =>
      ability.kind !== 'keyword' ||
      (ability.keyword !== keyword && rulesTable().keywords[ability.keyword]?.formOf !== keyword),
  );

const withModules = (abilities: readonly HadAbility[]): readonly HadKeyword[] =>
  abilities.flatMap((had) => {
    const module = had.ability.kind === 'keyword' ? rulesTable().keywords[had.ability.keyword] : undefined;
    return module === undefined ? [] : [{ module, had }];
  });

const withoutRedundant = (all: readonly HadKeyword[]): readonly HadKeyword[] =>
  all.filter(
    ({ module, had }, position) =>
      module.redundant === undefined ||
      !all.slice(0, position).some((other) => other.module === module && isSame(other.had, had)),
  );

/** The same ability with the same parameters. */
const isSame = (one: HadAbility, other: HadAbility): boolean => sameWords(one.ability, other.ability);

/**
 * Whether any text of the game has a keyword whose module says something under this name, so that it has to be asked;
 * worked out once for each table of definitions.
 */
export function isEverSaid({ definitions }: Pick<Game, 'definitions'>, name: keyof KeywordModule): boolean {
  const known = everSaid(definitions);
  let ever = known.get(name);
  if (ever === undefined) {
    ever = Object.values(rulesTable().keywords).some(
      (module) => module[name] !== undefined && isSpokenOf({ definitions }, module.keyword),
    );
    known.set(name, ever);
  }
  return ever;
}

const everSaid = onceFor((_definitions: Game['definitions']) => new Map<keyof KeywordModule, boolean>());
