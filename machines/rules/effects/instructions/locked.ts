import {
  gained,
  objects,
  players,
  quantity,
  sizeInNumbers,
  subtypesSaid,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembered } from '../../state/links.ts';
import { type Color, colors } from '../../state/mana.ts';
import type { Named } from '../../state/object.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import type {
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  Subtypes,
  Word,
} from '../../state/vocabulary/index.ts';

/** What a continuous effect keeps under names, besides what its spell or ability named. */
export type Kept = Record<string, Named>;

/**
 * A change of characteristics with every value fixed as the effect begins (608.2h, 611.2d): numbers are worked out,
 * who gains control and what a linked ability had someone choose is looked up.
 */
export function lockedChange(game: Game, scope: Scope, change: Modification, kept: Kept): Modification {
  const number = (words: Quantity): number => quantity(game, scope, words);
  switch (change.change) {
    case 'control':
      return { change: 'control', by: lockedPlayers(game, scope, change.by, kept) };
    case 'modifyPowerToughness':
      return { change: 'modifyPowerToughness', ...gained(change, number) };
    case 'setPowerToughness':
      return sizeInNumbers(change, number);
    case 'changeWord':
      return {
        change: 'changeWord',
        from: lockedWord(game, scope, change.from),
        to: lockedWord(game, scope, change.to),
      };
    case 'setName':
      return { change: 'setName', name: lockedWord(game, scope, change.name) };
    case 'fullTextOf':
      return { ...change, of: lockedObjects(game, scope, change.of, kept) };
    case 'addSubtypes':
    case 'setSubtypes':
      return { change: change.change, subtypes: lockedWords(game, scope, change.subtypes) };
    case 'addColors':
    case 'setColors':
      return { change: change.change, colors: lockedColors(game, scope, change.colors) };
    case 'addToName':
    case 'addNamesOf':
    case 'setText':
    case 'addTypes':
    case 'setTypes':
    case 'removeTypes':
    case 'removeSubtypes':
    case 'addSupertypes':
    case 'removeSupertypes':
    case 'addAbilities':
    case 'addActivatedOf':
    case 'removeKeyword':
    case 'removeAbilities':
    case 'removeAllAbilities':
    case 'removeThisAbility':
    case 'cantHaveKeyword':
    case 'switchPowerToughness':
      return change;
    default:
      return change satisfies never;
  }
}

type Chosen = { readonly chosen: string };

const chosenValues = (game: Game, scope: Scope, { chosen }: Chosen): readonly (string | number)[] =>
  remembered(game, scope, chosen)?.values ?? [];

const lockedWords = (game: Game, scope: Scope, said: Subtypes): readonly string[] =>
  'chosen' in said ? chosenValues(game, scope, said).map(String) : subtypesSaid(game, scope, said);

/** The last one that was chosen; where nothing was, no word. */
function lockedWord(game: Game, scope: Scope, word: Word): Word {
  return typeof word === 'string' ? word : String(chosenValues(game, scope, word).at(-1) ?? '');
}

function lockedColors(game: Game, scope: Scope, words: readonly Color[] | Chosen): readonly Color[] {
  if (!('chosen' in words)) return words;
  const chosen = chosenValues(game, scope, words);
  return colors.filter((color) => chosen.includes(color));
}

/** The effect's controller stays a word, as the effect keeps who that is; other players are kept under a name. */
export function lockedPlayers(game: Game, scope: Scope, who: Players, kept: Kept): Players {
  if (who === 'you') return who;
  return { named: keep(kept, { ...noNamed, players: players(game, scope, who) }) };
}

/** Particular objects, kept under a name. */
export function lockedObjects(game: Game, scope: Scope, what: Objects, kept: Kept): Objects {
  if (what === 'self') return what;
  return { named: keep(kept, { ...noNamed, objects: objects(game, scope, what) }) };
}

/** This object, kept under a name. */
export const lockedObject = (object: ObjectId, kept: Kept): Objects => ({
  named: keep(kept, { ...noNamed, objects: [object] }),
});

/** This player, kept under a name. */
export const lockedPlayer = (player: PlayerId, kept: Kept): Players => ({
  named: keep(kept, { ...noNamed, players: [player] }),
});

/** Keeps something under a name that no card writes. */
function keep(kept: Kept, named: Named): string {
  const name = `locked ${Object.keys(kept).length}`;
  kept[name] = named;
  return name;
}

/** A change of rules with its values, players and objects fixed; descriptions of objects stay descriptions. */
export function lockedRule(game: Game, scope: Scope, rule: RuleChange, kept: Kept): RuleChange {
  switch (rule.rule) {
    case 'cantAttack':
      return { ...rule, whom: lockedPlayers(game, scope, rule.whom, kept) };
    case 'mustAttack': {
      const { whom } = rule;
      if (whom === undefined) return rule;
      return {
        rule: 'mustAttack',
        whom:
          typeof whom === 'object' && 'object' in whom
            ? { object: lockedObjects(game, scope, whom.object, kept) }
            : lockedPlayers(game, scope, whom, kept),
      };
    }
    case 'mustBlock':
      return rule.what === undefined
        ? rule
        : { rule: 'mustBlock', what: lockedObjects(game, scope, rule.what, kept) };
    case 'additionalLands':
      return rule.number === 'any'
        ? rule
        : { rule: 'additionalLands', number: quantity(game, scope, rule.number) };
    case 'maximumHandSize':
      return rule.number === 'none'
        ? rule
        : { rule: 'maximumHandSize', number: quantity(game, scope, rule.number) };
    case 'maximumHandSizeReduced':
      return { rule: 'maximumHandSizeReduced', by: quantity(game, scope, rule.by) };
    default:
      return rule;
  }
}
