import { nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import {
  type ChangeOrigin,
  type Characteristics,
  type Duration,
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
  /** For which it waited (613.8b), by name. */
  readonly waitedFor: string;
}

const durations: Readonly<Record<Extract<Duration, string>, string>> = {
  untilEndOfTurn: 'until end of turn',
  untilEndOfCombat: 'until end of combat',
  untilItsNextUntapStep: 'until its controller’s next untap step',
  untilYourNextTurn: 'until its controller’s next turn',
  untilEndOfYourNextTurn: 'until the end of its controller’s next turn',
  untilSourceLeaves: 'as long as its source remains',
  whileYouControlSource: 'as long as its source stays under control',
  whileYouControlIt: 'until control of it is lost',
  forever: 'for good',
};

/** How long an effect lasts. */
export const lasting = (until: Duration): string =>
  typeof until !== 'object'
    ? durations[until]
    : 'whileItIs' in until
      ? `while it is ${until.whileItIs}`
      : 'forAsLongAs' in until
        ? 'as long as what it says is so'
        : `while it has a ${until.whileItHas} counter`;

/** Everything that changes an object now: layer by layer in the order in which it applies, then changes of rules. */
export function changesOf(game: Game, id: ObjectId): readonly Change[] {
  if (game.objects[id] == null || game.objects[id].left !== null) return [];
  const found: Change[] = layerChanges(game, id).map((made) => ({
    layer: made.layer,
    rule: made.rule,
    ...sourceOf(game, made.origin),
    words: wordsOf(made),
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
  if ('control' in change) return 'changes who controls it';
  if ('changeWord' in change)
    return `changes its text: ${word(change.changeWord)} becomes ${word(change.to)}`;
  if ('setName' in change) return `is named ${word(change.setName)}`;
  if ('addToName' in change) return `has “${change.addToName}” added to its name`;
  if ('addNamesOf' in change) return `has the names of other ${change.addNamesOf.type} cards`;
  if ('fullTextOf' in change) return 'has the full text of another card';
  if ('setText' in change) return 'has the text of another object';
  if ('addTypes' in change) return `is also ${listOf(change.addTypes)}`;
  if ('setTypes' in change) return `becomes ${listOf(change.setTypes)}`;
  if ('removeTypes' in change) return `is no longer ${listOf(change.removeTypes)}`;
  if ('addSubtypes' in change) return `is also ${subtypesIn(change.addSubtypes)}`;
  if ('setSubtypes' in change) return `becomes ${subtypesIn(change.setSubtypes)}`;
  if ('addSupertypes' in change) return `is also ${listOf(change.addSupertypes)}`;
  if ('removeSupertypes' in change) return `is no longer ${listOf(change.removeSupertypes)}`;
  if ('addColors' in change) return `is also ${listOf(change.addColors)}`;
  if ('setColors' in change) return `is only ${listOf(change.setColors)}`;
  if ('addAbilities' in change)
    return `has ${change.addAbilities.map((ability) => (ability.kind === 'keyword' ? ability.keyword : 'another ability')).join(', ')}`;
  if ('removeKeyword' in change) return `loses ${change.removeKeyword}`;
  if ('removeAbilities' in change) return 'loses some abilities';
  if ('addActivatedOf' in change) return 'has the activated abilities of other objects';
  if ('removeAllAbilities' in change) return 'loses all abilities';
  if ('removeThisAbility' in change) return 'loses this ability';
  if ('cantHaveKeyword' in change) return `can’t have ${change.cantHaveKeyword}`;
  if ('set' in change) return `is ${value(change.setPower)}/${value(change.setToughness)}`;
  if ('modifyPower' in change) return `gets ${signed(change.modifyPower)}/${signed(change.modifyToughness)}`;
  return 'switches power and toughness';
}
