/** Objects in words. */
import { sameWords } from '../../../state/same-words.ts';
import type { Objects } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { itself } from '../context.ts';
import { linkedObjectsText, linkedText } from '../linked.ts';
import { nounText, yourOwn } from '../nouns.ts';
import { list, numeral, possessive } from '../words.ts';
import { eachText, filterText, isBesides } from './filters.ts';
import { holds } from './holds.ts';
import { playersText } from './players.ts';
import { quantityText } from './quantities.ts';
import {
  areDamaged,
  asOwner,
  asSubject,
  chosenBefore,
  isEventObject,
  leaving,
  sayingAll,
} from './remembered.ts';
import { isSeveral } from './several.ts';
import { targetText, thatText } from './targets.ts';

/**
 * Objects in words. As the subject of a sentence what was named is "it"; as an object of one, "it" or "that creature"
 * as `again` says; `quantifier` is what stands before all that fit.
 */
export function objectsText(
  objects: Objects,
  context: Context,
  role: 'subject' | 'object',
  quantifier: 'all' | 'each' | 'bare' = 'all',
): string {
  const first = (key: string, text: string, again: string): string => {
    if (context.mentioned.has(key)) return again;
    context.mentioned.add(key);
    return text;
  };
  if (objects === 'self') {
    const isSpell =
      !context.self.startsWith('this ') &&
      context.face.types.some((type) => type === 'instant' || type === 'sorcery');
    return isSpell ? context.self : first('self', context.self, itself(context.face, role));
  }
  if (objects === 'attached') return first('attached', context.attached, 'it');
  if (objects === 'paired') return `the creature ${context.self} is paired with`;
  if (objects === 'giver') return context.giver;
  if (objects === 'it') return 'it';
  if ('target' in objects) {
    const spec = context.targets[objects.target];
    const several = isSeveral(objects, context);
    if (role === 'subject' && context.mentioned.delete(asOwner(objects))) return thatText(spec);
    return first(
      `target${objects.target}`,
      spec === undefined ? 'that target' : targetText(spec, context),
      several ? (role === 'subject' ? 'they' : thatText(spec, 'those')) : 'it',
    );
  }
  if ('before' in objects) return objectsText(objects.before, context, role, quantifier);
  if ('named' in objects)
    return (
      (role === 'subject' ? context.names.get(asSubject(objects.named)) : undefined) ??
      context.names.get(objects.named) ??
      'it'
    );
  if ('event' in objects) {
    if (objects.event === 'other')
      return first(
        'other',
        `that ${context.event.nouns.other}`,
        role === 'subject' ? 'it' : `that ${context.event.nouns.other}`,
      );
    if (objects.event === 'source')
      return role === 'subject' || context.event.is === 'subject' || context.event.isOfSource
        ? 'it'
        : 'that source';
    const isIt = context.event.is === 'subject' || (role === 'subject' && context.event.is === 'known');
    return isIt ? 'it' : `that ${context.event.nouns.object}`;
  }
  if ('all' in objects) {
    const own = yourOwn(objects.all);
    if (own !== undefined) return own;
    if (context.mentioned.has(sayingAll(objects.all))) return `those ${nounText(objects.all, 'many')}`;
    if (quantifier === 'each' || (quantifier === 'all' && areDamaged(objects.all, context)))
      return eachText(objects.all, context, 'in');
    const text = filterText(objects.all, context, 'many', 'from').replace(
      /^cards among (?=those cards$)/,
      '',
    );
    const chosen = chosenBefore(objects.all.among, context);
    if (chosen !== undefined) return text === chosen ? text : `each of ${text}`;
    return quantifier === 'all' ? `all ${text}` : text;
  }
  if ('linked' in objects) return linkedObjectsText(objects.linked, isSeveral(objects, context), context);
  if ('top' in objects) {
    const whose = possessive(playersText(objects.of, context));
    const pile = objects.in === 'attractions' ? 'Attraction deck' : (objects.in ?? 'library');
    return objects.top === 1
      ? `the top card of ${whose} ${pile}`
      : `the top ${typeof objects.top === 'number' ? numeral(objects.top) : quantityText(objects.top, context)} cards of ${whose} ${pile}`;
  }
  if ('paid' in objects)
    return objects.paid === 'sacrificed'
      ? 'the sacrificed creature'
      : objects.paid === 'exiled'
        ? 'the exiled card'
        : objects.paid === 'convoked'
          ? 'each creature that convoked it'
          : 'it';
  if ('last' in objects) {
    const link = holds(objects.last, 'linked') ? ` ${linkedText(objects.last.linked, context)}` : '';
    const noun = filterText({ ...objects.like, zone: 'library' }, context, 'one');
    return `the last ${noun}${link}`;
  }
  if ('mostVoted' in objects) return 'each permanent with the most votes or tied for most votes';
  return list(unionTexts(objects.union, context, role, quantifier));
}

/** Each of several in words; what a player or a planeswalker's controller controls is said in one. */
const unionTexts = (
  union: readonly Objects[],
  context: Context,
  role: 'subject' | 'object',
  quantifier: 'all' | 'each' | 'bare',
): readonly string[] =>
  union.flatMap((one, at) => {
    if (isOfControllerToo(union[at - 1], one)) return [];
    const text = objectsText(
      one,
      context,
      role,
      holds(one, 'all') && isBesides(one.all) ? 'each' : quantifier,
    );
    return isOfControllerToo(one, union[at + 1])
      ? text.replace(/ controls$/, " or that planeswalker's controller controls")
      : text;
  });

/** Whether both are the same, first of a targeted player, then of the controller of what is targeted instead. */
function isOfControllerToo(one: Objects | undefined, other: Objects | undefined): boolean {
  if (!holds(one, 'all') || !holds(other, 'all')) return false;
  const { controller, ...what } = one.all;
  const { controller: otherwise, ...same } = other.all;
  return (
    holds(controller, 'target') &&
    holds(otherwise, 'controllerOf') &&
    sameWords(controller, otherwise.controllerOf) &&
    sameWords(what, same)
  );
}

/** Whether it isn't any more where it was, and is spoken of as it was there (608.2h). */
export const hasLeft = (objects: Objects, context: Context): boolean =>
  (isEventObject(objects) && context.event.hasLeft) || context.mentioned.has(leaving(objects));

/** The second time it is called by its kind: "Untap that creature." */
export function objectsByKind(objects: Objects, context: Context): string {
  if (holds(objects, 'target') && context.mentioned.has(`target${objects.target}`))
    return thatText(context.targets[objects.target], isSeveral(objects, context) ? 'those' : 'that');
  return objectsText(objects, context, 'object');
}
