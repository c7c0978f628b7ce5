/** What tokens are called (111.3, 111.10). */
import type { Quantity, QuantityOf, TokenDefinition } from '../../state/vocabulary/index.ts';
import { predefinedTokens } from '../write/index.ts';
import type { Context } from './context.ts';
import { eachCounted, howMany, objectsText, says, where } from './expressions/index.ts';
import { abilitiesInText } from './modification.ts';
import { colorWord, list, withArticle } from './words.ts';

/** Whether an ability of the token says how large it is (604.3). */
const saysOwnSize = ({ abilities = [], power }: TokenDefinition): boolean =>
  power === '*' &&
  abilities.some((ability) => ability.kind === 'static' && ability.characteristicDefining === true);

/** "a 1/1 white Soldier creature token with flying", "two …". */
export function tokenText(
  token: TokenDefinition,
  count: Quantity,
  tapped: boolean,
  context: Context,
): string {
  const predefined = predefinedName(token);
  const each = says(count, 'counters') ? countersOn(count, context) : eachCounted(count, context);
  if (predefined !== undefined && each !== undefined)
    return `${howMany(1, `${tapped ? 'tapped ' : ''}${predefined} token`)} for each ${each}`;
  if (predefined !== undefined)
    return `${howMany(count, `${tapped ? 'tapped ' : ''}${predefined} token`)}${where(count, context)}`;
  const noun = `${tapped ? 'tapped ' : ''}${nounFor(token, ['colorless'])} token`;
  const having = havingText(token, context);
  // "Marit Lage, a legendary 20/20 black Avatar creature token"
  if (token.name !== undefined && token.supertypes?.includes('legendary') === true && count === 1)
    return `${token.name}, ${howMany(1, noun)}${having}`;
  const named = token.name === undefined ? '' : ` named ${token.name}`;
  if (each !== undefined) return `${howMany(1, noun)}${named}${having} for each ${each}`;
  return `${howMany(count, noun)}${named}${having}${where(count, context)}`;
}

/** "+1/+1 counter on this creature". */
const countersOn = ({ kind, on }: QuantityOf<'counters'>, context: Context): string =>
  `${kind} counter on ${on === 'self' ? context.self : objectsText(on, context, 'object')}`;

/** What something is that has just these characteristics: "a 2/2 Cyborg artifact creature". */
export const listedText = (listed: TokenDefinition, context: Context): string =>
  `${withArticle(nounFor(listed, []))}${havingText(listed, context)}`;

/** Supertypes, size, colors, or these words for none, and types. */
const nounFor = (token: TokenDefinition, colorless: readonly string[]): string =>
  [
    ...(token.supertypes ?? []),
    ...(token.power === undefined || saysOwnSize(token) ? [] : [`${token.power}/${token.toughness ?? 0}`]),
    ...(token.colors === undefined || token.colors.length === 0
      ? colorless
      : [list(token.colors.map(colorWord))]),
    ...(token.subtypes ?? []),
    ...token.types,
  ].join(' ');

const havingText = (token: TokenDefinition, context: Context): string =>
  token.abilities === undefined || token.abilities.length === 0
    ? ''
    : ` with ${abilitiesInText(token.abilities, withinToken(token, context))}`;

/** The name that says all of what a token is (111.10). */
const predefinedName = (token: TokenDefinition): string | undefined => names.get(JSON.stringify(token));

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(predefinedTokens).map(([name, token]) => [JSON.stringify(token), name]),
);

/** An ability of a token calls that itself. */
const withinToken = (token: TokenDefinition, context: Context): Context => ({
  ...context,
  self: 'this creature',
  mentioned: new Set(),
  face: token,
  nested: (ability, names) => context.nested(ability, names, token),
});
