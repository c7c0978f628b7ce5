import {
  type Ability,
  characteristics,
  colors,
  expand,
  type Game,
  type HadAbility,
  isRecord,
  type KeywordAbility,
  manaTypes,
  manaWords,
  type ObjectId,
  remembered,
  rulesTable,
  scopeOf,
} from '../../rules/index.ts';
import { comparable } from './texts.ts';

const textOf = (ability: Ability): string => rulesTable().abilityText(ability, null);

/** The text of a mana ability as its colour would have it. */
const manaText = (mana: string): string =>
  manaTypes.some((type) => type === mana)
    ? `{t}: add {${mana.toLowerCase()}}`
    : '{t}: add one mana of any color';

/** How many abilities of an object are what is described: a keyword, a mana ability, or one with this text. */
export function hasAbility(game: Game, id: ObjectId, described: unknown): number {
  const { abilities, name } = characteristics(game, id);
  if (!isRecord(described)) return 0;
  const { keyword, mana, param, text } = described;
  if (typeof keyword === 'string')
    return abilities.filter((had) =>
      isKeyword(game, id, had, keyword, typeof param === 'string' ? param : null),
    ).length;
  const wanted =
    typeof mana === 'string' ? manaText(mana) : typeof text === 'string' ? comparable(text, name) : null;
  if (wanted === null) return 0;
  return abilities.filter((had) =>
    [had, ...expand(had)].some(({ ability }) => {
      const own = comparable(textOf(ability), name);
      return own === wanted || (typeof text === 'string' && own.startsWith(wanted));
    }),
  ).length;
}

/** A keyword as it is written (first strike, swampwalk), with what it says of what, if that is asked. */
function isKeyword(
  game: Game,
  id: ObjectId,
  had: HadAbility,
  keyword: string,
  param: string | null,
): boolean {
  const { ability } = had;
  if (ability.kind !== 'keyword') return false;
  const written = comparable(textOf(param === null ? ability : asChosen(game, id, had, ability)), '');
  const wanted = comparable(param === null ? keyword : `${keyword} ${param}`, '');
  if (param !== null) return written === wanted;
  return written === wanted || written.startsWith(`${wanted} `) || written.startsWith(`${wanted}—`);
}

/** A keyword ability about the chosen color as one about that color (607.2d). */
function asChosen(game: Game, id: ObjectId, { from, ref }: HadAbility, ability: KeywordAbility): Ability {
  const link = ability.object?.colorChosen;
  const giver = from ?? id;
  const chosen =
    link === undefined ? undefined : remembered(game, scopeOf(giver, 0, ref), link)?.values.at(-1);
  const color = colors.find((one) => one === chosen);
  return color === undefined ? ability : { ...ability, object: { color }, quality: manaWords[color] };
}
