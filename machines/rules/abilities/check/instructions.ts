/** Instructions (608.2c). */
import { isRecord } from '../../state/is-record.ts';
import { shortFor } from '../../state/text.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import type { InstructionBody } from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { checkAnotherChoice } from './another-choice.ts';
import { cost } from './costs.ts';
import { checkDealt } from './dealt.ts';
import { duration, effectDuration } from './duration.ts';
import { did, eventTypes, filter, linkRead, objects, players, quantity, range } from './expressions.ts';
import { checkExtraPhases } from './extra-phases.ts';
import { afterInstruction, inInstruction, inPerformed, isInstruction } from './in-instructions.ts';
import { checkActionParameters } from './parameters.ts';
import { attacked, counters, destination, destinationWith, enteringCombat, remembering } from './places.ts';
import { forNobody } from './rule-changes.ts';
import {
  byWord,
  type Check,
  either,
  eitherOf,
  family,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orTrue,
  orWord,
  shape,
  type Table,
  table,
  text,
  truth,
} from './shape.ts';
import { targets } from './targets.ts';
import { condition, triggers } from './triggers.ts';
import {
  actionName,
  cardType,
  designation,
  manaType,
  playerDesignation,
  stickerKind,
  time,
  zone,
} from './words.ts';

/** What instructions hold that holds instructions again. */
interface Nested {
  readonly abilities: Check;
  readonly exception: Check;
  readonly instructions: Check;
  readonly modes: Check;
  readonly modification: Check;
  readonly replacement: Check;
  readonly rule: Check;
  readonly token: Check;
}

const divided = orWord(quantity, 'divided');
const trueOrCondition = orTrue(condition);

const isAmong = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'among' in value &&
  Object.keys(value).every((key) => key === 'among' || key === 'like');

