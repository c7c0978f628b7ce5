import { inOneWording } from '../../reading/index.ts';
import {
  type Ability,
  abilityAt,
  type CardDefinition,
  type CostPart,
  characteristics,
  expand,
  type Game,
  namesOf,
  type ObjectId,
  rulesTable,
  type SpecialAction,
  shortName,
  triggeredAt,
} from '../../rules/index.ts';
import { customLabel } from './custom-effects.ts';

const selfWords =
  /\{this\}|\bthis (creature|spell|land|artifact|enchantment|aura|equipment|planeswalker|permanent|card|vehicle|token|saga|class|battle)\b/g;

/** Rules text as it is compared: without case, own names, "the battlefield" after "enters", and what ends it. */
export function comparable(text: string, name: string): string {
  const short = shortName(name);
  return (
    inOneWording(text.replace(/[“”]/g, '"'))
      .toLowerCase()
      .replaceAll(name === '' ? '\u0000' : name.toLowerCase(), '~')
      .replaceAll(short === '' ? '\u0000' : short.toLowerCase(), '~')
      .replace(selfWords, '~')
      .replace(/[’‘]/g, "'")
      .replace(/−/g, '-')
      .replace(/enters the battlefield/g, 'enters')
      // 700.4
      .replace(/is put into a graveyard from the battlefield/g, 'dies')
      .replace(/\s+/g, ' ')
      .replace(/[\s.:,]+$/, '')
      .trim()
  );
}

/** Whether a text begins as the script says, its ability word included, whatever its object is called, or with a part of its name. */
export const beginsWith = (text: string, beginning: string, name: string): boolean =>
  text.toLowerCase().startsWith(beginning.toLowerCase()) ||
  [name, ''].some((own) => {
    const whole = comparable(text, own);
    const wanted = comparable(beginning, own);
    return whole.startsWith(wanted) || withoutAbilityWord(whole).startsWith(withoutAbilityWord(wanted));
  });

/** An ability word says nothing (207.2c). */
const withoutAbilityWord = (text: string): string => text.replace(/^[a-z' ]+ — (?=\{|[+0−-]|when|at )/, '');

/** The text of an ability as it is on this object: what it is attached to is called as the object's face has it. */
const textOn = (game: Game, id: ObjectId, ability: Ability): string =>
  rulesTable().abilityText(ability, faceOf(game, id));

/** The printed face that an object shows, if it has one. */
function faceOf(game: Game, id: ObjectId): CardDefinition | null {
  const object = game.objects[id];
  return (object && game.definitions[object.definition]) ?? null;
}

/**
 * The color of mana that is meant where an ability adds one of several, and the script names it as one that adds that
 * alone; null: it is none such.
 */
export function colorMeant(text: string, wanted: string): string | null {
  const [, before = '', listed = ''] =
    /^(.*?: add )((?:\{[wubrgc]\},? )+or \{[wubrgc]\})/.exec(comparable(text, '')) ?? [];
  const colors = listed.match(/[wubrgc](?=\})/g) ?? [];
  const beginning = comparable(wanted, '');
  return colors.find((color) => beginning.startsWith(`${before}{${color}}`)) ?? null;
}

/** `{4}{G}: Turn this face-down permanent face up.`, `Suspend 4—{U}`: a special action, written like an ability. */
export function specialText(game: Game, action: SpecialAction, cost: readonly CostPart[]): string {
  if (action.kind === 'exileFromHand') return rulesTable().abilityText(abilityAt(game, action.by), null);
  const mana = cost.map((part) => (part.pay === 'mana' ? part.cost : '')).join(', ');
  if (action.kind === 'unlock') return `${mana}: Unlock the ${action.by} half.`;
  return `${mana}: Turn this face-down permanent face up.`;
}

/** What an object on the stack says: `Cast X` of a spell, an ability's rules text. */
export function stackText(game: Game, id: ObjectId): string {
  const ref = game.objects[id]?.stack?.ability ?? null;
  return ref === null
    ? `Cast ${namesTogether(game, id)}`
    : textOn(game, game.objects[id]?.stack?.source ?? id, triggeredAt(game, ref) ?? abilityAt(game, ref));
}

/** The same, and of an ability that a keyword stands for the keyword: "Equip {2}". */
export function stackTexts(game: Game, id: ObjectId): readonly string[] {
  const { ability = null, source = null } = game.objects[id]?.stack ?? {};
  if (ability === null || source === null) return [stackText(game, id)];
  const written = abilityTexts(game, source).filter(({ ref }) => ref === ability);
  return [stackText(game, id), ...written.flatMap(({ texts }) => texts)];
}

/**
 * A split card has the names of both halves, `A // B` (709.4a); on the battlefield the first of several is meant. A spell
 * cast face down and a card exiled face down have no name in the game (708.2, 406.3a): a script means what is printed.
 */
export function namesTogether(game: Game, id: ObjectId): string {
  const { definition, faceDown, zone } = game.objects[id] ?? {};
  if (faceDown === true && (zone === 'stack' || zone === 'exile'))
    return game.definitions[definition ?? '']?.name ?? '';
  const now = characteristics(game, id);
  return game.objects[id]?.zone === 'battlefield' ? now.name : namesOf(now).join(' // ');
}

/** The name of what an object on the stack comes from: its own, or its source's. */
export function stackName(game: Game, id: ObjectId): string {
  const source = game.objects[id]?.stack?.source ?? null;
  return namesTogether(game, source ?? id);
}

/** What the abilities of an object say, each with the references under which they are activated. */
export function abilityTexts(
  game: Game,
  id: ObjectId,
): readonly { readonly ref: string; readonly texts: readonly string[] }[] {
  const { abilities, name } = characteristics(game, id);
  const label = customLabel(name);
  return abilities.flatMap((had) =>
    expand(had).map((one) => ({
      ref: one.ref,
      texts: [
        textOn(game, id, one.ability),
        textOn(game, id, had.ability),
        ...(label === null ? [] : [label]),
      ],
    })),
  );
}
