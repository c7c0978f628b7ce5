/** The shapes of the vocabulary of abilities (`rules/state/vocabulary`), for data that comes as JSON. */

import { colors, manaTypes } from '../../state/mana.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import type {
  Ability,
  ActivationLimits,
  CardDefinition,
  Comparison,
  CostChange,
  Destination,
  FaceDefinition,
  Filter,
  InstructionBody,
  KeywordAbility,
  Mode,
  Modes,
  Modification,
  Replacement,
  RuleChange,
  TargetSpec,
  TokenDefinition,
  TriggerCondition,
} from '../../state/vocabulary/index.ts';
import { cardTypes } from '../../state/vocabulary/index.ts';
import { zones } from '../../state/zones.ts';
import { keywords } from '../keywords/index.ts';
import { checkExtraPhases } from './extra-phases.ts';
import { checkParameters } from './parameters.ts';
import {
  byWord,
  type Check,
  either,
  type Fields,
  fits,
  flag,
  ifNumber,
  integer,
  later,
  listOf,
  matching,
  maybe,
  nameIn,
  natural,
  oneOf,
  type Shape,
  shape,
  text,
  truth,
} from './shape.ts';

// ---------------------------------------------------------------- words

const color = oneOf(...colors);
const manaType = oneOf(...manaTypes);
const cardType = oneOf(...cardTypes);
const supertype = oneOf('basic', 'legendary', 'ongoing', 'snow', 'world');
const zone = oneOf(...zones);
const time = oneOf(...phases, ...steps);
const manaCost = matching(
  /^(\{(\d+|[WUBRGCSX]|[WUBRGC]\/[WUBRG]|2\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)\})+$/,
  'a mana cost like {2}{W}',
);
/** The name of a keyword ability that has a meaning. */
const keywordName = nameIn(keywords, 'a keyword ability');
const objectValue = oneOf(
  'power',
  'toughness',
  'manaValue',
  'loyalty',
  'damage',
  'basePower',
  'baseToughness',
);
const duration = oneOf(
  'untilEndOfTurn',
  'untilEndOfCombat',
  'untilYourNextTurn',
  'untilSourceLeaves',
  'whileYouControlSource',
  'forever',
);
const fact = oneOf(
  'spellsCast',
  'creatureSpellsCast',
  'noncreatureSpellsCast',
  'cardsDrawn',
  'cardsDiscarded',
  'lifeGained',
  'lifeLost',
  'creaturesDied',
  'attackedWith',
  'landsPlayed',
  'permanentsSacrificed',
  'damageDealtTo',
  'landsEntered',
  'permanentsLeft',
);

/** One of these or a list of them. */
const some =
  (check: Check): Check =>
  (value, path, faults) =>
    (Array.isArray(value) ? listOf(check) : check)(value, path, faults);
/** This word, or what the check takes. */
const orWord =
  (check: Check, ...words: readonly string[]): Check =>
  (value, path, faults) => {
    if (!words.some((word) => word === value)) check(value, path, faults);
  };

/** `true`, or what the check takes. */
const orTrue =
  (check: Check): Check =>
  (value, path, faults) => {
    if (value !== true) check(value, path, faults);
  };

// ---------------------------------------------------------------- expressions

const filter: Check = later(() => filterCheck);
const condition: Check = later(() => conditionCheck);
const instructions: Check = later(() => listOf(instruction));
const abilities: Check = later(() => listOf(ability));

export const quantity: Check = either(
  [
    shape({ x: flag }),
    shape({ count: filter }),
    shape({ countPlayers: later(() => players) }),
    shape({ value: objectValue, of: later(() => objects) }),
    shape({ greatest: objectValue, of: later(() => objects) }),
    shape({ counters: text, on: later(() => objects) }),
    shape({ playerCounters: text, on: later(() => players) }),
    shape({ life: later(() => players) }),
    shape({ cardsIn: zone, of: later(() => players) }),
    shape({ amount: text }),
    shape({ eventAmount: flag }),
    shape({ manaSpent: flag }),
    shape({ thisTurn: fact, by: later(() => players) }),
    shape({ plus: later(() => listOf(quantity)) }),
    shape({ minus: later(() => listOf(quantity)) }),
    shape({ times: later(() => listOf(quantity)) }),
    shape({ half: later(() => quantity), round: oneOf('up', 'down') }),
    shape({ chosen: text }),
  ],
  [],
  ifNumber,
);

