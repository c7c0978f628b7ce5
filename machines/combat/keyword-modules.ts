import {
  characteristics,
  type Game,
  type HadAbility,
  type KeywordModule,
  type ObjectId,
  rulesTable,
} from '../rules/index.ts';

/** A keyword ability that an object has, with what it means. */
export interface HadKeyword {
  readonly module: KeywordModule;
  readonly had: HadAbility;
}

/** The keyword abilities that an object has now and that have a module, in the order in which it has them. */
export function keywordsOn(game: Game, id: ObjectId): readonly HadKeyword[] {
  const { keywords } = rulesTable();
  return characteristics(game, id).abilities.flatMap((had) => {
    const module = had.ability.kind === 'keyword' ? keywords[had.ability.keyword] : undefined;
    return module === undefined ? [] : [{ module, had }];
  });
}
