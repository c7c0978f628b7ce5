/** Conditions, and trigger conditions (603.1): each may ask for the other. */

import type { Families } from '../../../words/shape.ts';
import { wordTable } from '../../state/table.ts';
import type { Condition } from '../../state/vocabulary/index.ts';
import {
  comparison,
  costRead,
  did,
  filter,
  linkRead,
  objects,
  players,
  quantity,
  selfOr,
  watched,
} from './expressions.ts';
import {
  byWord,
  type Check,
  family,
  flag,
  integer,
  later,
  listOf,
  maybe,
  oneOf,
  orWord,
  type Table,
  table,
  text,
  truth,
} from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { actionName, cardType, keywordName, manaType, playerDesignation, time, zone } from './words.ts';

const combatPoint = oneOf('attackers', 'blockers', 'combatDamage', 'endOfCombat', 'combat');

const conditionFields: Table<Condition, 'holds'> = {
  compare: { what: quantity, to: comparison },
  exists: { what: filter, count: maybe(comparison) },
  is: { what: objects, like: filter },
  turnOf: { who: players },
  startingPlayer: { who: players },
  during: { step: time },
  beforeInCombat: { point: combatPoint, ofEach: maybe(flag) },
  afterInCombat: { point: combatPoint, ofEach: maybe(flag) },
  completedDungeon: { who: players, called: maybe(text) },
  playerDesignated: { designation: playerDesignation, who: players },
  timeOfDay: { time: oneOf('day', 'night') },
  paid: { cost: costRead, ofThisInstance: maybe(flag) },
  wordChosen: { word: text, under: linkRead },
  did: { by: did },
  isCommander: { what: objects },
  wasCast: { what: objects, by: maybe(players), from: maybe(zone) },
  attackedThisTurn: { what: objects },
  enteredLastTurn: { type: cardType, under: players, other: maybe(flag) },
  happenedThisTurn: { of: later(() => triggers) },
  not: { of: later(() => condition) },
  both: { of: later(() => listOf(condition)) },
  either: { of: later(() => listOf(condition)) },
};

export const condition: Check = family('condition', byWord('holds', table(conditionFields)));

/** What stands in a field of a trigger condition, by the name of its family. */
const inTriggers = {
  condition,
  'designation of a player': playerDesignation,
  filter,
  flag,
  keyword: keywordName,
  'keyword action': actionName,
  'link read': linkRead,
  'mana type': manaType,
  'one or more': orWord(flag, 'ofAPlayer'),
  'phase or step': time,
  players,
  'self or filter': selfOr,
  'self, attached or filter': watched,
  'self, attached, haunted or filter': orWord(watched, 'haunted'),
  text,
  'whole number': integer,
  'yes or no': truth,
  zone,
} satisfies { readonly [Name in keyof Families]?: Check };

export const triggers: Check = listOf(
  family(
    'trigger',
    wordsAtHome('on', () => wordTable().triggers, inTriggers),
  ),
);