const comparison = fits(
  shape<Comparison>({ atLeast: maybe(quantity), atMost: maybe(quantity), exactly: maybe(quantity) }),
);
const range = fits(shape({ min: quantity, max: quantity }));

export const objects: Check = either(
  [
    shape({ target: natural }),
    shape({ named: text }),
    shape({ event: oneOf('object', 'source', 'other') }),
    shape({ all: filter }),
    shape({ linked: text }),
    shape({ top: quantity, of: later(() => players) }),
    shape({ paid: text }),
    shape({ union: later(() => listOf(objects)) }),
  ],
  ['self', 'attached', 'it'],
);

export const players: Check = either(
  [
    shape({ controllerOf: objects }),
    shape({ ownerOf: objects }),
    shape({ target: natural }),
    shape({ named: text }),
    shape({ event: oneOf('player', 'otherPlayer') }),
    shape({
      playersWith: fits(shape({ life: maybe(comparison), of: later(() => players), mostLife: maybe(flag) })),
    }),
  ],
  ['you', 'opponents', 'everyone', 'everyoneElse', 'active', 'defending', 'they', 'attachedPlayer'],
);

const filterCheck = fits(
  shape<Filter>({
    zone: maybe(some(zone)),
    type: maybe(some(cardType)),
    anyType: maybe(listOf(cardType)),
    notType: maybe(some(cardType)),
    supertype: maybe(supertype),
    notSupertype: maybe(supertype),
    subtype: maybe(some(text)),
    anySubtype: maybe(listOf(text)),
    notSubtype: maybe(text),
    color: maybe(some(color)),
    anyColor: maybe(listOf(color)),
    notColor: maybe(color),
    colors: maybe(oneOf('colorless', 'monocolored', 'multicolored')),
    name: maybe(text),
    sharesNameWith: maybe(objects),
    sharesColorWith: maybe(objects),
    sharesCreatureTypeWith: maybe(objects),
    colorChosen: maybe(text),
    nameChosen: maybe(text),
    keyword: maybe(keywordName),
    notKeyword: maybe(text),
    noAbilities: maybe(flag),
    controller: maybe(players),
    notController: maybe(players),
    owner: maybe(players),
    tapped: maybe(truth),
    attacking: maybe(truth),
    attackingPlayer: maybe(players),
    blocking: maybe(truth),
    blocked: maybe(truth),
    unblocked: maybe(truth),
    token: maybe(truth),
    faceDown: maybe(truth),
    power: maybe(comparison),
    toughness: maybe(comparison),
    manaValue: maybe(comparison),
    damaged: maybe(truth),
    counters: maybe(fits(shape({ kind: text, atLeast: quantity }))),
    other: maybe(flag),
    among: maybe(objects),
    notAmong: maybe(objects),
    attachedTo: maybe(objects),
    hasAttached: maybe(filter),
    enteredThisTurn: maybe(flag),
    stackObject: maybe(oneOf('spell', 'ability', 'activatedAbility', 'triggeredAbility')),
    targets: maybe(filter),
    not: maybe(filter),
    any: maybe(listOf(filter)),
  }),
);

const conditionCheck: Check = either([
  shape({ compare: quantity, to: comparison }),
  shape({ exists: filter, count: maybe(comparison) }),
  shape({ is: objects, like: filter }),
  shape({ turnOf: players }),
  shape({ during: time }),
  shape({ paid: text }),
  shape({ did: text }),
  shape({ wasCast: objects, by: maybe(players), from: maybe(zone) }),
  shape({ attackedThisTurn: objects }),
  shape({ not: condition }),
  shape({ both: listOf(condition) }),
  shape({ either: listOf(condition) }),
]);

