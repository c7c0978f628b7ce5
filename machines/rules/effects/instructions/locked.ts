import { objects, players, quantity, subtypesSaid } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembered } from '../../state/links.ts';
import { type Color, colors } from '../../state/mana.ts';
import type { Named } from '../../state/object.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import type {
  ColorWords,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  Subtypes,
  Word,
} from '../../state/vocabulary/index.ts';
import { modificationWord, ruleWord } from '../../state/word-table.ts';

/** What a continuous effect keeps under names, besides what its spell or ability named. */
export type Kept = Record<string, Named>;

/**
 * A change of characteristics with every value fixed as the effect begins (608.2h, 611.2d): numbers are worked out,
 * who gains control and what a linked ability had someone choose is looked up.
 */
export const lockedChange = (game: Game, scope: Scope, change: Modification, kept: Kept): Modification =>
  modificationWord(change).locked?.(change, lockingOf(game, scope, kept)) ?? change;

const lockingOf = (game: Game, scope: Scope, kept: Kept): Locking => ({
  number: (words) => quantity(game, scope, words),
  players: (who) => lockedPlayers(game, scope, who, kept),
  objects: (what) => lockedObjects(game, scope, what, kept),
  word: (word) => lockedWord(game, scope, word),
  subtypes: (said) => lockedWords(game, scope, said),
  colors: (said) => lockedColors(game, scope, said),
});

/** How what words say is fixed as an effect begins. */
export interface Locking {
  readonly number: (words: Quantity) => number;
  readonly players: (who: Players) => Players;
  readonly objects: (what: Objects) => Objects;
  readonly word: (word: Word) => Word;
  readonly subtypes: (said: Subtypes) => readonly string[];
  readonly colors: (said: ColorWords) => readonly Color[];
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

function lockedColors(game: Game, scope: Scope, words: ColorWords): readonly Color[] {
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
export const lockedRule = (game: Game, scope: Scope, rule: RuleChange, kept: Kept): RuleChange =>
  ruleWord(rule).locked?.(rule, lockingOf(game, scope, kept)) ?? rule;
