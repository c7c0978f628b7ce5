import type { ObjectKind } from '../state/object.ts';
import { onceFor } from '../state/once-for.ts';
import { rulesTable } from '../state/table.ts';
import { expansion } from '../state/text.ts';
import type { RuleNumber } from '../state/verdict.ts';
import type {
  Ability,
  CardType,
  Condition,
  KeywordAbility,
  SpellAbility,
  Statement,
  StaticAbility,
  TriggerCondition,
  TriggeredAbility,
} from '../state/vocabulary/index.ts';
import {
  conditionWord,
  costWord,
  isStatement,
  staticWord,
  triggerWord,
  wordTable,
} from '../state/word-table.ts';
import { type Zone, zones } from '../state/zones.ts';
import { movesItselfFrom } from './moves-itself.ts';

/** Where an ability can function: in a zone, as its object enters the battlefield (614.12), before the game begins. */
export type Place = Zone | 'entering' | 'beforeTheGame';

/** Where an ability functions, and the rule that says so. */
export interface WhereItFunctions {
  readonly rule: RuleNumber;
  readonly places: readonly Place[];
}

/** Zones from which a card could be played or cast, and the stack (113.6e). */
export const playable: readonly Place[] = [
  'hand',
  'stack',
  'graveyard',
  'exile',
  'library',
  'command',
  'outside',
];
export const everywhere: readonly Place[] = [...zones, 'entering', 'beforeTheGame'];

const isZone = (place: Place): place is Zone => place !== 'entering' && place !== 'beforeTheGame';

export const functionsAt = (rule: RuleNumber, ...places: readonly Place[]): WhereItFunctions => ({
  rule,
  places,
});

const onStack = functionsAt('113.6', 'stack');
const commandTypes: readonly CardType[] = ['plane', 'vanguard', 'scheme', 'conspiracy', 'dungeon'];

/** What an object is, as far as it decides where its abilities usually function. */
export type Usually = 'stack' | 'battlefield' | 'command';

/** Where abilities of an object of this kind and these card types usually function (113.6, 113.6p). */
export function usually(kind: ObjectKind, types: readonly CardType[]): Usually {
  if (kind === 'emblem' || types.some((type) => commandTypes.includes(type))) return 'command';
  return types.includes('instant') || types.includes('sorcery') ? 'stack' : 'battlefield';
}

const usual: Readonly<Record<Usually, WhereItFunctions>> = {
  stack: onStack,
  battlefield: functionsAt('113.6', 'battlefield'),
  command: functionsAt('113.6p', 'command'),
};

/**
 * Where an ability of an object of this kind and these card types functions (113.6a-p): what its text states, else
 * what follows from its kind, its cost and effect, and for a triggered ability from each of its trigger conditions.
 */
export function whereItFunctions(
  ability: Ability,
  kind: ObjectKind,
  types: readonly CardType[],
): WhereItFunctions {
  const where = usually(kind, types);
  let byUsual = known.get(ability);
  if (byUsual === undefined) {
    byUsual = {};
    known.set(ability, byUsual);
  }
  const found = byUsual[where] ?? workedOut(ability, where);
  byUsual[where] = found;
  return found;
}

const known = new WeakMap<Ability, Partial<Record<Usually, WhereItFunctions>>>();

function workedOut(ability: Ability, where: Usually): WhereItFunctions {
  if (ability.kind !== 'triggered') return unusually(ability) ?? usual[where];
  const all = ability.when.map((condition) => ofCondition(ability, condition) ?? usual[where]);
  const [first] = all;
  if (first === undefined) return usual[where];
  return { rule: first.rule, places: [...new Set(all.flatMap(({ places }) => places))] };
}

/** The same of one trigger condition: each may function in other zones than the others (113.6k). */
export function conditionFunctions(
  ability: TriggeredAbility,
  condition: TriggerCondition,
  kind: ObjectKind,
  types: readonly CardType[],
): WhereItFunctions {
  return ofCondition(ability, condition) ?? usual[usually(kind, types)];
}

/** Whether an ability functions on an object of this kind and these card types in this place. */
export function functionsIn(
  ability: Ability,
  place: Place,
  kind: ObjectKind,
  types: readonly CardType[],
): boolean {
  return whereItFunctions(ability, kind, types).places.includes(place);
}

/** Whether an ability of a permanent, or any that it is short for, functions only on the battlefield (611.3d). */
export function functionsOnPermanents(ability: Ability): boolean {
  const shortFor = expansion(ability);
  return (shortFor.length === 0 ? [ability] : shortFor).some((one) =>
    whereItFunctions(one, 'card', []).places.every((place) => place === 'battlefield'),
  );
}

/** Zones in which an ability functions on whatever it is; none where that depends on what has it. */
export function zonesOf(ability: Ability): readonly Zone[] {
  const found =
    ability.kind === 'triggered'
      ? ability.when.flatMap((condition) => ofCondition(ability, condition)?.places ?? [])
      : (unusually(ability)?.places ?? []);
  return zones.filter((zone) => found.includes(zone));
}

