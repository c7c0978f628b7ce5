import { nameOf } from '../../machines/game/index.ts';
import { hiddenDefinition } from '../../machines/game/view.ts';
import { counted } from '../../machines/game/words.ts';
import { faceParagraphs } from '../../machines/reading/saying/index.ts';
import {
  type CardDefinition,
  type Characteristics,
  characteristics,
  doorsOf,
  type FaceDefinition,
  faceInUse,
  faceWith,
  fullName,
  type Game,
  type GameObject,
  type HadAbility,
  hasSharedTypeLine,
  type ObjectId,
  rulesTable,
  type TextRef,
  type TokenDefinition,
  textAt,
} from '../../machines/rules/index.ts';
import { marksOf } from './marks.ts';
import { leftOutOf, paragraphsOf, printedWords, type Shown, textOn } from './printed.ts';

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** More subtypes than this nobody reads: it is every creature type. */
const most = 20;

/** `Legendary Creature — Elf Warrior`. */
export function typeLine(of: Pick<Characteristics, 'supertypes' | 'types' | 'subtypes'>): string {
  const types = [...of.supertypes, ...of.types].map(upper).join(' ');
  return of.subtypes.length === 0
    ? types
    : `${types} — ${of.subtypes.length > most ? 'every creature type' : of.subtypes.join(' ')}`;
}

/** The object, if it is there and this view may know what it is. */
export function knownObject(game: Game, id: ObjectId): GameObject | null {
  const object = game.objects[id];
  return object == null || object.definition === hiddenDefinition ? null : object;
}

/** What is printed on an object; null for abilities, and for what this view may not know. */
export function printedFace(game: Game, object: GameObject): FaceDefinition | TokenDefinition | null {
  if (object.definition === '' || object.definition === hiddenDefinition) return null;
  const found = textAt(game, object.definition);
  if (!isFace(found)) return null;
  const face = faceInUse(game, object, object.definition);
  if (!isCard(found) || found.back === undefined) return found;
  if (hasSharedTypeLine(game, object.definition) && object.zone === 'battlefield')
    return bothHalves(found, found.back);
  if (face === 0) return found;
  return face === 1 ? found.back : bothHalves(found, found.back);
}

/** A split card with both names, both mana costs and the types of both halves (709.4). */
const bothHalves = (left: CardDefinition, right: FaceDefinition): CardDefinition => ({
  ...left,
  name: fullName(left),
  manaCost: `${left.manaCost ?? ''}${right.manaCost ?? ''}`,
  types: [...new Set([...left.types, ...right.types])],
});

const isFace = (value: unknown): value is FaceDefinition | TokenDefinition =>
  typeof value === 'object' && value !== null;
const isCard = (value: FaceDefinition | TokenDefinition): value is CardDefinition => 'back' in value;

/**
 * The paragraphs of the text that is printed on an object: those of the card that it was read from, else those that say
 * what it does. Of a split card those of each half, under its name and cost.
 */
export function printedParagraphs(game: Game, object: GameObject): readonly Shown[] {
  const face = printedFace(game, object);
  if (face === null) return [];
  const card = game.definitions[object.definition];
  const isOfBoth = faceInUse(game, object, object.definition) === 'both' || doorsOf(game, object).length > 0;
  if (card?.back === undefined || !isOfBoth) return textOf(face);
  return [card, card.back].flatMap((half) => [
    { text: `${half.name} ${half.manaCost ?? ''}` },
    ...textOf(half),
  ]);
}

const textOf = (face: FaceDefinition | TokenDefinition): readonly Shown[] =>
  textOn(face) ?? faceParagraphs(face).map((text) => ({ text }));

/** What an object says now: a paragraph of its card for what was read from that and is as it was, else the words of each ability; then what of its card is left out. */
export function paragraphsNow(game: Game, object: GameObject, had: readonly HadAbility[]): readonly Shown[] {
  const face = object.faceDown ? null : printedFace(game, object);
  return [
    ...paragraphsOf(game, had, (one) => abilityWordsOf(game, object.id, one)),
    ...(face === null ? [] : leftOutOf(face)),
  ];
}

/** The text of an ability that an object has now. */
export function abilityWordsOf(game: Game, id: ObjectId, { ability, ref }: HadAbility): string {
  const printed = printedWords(game, ref);
  if (printed !== null) return printed;
  const object = game.objects[id];
  // What an ability calls its object depends on where it is printed: of a copy, on what was copied.
  const where = tried(() => faceWith(game, ref));
  return rulesTable().abilityText(ability, where ?? (object == null ? null : printedFace(game, object)));
}

/** The text of an ability on the stack: of what is printed where it refers to. */
export function stackWords(game: Game, id: ObjectId): string {
  const object = game.objects[id];
  const ref = object?.stack?.ability;
  return object == null || ref == null ? '' : abilityWords(game, ref, object.stack?.source ?? null);
}

/** The text of an ability, as it is printed or else as it is said of its source; empty where this view can't know it. */
export function abilityWords(game: Game, ref: TextRef, sourceId: ObjectId | null): string {
  const found: unknown = tried(() => textAt(game, ref));
  if (typeof found !== 'object' || found === null || !('kind' in found)) return '';
  const printed = printedWords(game, ref);
  if (printed !== null) return printed;
  const source = sourceId === null ? null : (game.objects[sourceId] ?? null);
  return (
    tried(() =>
      rulesTable().abilityText(
        found as HadAbility['ability'],
        source === null ? null : printedFace(game, source),
      ),
    ) ?? ''
  );
}

/** A view leaves out texts that its player may not know: asked for one, the rules throw. */
export function tried<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** The keywords of an object in a row, as they stand on a small card. */
export function keywordWords(of: Characteristics): readonly string[] {
  const names = of.abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  return [...new Set(names)];
}

/** Whether an object is shown with its printed text: a card that is no permanent. */
export const isAsPrinted = ({ zone, left }: GameObject): boolean => zone !== 'battlefield' && left === null;

/** What a small card says under its keywords, a line for each ability: the other abilities that a permanent has now, or a card's whole text. */
export function smallText(game: Game, object: GameObject, now: Characteristics): string {
  const paragraphs = isAsPrinted(object)
    ? printedParagraphs(game, object)
    : paragraphsNow(
        game,
        object,
        now.abilities.filter(({ ability }) => ability.kind !== 'keyword'),
      );
  return paragraphs.map(({ text, leftOut }) => (leftOut ? `(Left out: ${text})` : text)).join('\n');
}

/** Everything about an object in one sentence, for those who don't see it. */
export function objectSentence(game: Game, id: ObjectId): string {
  const object = game.objects[id];
  if (object == null) return 'gone';
  const name = nameOf(game, id);
  if (knownObject(game, id) === null) return name;
  const now = characteristics(game, id);
  const size = now.power === null ? '' : `${now.power}/${now.toughness}`;
  const counters = Object.entries(object.counters).map(([kind, count]) => counted(count, `${kind} counter`));
  const parts = [
    name,
    object.kind === 'ability' ? '' : typeLine(now),
    size,
    object.damage > 0 ? `${object.damage} damage` : '',
    ...counters,
    ...marksOf(game, id).map(({ text }) => text),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