// ---------------------------------------------------------------- costs, targets, modes

const selfOr = orWord(filter, 'self');

export const cost: Check = listOf(
  either([
    shape({ mana: manaCost }),
    shape({ tap: flag }),
    shape({ untap: flag }),
    shape({ payLife: quantity }),
    shape({ sacrifice: selfOr, count: maybe(quantity), as: maybe(text) }),
    shape({ tapPermanents: filter, count: quantity, as: maybe(text) }),
    shape({ returnToHand: selfOr, count: maybe(quantity), as: maybe(text) }),
    shape({
      discard: orWord(filter, 'self', 'hand'),
      count: maybe(quantity),
      atRandom: maybe(flag),
      as: maybe(text),
    }),
    shape({ exile: selfOr, from: maybe(zone), count: maybe(quantity), as: maybe(text) }),
    shape({ reveal: filter, count: maybe(quantity), as: maybe(text) }),
    shape({ mill: quantity, as: maybe(text) }),
    shape({ removeCounters: text, count: quantity, from: maybe(selfOr) }),
    shape({ putCounters: text, count: quantity }),
    shape({ loyalty: orWord(integer, '-X') }),
  ]),
);

const targets = listOf(
  fits(
    shape<TargetSpec>({
      objects: maybe(filter),
      players: maybe(oneOf('any', 'opponent', 'you')),
      any: maybe(flag),
      count: maybe(range),
      divide: maybe(quantity),
      differentFrom: maybe(natural),
      ifPaid: maybe(text),
    }),
  ),
);

const modes = fits(
  shape<Modes>({
    choose: fits(shape({ min: quantity, max: quantity, sameTwice: maybe(flag) })),
    options: listOf(fits(shape<Mode>({ targets: maybe(targets), effect: instructions, cost: maybe(cost) }))),
  }),
);

const counters = fits(shape({ kind: text, count: quantity }));

const destination = fits(
  shape<Destination>({
    zone,
    position: maybe(orWord(fits(shape({ fromTop: integer })), 'top', 'bottom', 'random')),
    under: maybe(players),
    tapped: maybe(flag),
    attacking: maybe(flag),
    counters: maybe(counters),
    attachedTo: maybe(objects),
    faceDown: maybe(flag),
    revealed: maybe(flag),
  }),
);

// ---------------------------------------------------------------- triggers

/** The fields of each member of a union that `key` tells apart, all of them. */
type Table<Union, Key extends keyof Union> = {
  readonly [Word in Union[Key] & string]: Fields<Omit<Extract<Union, { readonly [K in Key]: Word }>, Key>>;
};

const table = (fields: Readonly<Record<string, Shape['fields']>>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(fields).map(([word, of]) => [word, { fields: of }]));

const watched = orWord(filter, 'self', 'attached');