/** Where an ability functions that functions elsewhere than usual; null: where abilities usually do. */
function unusually(ability: Exclude<Ability, { kind: 'triggered' }>): WhereItFunctions | null {
  if (ability.kind === 'spell') return onStack;
  if (ability.kind === 'keyword') return ofKeyword(ability);
  if (ability.kind === 'static' && ability.characteristicDefining)
    return functionsAt('113.6a', ...everywhere);
  const stated = asStated(ability);
  if (stated !== null) return stated;
  if (ability.kind === 'static') return ofStatic(ability);
  const paidIn = ability.cost.map((part) => costWord(part).paidIn?.(part) ?? null).find(isGiven);
  if (paidIn !== undefined) return functionsAt('113.6j', paidIn);
  const from = movesItselfFrom(ability);
  return from === null || from === 'battlefield' ? null : functionsAt('113.6m', from);
}

/** What a keyword's module says of casting: its own object (113.6e), or others with it in hand (702.47a). */
function ofKeyword({ keyword }: KeywordAbility): WhereItFunctions | null {
  const { castAsInstant, splices } = rulesTable().keywords[keyword] ?? {};
  if (castAsInstant === true) return functionsAt('113.6e', ...playable);
  return splices === undefined ? null : functionsAt('113.6b', 'hand');
}

/** What the text states (113.6b-c), in so many words or by a condition: "if this card is in your graveyard". */
function asStated(ability: Exclude<Ability, SpellAbility | KeywordAbility>): WhereItFunctions | null {
  const { functionsIn: stated, functionsNotIn: not } = ability;
  if (stated !== undefined) return functionsAt('113.6b', ...stated);
  if (not !== undefined)
    return functionsAt('113.6c', ...everywhere.filter((place) => !not.some((zone) => zone === place)));
  const named = conditionsOf(ability).map(zonesNamed).find(isGiven);
  return named === undefined ? null : functionsAt('113.6b', ...named);
}

/** What must be so for an ability to apply, to trigger or to be activated. */
function conditionsOf(ability: Exclude<Ability, SpellAbility | KeywordAbility>): readonly Condition[] {
  const { kind } = ability;
  const all =
    kind === 'triggered'
      ? [ability.while, ability.if]
      : kind === 'static'
        ? [ability.if]
        : [ability.limits?.onlyIf];
  return all.filter(isGiven);
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** The zones in one of which an ability's own object must be for a condition to be so; null: it names none. */
export const zonesNamed = (condition: Condition): readonly Zone[] | null =>
  conditionWord(condition).ownZones?.(condition, zonesNamed) ?? null;

const ofStatic = onceFor((ability: StaticAbility): WhereItFunctions | null => {
  for (const word of Object.keys(wordTable().statics))
    if (isStatement(word)) {
      const where = whereStated(ability, ability, word);
      if (where !== null) return where;
    }
  return null;
});

function whereStated<Word extends Statement>(
  ability: StaticAbility,
  stated: Partial<Required<StaticAbility>>,
  word: Word,
): WhereItFunctions | null {
  const said: Required<StaticAbility>[Word] | undefined = stated[word];
  return said === undefined ? null : (staticWord(word).functionsIn?.(said, ability) ?? null);
}

/** Whether a static ability is about its own object. */
export const isAboutItself = ({ affects, players }: StaticAbility): boolean =>
  players === undefined && (affects === undefined || affects === 'self');

/** Whether an ability restricts or modifies how its object can be played or cast (113.6e). */
export function isAboutCasting(ability: Ability): boolean {
  if (ability.kind === 'keyword')
    return (
      rulesTable().keywords[ability.keyword]?.castAsInstant === true ||
      expansion(ability).some(isAboutCasting)
    );
  return (
    ability.kind === 'static' &&
    Object.keys(ability).some((word) => isStatement(word) && statesAboutCasting(ability, word))
  );
}

function statesAboutCasting<Word extends Statement>(
  ability: Partial<Required<StaticAbility>>,
  word: Word,
): boolean {
  const said: Required<StaticAbility>[Word] | undefined = ability[word];
  return said !== undefined && staticWord(word).isAboutCasting?.(said) === true;
}

/** Where one trigger condition of an ability functions; null: where abilities usually do. */
function ofCondition(ability: TriggeredAbility, condition: TriggerCondition): WhereItFunctions | null {
  const stated = asStated(ability);
  // "When this is put into a graveyard, if it's in yours": it gets there by the event, and functions where that is met.
  const isOfEvent =
    stated?.places.every((place) => isZone(place) && putsItselfInto(condition, place)) === true;
  const found = (isOfEvent ? null : stated) ?? notFromBattlefield(condition);
  if (found !== null) return found;
  const from = movesItselfFrom(ability);
  return from === null || from === 'battlefield' || putsItselfInto(condition, from)
    ? null
    : functionsAt('113.6m', from);
}

/** Where a condition can trigger that can't from the battlefield (113.6k); null: it can. */
function notFromBattlefield(condition: TriggerCondition): WhereItFunctions | null {
  const places = triggerWord(condition).functionsIn?.(condition) ?? null;
  return places === null ? null : functionsAt('113.6k', ...places);
}

/** Whether a condition says itself that its object is put into this zone (113.6m). */
const putsItselfInto = (condition: TriggerCondition, zone: Zone): boolean =>
  triggerWord(condition).putsItselfInto?.(condition, zone) === true;
