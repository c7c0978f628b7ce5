/** What costs more or less (601.2f, 118.7). */
import type { CostChange, Filter, Quantity } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import {
  filterText,
  isPlain,
  oneText,
  playersText,
  quantityText,
  says,
  sourcesText,
  where,
} from './expressions/index.ts';
import { capitalized, numeral, sentence } from './words.ts';

const isOnBattlefield = ({ zone, controller }: Filter): boolean =>
  zone === undefined && controller === undefined;

/** "This spell costs {3} less to cast for each …". */
function ownCostText({ less }: CostChange, context: Context): string | undefined {
  if (typeof less !== 'object' || (less.number !== 'times' && less.number !== 'count')) return undefined;
  const [amount, counted] = less.number === 'count' ? [1, less] : less.of;
  if (typeof amount !== 'number' || typeof counted !== 'object') return undefined;
  const each =
    counted.number === 'thisTurn' && counted.fact === 'spellsCast'
      ? 'other spell cast this turn'
      : counted.number === 'count'
        ? `${filterText(counted.of, context, 'one', 'in')}${isOnBattlefield(counted.of) ? ' on the battlefield' : ''}`
        : undefined;
  return each === undefined ? undefined : `This spell costs {${amount}} less to cast for each ${each}.`;
}

export function costChangeText(change: CostChange, context: Context): string {
  const like = change.like ?? {};
  const isOwn = like.among === 'self';
  const own = isOwn ? ownCostText(change, context) : undefined;
  if (own !== undefined) return own;
  const spells = isOwn
    ? 'this spell'
    : change.of === 'abilities'
      ? `${change.loyalty === true ? 'loyalty' : (change.keyword ?? 'activated')} abilities${change.like === undefined ? '' : ` of ${sourcesText(like, context, 'many')}`}`
      : filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'many');
  const does = change.of === 'abilities' ? 'activate' : 'cast';
  const who =
    change.by === undefined || change.by === 'everyone'
      ? ''
      : change.by === 'you'
        ? ` you ${does}`
        : change.by === 'opponents'
          ? ` your opponents ${does}`
          : ` ${playersText(change.by, context)} ${does}s`;
  const at =
    change.targeting === undefined || isOwn ? '' : ` that target ${oneText(change.targeting, context)}`;
  const target =
    change.targeting === undefined || !isOwn ? '' : ` if it targets ${oneText(change.targeting, context)}`;
  const more =
    change.more === undefined ? undefined : costInSentence(change.more, context).replace(/^pay /, '');
  const less =
    change.less === undefined
      ? change.lessColored
      : isPlain(change.less)
        ? `{${quantityText(change.less, context)}}`
        : '{X}';
  if (more === undefined && less === undefined && change.atLeast !== undefined) {
    const least = change.atLeast;
    const much = `${numeral(least)} mana`;
    return sentence(`each spell${who} that would cost less than ${much} to cast costs ${much} to cast`);
  }
  const amount =
    more === undefined
      ? `${less ?? '{0}'} less`
      : change.loyalty === true
        ? `an additional ${more}`
        : change.more?.some((part) => part.pay !== 'mana') === true
          ? `an additional "${capitalized(more)}"`
          : `${more} more`;
  if (change.moreTimes !== undefined && more !== undefined)
    return sentence(
      `each spell a player ${does}s costs ${more} more to ${does} for ${forEachOf(change.moreTimes, context)}`,
    );
  const said =
    (change.less === undefined ? '' : where(change.less, context)) +
    (change.exceptMana === true ? " unless they're mana abilities" : '');
  return sentence(`${spells}${who}${at} ${isOwn ? 'costs' : 'cost'} ${amount} to ${does}${said}${target}`);
}

/** "each other spell that player has cast this turn", of what costs are counted by. */
const forEachOf = (times: Quantity, context: Context): string =>
  says(times, 'thisTurn') && times.fact === 'spellsCast' && times.by === 'they'
    ? 'each other spell that player has cast this turn'
    : `each of ${quantityText(times, context)}`;
