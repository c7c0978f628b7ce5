/** Quantities, objects, players and filters: they are made of one another. */
import { isRecord } from '../../state/is-record.ts';
import { manaTypes } from '../../state/mana.ts';
import type { Comparison, Filter, Noted } from '../../state/vocabulary/index.ts';
import {
  type Check,
  either,
  fits,
  flag,
  ifNumber,
  later,
  listOf,
  maybe,
  natural,
  oneOf,
  orTrue,
  orWord,
  pairOf,
  shape,
  some,
  text,
  truth,
} from './shape.ts';
import {
  cardType,
  color,
  countedActionName,
  designation,
  fact,
  keywordName,
  manaType,
  objectValue,
  playerDesignation,
  stickerKind,
  supertype,
  zone,
} from './words.ts';

/** Creature types, or what is chosen under a link, or those of objects. */
export const subtypesOf: Check = either(
  [shape({ chosen: text }), shape({ creatureTypesOf: later(() => objects), still: maybe(listOf(text)) })],
  [],
  (value) => (Array.isArray(value) ? listOf(text) : undefined),
);

/** Words of a kind, or one that is chosen under a link (607.2d). */
export const chosenOr = (check: Check): Check =>
  either([shape({ chosen: text })], [], (value) => (Array.isArray(value) ? listOf(check) : undefined));

export const filter: Check = later(() => filterCheck);

export const quantity: Check = either(
  [
    shape({ x: flag }),
    shape({ xOf: later(() => objects) }),
    shape({ count: filter }),
    shape({ countPlayers: later(() => players) }),
    shape({
      typesAmong: (value, path, faults) =>
        (isRecord(value) && 'these' in value ? fits(shape({ these: later(() => objects) })) : filter)(
          value,
          path,
          faults,
        ),
    }),
    shape({ countOf: later(() => objects), like: filter }),
    shape({ withDifferentNames: filter }),
    shape({ basicLandTypesAmong: filter }),
    shape({ value: objectValue, of: later(() => objects) }),
    shape({ greatest: objectValue, of: later(() => objects) }),
    shape({ votes: text, under: text }),
    shape({ lowest: objectValue, of: later(() => objects) }),
    shape({ counters: text, on: later(() => objects) }),
    shape({ playerCounters: text, on: later(() => players) }),
    shape({ devotion: chosenOr(color), of: later(() => players) }),
    shape({ life: later(() => players) }),
    shape({ unspentMana: manaType, of: later(() => players) }),
    shape({ cardsIn: zone, of: later(() => players) }),
    shape({ amount: text }),
    shape({ excess: text }),
    shape({ beforeDamage: text, of: oneOf('player', 'planeswalker') }),
    shape({ eventAmount: flag }),
    shape({ manaSpent: orWord(flag, 'colors', ...manaTypes) }),
    shape({ thisTurn: fact, by: later(() => players) }),
    shape({ lastTurn: fact, by: later(() => players), most: maybe(flag) }),
    shape({ begunWith: filter, of: later(() => players) }),
    shape({ timesDone: countedActionName, by: later(() => players) }),
    shape({ plus: later(() => listOf(quantity)) }),
    shape({ minus: later(() => pairOf(quantity)) }),
    shape({ times: later(() => pairOf(quantity)) }),
    shape({ least: later(() => listOf(quantity)) }),
    shape({ half: later(() => quantity), round: oneOf('up', 'down') }),
    shape({ chosen: text }),
  ],
  [],
  ifNumber,
);

export const comparison = fits(
  shape<Comparison>({ atLeast: maybe(quantity), atMost: maybe(quantity), exactly: maybe(quantity) }),
);

/** From so many to so many: what is numbers already has to be in that order. */
export const rangeOf =
  (check: Check): Check =>
  (value, path, faults) => {
    check(value, path, faults);
    if (!isRecord(value)) return;
    const { min, max } = value;
    if (typeof min === 'number' && typeof max === 'number' && min > max)
      faults.push({ path: `${path}.max`, reason: `${max} is less than ${min}` });
  };

export const range = rangeOf(fits(shape({ min: quantity, max: quantity })));

