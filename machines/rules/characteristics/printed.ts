import type { Face } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId, TextRef } from '../state/identity.ts';
import { type Color, colors, type ManaCost } from '../state/mana.ts';
import { colorsOf, manaValueOf, parseManaCost } from '../state/mana-cost.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { ruleTexts, siegeTexts } from '../state/rule-texts.ts';
import { definitionAt } from '../state/text.ts';
import {
  type Ability,
  basicLandTypes,
  type CardDefinition,
  type CardType,
  type FaceDefinition,
  type PrintedSize,
  type Replacement,
  type TokenDefinition,
} from '../state/vocabulary/index.ts';
import { replacedWord } from '../state/word-table.ts';
import type { Zone } from '../state/zones.ts';
import { bothHalves } from './both-halves.ts';
import { isEitherOfTwo, isSplitCard } from './card-faces.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { changersAmong, expand, keywordsAmong } from './expand.ts';
import { functionsIn, zonesOf } from './where-abilities-function.ts';

/** What is printed on a card's face, a token or an emblem, worked out once for each table of definitions. */
export interface Printed {
  /** The copiable values as printed (707.2), whoever controls it, for an object that is not on the battlefield. */
  readonly values: Characteristics;
  /** Its static abilities that change characteristics through the layers. */
  readonly changers: readonly HadAbility[];
  /** It has a characteristic-defining ability (604.3). */
  readonly definesCharacteristics: boolean;
  /** Zones other than battlefield and stack in which one of its abilities functions. */
  readonly functionsIn: ReadonlySet<Zone>;
  /** One of its abilities, not counting a spell's own text, functions on the stack. */
  readonly functionsOnStack: boolean;
  /** It says itself how it enters, or a rule says so for its subtypes (614.1c-d, 714.3a). */
  readonly saysHowItEnters: boolean;
  /** Its mana cost has an {X} (202.3e). */
  readonly hasX: boolean;
  /** Its loyalty is an X (306.5b). */
  readonly hasLoyaltyX: boolean;
  /** The same values for each controller; on the battlefield and elsewhere. */
  readonly onBattlefield: Characteristics[];
  readonly elsewhere: Characteristics[];
}

/** All that is printed in a game, found by reference; and the zones in which printed abilities function. */
export interface PrintedTexts {
  readonly fronts: Map<TextRef, Printed>;
  readonly backs: Map<TextRef, Printed>;
  /** Of split cards, with the characteristics of both halves (709.4). */
  readonly wholes: Map<TextRef, Printed>;
  /** Of split cards with a shared type line, while both halves are locked (709.5). */
  readonly locked: Map<TextRef, Printed>;
  readonly emblems: Map<TextRef, Printed>;
  /** Of copies with exceptions (707.9), by what they are made of. */
  readonly copies: Map<string, Printed>;
  /** Zones in which some card of the game has an ability that functions there, besides battlefield and stack. */
  readonly functionsIn: ReadonlySet<Zone>;
  /** Some card has a characteristic-defining ability. */
  readonly definesCharacteristics: boolean;
}

const known = new WeakMap<Game['definitions'], PrintedTexts>();

/** What is printed on the cards of a game. */
export function printedTexts(game: Game): PrintedTexts {
  const found = known.get(game.definitions);
  if (found !== undefined) return found;
  const fronts = new Map<TextRef, Printed>();
  const wholes = new Map<TextRef, Printed>();
  const functionsIn = new Set<Zone>();
  let definesCharacteristics = false;
  for (const name of Object.keys(game.definitions)) {
    const front = frontOf(game, name);
    fronts.set(name, front);
    const isSplit = isSplitCard(game, name);
    const printed = isSplit ? wholeOf(game, name) : front;
    if (isSplit) wholes.set(name, printed);
    for (const zone of printed.functionsIn) functionsIn.add(zone);
    definesCharacteristics ||= printed.definesCharacteristics;
  }
  const texts = {
    fronts,
    backs: new Map(),
    wholes,
    locked: new Map(),
    emblems: new Map(),
    copies: new Map(),
    functionsIn,
    definesCharacteristics,
  };
  known.set(game.definitions, texts);
  return texts;
}

/** What is printed on a face of what is at a reference; of what is no split card both halves are its front. */
export const faceAt = (game: Game, texts: PrintedTexts, ref: TextRef, face: Face): Printed =>
  face === 0
    ? frontAt(game, texts, ref)
    : face === 1
      ? backAt(game, texts, ref)
      : face === 'neither'
        ? (texts.locked.get(ref) ?? kept(texts.locked, ref, lockedAt(game, texts, ref)))
        : (texts.wholes.get(ref) ?? frontAt(game, texts, ref));

/** What is printed on the front at a reference. */
export const frontAt = (game: Game, texts: PrintedTexts, ref: TextRef): Printed =>
  texts.fronts.get(ref) ?? kept(texts.fronts, ref, frontOf(game, ref));

