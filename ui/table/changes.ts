import { nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import {
  type ChangeOrigin,
  type Characteristics,
  type Duration,
  durationWord,
  type Game,
  type LayerChange,
  layerChanges,
  type Modification,
  type ObjectId,
  type Quantity,
  ruleChangesFor,
  type Subtypes,
  type Word,
} from '../../machines/rules/index.ts';
import { type Place, placeOf } from './acting.ts';
import { typeLine } from './words.ts';

/** Something that changes what an object is or may do: in which layer and by which rule, whose it is, what it does. */
export interface Change {
  /** The layer (613.1), without one the rules that are changed for it (613.11). */
  readonly layer: string | null;
  readonly rule: string;
  readonly source: ObjectId | null;
  readonly sourceName: string;
  readonly words: string;
  /** What it was before and is after, if that changed. */
  readonly made: string;
  readonly until: string;
  readonly timestamp: number | null;
  /** The number of the effect of a spell or ability that it is, by which the event is found that began it. */
  readonly effect: number | null;
  /** The words that make it, where they are printed on a card. */
  readonly place: Place | null;
  /** For which it waited (613.8b), by name. */
  readonly waitedFor: string;
}

/** How long an effect lasts. */
export const lasting = (until: Duration): string => durationWord(until).inWords(until);

/** Everything that changes an object now: layer by layer in the order in which it applies, then changes of rules. */
export function changesOf(game: Game, id: ObjectId): readonly Change[] {
  if (game.objects[id] == null || game.objects[id].left !== null) return [];
  const found: Change[] = layerChanges(game, id).map((made) => ({
    layer: made.layer,
    rule: made.rule,
    ...sourceOf(game, made.origin),
    words: wordsOf(made),
    place: made.origin.by === 'effect' && made.origin.ref !== null ? placeOf(game, made.origin.ref) : null,
    made: differences(game, made),
    waitedFor: made.waitedFor.map((source) => nameOf(game, source)).join(', '),
  }));
  const sources = new Set(ruleChangesFor(game, id).map(({ source }) => source));
  for (const source of sources) {
    found.push({
      layer: null,
      rule: '613.11',
      source,
      sourceName: nameOf(game, source),
      words: 'changes what it may do',
      made: '',
      until: 'as long as it applies',
      timestamp: game.objects[source]?.timestamp ?? null,
      effect: null,
      place: null,
      waitedFor: '',
    });
  }
  return found;
}

function sourceOf(
  game: Game,
  origin: ChangeOrigin,
): Pick<Change, 'effect' | 'source' | 'sourceName' | 'until' | 'timestamp'> {
  if (origin.by === 'rule')
    return { source: null, sourceName: 'The rules', until: 'always', timestamp: null, effect: null };
  const { source, timestamp } = origin;
  const sourceName = nameOf(game, source);
  if (origin.by === 'copy') return { source, sourceName, until: 'copy', timestamp, effect: null };
  const { counter, effect, sticker } = origin;
  const until =
    sticker !== undefined
      ? 'sticker'
      : counter !== null
        ? `${counter} counters`
        : effect === null
          ? 'static ability'
          : lasting(game.effects.find((one) => one.id === effect)?.until ?? 'forever');
  return { source, sourceName, until, timestamp, effect };
}

function wordsOf({ change, layer, origin }: LayerChange): string {
  if (change !== null) return modificationWords(change);
  if (origin.by === 'copy') return 'is what it is a copy of';
  return layer === '1b' ? 'face down' : 'only a creature has power and toughness';
}

/** What is another after a change than before it: "2/2 → 3/3". */
function differences(game: Game, { after, before }: LayerChange): string {
  const size = ({ power, toughness }: Characteristics) => (power === null ? '—' : `${power}/${toughness}`);
  const compared: readonly (readonly [string, string])[] = [
    [before.name, after.name],
    [typeLine(before), typeLine(after)],
    [before.colors.join(' ') || 'colorless', after.colors.join(' ') || 'colorless'],
    [size(before), size(after)],
    [playerName(game, before.controller), playerName(game, after.controller)],
    [`${before.abilities.length} abilities`, `${after.abilities.length} abilities`],
  ];
  return compared.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`])).join('; ');
}

const signed = (number: Quantity): string =>
  typeof number !== 'number' ? '·' : number < 0 ? `−${-number}` : `+${number}`;
const word = (said: Word): string => (typeof said === 'string' ? said : 'what was chosen');
const listOf = (value: readonly string[] | { readonly chosen: string }): string =>
  'chosen' in value ? 'what was chosen' : value.join(' ');

const subtypesIn = (value: Subtypes): string =>
  'creatureTypesOf' in value ? 'what something else is' : listOf(value);

/** What a change does; its numbers have been worked out. */
function modificationWords(change: Modification): string {
  const value = (number: Quantity | undefined): string => (typeof number === 'number' ? String(number) : '·');
  switch (change.change) {
    case 'control':
      return 'changes who controls it';
    case 'changeWord':
      return `changes its text: ${word(change.from)} becomes ${word(change.to)}`;
    case 'setName':
      return `is named ${word(change.name)}`;
    case 'addToName':
      return `has “${change.word}” added to its name`;
    case 'addNamesOf':
      return `has the names of other ${change.type} cards`;
    case 'fullTextOf':
      return 'has the full text of another card';
    case 'setText':
      return 'has the text of another object';
    case 'addTypes':
      return `is also ${listOf(change.types)}`;
    case 'setTypes':
      return `becomes ${listOf(change.types)}`;
    case 'removeTypes':
      return `is no longer ${listOf(change.types)}`;
    case 'addSubtypes':
      return `is also ${subtypesIn(change.subtypes)}`;
    case 'setSubtypes':
      return `becomes ${subtypesIn(change.subtypes)}`;
    case 'addSupertypes':
      return `is also ${listOf(change.supertypes)}`;
    case 'removeSupertypes':
      return `is no longer ${listOf(change.supertypes)}`;
    case 'addColors':
      return `is also ${listOf(change.colors)}`;
    case 'setColors':
      return `is only ${listOf(change.colors)}`;
    case 'addAbilities':
      return `has ${change.abilities.map((ability) => (ability.kind === 'keyword' ? ability.keyword : 'another ability')).join(', ')}`;
    case 'removeKeyword':
      return `loses ${change.keyword}`;
    case 'removeAbilities':
      return 'loses some abilities';
    case 'addActivatedOf':
      return 'has the activated abilities of other objects';
    case 'removeAllAbilities':
      return 'loses all abilities';
    case 'removeThisAbility':
      return 'loses this ability';
    case 'cantHaveKeyword':
      return `can’t have ${change.keyword}`;
    case 'setPowerToughness':
      return `is ${value(change.power)}/${value(change.toughness)}`;
    case 'modifyPowerToughness':
      return `gets ${signed(change.power)}/${signed(change.toughness)}`;
    case 'removeSubtypes':
      return `loses all ${change.of} types`;
    case 'switchPowerToughness':
      return 'switches power and toughness';
    default:
      return change satisfies never;
  }
}
