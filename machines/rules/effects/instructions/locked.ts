import { gained, objects, players, quantity, subtypesSaid } from '../../characteristics/index.ts';
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
  if ('control' in change) return { control: lockedPlayers(game, scope, change.control, kept) };
  if ('modifyPower' in change) return gained(change, (words) => quantity(game, scope, words));
  if ('set' in change) {
    const { setPower, setToughness } = change;
    return {
      set: change.set,
      ...(setPower === undefined ? {} : { setPower: quantity(game, scope, setPower) }),
      ...(setToughness === undefined ? {} : { setToughness: quantity(game, scope, setToughness) }),
    };
  }
  if ('changeWord' in change)
    return { changeWord: lockedWord(game, scope, change.changeWord), to: lockedWord(game, scope, change.to) };
  if ('setName' in change) return { setName: lockedWord(game, scope, change.setName) };
  if ('fullTextOf' in change)
    return { ...change, fullTextOf: lockedObjects(game, scope, change.fullTextOf, kept) };
  if ('addSubtypes' in change) return { addSubtypes: lockedWords(game, scope, change.addSubtypes) };
  if ('setSubtypes' in change) return { setSubtypes: lockedWords(game, scope, change.setSubtypes) };
  if ('addColors' in change) return { addColors: lockedColors(game, scope, change.addColors) };
  if ('setColors' in change) return { setColors: lockedColors(game, scope, change.setColors) };
  return change;
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

const locked = (game: Game, scope: Scope, words: Quantity): number => quantity(game, scope, words);

/** A change of rules with its values, players and objects fixed; descriptions of objects stay descriptions. */
export function lockedRule(game: Game, scope: Scope, rule: RuleChange, kept: Kept): RuleChange {
  if ('cantAttack' in rule) return { ...rule, cantAttack: lockedPlayers(game, scope, rule.cantAttack, kept) };
  if ('mustAttack' in rule && rule.mustAttack !== true) {
    const whom = rule.mustAttack;
    return {
      mustAttack:
        typeof whom === 'object' && 'object' in whom
          ? { object: lockedObjects(game, scope, whom.object, kept) }
          : lockedPlayers(game, scope, whom, kept),
    };
  }
  if ('mustBlock' in rule && rule.mustBlock !== true)
    return { mustBlock: { attacker: lockedObjects(game, scope, rule.mustBlock.attacker, kept) } };
  if ('additionalLands' in rule && rule.additionalLands !== 'any')
    return { additionalLands: locked(game, scope, rule.additionalLands) };
  if ('maximumHandSize' in rule) {
    const size = rule.maximumHandSize;
    if (size === 'none') return rule;
    return typeof size === 'object' && 'reduce' in size
      ? { maximumHandSize: { reduce: locked(game, scope, size.reduce) } }
      : { maximumHandSize: locked(game, scope, size) };
  }
  return rule;
}