const triggerFields: Table<TriggerCondition, 'on'> = {
  enters: { object: watched, from: maybe(zone), oneOrMore: maybe(flag) },
  leaves: {
    object: watched,
    from: maybe(zone),
    to: maybe(zone),
    notTo: maybe(zone),
    oneOrMore: maybe(flag),
  },
  dies: { object: orWord(watched, 'haunted'), oneOrMore: maybe(flag) },
  putInto: {
    zone,
    object: selfOr,
    from: maybe(zone),
    resolving: maybe(flag),
    oneOrMore: maybe(flag),
  },
  sacrificed: { object: selfOr, by: maybe(players) },
  attacks: { object: watched, player: maybe(players), alone: maybe(flag) },
  playerAttacks: { by: players, player: maybe(players), with: maybe(filter), atLeast: maybe(integer) },
  blocks: { object: watched, blocked: maybe(filter) },
  becomesBlocked: { object: watched, by: maybe(filter) },
  attacksUnblocked: { object: watched },
  dealsDamage: {
    source: watched,
    combat: maybe(truth),
    to: maybe(filter),
    toPlayer: maybe(players),
    oneOrMore: maybe(flag),
  },
  dealtDamage: {
    object: maybe(watched),
    player: maybe(players),
    combat: maybe(truth),
    excess: maybe(flag),
  },
  cast: { by: maybe(players), spell: selfOr, nth: maybe(integer) },
  activated: { by: maybe(players), source: selfOr, notMana: maybe(flag), onlyMana: maybe(flag) },
  becomesTarget: { object: watched, by: maybe(players), ofSpell: maybe(flag) },
  begins: { step: time, whose: maybe(players) },
  draws: { who: players, nth: maybe(integer) },
  discards: { who: players, card: maybe(filter) },
  gainsLife: { who: players },
  losesLife: { who: players },
  tapped: { object: watched },
  untapped: { object: watched },
  phasesOut: { object: watched },
  phasesIn: { object: watched },
  tappedForMana: { object: watched, by: maybe(players) },
  manaAdded: { to: maybe(players), types: maybe(listOf(manaType)), source: maybe(watched) },
  countersPut: { kind: maybe(text), object: watched, oneOrMore: maybe(flag), reaches: maybe(integer) },
  landPlayed: { by: players, land: maybe(filter) },
  losesGame: { who: players },
  attachedTo: { object: selfOr, to: maybe(filter) },
  unattached: { object: selfOr },
  transforms: { object: selfOr },
  scries: { who: players },
  shuffles: { who: players },
  triggers: { source: filter, by: maybe(players) },
  countered: { object: selfOr },
  controlChanges: { object: selfOr, from: maybe(players) },
  state: { is: condition },
};
const triggers = listOf(byWord('on', table(triggerFields)));

// ---------------------------------------------------------------- continuous effects

const chosenOr = (check: Check): Check =>
  either([shape({ chosen: text })], [], (value) => (Array.isArray(value) ? listOf(check) : undefined));

/** The names of the fields of all alternatives. */
type KeyOf<T> = T extends unknown ? keyof T : never;

/** By their first fields, so that none is forgotten. */
const modifications: Readonly<
  Record<Exclude<KeyOf<Modification>, 'setPower' | 'setToughness' | 'modifyToughness'>, Shape>
> = {
  control: shape({ control: players }),
  addTypes: shape({ addTypes: listOf(cardType) }),
  setTypes: shape({ setTypes: listOf(cardType) }),
  removeTypes: shape({ removeTypes: listOf(cardType) }),
  addSubtypes: shape({ addSubtypes: chosenOr(text) }),
  setSubtypes: shape({ setSubtypes: chosenOr(text) }),
  addSupertypes: shape({ addSupertypes: listOf(supertype) }),
  removeSupertypes: shape({ removeSupertypes: listOf(supertype) }),
  addColors: shape({ addColors: chosenOr(color) }),
  setColors: shape({ setColors: chosenOr(color) }),
  addAbilities: shape({ addAbilities: abilities }),
  removeKeyword: shape({ removeKeyword: keywordName }),
  removeAbilities: shape({ removeAbilities: abilities }),
  removeAllAbilities: shape({ removeAllAbilities: flag }),
  cantHaveKeyword: shape({ cantHaveKeyword: keywordName }),
  set: shape({ set: oneOf('powerToughness'), setPower: maybe(quantity), setToughness: maybe(quantity) }),
  modifyPower: shape({ modifyPower: quantity, modifyToughness: quantity }),
  switchPowerToughness: shape({ switchPowerToughness: flag }),
};
const modification = either(Object.values(modifications));

const rules: Readonly<
  Record<
    Exclude<KeyOf<RuleChange>, 'of' | 'unless' | 'exceptMana' | 'like' | 'what' | 'onlyTop' | 'entering'>,
    Shape
  >
