/** What players may cast and play from elsewhere, and what that gains, in words. */
import type { Ability, Filter, RuleChangeOf } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import { filterText, oneText } from './expressions/index.ts';
import { abilitiesInText, durationText } from './modification.ts';
import { list } from './words.ts';

/** "Creature spells you cast from your hand gain evoke {4} as you cast them", by who casts them, and whose hand that is. */
export function gainedAsCastText(
  { abilities, what: { zone, ...like } }: RuleChangeOf<'gainAsCast'>,
  [cast, whose]: readonly [cast: string, whose: string],
  context: Context,
): string {
  const spells = filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'many');
  const from = zone === undefined ? '' : ` from ${whose} ${list([zone].flat(), 'or')}`;
  return `${spells} ${cast}${from} gain ${givenText(abilities, like, context)} as ${cast} them`;
}

/** "May play lands from their graveyard", "may cast a spell from their graveyard. If they do, it gains …". */
export function mayPlayText(rule: RuleChangeOf<'mayPlayFrom'>, during: string, context: Context): string {
  const { abilities, from: zone, onceEachTurn, onlyTop, until = 'forever', what } = rule;
  const from = ` from ${onlyTop ? 'the top of ' : ''}their ${zone}`;
  const lasting = until === 'forever' ? '' : ` ${durationText(until, context)}`;
  const gain =
    abilities === undefined ? '' : `. If they do, it gains ${givenText(abilities, what, context)}${lasting}`;
  const played =
    onceEachTurn === true
      ? playedOnceText(what, from, context)
      : isNeverLand(what)
        ? `cast ${filterText(asSpell(what), context, 'many')}`
        : `play ${Object.keys(what).length === 0 ? 'lands and cast spells' : filterText(what, context, 'many')}`;
  return `may ${played}${from}${during}${gain}`;
}

/** Abilities given to what is like this: in them it is no longer what this object calls itself. */
const givenText = (abilities: readonly Ability[], { type }: Filter, context: Context): string =>
  abilitiesInText(abilities, context).replaceAll(
    context.self,
    `this ${typeof type === 'string' ? type : 'permanent'}`,
  );

/** "Play a land from their graveyard or cast a creature spell". */
function playedOnceText(what: Filter, from: string, context: Context): string {
  if (what.type === 'land') return 'play a land';
  const cast = `cast ${oneText(asSpell(what), context)}`;
  return isNeverLand(what) ? cast : `play a land${from} or ${cast}`;
}

/** What is cast is no land: that needs not be said. */
const asSpell = ({ notType, ...what }: Filter): Filter => ({
  ...what,
  ...(notType !== 'land' && { notType }),
  zone: 'stack',
  stackObject: 'spell',
});

/** Whether what is said can be cast, but not played as a land. */
const isNeverLand = ({ anyType, notType, type }: Filter): boolean => {
  if (notType === 'land') return true;
  const types = type === undefined ? (anyType ?? []) : [type].flat();
  return types.length > 0 && !types.includes('land');
};

/** "may cast spells from their hand without paying their mana costs". */
export function castingForText({ what, for: cost }: RuleChangeOf<'mayCast'>, context: Context): string {
  const spells = filterText({ ...what, zone: 'stack', stackObject: 'spell' }, context, 'many');
  const from = what.zone === 'hand' ? ' from their hand' : '';
  return cost.length === 0
    ? `may cast ${spells}${from} without paying their mana costs`
    : `may ${costInSentence(cost, context)} rather than pay the mana cost for ${spells} they cast${from}`;
}