export const objects: Check = either(
  [
    shape({ target: natural }),
    shape({ named: text }),
    shape({ event: oneOf('object', 'source', 'other') }),
    shape({ all: filter }),
    shape({ linked: text, ofCardsNamed: maybe(text) }),
    shape({ top: quantity, of: later(() => players), in: maybe(oneOf('graveyard', 'attractions')) }),
    shape({ paid: text }),
    shape({ union: later(() => listOf(objects)) }),
    shape({ before: later(() => objects) }),
    shape({ mostVoted: text }),
    shape({ last: later(() => objects), like: maybe(filter) }),
  ],
  ['self', 'attached', 'paired', 'giver', 'it'],
);

export const players: Check = either(
  [
    shape({ controllerOf: objects }),
    shape({ ownerOf: objects }),
    shape({ target: natural }),
    shape({ named: text }),
    shape({ event: oneOf('player', 'otherPlayer') }),
    shape({ union: later(() => listOf(players)) }),
    shape({ whoChose: text, under: text }),
    shape({ whoVoted: oneOf('asYou', 'otherwise'), of: later(() => players) }),
    shape({ attackedBy: objects }),
    shape({ playerDesignated: playerDesignation }),
    shape({
      playersWith: fits(
        shape({
          life: maybe(comparison),
          of: later(() => players),
          mostLife: maybe(flag),
          cards: maybe(fits(shape({ in: oneOf('library', 'hand', 'graveyard'), count: comparison }))),
          except: maybe(later(() => players)),
          attacking: maybe(later(() => players)),
          fewest: maybe(filter),
          dealtCombatDamageBy: maybe(objects),
          thisTurn: maybe(fits(shape({ fact, count: comparison }))),
        }),
      ),
    }),
  ],
  ['you', 'opponents', 'everyone', 'everyoneElse', 'active', 'defending', 'they', 'attachedPlayer'],
);

const noted = fits(shape<Noted>({ under: text, ofCardsNamed: text }));

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
    sharesType: maybe(fits(shape({ with: objects, among: listOf(cardType) }))),
    sharesCreatureTypeWith: maybe(objects),
    colorChosen: maybe(text),
    nameChosen: maybe(text),
    typeChosen: maybe(text),
    typeNoted: maybe(noted),
    nameNoted: maybe(noted),
    keyword: maybe(keywordName),
    notKeyword: maybe(text),
    noAbilities: maybe(flag),
    controller: maybe(players),
    notController: maybe(players),
    owner: maybe(players),
    tapped: maybe(truth),
    attacking: maybe(truth),
    attackedThisTurn: maybe(truth),
    hadToAttack: maybe(truth),
    didThisTurn: maybe(listOf(oneOf('blocked', 'wasBlocked'))),
    attackingPlayer: maybe(players),
    blocking: maybe(truth),
    blockedBy: maybe(objects),
    blockingAny: maybe(objects),
    blocked: maybe(truth),
    unblocked: maybe(truth),
    blockingOrBlockedBy: maybe(objects),
    token: maybe(truth),
    faceDown: maybe(truth),
    commander: maybe(flag),
    card: maybe(flag),
    hasAdventure: maybe(flag),
    paired: maybe(truth),
    pairedWith: maybe(later(() => filter)),
    monstrous: maybe(truth),
    transformed: maybe(truth),
    designated: maybe(designation),
    stickered: maybe(orTrue(stickerKind)),
    power: maybe(comparison),
    toughness: maybe(comparison),
    manaValue: maybe(comparison),
    manaValueIs: maybe(oneOf('even', 'odd')),
    costsX: maybe(flag),
    damaged: maybe(truth),
    damagedThisTurnBy: maybe(objects),
    counters: maybe(fits(shape({ kind: text, atLeast: quantity }))),
    other: maybe(flag),
    among: maybe(objects),
    notAmong: maybe(objects),
    attachedTo: maybe(objects),
    hasAttached: maybe(filter),
    enteredThisTurn: maybe(flag),
    controlledSinceTurnBegan: maybe(flag),
    stackObject: maybe(oneOf('spell', 'ability', 'activatedAbility', 'triggeredAbility')),
    drawnThisTurn: maybe(flag),
    castAs: maybe(natural),
    targets: maybe(filter),
    targetsOnly: maybe(filter),
    was: maybe(filter),
    powerPlusToughness: maybe(comparison),
    not: maybe(filter),
    any: maybe(listOf(filter)),
  }),
);

/** An object itself, or one that fits. */
export const selfOr = orWord(filter, 'self');

/** An object itself, what it is attached to, or one that fits. */
export const watched = orWord(filter, 'self', 'attached');
