/** What becomes of objects for as long as is said (611.2). */
import {
  basicLandTypes,
  type Filter,
  type Instruction,
  type Modification,
  type Objects,
} from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  isBesides,
  isSeveral,
  isYou,
  objectsText,
  playersText,
} from './expressions/index.ts';
import { durationText, modificationsText } from './modification.ts';
import { type Clause, objectsDo, order, playerDoes } from './parts.ts';
import { possessive } from './words.ts';

const makesCreature = (change: Modification): boolean =>
  change.change === 'addTypes' && change.types.includes('creature');

const isTargetLand = (what: Objects, context: Context): boolean =>
  (holds(what, 'target') && context.targets[what.target]?.objects?.type === 'land') ||
  (what === 'attached' && isOnLand(context));

/** Whether it enchants lands of a basic land type. */
const isOnLand = ({ face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      ability.kind === 'keyword' && basicLandTypes.some((type) => ability.object?.subtype === type),
  );

/** What else a land becomes: that it stays a land is said in a sentence of its own. */
const asLandToo = (text: string): string =>
  text.replace(/ in addition to its other types(?: and gains)?/, (words) =>
    words.endsWith('gains') ? ' with' : '',
  );

/** "The next creature spell you cast this turn has …". */
export function nextSpellClause(
  { changes, like, until, who }: Extract<Instruction, { do: 'modifyNextSpell' }>,
  context: Context,
): Clause {
  const spell = filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'one');
  const caster = who === undefined ? 'you cast' : `${playersText(who, context)} casts`;
  const during = until === 'untilEndOfTurn' ? 'this turn' : durationText(until, context);
  const said = modificationsText(changes, true, false, context);
  return {
    subject: `the next ${spell} ${caster} ${during}`.trimEnd(),
    predicate: `${said.text}${said.tail}`,
  };
}

/** "a 4/4 Human Soldier creature that's still a planeswalker": a planeswalker that becomes a creature besides. */
export const isStillPlaneswalker = (
  what: Objects,
  changes: readonly Modification[],
  { face }: Context,
): boolean => what === 'self' && face.types.includes('planeswalker') && changes.some(makesCreature);

/** "+X/+0, where X is its power": of what is the subject, though that is said last. */
function sayingIts<Said>(
  what: Objects,
  changes: readonly Modification[],
  { mentioned }: Context,
  say: () => Said,
): Said {
  const key = holds(what, 'target') ? `target${what.target}` : 'self';
  const isOfItself = (change: Modification): boolean =>
    change.change === 'modifyPowerToughness' &&
    JSON.stringify(change).includes(JSON.stringify({ of: what }).slice(1, -1));
  if (mentioned.has(key) || !changes.some(isOfItself)) return say();
  mentioned.add(key);
  const said = say();
  mentioned.delete(key);
  return said;
}

export function modifyClause(instruction: Extract<Instruction, { do: 'modify' }>, context: Context): Clause {
  const { what, changes, until } = instruction;
  const during = durationText(until, context);
  const control =
    changes.length === 1 && changes[0] !== undefined && changes[0].change === 'control'
      ? changes[0].by
      : undefined;
  if (control !== undefined)
    return playerDoes(
      isYou(control) ? undefined : control,
      'gains',
      ` control of ${objectsText(what, context, 'object')}${during === '' ? '' : ` ${during}`}`,
      context,
    );
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0 && only.change === 'switchPowerToughness') {
    const whose = possessive(objectsText(what, context, 'object'));
    return order(`switch ${whose} power and toughness ${during}`.trimEnd());
  }
  const isLimited = holds(what, 'all') && saysWhich(what.all);
  const several = isSeveral(what, context);
  const isWhile = typeof until === 'object';
  const said = sayingIts(what, changes, context, () => modificationsText(changes, isWhile, several, context));
  const isLand = isTargetLand(what, context) && changes.some(makesCreature);
  const text = isLand ? asLandToo(said.text) : said.text;
  const { tail } = said;
  const each = several && holds(what, 'target') ? 'each ' : '';
  const does =
    holds(what, 'all') && isBesides(what.all)
      ? {
          subject: objectsText(what, context, 'subject', 'each'),
          predicate: modificationsText(changes, false, false, context).text,
        }
      : objectsDo(what, text, context, isLimited ? 'bare' : 'all');
  const clause: Clause = { ...does, predicate: `${each}${does.predicate}` };
  const isQuoted = (change: Modification) =>
    change.change === 'addAbilities' && change.abilities.some(({ kind }) => kind !== 'keyword');
  const areStillLands =
    changes.some((change) => change.change === 'addTypes') && holds(what, 'all') && what.all.type === 'land';
  const isStillOne = isStillPlaneswalker(what, changes, context);
  const isFirst =
    isStillOne ||
    until === 'untilYourNextTurn' ||
    until === 'untilEndOfYourNextTurn' ||
    (changes.length > 1 && tail.startsWith(', where ')) ||
    areStillLands ||
    changes.some((change) => change.change === 'removeAllAbilities' || isQuoted(change));
  const still =
    isLand ||
    (changes.some((change) => change.change === 'addTypes') &&
      what === 'self' &&
      context.face.types.includes('land'))
      ? { after: "It's still a land." }
      : {};
  const whole = `${clause.predicate}${areStillLands ? ' that are still lands' : ''}${isStillOne ? " that's still a planeswalker" : ''}`;
  // "For as long as that creature has a counter on it, it has …"
  if (isFirst && isWhile)
    return {
      subject: 'it',
      before: `${during.replace(/\bit\b/, does.subject ?? 'it')}, `,
      predicate: `${whole}${tail}`,
      ...still,
    };
  if (isFirst && during !== '')
    return { ...clause, before: `${during}, `, predicate: `${whole}${tail}`, ...still };
  return { ...clause, predicate: `${whole}${during === '' ? '' : ` ${during}`}${tail}`, ...still };
}

/** Whether it says which before it says what: "attacking creatures", "other creatures". */
const saysWhich = ({ attacking, blocking, controller, other }: Filter): boolean =>
  [attacking, blocking, controller, other].some((one) => one !== undefined);
