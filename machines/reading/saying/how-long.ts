/** Where it is said how long something lasts: at the end, or first where much is done for that long. */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** What something is. */
const kinds = new Set(['setTypes', 'addTypes', 'setSubtypes', 'addSubtypes']);

const isQuoted = ({ change, abilities }: Fields): boolean =>
  change === 'addAbilities' && isList(abilities) && abilities.some((one) => fields(one).kind !== 'keyword');

const isArtifactCreature = ({ types }: Fields): boolean =>
  isList(types) && types.includes('artifact') && types.includes('creature');

/** "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1." */
function changesMuch(changes: readonly Fields[]): boolean {
  const does = (change: string) => changes.some((one) => one.change === change);
  const isOfKind = changes.some(({ change }) => kinds.has(wordOf(change)));
  const isSized = does('setPowerToughness');
  // What becomes an artifact creature keeps its types anyway (205.1b); of anything else it is said what it still is.
  const isStill =
    (does('addTypes') || (does('addSubtypes') && !does('setTypes'))) &&
    !(isSized && changes.some(isArtifactCreature));
  return (
    changes.some(isQuoted) ||
    (changes.length > 1 &&
      (does('removeAllAbilities') || (isOfKind && does('modifyPowerToughness')) || isStill)) ||
    (isSized && changes.length === 2 && does('addAbilities'))
  );
}

/** Durations that are said first where what may be done, or is prevented, is said of them. */
const longer = new Set(['untilYourNextTurn', 'untilEndOfYourNextTurn']);

/** Whether it is said first how long what is done lasts. */
export function lastsFirst(wanted: Meaning | undefined): boolean {
  const [one] = isList(wanted) ? wanted : [];
  const { do: does, changes, until } = fields(one);
  if (does === 'mayPlay' || does === 'preventDamage') return longer.has(wordOf(until));
  if (does !== 'modify' || !isList(changes)) return false;
  const all = changes.filter(isFields);
  return changesMuch(all) || (until === 'untilYourNextTurn' && all.length > 1);
}