const instructionFields = ({
  abilities,
  exception,
  instructions,
  modes,
  modification,
  replacement,
  rule,
  token,
}: Nested): Table<InstructionBody, 'do'> => ({
  dealDamage: {
    amount: divided,
    to: maybe(objects),
    toPlayers: maybe(players),
    and: maybe(listOf(fits(shape({ amount: divided, to: maybe(objects), toPlayers: maybe(players) })))),
    source: maybe(objects),
    excessTo: maybe(players),
    cantBePrevented: maybe(trueOrCondition),
  },
  heal: { what: objects },
  gainLife: { amount: quantity, who: maybe(players) },
  loseLife: { amount: quantity, who: players },
  payLife: { atMost: maybe(quantity), link: naming('link') },
  setLife: { to: quantity, who: players },
  fight: { first: objects, second: objects },
  exchangeControl: { first: objects, second: objects },
  pair: { first: objects, second: objects },
  draw: { count: quantity, who: maybe(players) },
  discard: {
    count: orWord(quantity, 'all'),
    who: players,
    filter: maybe(filter),
    atRandom: maybe(flag),
    chosenBy: maybe(players),
  },
  mill: { count: quantity, who: players },
  arrange: {
    count: quantity,
    who: maybe(players),
    library: maybe(players),
    others: maybe(oneOf('graveyard')),
    action: maybe(actionName),
  },
  look: { at: objects, who: maybe(players) },
  reveal: { what: objects },
  shuffle: { who: players },
  search: {
    who: maybe(players),
    library: maybe(players),
    zones: maybe(listOf(oneOf('graveyard', 'hand'))),
    for: filter,
    count: range,
    reveal: maybe(flag),
    to: destinationWith(modification),
    thenShuffle: maybe(truth),
  },
  move: { what: objects, from: maybe(zone), to: destinationWith(modification) },
  destroy: { what: objects, cantBeRegenerated: maybe(flag) },
  exile: {
    what: objects,
    from: maybe(zone),
    haunting: maybe(objects),
    encodedOn: maybe(objects),
    link: maybe(naming('link')),
    faceDown: maybe(flag),
    mayBeLookedAt: maybe(flag),
    until: maybe(oneOf('sourceLeaves')),
  },
  sacrifice: {
    who: players,
    filter: maybe(filter),
    count: maybe(quantity),
    what: maybe(objects),
    link: maybe(naming('link')),
  },
  counter: { what: objects, to: maybe(destination) },
  create: {
    token,
    size: maybe(fits(shape({ power: quantity, toughness: quantity }))),
    counters: maybe(counters),
    count: maybe(quantity),
    who: maybe(players),
    tapped: maybe(flag),
    ...enteringCombat,
    attachedTo: maybe(objects),
    link: maybe(naming('link')),
    remembers: maybe(remembering),
  },
  createCopy: {
    of: objects,
    count: maybe(quantity),
    who: maybe(players),
    tapped: maybe(flag),
    ...enteringCombat,
    except: maybe(listOf(exception)),
    link: maybe(naming('link')),
    remembers: maybe(remembering),
  },
  meld: { what: objects, tapped: maybe(flag), ...enteringCombat },
  becomeCopy: { what: objects, of: objects, until: effectDuration, except: maybe(listOf(exception)) },
  tap: { what: objects },
  untap: { what: objects },
  freeze: { what: objects },
  attach: { what: objects, to: maybe(objects), toPlayer: maybe(players), asThough: maybe(cardType) },
  unattach: { what: objects },
  putCounters: {
    kind: text,
    count: divided,
    on: maybe(objects),
    onPlayers: maybe(players),
    who: maybe(players),
  },
  moveCounter: { kind: maybe(text), count: maybe(oneOf('any', 'all')), from: objects, to: objects },
  removeCounters: {
    kind: text,
    count: orWord(quantity, 'all'),
    from: maybe(objects),
    fromPlayers: maybe(players),
  },
  putSticker: {
    kind: maybe(stickerKind),
    on: objects,
    who: maybe(players),
    from: maybe(objects),
    counted: maybe(either([shape({ letter: text })], ['uniqueVowels', 'power', 'toughness'])),
  },
  regenerate: { what: objects },
  monstrosity: { n: quantity },
  exileUntil: { like: filter, who: maybe(players) },
  designate: { what: objects, designation, noLonger: maybe(flag) },
  unlock: { what: objects, who: maybe(players) },
  lock: { what: objects, who: maybe(players) },
  becomeLevel: { what: objects, level: integer },
  transform: { what: objects },
  convert: { what: objects },
  turnFaceDown: { what: objects, like: maybe(token) },
  turnFaceUp: { what: objects },
  manifest: { what: objects, who: maybe(players), like: maybe(token) },
  phaseOut: { what: objects, until: maybe(oneOf('sourceLeaves')) },
  removeFromCombat: { what: objects },
  becomeBlocked: { what: objects },
  becomeAttacking: { what: objects, whom: maybe(attacked) },
  becomeBlocking: { what: objects, attacker: objects },
  reselect: { what: objects, among: maybe(oneOf('players')) },
  modify: { what: objects, changes: listOf(modification), until: effectDuration },
  exchangeText: { first: objects, second: objects, until: effectDuration },
  modifyNextSpell: {
    who: maybe(players),
    like: filter,
    changes: listOf(modification),
    until: effectDuration,
  },
  gainAbilitiesOf: { what: objects, of: objects, which: oneOf('activated'), until: effectDuration },
  rule: {
    rules: listOf(rule),
    what: maybe(objects),
    players: maybe(players),
    until: effectDuration,
    inNextTurnOf: maybe(players),
    once: maybe(flag),
  },
  preventDamage: {
    amount: orWord(quantity, 'all', 'divided'),
    to: maybe(objects),
    toPlayers: maybe(players),
    from: maybe(objects),
    combat: maybe(truth),
    until: effectDuration,
  },
  replace: { replacement, until: effectDuration, once: maybe(flag), amount: maybe(quantity) },
  addMana: {
    mana: maybe(listOf(manaType)),
    anyOf: maybe(listOf(manaType)),
    couldProduce: maybe(eitherOf((value) => isRecord(value) && 'paid' in value, objects, filter)),
    eventProduced: maybe(eventTypes),
    colorsOf: maybe(objects),
    chosen: maybe(linkRead),
    noted: maybe(linkRead),
    count: maybe(quantity),
    who: maybe(players),
    spendOnly: maybe(
      either(
        [shape({ on: filter })],
        [
          'creatureSpells',
          'artifactSpells',
          'instantsAndSorceries',
          'activatedAbilities',
          'noNonartifactSpells',
        ],
      ),
    ),
    allOneColor: maybe(flag),
    lasts: maybe(flag),
  },
  doubleMana: {},
  choose: {
    who: maybe(players),
    from: eitherOf(isAmong, fits(shape({ among: objects, like: maybe(filter) })), filter),
    canHaveAttached: maybe(objects),
    canGetCounters: maybe(text),
    orPlayers: maybe(players),
    count: range,
    different: maybe(oneOf('manaValue')),
    total: maybe(fits(shape({ of: oneOf('manaValue'), atLeast: quantity }))),
    atRandom: maybe(flag),
  },
  chooseSource: { who: maybe(players), like: maybe(filter) },
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
    among: maybe(filter),
    link: naming('link'),
    otherThan: maybe(linkRead),
    anew: maybe(flag),
  },
  vote: {
    for: either([shape({ words: listOf(text) }), shape({ objects: filter })]),
    first: maybe(players),
    link: naming('link'),
  },
  note: { what: oneOf('typesOfManaSpent'), link: naming('link') },
  may: {
    who: maybe(players),
    cost: maybe(cost),
    anyNumberOfTimes: maybe(flag),
    then: instructions,
    else: maybe(instructions),
    onceEachTurn: maybe(flag),
  },
  unless: { who: players, cost, times: maybe(quantity), else: instructions },
  if: { condition, then: instructions, else: maybe(instructions) },
  oneOf: {
    who: maybe(players),
    evenImpossible: maybe(flag),
    options: listOf(fits(shape({ word: text, then: instructions }))),
  },
  forEach: { of: objects, then: instructions },
  forEachPlayer: { of: players, then: instructions },
  repeat: { times: quantity, then: instructions },
  delayedTrigger: {
    when: triggers,
    if: maybe(condition),
    effect: instructions,
    targets: maybe(targets),
    about: maybe(objects),
    until: maybe(duration),
    once: maybe(flag),
  },
  reflexive: {
    after: did,
    each: maybe(flag),
    targets: maybe(targets),
    modes: maybe(modes),
    effect: instructions,
  },
  emblem: { abilities, who: maybe(players), name: maybe(text) },
  cast: {
    what: objects,
    who: maybe(players),
    alternativeCost: maybe(fits(shape({ name: naming('cost'), cost }))),
    transformed: maybe(flag),
  },
  castWithoutPaying: {
    what: objects,
    who: maybe(players),
    like: maybe(filter),
    lands: maybe(flag),
    most: maybe(integer),
    must: maybe(flag),
    transformed: maybe(flag),
  },
  mayPlay: {
    what: objects,
    who: maybe(players),
    until: duration,
    withoutPaying: maybe(flag),
    forCost: maybe(cost),
    onlyCast: maybe(flag),
    asThough: maybe(oneOf('anyColor', 'anyType')),
  },
  copySpell: {
    what: objects,
    count: maybe(quantity),
    newTargets: maybe(flag),
    except: maybe(listOf(exception)),
    who: maybe(players),
    forEach: maybe(fits(shape({ objects: maybe(filter), players: maybe(players) }))),
    target: maybe(objects),
  },
  copyCard: { what: objects, except: maybe(listOf(exception)) },
  changeTargets: { what: objects, which: oneOf('all', 'one', 'any'), who: maybe(players) },
  chooseNewTargets: { what: objects, who: maybe(players) },
  extraTurn: { who: players },
  extraPhases: {
    who: maybe(players),
    after: maybe(oneOf('thisPhase', 'thisStep', ...phases, ...steps)),
    before: maybe(oneOf(...steps)),
    phases: listOf(time),
  },
  skip: { who: players, what: oneOf('turn', ...phases, ...steps) },
  flip: { what: objects },
  restartGame: { except: maybe(objects), then: maybe(instructions) },
  endTurn: {},
  endCombat: {},
  win: { who: players },
  lose: { who: players },
  drawGame: {},
  putMoreCounters: { who: players },
  moveVentureMarker: { who: players, into: maybe(text) },
  designatePlayer: { designation: playerDesignation, who: players },
  controlPlayer: { who: players, by: players },
  flipCoin: {
    who: maybe(players),
    uncalled: maybe(flag),
    won: maybe(instructions),
    lost: maybe(instructions),
  },
  perform: {
    action: actionName,
    who: maybe(players),
    what: maybe(objects),
    n: maybe(quantity),
    quality: maybe(text),
    options: maybe(listOf(fits(shape({ word: text, then: instructions })))),
  },
  rollToVisit: { who: maybe(players) },
  rollDie: { sides: integer, count: maybe(quantity), who: maybe(players) },
});

/** One instruction, with parts that are checked so. */
export function instructionWith(nested: Nested): Check {
  const fields = byWord('do', table(instructionFields(nested)), {
    besides: { as: maybe(naming('instruction')) },
    inside: inInstruction,
  });
  return family(
    'instruction',
    like(fields, (value, path, faults, known) => {
      fields(value, path, faults, known);
      if (known !== null && isRecord(value) && isInstruction(value)) {
        if (value.do === 'perform')
          nested.instructions(shortFor(value, actions), `${path}/effect`, faults, inPerformed(value, known));
        if (value.do === 'rule') forNobody(value, path, faults);
        checkDealt(value, path, faults, known);
        afterInstruction(value, path, faults, known);
      } else {
        checkAnotherChoice(value, path, faults);
        checkExtraPhases(value, path, faults);
        checkActionParameters(value, actions, path, faults);
      }
    }),
  );
}
