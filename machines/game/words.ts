import {
  bearerOf,
  characteristics,
  copiable,
  doorsOf,
  type Game,
  type GameObject,
  type Half,
  isHiddenZone,
  isSpokenOf,
  type ObjectId,
  type PlayerId,
  type Refusal,
  type Target,
  type TextRef,
  type Verdict,
  wordsThat,
} from '../rules/index.ts';
import { putRulesTogether } from './table.ts';
import { hiddenDefinition } from './view.ts';

/**
 * An object's name as everyone would say it, in a game or in what a player sees of one: `Grizzly Bears`, `Fire // Ice`,
 * `Elf Warrior token`, `the ability of Grizzly Bears`, and `a card` for what this player may not know.
 */
export function nameOf(game: Game, id: ObjectId): string {
  putRulesTogether();
  const object = game.objects[id];
  if (object === undefined || object === null) return 'something that is gone';
  if (object.definition === hiddenDefinition)
    return object.faceDown && !isHiddenZone(object.zone) ? 'a face-down object' : 'a card';
  if (object.kind === 'ability')
    return `the ability of ${sourceName(game, object.stack?.source ?? null, object.stack?.ability ?? null)}`;
  // Everyone calls what is there by its new name (123.6b, 612.8); for others no layer but the first needs be applied.
  const was =
    object.left?.characteristics ?? (mayBeRenamed(game, object) ? characteristics(game, id) : undefined);
  const { name, otherNames = [] } = was ?? copiable(game, object).values;
  if (name === '') return object.faceDown ? 'a face-down object' : lockedName(game, object);
  // What it has more names from than its two halves (709.4a) applies on the battlefield alone (612.7).
  return was !== undefined && object.zone === 'battlefield' ? name : [name, ...otherNames].join(' // ');
}

/** Whether stickers, or an effect of something in this game, could give it another name than its copiable values do. */
const mayBeRenamed = (game: Game, { stickers }: GameObject): boolean =>
  stickers !== undefined || naming().some((word) => isSpokenOf(game, word));
const naming = wordsThat(
  'modifications',
  ({ isOfRules, writes }) => isOfRules !== true && writes.includes('names'),
);

/** A permanent with both doors locked has no name (709.5): it is called as its card is. */
function lockedName(game: Game, object: GameObject): string {
  const [left, right] = doorsOf(game, object);
  return left === undefined || right === undefined
    ? 'an object without a name'
    : `${left.face.name} // ${right.face.name}`;
}

/** A half of a permanent by its name, whether or not the permanent has that now. */
export function doorName(game: Game, id: ObjectId, half: Half): string {
  const object = game.objects[id];
  const door = object == null ? undefined : doorsOf(game, object).find((one) => one.half === half);
  return door?.face.name ?? `the ${half} half of ${nameOf(game, id)}`;
}

/** What an ability is of, by its text: its source, or for one that has none what it belongs to (725.2, 726.2). */
export function sourceName(game: Game, source: ObjectId | null, ability: TextRef | null): string {
  if (source !== null) return nameOf(game, source);
  const bearer = ability === null ? null : bearerOf(ability);
  return bearer === null ? 'something that is gone' : `the ${bearer}`;
}

/** A player's name. */
export const playerName = (game: Game, player: PlayerId): string =>
  game.players[player]?.name ?? `player ${player + 1}`;

/** A target's name: a player's or an object's. */
export const targetName = (game: Game, target: Target): string =>
  'player' in target ? playerName(game, target.player) : nameOf(game, target.object);

/** Names in a row: `A`, `A and B`, `A, B and C`; `nothing` for none. */
export function listed(names: readonly string[], none = 'nothing'): string {
  const last = names.at(-1);
  if (last === undefined) return none;
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `1 card`, `3 cards`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The sentence of one refusal, with the names of what it is about. */
export function refusalSentence(game: Game, refusal: Omit<Refusal, 'rule'>): string {
  return sentenceOf(refusal).replaceAll(
    /\{(p?)(\d+)\}|\{(\w+)\}/g,
    (whole, player: string, index: string | undefined, value: string | undefined) => {
      if (value !== undefined) return String(refusal.values[value] ?? whole);
      const at = Number(index);
      if (player === 'p') {
        const id = refusal.players[at];
        return id === undefined ? whole : playerName(game, id);
      }
      const id = refusal.objects[at];
      return id === undefined ? whole : nameOf(game, id);
    },
  );
}

/** What an object says of itself is said of it. */
const sentenceOf = ({ because, objects }: Omit<Refusal, 'rule'>): string =>
  because.replace(/^\{(\d+)\} says that (?=\{(\d+)\})/, (words: string, by: string, of: string) =>
    objects[Number(by)] === objects[Number(of)] ? '' : words,
  );

/** Why something may not be: each refusal's sentence with its rule; empty for what is allowed. */
export function whyNot(
  game: Game,
  verdict: Verdict,
): readonly { readonly rule: string; readonly sentence: string }[] {
  return verdict.ok
    ? []
    : verdict.refusals.map((refusal) => ({ rule: refusal.rule, sentence: refusalSentence(game, refusal) }));
}
