/** The words of effects that last, and of those that wait for something. */
import { sameWords } from '../../../state/same-words.ts';
import type { Ability, Instruction, Objects, RuleChange } from '../../../state/vocabulary/index.ts';
import { conditionText } from '../conditions.ts';
import type { Context } from '../context.ts';
import { dividedAmong } from '../damage-dealt.ts';
import {
  filterText,
  holds,
  isJustNamed,
  nextTurnOf,
  objectsText,
  oneText,
  playersText,
  quantityText,
} from '../expressions/index.ts';
import { delayedText, reflexiveText } from '../later.ts';
import { durationText } from '../modification.ts';
import { modifyClause, nextSpellClause } from '../modifying.ts';
import type { Clause } from '../parts.ts';
import { objectsDo, order, playerDoes } from '../parts.ts';
import { redirectionText } from '../redirecting.ts';
import { playersRulesText, rulesText } from '../rule-changes.ts';
import { goingOn, list, possessive } from '../words.ts';
import type { Clauses } from './clauses.ts';

export const effectsClauses = {
  modify(instruction, context) {
    return modifyClause(instruction, context);
  },
  exchangeText(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { first, second, until } = instruction;
    const boxes = `exchange the text boxes of ${object(first)} and ${object(second)}`;
    return order(`${boxes} ${durationText(until, context)}`.trimEnd());
  },
  modifyNextSpell(instruction, context) {
    return nextSpellClause(instruction, context);
  },
  gainAbilitiesOf(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { what, of, which, until } = instruction;
    const does = objectsDo(what, 'gains', context, 'bare');
    const gained = `all ${which} abilities of ${object(of)}`;
    return { ...does, predicate: `${does.predicate} ${gained} ${durationText(until, context)}`.trimEnd() };
  },
  rule(instruction, context) {
    return ruleClause(instruction, context);
  },
  preventDamage(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { amount, to, toPlayers, from, combat, until } = instruction;
    const isSame = sameWords(to, toPlayers);
    const whom =
      isSame && to !== undefined
        ? [object(to)]
        : [
            ...(toPlayers === undefined ? [] : [playersText(toPlayers, context)]),
            ...(to === undefined ? [] : [objectsText(to, context, 'object', 'bare')]),
          ];
    const much =
      amount === 'all'
        ? `all ${combat ? 'combat ' : ''}damage`
        : `the next ${quantityText(amount === 'divided' ? dividedAmong(to, context) : amount, context)} ${combat ? 'combat ' : ''}damage`;
    const target = whom.length === 0 ? '' : ` to ${list(whom)}`;
    const source = from === undefined ? '' : ` by ${objectsText(from, context, 'object', 'bare')}`;
    const prevented =
      whom.length === 0 && holds(from, 'target')
        ? `prevent ${much}${source.replace(/^ by/, '')} would deal`
        : `prevent ${much} that would be dealt${target}${source}`;
    if (until === 'untilYourNextTurn' || until === 'untilEndOfYourNextTurn')
      return { ...order(prevented), before: `${durationText(until, context)}, ` };
    const how = amount === 'divided' ? ', divided as you choose' : '';
    return order(
      `${prevented} ${until === 'untilEndOfTurn' ? 'this turn' : durationText(until, context)}${how}`,
    );
  },
  replace(instruction, context) {
    const during =
      instruction.until === 'untilEndOfTurn' ? 'this turn' : durationText(instruction.until, context);
    const { event, under } = instruction.replacement;
    const redirected = redirectionText(instruction, during, context);
    if (redirected !== undefined) return order(redirected);
    if (under === 'you' && event.would === 'enter' && event.what !== 'self') {
      const { controller: _whose, ...entering } = event.what;
      const whose = event.what.controller === 'opponents' ? " under an opponent's control" : '';
      return {
        ...order('it enters the battlefield under your control instead'),
        before: `if ${oneText(entering, context)} would enter the battlefield${whose} ${during}, `,
      };
    }
    const text = context.nested({ kind: 'static', replaces: instruction.replacement }, context.names);
    const isOfThoseThatEnter = !instruction.once && event.would === 'enter';
    if (isOfThoseThatEnter || (event.would === 'loseLife' && event.toLessThan !== undefined))
      return {
        ...order(goingOn(text, context.self).replace(/\.$/, '')),
        before: `${durationText(instruction.until, context)}, `,
      };
    return order(
      text
        .replace(/^If (.*?), /, `${instruction.once ? 'the next time' : 'if'} $1 ${during}, `)
        .replace(
          'exile it',
          event.would === 'move' && !isJustNamed(event.what) ? 'exile that card' : 'exile it',
        )
        .replace(/\.$/, ''),
    );
  },
  delayedTrigger(instruction, context, speech) {
    return order(delayedText(instruction, context, speech));
  },
  reflexive(instruction, context, speech) {
    return order(reflexiveText(instruction, context, speech));
  },
  emblem(instruction, context) {
    const said = whileTheSame(instruction.abilities, context);
    const text = said ?? instruction.abilities.map((ability) => `"${context.nested(ability)}"`);
    const called = instruction.name === undefined ? '' : ` named ${instruction.name}`;
    return playerDoes(instruction.who ?? 'you', 'gets', ` an emblem${called} with ${list(text)}`, context);
  },
} satisfies Partial<Clauses>;