/** What is printed on the back of a card; on the front of one that has no back. */
const backAt = (game: Game, texts: PrintedTexts, ref: TextRef): Printed =>
  texts.backs.get(ref) ?? kept(texts.backs, ref, backOf(game, ref));

/** What is printed on an emblem. */
export const emblemAt = (game: Game, texts: PrintedTexts, ref: TextRef): Printed =>
  texts.emblems.get(ref) ?? kept(texts.emblems, ref, emblemOf(game, ref));

function kept(texts: Map<TextRef, Printed>, ref: TextRef, printed: Printed): Printed {
  texts.set(ref, printed);
  return printed;
}

/**
 * The values of what is printed for one controller. Nothing in the engine is frozen: types say what nobody writes, tests
 * freeze it, and lists and objects that are read with frozen ones among them are read several times as slowly.
 */
export function valuesFor(printed: Printed, onBattlefield: boolean, controller: PlayerId): Characteristics {
  const byController = onBattlefield ? printed.onBattlefield : printed.elsewhere;
  let values = byController[controller];
  if (values === undefined) {
    const own = copiedCharacteristics(printed.values);
    own.controller = controller;
    if (onBattlefield && !own.types.includes('creature'))
      own.power = own.toughness = own.basePower = own.baseToughness = null; // 208.3
    values = own;
    byController[controller] = values;
  }
  return values;
}

function frontOf(game: Game, ref: TextRef): Printed {
  const face = definitionAt(game, ref);
  return printedFrom(face, ref.includes('#') ? `${ref}.` : `${ref}#`, costOf(face));
}

/**
 * The back of a nonmodal double-faced card has the mana value of its front (202.3b), what a meld pair has combined that
 * of both fronts (202.3c).
 */
function backOf(game: Game, ref: TextRef): Printed {
  const front = definitionAt(game, ref);
  if (!('back' in front) || front.back === undefined) return frontOf(game, ref);
  // A flip card's color and mana cost stay what they are (710.1c).
  if ('flip' in front && front.flip === true) {
    const { colorIndicator, manaCost } = front;
    const kept = { ...(manaCost !== undefined && { manaCost }), ...(colorIndicator && { colorIndicator }) };
    return printedFrom({ ...front.back, ...kept }, `${ref}#back.`, costOf(front));
  }
  const cost = costOf(front.back);
  const manaValue = isEitherOfTwo(front)
    ? manaValueOf(cost)
    : manaValueOf(costOf(front)) + ('meldsWith' in front ? manaValueOfCounterpart(game, front) : 0);
  return printedFrom(front.back, ref.includes('#') ? `${ref}.back.` : `${ref}#back.`, cost, manaValue);
}

function manaValueOfCounterpart({ definitions }: Game, { meldsWith }: CardDefinition): number {
  const counterpart = meldsWith === undefined ? undefined : definitions[meldsWith];
  return counterpart === undefined ? 0 : manaValueOf(costOf(counterpart));
}

/** What is printed on both halves of a split card (709.4). */
const wholeOf = (game: Game, ref: TextRef): Printed =>
  printedWith(bothHalves(frontOf(game, ref).values, backOf(game, ref).values), false);

/** Of a permanent with both halves locked: the types and subtypes alone, of the type line that they share (709.5a). */
function lockedAt(game: Game, texts: PrintedTexts, ref: TextRef): Printed {
  const locked = copiedCharacteristics(frontAt(game, texts, ref).values);
  Object.assign(locked, { name: '', manaCost: null, manaValue: 0, colors: [], abilities: [], keywords: {} });
  return printedWith(locked, false);
}

/** An emblem has abilities, a few a name, and no other characteristics (114.3). */
function emblemOf(game: Game, ref: TextRef): Printed {
  const { abilities = [], name = '' } = definitionAt(game, ref);
  return printedFrom({ types: [], abilities, name }, ref.includes('#') ? `${ref}.` : `${ref}#`, null);
}

const costOf = (face: Definition): ManaCost | null =>
  'manaCost' in face && face.manaCost !== undefined ? parseManaCost(face.manaCost) : null;

type Definition = FaceDefinition | TokenDefinition;

/** What a face is called, or a token that the effect creating it gives no name (111.4). */
export const nameOnFace = ({ name, subtypes = [] }: Definition): string =>
  name ?? `${subtypes.join(' ')} Token`;

function printedFrom(
  face: Definition,
  path: TextRef,
  manaCost: ManaCost | null,
  manaValue = manaValueOf(manaCost),
): Printed {
  const subtypes = face.subtypes ?? [];
  const written = (face.abilities ?? []).map(
    (ability, index): HadAbility => ({ ability, ref: `${path}abilities.${index}`, from: null }),
  );
  const abilities = [...written, ...intrinsicAbilities(face.types, subtypes)];
  const power = numberOf(face.power);
  const toughness = numberOf(face.toughness);
  const values: Characteristics = {
    name: nameOnFace(face),
    manaCost,
    manaValue,
    colors: colorsPrinted(face, manaCost),
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes,
    abilities,
    keywords: keywordsAmong(abilities),
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: face.loyalty === undefined ? null : face.loyalty === 'X' ? 0 : face.loyalty,
    defense: face.defense ?? null,
    controller: 0,
  };
  return printedWith(values, face.loyalty === 'X');
}

