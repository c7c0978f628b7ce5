/** Abilities (113.3), whose instructions and effects hold abilities again, and whole cards. */
import type { Families } from '../../../words/shape.ts';
import { isRecord } from '../../state/is-record.ts';
import { onceFor } from '../../state/once-for.ts';
import type {
  Ability,
  ActivationLimits,
  KeywordAbility,
  Statement,
  StaticAbility,
} from '../../state/vocabulary/index.ts';
import { type WordTable, wordTable } from '../../state/word-table.ts';
import { keywords } from '../keywords/index.ts';
import { exceptionWith } from './copying.ts';
import { cost, costChange, usedForMana } from './costs.ts';
import { costRead, filter, objects, players, quantity } from './expressions.ts';
import { cardWith, tokenWith } from './faces.ts';
import { unfollowedInAbility } from './followed.ts';
import { abilitiesIn, inAbility, isAbility, ofAllFaces, ofGiven, ofKeyword } from './in-abilities.ts';
import { instructionWith } from './instructions.ts';
import { modificationWith } from './modifications.ts';
import { checkParameters } from './parameters.ts';
import { replacementWith } from './replacements.ts';
import { forNobody, ruleChangeWith } from './rule-changes.ts';
import {
  byWord,
  type Check,
  either,
  type Fields,
  family,
  fits,
  flag,
  integer,
  later,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orWord,
  shape,
  type Table,
  table,
  text,
} from './shape.ts';
import { checkOf as fieldCheck } from './shaped.ts';
import { modesWith, targets } from './targets.ts';
import { condition, triggers } from './triggers.ts';
import { color, keywordName, time, zone } from './words.ts';
import { standsFor } from './written.ts';

export const instructions: Check = later(() => listOf(instruction));
const abilities: Check = later(() => listOf(ability));
/** Those that something gives: each is its holder's own. */
const given: Check = like(abilities, (value, path, faults, known) =>
  abilities(value, path, faults, known && ofGiven(abilitiesIn(value), known)),
);
const givenOne: Check = like(
  later(() => ability),
  (value, path, faults, known) => ability(value, path, faults, known && ofGiven(abilitiesIn([value]), known)),
);
/** What has abilities of its own, with their own names and links. */
const withOwn = (check: Check): Check =>
  family(
    'holder',
    like(check, (value, path, faults, known) =>
      check(value, path, faults, known && (isRecord(value) ? ofAllFaces(value) : known)),
    ),
  );
const modes = modesWith(instructions);
export const modification = modificationWith(given);
export const rule = ruleChangeWith(givenOne);
export const exception = exceptionWith(given);
export const replacement = replacementWith(instructions, exception);
const instruction = instructionWith({
  abilities: family(
    'holder',
    like(abilities, (value, path, faults, known) =>
      abilities(value, path, faults, known && ofAllFaces({ abilities: value })),
    ),
  ),
  exception,
  instructions,
  modes,
  modification,
  replacement,
  rule,
  token: withOwn(tokenWith(abilities)),
});

const limits = fits(
  shape<ActivationLimits>({
    timing: maybe(orWord(fits(shape({ during: time, whose: maybe(players) })), 'sorcery', 'instant')),
    timesEachTurn: maybe(integer),
    once: maybe(flag),
    onlyIf: maybe(condition),
    leastX: maybe(integer),
    by: maybe(players),
  }),
);

const stated = {
  functionsIn: maybe(listOf(zone)),
  functionsNotIn: maybe(listOf(zone)),
  keyword: maybe(keywordName),
  abilityWord: maybe(text),
};

const resolving = {
  targets: maybe(targets),
  modes: maybe(modes),
  effect: instructions,
  cantBeCountered: maybe(flag),
  ...stated,
};

/** What stands in statements of static abilities, by the name of its family. */
const inStatements = {
  color,
  condition,
  'copy exception': exception,
  cost,
  'cost change': costChange,
  drafting: either([
    shape({ of: filter, note: oneOf('creatureTypes', 'name'), link: naming('link') }),
    shape({ anotherCard: flag }),
  ]),
  flag,
  instructions,
  modification,
  'name of a cost': naming('cost'),
  'name of a cost paid': costRead,
  objects,
  replacement,
  'rule change': rule,
  text,
  'used for mana': usedForMana,
  'whole number': integer,
  'whole number or any': orWord(integer, 'any'),
  zone,
} satisfies { readonly [Name in keyof Families]?: Check };

/** The fields of abilities, but for what static ones state: that says its shape itself. */
type AbilityFields = Omit<Table<Ability, 'kind'>, 'static'> & {
  readonly static: Fields<Omit<StaticAbility, 'kind' | Statement>>;
};

const abilityFields: AbilityFields = {
  spell: {
    abilityWord: maybe(text),
    targets: maybe(targets),
    modes: maybe(modes),
    effect: maybe(instructions),
  },
  activated: {
    cost,
    ...resolving,
    limits: maybe(limits),
  },
  triggered: {
    when: triggers,
    if: maybe(condition),
    while: maybe(condition),
    ...resolving,
    onceEachTurn: maybe(flag),
    timesEachTurn: maybe(integer),
  },
  static: {
    if: maybe(condition),
    characteristicDefining: maybe(flag),
    affects: maybe(objects),
    players: maybe(players),
    ...stated,
  },
  keyword: {
    keyword: keywordName,
    n: maybe(quantity),
    cost: maybe(cost),
    leastX: maybe(integer),
    orMore: maybe(flag),
    object: maybe(filter),
    player: maybe(oneOf('any', 'opponent', 'you')),
    quality: maybe(text),
    doesntRemove: maybe(oneOf('this', 'auras', 'attached')),
    level: maybe(fits(shape({ from: integer, to: maybe(integer), power: integer, toughness: integer }))),
    abilities: maybe(later(() => listOf(ability))),
    room: maybe(text),
    leadsTo: maybe(listOf(text)),
    targets: maybe(targets),
    effect: maybe(instructions),
  } satisfies Fields<Omit<KeywordAbility, 'kind'>>,
};

const abilityShape = later(() => abilityWith(wordTable().statics));

const abilityWith = onceFor((homes: WordTable['statics']): Check => {
  const statements = Object.entries(homes).map(
    ([word, home]) => [word, maybe(fieldCheck(home.shape, inStatements))] as const,
  );
  const whole = { ...abilityFields.static, ...Object.fromEntries(statements) };
  return byWord('kind', table({ ...abilityFields, static: whole }), { inside: inAbility });
});

export const ability: Check = family(
  'ability',
  like(abilityShape, (value, path, faults, known) => {
    if (known === null || !isAbility(value)) {
      abilityShape(value, path, faults, known);
      checkParameters(value, keywords, path, faults);
    } else if (value.kind === 'keyword') {
      // Its parameters are read where the abilities speak of them that it stands for.
      const shortFor = standsFor(value, keywords);
      const own = ofKeyword(shortFor, known);
      for (const [at, one] of shortFor.entries()) ability(one, `${path}/${at}`, faults, own);
    } else {
      abilityShape(value, path, faults, known);
      for (const reason of unfollowedInAbility(value)) faults.push({ path, reason });
      forNobody({ ...value }, path, faults);
    }
  }),
);

/** A whole card, of the shape of `CardDefinition`. */
export const card = withOwn(cardWith(abilities, withOwn));
