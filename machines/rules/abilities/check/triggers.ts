/** Conditions, and trigger conditions (603.1): each may ask for the other. */
import type { Families } from '../../../words/shape.ts';
import { wordTable } from '../../state/word-table.ts';
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
import { type Check, family, flag, integer, later, listOf, orWord, text, truth } from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { actionName, cardType, keywordName, manaType, playerDesignation, time, zone } from './words.ts';

/** What stands in a field of a condition, by the name of its family. */
const inConditions = {
  'card type': cardType,
  comparison,
  condition: later(() => condition),
  'designation of a player': playerDesignation,
  filter,
  flag,
  'link read': linkRead,
  'name of a cost paid': costRead,
  'name of what was done': did,
  objects,
  'phase or step': time,
  players,
  quantity,
  text,
  triggers: later(() => triggers),
  'whole number': integer,
  zone,
} satisfies { readonly [Name in keyof Families]?: Check };

export const condition: Check = family(
  'condition',
  wordsAtHome('holds', () => wordTable().conditions, inConditions),
);

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