/** All that is asked of what has these copiable values. */
export function printedWith(values: Characteristics, hasLoyaltyX: boolean): Printed {
  const { abilities, manaCost, subtypes, types } = values;
  const expanded = abilities.flatMap(expand).map((had) => had.ability);
  return {
    values,
    changers: changersAmong(abilities),
    definesCharacteristics: expanded.some(
      (ability) => ability.kind === 'static' && ability.characteristicDefining === true,
    ),
    functionsIn: new Set(expanded.flatMap(zonesElsewhere)),
    functionsOnStack: expanded.some(
      (ability) => ability.kind !== 'spell' && functionsIn(ability, 'stack', 'card', types),
    ),
    saysHowItEnters: expanded.some(isAboutOwnEntering) || subtypes.some((subtype) => entersByRule(subtype)),
    hasX: manaCost?.includes('X') ?? false,
    hasLoyaltyX,
    onBattlefield: [],
    elsewhere: [],
  };
}

/**
 * Zones besides battlefield and stack, as far as they have to be looked through: what a characteristic-defining
 * ability does it does to its own object, and what is about casting it or about an opening hand is asked of that card.
 */
export function zonesElsewhere(ability: Ability): readonly Zone[] {
  if (ability.kind === 'static') {
    const {
      alternativeCost,
      beforeShuffling,
      castableFrom,
      castOnlyIf,
      characteristicDefining,
      openingHand,
    } = ability;
    if (characteristicDefining || beforeShuffling !== undefined) return [];
    if ([alternativeCost, castableFrom, castOnlyIf, openingHand].some((part) => part !== undefined))
      return [];
  }
  return zonesOf(ability).filter((zone) => zone !== 'battlefield' && zone !== 'stack');
}

/** Whether an ability replaces how its own object enters (614.1c-d). */
export const isAboutOwnEntering = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.replaces !== undefined && isOwnEntering(ability.replaces);

/** Whether an effect is about how its own object enters, or what that does as it enters. */
export const isOwnEntering = ({ event }: Replacement): boolean =>
  replacedWord(event).isOwnEntering?.(event) === true;

/** Whether a rule says how permanents of this subtype enter (714.3a). */
export const entersByRule = (subtype: string): boolean => ruleTexts['rule:714.3a']?.[subtype] !== undefined;

/** 208.2a: a star is 0 where no ability defines it. */
const numberOf = (printed: PrintedSize | undefined): number | null =>
  printed === undefined ? null : printed === '*' ? 0 : printed === '1+*' ? 1 : printed;

/** 105.2, 202.2, 204.2: the colours of the mana cost and of the colour indicator; a token's as its maker says. */
function colorsPrinted(face: Definition, manaCost: ManaCost | null): readonly Color[] {
  const ofCost = colorsOf(manaCost);
  const said = [...(face.colorIndicator ?? []), ...('colors' in face ? (face.colors ?? []) : [])];
  if (said.length === 0) return ofCost;
  return colors.filter((color) => ofCost.includes(color) || said.includes(color));
}

/** The mana abilities that a land has from its basic land types (305.6). */
export function intrinsicAbilities(
  types: readonly CardType[],
  subtypes: readonly string[],
): readonly HadAbility[] {
  return types.includes('land')
    ? intrinsicOf(subtypes)
    : types.includes('battle') && subtypes.includes('Siege')
      ? ofSieges
      : [];
}

const intrinsicOf = onceFor((subtypes: readonly string[]): readonly HadAbility[] =>
  subtypes.flatMap((subtype) => intrinsic[subtype] ?? []),
);

const intrinsic: Record<string, HadAbility> = {};
for (const type of basicLandTypes) {
  const ability = ruleTexts['rule:305.6']?.[type];
  if (ability !== undefined) intrinsic[type] = { ability, ref: `rule:305.6#${type}`, from: null };
}

const siege = siegeTexts['rule:310.12b']?.Siege;
const ofSieges: readonly HadAbility[] =
  siege === undefined ? [] : [{ ability: siege, ref: 'rule:310.12b#Siege', from: null }];

export const isIntrinsic = ({ ref }: HadAbility): boolean =>
  ref.startsWith('rule:305.6#') || ref.startsWith('rule:310.12b#');

/** An ability on the stack has no other characteristics than its text (113.8); a card exiled face down none (406.3a). */
export const nothing = printedFrom({ name: '', types: [] }, '', null);