> = {
  cant: shape({
    cant: oneOf(
      'attack',
      'block',
      'beBlocked',
      'attackOrBlock',
      'untap',
      'beRegenerated',
      'beCountered',
      'beCopied',
      'beSacrificed',
      'haveCountersPut',
      'attackAlone',
      'blockAlone',
      'transform',
    ),
  }),
  cantAttack: shape({ cantAttack: players }),
  cantBeBlockedBy: shape({ cantBeBlockedBy: filter }),
  canBlockOnly: shape({ canBlockOnly: filter }),
  cantBlock: shape({ cantBlock: filter }),
  cantBeBlockedExceptBy: shape({ cantBeBlockedExceptBy: filter }),
  mustAttack: shape({ mustAttack: orTrue(players) }),
  mustBlock: shape({
    mustBlock: orTrue(fits(shape({ attacker: objects }))),
  }),
  mustBeBlocked: shape({ mustBeBlocked: orTrue(oneOf('byAll')) }),
  blocksAdditional: shape({ blocksAdditional: orWord(integer, 'any') }),
  fewestBlockers: shape({ fewestBlockers: integer }),
  mostBlockers: shape({ mostBlockers: integer }),
  mostAttackers: shape({ mostAttackers: integer }),
  mostBlocking: shape({ mostBlocking: integer }),
  mostAttackersOfYou: shape({ mostAttackersOfYou: integer }),
  mayAttackAsThoughWithout: shape({ mayAttackAsThoughWithout: keywordName }),
  attachesOnlyTo: shape({ attachesOnlyTo: filter }),
  costToAttack: shape({ costToAttack: manaCost, of: oneOf('you', 'youAndPlaneswalkers') }),
  costToBlock: shape({ costToBlock: manaCost }),
  assignsDamageAsThoughUnblocked: shape({ assignsDamageAsThoughUnblocked: flag }),
  assignsDamageBy: shape({ assignsDamageBy: oneOf('toughness') }),
  maximumHandSize: shape({
    maximumHandSize: either([shape({ reduce: quantity })], ['none'], (value) => handSize(value)),
  }),
  additionalLands: shape({ additionalLands: quantity }),
  cantCast: shape({ cantCast: filter, unless: maybe(condition) }),
  cantActivate: shape({ cantActivate: filter, exceptMana: maybe(flag) }),
  cantGainLife: shape({ cantGainLife: flag }),
  cantLoseLife: shape({ cantLoseLife: flag }),
  cantWin: shape({ cantWin: flag }),
  cantLose: shape({ cantLose: flag }),
  cantDraw: shape({
    cantDraw: orTrue(fits(shape({ moreThan: integer }))),
  }),
  cantPreventDamage: shape({ cantPreventDamage: flag }),
  mayCastAsThoughWith: shape({ mayCastAsThoughWith: keywordName, like: filter }),
  mayActivateAsInstant: shape({ mayActivateAsInstant: keywordName }),
  mayTargetAsThoughWithout: shape({ mayTargetAsThoughWithout: keywordName, like: filter }),
  mayPlayFrom: shape({ mayPlayFrom: zone, what: filter, onlyTop: maybe(flag) }),
  triggersAgain: shape({ triggersAgain: filter, entering: maybe(filter) }),
  doesntTrigger: shape({ doesntTrigger: filter, entering: filter }),
  playerHas: shape({ playerHas: later(() => ability) }),
  manaLasts: shape({ manaLasts: flag }),
};
const rule = either(Object.values(rules));

const handSize = (value: unknown): Check | undefined =>
  value === 'none' || (typeof value === 'object' && value !== null && 'reduce' in value)
    ? undefined
    : quantity;

const costChange = fits(
  shape<CostChange>({
    of: oneOf('spells', 'abilities'),
    loyalty: maybe(flag),
    by: maybe(players),
    like: maybe(filter),
    targeting: maybe(filter),
    more: maybe(cost),
    less: maybe(quantity),
    lessColored: maybe(manaCost),
    atLeast: maybe(integer),
    keyword: maybe(keywordName),
  }),
);

const playersOrFilter: Check = (value, path, faults) => {
  const isPlayers =
    typeof value === 'string' ||
    (typeof value === 'object' &&
      value !== null &&
      ['controllerOf', 'ownerOf', 'playersWith', 'target', 'named', 'event'].some((key) => key in value));
  (isPlayers ? players : filter)(value, path, faults);
};

