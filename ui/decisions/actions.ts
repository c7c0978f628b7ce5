import {
  activations,
  castings,
  faceName,
  isManaAbilityRef,
  landPlays,
  specialActions,
} from '../../machines/casting/index.ts';
import {
  legalActions,
  nameOf,
  type PlayerEvent,
  redactVerdict,
  type Viewer,
} from '../../machines/game/index.ts';
import { doorName } from '../../machines/game/words.ts';
import {
  abilityAt,
  type Face,
  type Game,
  type ObjectId,
  type PlayerId,
  rulesTable,
  type SpecialAction,
  type Verdict,
} from '../../machines/rules/index.ts';
import { printedFace } from '../table/words.ts';

export type ActionGroup = 'lands' | 'spells' | 'abilities' | 'mana';

/** Something that may be done with priority, in words. */
export interface Offer {
  readonly event: PlayerEvent;
  readonly group: ActionGroup;
  readonly object: ObjectId;
  /** How many are just like it. */
  readonly count: number;
  readonly label: string;
  /** The way of casting, or the text of the ability. */
  readonly more: string;
}

/** Something that may not be done now, and why. */
export interface Refused {
  readonly object: ObjectId;
  readonly label: string;
  readonly more: string;
  readonly verdict: Verdict;
}

/** All that a player may do with priority besides passing; what is alike is named once. */
export function offersOf(game: Game, player: PlayerId): readonly Offer[] {
  const found = new Map<string, Offer>();
  for (const event of legalActions(game, player)) {
    const offer = offerOf(game, event);
    if (offer === null) continue;
    const key = `${offer.group} ${offer.label} ${offer.more} ${isHere(game, offer.object) ? offer.object : ''}`;
    const known = found.get(key);
    found.set(key, known === undefined ? offer : { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}

/** What a player may do now with one object. */
export const offersOn = (game: Game, player: PlayerId, object: ObjectId): readonly Offer[] =>
  legalActions(game, player).flatMap((event) =>
    'object' in event && event.object === object ? (offerOf(game, event) ?? []) : [],
  );

/** Permanents other than lands are told apart: each has its own counters, damage and attachments. */
function isHere(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object?.zone !== 'battlefield') return false;
  return !(printedFace(game, object)?.types.includes('land') ?? false);
}

/** What an event does with an object, in words; null for what is done with none. */
export function offerOf(game: Game, event: PlayerEvent): Offer | null {
  switch (event.type) {
    case 'land.play':
      return {
        event,
        group: 'lands',
        object: event.object,
        count: 1,
        label: faceNamed(game, event.object, event.face),
        more: '',
      };
    case 'spell.cast':
      return {
        event,
        group: 'spells',
        object: event.object,
        count: 1,
        label: faceNamed(game, event.object, faceIn(event.how)),
        more: wayWords(event.how),
      };
    case 'ability.activate':
      return {
        event,
        group: isManaAbilityRef(game, event.ability) ? 'mana' : 'abilities',
        object: event.object,
        count: 1,
        label: nameOf(game, event.object),
        more: wordsAt(game, event.object, event.ability),
      };
    case 'special.take':
      return {
        event,
        group: 'abilities',
        object: event.object,
        count: 1,
        label: printedName(game, event.object),
        more: specialWords(game, event.object, event.action),
      };
    case 'priority.pass':
    case 'decision.answer':
    case 'action.cancel':
    case 'player.concede':
      return null;
    default:
      return event satisfies never;
  }
}

/** The face or half with which a way of casting puts a card on the stack, by the word with which it begins. */
const facesSaid: Readonly<Record<string, Face>> = { back: 1, left: 0, right: 1, fused: 'both' };
const faceIn = (how: string | undefined): Face | undefined => facesSaid[how?.split(' ')[0] ?? ''];

/** A card by the name of the face or half that would be played. */
const faceNamed = (game: Game, id: ObjectId, face: Face | undefined): string =>
  face === undefined ? nameOf(game, id) : faceName(game, id, face);

/** What is printed on a face-down permanent, for who may look at it (708.5). */
const printedName = (game: Game, id: ObjectId): string =>
  game.definitions[game.objects[id]?.definition ?? '']?.name ?? nameOf(game, id);

/** Casting for the mana cost is the usual way, which needs no word. */
function wayWords(how: string | undefined): string {
  if (how === undefined || how === 'mana' || how === '') return '';
  if (how.startsWith('mana by ')) return how.slice('mana '.length);
  if (faceIn(how) !== undefined) return wayWords(how.split(' ').slice(1).join(' '));
  return how === 'permission' || how.startsWith('permission:') ? 'without paying its mana cost' : how;
}

/** A special action, by what it does and which ability lets the player (116.2). */
function specialWords(game: Game, object: ObjectId, action: SpecialAction): string {
  if (action.kind === 'unlock') return `unlock ${doorName(game, object, action.by)}`;
  const { by, kind } = action;
  const what = kind === 'turnFaceUp' ? 'turn it face up' : 'exile it';
  return by === null
    ? `${what} for its mana cost`
    : `${what}: ${rulesTable().abilityText(abilityAt(game, by), null)}`;
}

function wordsAt(game: Game, object: ObjectId, ref: string): string {
  const of = game.objects[object];
  return rulesTable().abilityText(abilityAt(game, ref), of == null ? null : printedFace(game, of));
}

/** What the player holds or could think of, and may not do now: each with every reason, as far as these eyes may know. */
export function refusedFor(game: Game, player: PlayerId, viewer: Viewer): readonly Refused[] {
  const found = new Map<string, Refused>();
  const add = (object: ObjectId, more: string, verdict: Verdict, face?: Face) => {
    if (verdict.ok) return;
    const label = faceNamed(game, object, face);
    const key = `${label} ${more} ${verdict.refusals.map(({ rule, because }) => rule + because).join()}`;
    if (!found.has(key))
      found.set(key, { object, label, more, verdict: redactVerdict(game, verdict, viewer) });
  };
  for (const { object, verdict } of landPlays(game, player)) add(object, '', verdict);
  for (const { object, action, verdict } of specialActions(game, player))
    add(object, specialWords(game, object, action), verdict);
  for (const { object, how, verdict } of castings(game, player))
    add(object, wayWords(how), verdict, faceIn(how));
  for (const { object, ability, mana, verdict } of activations(game, player))
    if (!mana) add(object, wordsAt(game, object, ability), verdict);
  return [...found.values()];
}
