/** Rules that are different (613.11). */
import type { Families } from '../../../words/shape.ts';
import { isRecord } from '../../state/is-record.ts';
import { isRuleChange, ruleWord, wordTable } from '../../state/word-table.ts';
import { cost } from './costs.ts';
import { duration } from './duration.ts';
import { filter, forThem, objects, players, quantity } from './expressions.ts';
import { attacked } from './places.ts';
import { type Check, type Fault, family, flag, integer, listOf, naming, orWord, text } from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { condition } from './triggers.ts';
import { color, keywordName, manaCost, manaType, playerDesignation, zone } from './words.ts';

/** Of rules for players, in a text that says for no player: what is wrong with them. */
export function forNobody(text: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  if (!Array.isArray(text.rules) || text.players !== undefined) return;
  for (const [at, rule] of text.rules.entries())
    if (isRecord(rule) && isRuleChange(rule) && ruleWord(rule).isFor === 'players')
      faults.push({
        path: `${path}.rules[${at}]`,
        reason: `\`${rule.rule}\` is a rule for players: say for whom (\`players\`)`,
      });
}

/** Changes of rules; an ability that they give is checked so. */
export function ruleChangeWith(ability: Check): Check {
  const fields = {
    abilities: listOf(ability),
    ability,
    attacked,
    color,
    'condition of who does it': forThem(condition),
    cost,
    'designation of a player': playerDesignation,
    duration,
    filter,
    flag,
    keyword: keywordName,
    'mana cost': manaCost,
    'mana type': manaType,
    'name of a link': naming('link'),
    objects,
    players,
    quantity,
    'quantity or any': orWord(quantity, 'any'),
    'quantity or none': orWord(quantity, 'none'),
    text,
    'whole number': integer,
    'whole number or any': orWord(integer, 'any'),
    zone,
  } satisfies { readonly [Name in keyof Families]?: Check };
  return family(
    'rule change',
    wordsAtHome('rule', () => wordTable().rules, fields),
  );
}