const replacement = fits(
  shape<Replacement>({
    event: either([
      shape({ enters: selfOr }),
      shape({ moves: selfOr, to: maybe(zone), from: maybe(zone) }),
      shape({ dies: selfOr }),
      shape({
        damage: fits(
          shape({ to: maybe(watched), toPlayer: maybe(players), from: maybe(watched), combat: maybe(truth) }),
        ),
      }),
      shape({ destroy: watched }),
      shape({ draw: players }),
      shape({ gainLife: players }),
      shape({ loseLife: players }),
      shape({ loseGame: players }),
      shape({ create: players }),
      shape({ putCounters: playersOrFilter, kind: maybe(text) }),
      shape({ discard: selfOr }),
      shape({ begins: oneOf(...phases, ...steps, 'turn'), whose: players }),
      shape({ untaps: watched }),
    ]),
    if: maybe(condition),
    self: maybe(flag),
    under: maybe(players),
    optional: maybe(flag),
    cost: maybe(cost),
    regenerates: maybe(flag),
    skip: maybe(flag),
    tapped: maybe(flag),
    counters: maybe(counters),
    choose: maybe(instructions),
    asCopyOf: maybe(filter),
    to: maybe(destination),
    amount: maybe(quantity),
    redirectTo: maybe(objects),
    prevent: maybe(orTrue(quantity)),
    instead: maybe(instructions),
    also: maybe(instructions),
    otherwise: maybe(fits(shape({ tapped: maybe(flag), to: maybe(destination) }))),
  }),
);

// ---------------------------------------------------------------- instructions

const divided = orWord(quantity, 'divided');
const token = later(() => tokenCheck);