/** "As long as …, you can't lose the game and your opponents can't win the game": several while the same is so. */
function whileTheSame(abilities: readonly Ability[], context: Context): readonly string[] | undefined {
  const [first, ...others] = abilities;
  if (first?.kind !== 'static' || first.if === undefined || others.length === 0) return undefined;
  const texts = abilities.map((ability) => {
    if (ability.kind !== 'static' || !sameWords(ability.if, first.if)) return undefined;
    const { if: _, ...always } = ability;
    return goingOn(context.nested(always), context.self).replace(/\.$/, '');
  });
  const said = texts.filter((text) => text !== undefined);
  return said.length === texts.length
    ? [`"As long as ${conditionText(first.if, context)}, ${list(said)}."`]
    : undefined;
}

/** "All creatures able to block it do so" (509.1c). */
const isByAll = (rule: RuleChange): boolean => rule.rule === 'mustBeBlocked' && rule.by === 'all';

/** "target creature can't block this turn", "until end of turn, you may play lands from your graveyard". */
function ruleClause(
  { inNextTurnOf, once, rules, what, players = 'you', until }: Extract<Instruction, { do: 'rule' }>,
  context: Context,
): Clause {
  if (inNextTurnOf !== undefined && what !== undefined) {
    const before = `during ${possessive(playersText(inNextTurnOf, context))} next turn, `;
    context.mentioned.add(nextTurnOf(inNextTurnOf));
    const text = rulesText(rules, ' then', context).replaceAll(' then', '');
    return { ...objectsDo(what, text, context), before };
  }
  const during =
    until === 'untilEndOfTurn'
      ? ' this turn'
      : until === 'untilEndOfCombat'
        ? ' this combat'
        : until === 'forever' && rules.some((rule) => rule.rule === 'goaded')
          ? ' for the rest of the game'
          : ` ${durationText(until, context)}`.trimEnd();
  const [only, ...others] = rules;
  if (once === true && only?.rule === 'mayCastAsThoughWith') {
    const spell = filterText({ ...only.what, zone: 'stack', stackObject: 'spell' }, context, 'one');
    return {
      subject: `the next ${spell} you cast${during}`,
      predicate: `can be cast as though it had ${only.keyword}`,
    };
  }
  if (what !== undefined && others.length === 0 && only !== undefined && isByAll(only))
    return {
      subject: `all creatures able to block ${objectsText(what, context, 'object')}${during}`,
      predicate: 'do so',
    };
  // What assigns no damage is named again: something else may have been done before.
  if (what === 'self' && only?.rule === 'assignsNoDamage')
    return { subject: context.self, predicate: rulesText(rules, during, context) };
  if (what !== undefined) return objectsDo(what, rulesText(rules, during, context), context);
  if (rules.some((rule) => rule.rule === 'cantPreventDamage'))
    return order(`damage can't be prevented${during}`);
  if (!rules.some((rule) => rule.rule === 'mayPlayFrom'))
    return order(playersRulesText(rules, players, during, context));
  return {
    ...order(playersRulesText(rules, players, '', context)),
    before: `${durationText(until, context)}, `,
  };
}