const instructionFields: Table<InstructionBody, 'do'> = {
  dealDamage: {
    amount: divided,
    to: maybe(objects),
    toPlayers: maybe(players),
    source: maybe(objects),
    excessTo: maybe(players),
    cantBePrevented: maybe(flag),
  },
  gainLife: { amount: quantity, who: maybe(players) },
  loseLife: { amount: quantity, who: players },
  setLife: { to: quantity, who: players },
  fight: { first: objects, second: objects },
  draw: { count: quantity, who: maybe(players) },
  discard: {
    count: orWord(quantity, 'all'),
    who: players,
    filter: maybe(filter),
    atRandom: maybe(flag),
    chosenBy: maybe(players),
  },
  mill: { count: quantity, who: players },
  scry: { count: quantity, who: maybe(players) },
  surveil: { count: quantity, who: maybe(players) },
  look: { at: objects, who: maybe(players) },
  reveal: { what: objects },
  shuffle: { who: players },
  search: {
    who: maybe(players),
    library: maybe(players),
    for: filter,
    count: range,
    reveal: maybe(flag),
    to: destination,
    thenShuffle: maybe(truth),
  },
  move: { what: objects, from: maybe(zone), to: destination },
  destroy: { what: objects, cantBeRegenerated: maybe(flag) },
  exile: {
    what: objects,
    from: maybe(zone),
    haunting: maybe(objects),
    link: maybe(text),
    faceDown: maybe(flag),
    until: maybe(oneOf('sourceLeaves')),
  },
  sacrifice: { who: players, filter: maybe(filter), count: maybe(quantity), what: maybe(objects) },
  counter: { what: objects, to: maybe(destination) },
  create: {
    token,
    count: maybe(quantity),
    who: maybe(players),
    tapped: maybe(flag),
    attacking: maybe(flag),
    attachedTo: maybe(objects),
  },
  createCopy: {
    of: objects,
    count: maybe(quantity),
    who: maybe(players),
    except: maybe(listOf(modification)),
  },
  tap: { what: objects },
  untap: { what: objects },
  freeze: { what: objects },
  attach: { what: objects, to: maybe(objects), toPlayer: maybe(players), asThough: maybe(cardType) },
  unattach: { what: objects },
  putCounters: { kind: text, count: divided, on: maybe(objects), onPlayers: maybe(players) },
  moveCounter: { from: objects, to: objects },
  removeCounters: {
    kind: text,
    count: orWord(quantity, 'all'),
    from: maybe(objects),
    fromPlayers: maybe(players),
  },
  regenerate: { what: objects },
  transform: { what: objects },
  phaseOut: { what: objects },
  removeFromCombat: { what: objects },
  modify: { what: objects, changes: listOf(modification), until: duration },
  rule: { rules: listOf(rule), what: maybe(objects), players: maybe(players), until: duration },
  preventDamage: {
    amount: orWord(quantity, 'all'),
    to: maybe(objects),
    toPlayers: maybe(players),
    from: maybe(objects),
    combat: maybe(truth),
    until: duration,
  },
  replace: { replacement, until: duration, once: maybe(flag) },
  addMana: {
    mana: maybe(listOf(manaType)),
    anyOf: maybe(listOf(manaType)),
    couldProduce: maybe(filter),
    eventProduced: maybe(flag),
    count: maybe(quantity),
    who: maybe(players),
    spendOnly: maybe(oneOf('creatureSpells', 'artifactSpells', 'instantsAndSorceries', 'activatedAbilities')),
    allOneColor: maybe(flag),
    lasts: maybe(flag),
  },
  choose: {
    who: maybe(players),
    from: (value, path, faults) =>
      (isAmong(value) ? fits(shape({ among: objects, like: maybe(filter) })) : filter)(value, path, faults),
    orPlayers: maybe(players),
    count: range,
  },
  choosePlayer: { who: maybe(players), from: players },
  chooseValue: {
    who: maybe(players),
    what: orWord(
      fits(shape({ oneOf: listOf(text) })),
      'color',
      'creatureType',
      'cardType',
      'cardName',
      'basicLandType',
      'number',
    ),
    link: text,
  },
  may: {
    who: maybe(players),
    cost: maybe(cost),
    then: instructions,
    else: maybe(instructions),
    onceEachTurn: maybe(flag),
  },
  unless: { who: players, cost, else: instructions },
  if: { condition, then: instructions, else: maybe(instructions) },
  forEach: { of: objects, then: instructions },
  forEachPlayer: { of: players, then: instructions },
  repeat: { times: quantity, then: instructions },
  remember: { objects: maybe(objects), amount: maybe(quantity) },
  delayedTrigger: {
    when: triggers,
    if: maybe(condition),
    effect: instructions,
    targets: maybe(targets),
    about: maybe(objects),
    until: maybe(duration),
  },
  reflexive: { after: text, targets: maybe(targets), modes: maybe(modes), effect: instructions },
  emblem: { abilities, who: maybe(players) },
  castWithoutPaying: { what: objects, who: maybe(players) },
  mayPlay: { what: objects, who: maybe(players), until: duration, withoutPaying: maybe(flag) },
  copySpell: { what: objects, count: maybe(quantity), newTargets: maybe(flag) },
  chooseNewTargets: { what: objects, who: maybe(players) },
  extraTurn: { who: players },
  extraPhases: {
    who: maybe(players),
    after: maybe(oneOf('thisPhase', 'thisStep', ...phases, ...steps)),
    before: maybe(oneOf(...steps)),
    phases: listOf(time),
  },
  skip: { who: players, what: oneOf('turn', ...phases, ...steps) },
  endTurn: {},
  endCombat: {},
  win: { who: players },
  lose: { who: players },
  drawGame: {},
  controlPlayer: { who: players, by: players },
  flipCoin: { who: maybe(players), won: maybe(instructions), lost: maybe(instructions) },
  rollDie: { sides: integer, who: maybe(players) },
};

const isAmong = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'among' in value &&
  Object.keys(value).every((key) => key === 'among' || key === 'like');

const instructionShape = byWord('do', table(instructionFields), 'as');
const instruction: Check = (value, path, faults) => {
  instructionShape(value, path, faults);
  checkExtraPhases(value, path, faults);
};

// ---------------------------------------------------------------- abilities and cards

const limits = fits(
  shape<ActivationLimits>({
    timing: maybe(orWord(fits(shape({ during: time, whose: maybe(players) })), 'sorcery', 'instant')),
    timesEachTurn: maybe(integer),
    onlyIf: maybe(condition),
    by: maybe(players),
  }),
);

const abilityFields: Table<Ability, 'kind'> = {
  spell: { targets: maybe(targets), modes: maybe(modes), effect: maybe(instructions) },
  activated: {
    cost,
    targets: maybe(targets),
    modes: maybe(modes),
    effect: instructions,
    limits: maybe(limits),
    functionsIn: maybe(listOf(zone)),
    functionsNotIn: maybe(listOf(zone)),
    keyword: maybe(keywordName),
    cantBeCountered: maybe(flag),
    abilityWord: maybe(text),
  },
  triggered: {
    when: triggers,
    if: maybe(condition),
    targets: maybe(targets),
    modes: maybe(modes),
    effect: instructions,
    onceEachTurn: maybe(flag),
    functionsIn: maybe(listOf(zone)),
    functionsNotIn: maybe(listOf(zone)),
    keyword: maybe(keywordName),
    cantBeCountered: maybe(flag),
    abilityWord: maybe(text),
  },
  static: {
    if: maybe(condition),
    characteristicDefining: maybe(flag),
    affects: maybe(objects),
    changes: maybe(listOf(modification)),
    rules: maybe(listOf(rule)),
    players: maybe(players),
    costs: maybe(listOf(costChange)),
    replaces: maybe(replacement),
    additionalCost: maybe(
      fits(shape({ cost, optional: maybe(text), repeatable: maybe(flag), or: maybe(cost) })),
    ),
    alternativeCost: maybe(fits(shape({ cost, name: text, if: maybe(condition), from: maybe(zone) }))),
    castOnlyIf: maybe(condition),
    castableFrom: maybe(fits(shape({ zones: listOf(zone), only: maybe(flag) }))),
    openingHand: maybe(instructions),
    deckLimit: maybe(orWord(integer, 'any')),
    functionsIn: maybe(listOf(zone)),
    functionsNotIn: maybe(listOf(zone)),
    keyword: maybe(keywordName),
    abilityWord: maybe(text),
  },
  keyword: {
    keyword: keywordName,
    n: maybe(quantity),
    cost: maybe(cost),
    object: maybe(filter),
    player: maybe(oneOf('any', 'opponent', 'you')),
    quality: maybe(text),
    doesntRemove: maybe(oneOf('this', 'auras', 'attached')),
    targets: maybe(targets),
    effect: maybe(instructions),
  } satisfies Fields<Omit<KeywordAbility, 'kind'>>,
};
const abilityShape = byWord('kind', table(abilityFields));
const ability: Check = (value, path, faults) => {
  abilityShape(value, path, faults);
  checkParameters(value, keywords, path, faults);
};

const printedNumber = orWord(integer, '*');

const faceFields = {
  name: text,
  manaCost: maybe(manaCost),
  colorIndicator: maybe(listOf(color)),
  supertypes: maybe(listOf(supertype)),
  types: listOf(cardType),
  subtypes: maybe(listOf(text)),
  power: maybe(printedNumber),
  toughness: maybe(printedNumber),
  loyalty: maybe(orWord(integer, 'X')),
  defense: maybe(integer),
  abilities: maybe(abilities),
} satisfies Fields<FaceDefinition>;

const tokenCheck = (() => {
  const { name: _name, manaCost: _cost, ...fields } = faceFields;
  return fits(shape<TokenDefinition>({ ...fields, name: maybe(text), colors: maybe(listOf(color)) }));
})();

/** A whole card, of the shape of `CardDefinition`. */
export const card = fits(
  shape<CardDefinition>({
    ...faceFields,
    back: maybe(fits(shape<FaceDefinition>(faceFields))),
    modal: maybe(flag),
  }),
);
