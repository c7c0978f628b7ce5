/** In which manner an ability speaks: by what kind of ability it is, and what it says. */
import { sameWords } from '../../../rules/state/same-words.ts';
import { holdsSome, isFields, isList, listOf, wordOf } from '../../../wording/meaning.ts';
import type { Meaning } from '../../../wording/syntax.ts';
import { type Fields, fields } from '../../talk.ts';
import { countsOnItself, isNamedAgain } from '../again.ts';
import { isDealtByEach } from '../of-each.ts';
import { typesBecoming } from '../still.ts';
import { type WhereCondition, whereCondition } from '../where-condition.ts';

/** What a static ability says besides what is so, as far as its words go by that. */
export interface Manner {
  /** Of which kind the ability is. */
  readonly kind: readonly string[];
  readonly isStatic: boolean;
  readonly condition: WhereCondition;
  /** What it is asked of is what it is about: "as long as it's untapped". */
  readonly asksOfIt: boolean;
  /** It asks of what would be dealt damage: "while it has a counter on it". */
  readonly asksOfReplaced: boolean;
  /** It is about this object. */
  readonly isOfSelf: boolean;
  /** "You may pay {R} rather than …". */
  readonly isPaidInWords: boolean;
  /** "You draw a card and you lose 1 life": there you are said to draw. */
  readonly isYouFirst: boolean;
  /** It is a rule for all of them: "creatures can't attack". */
  readonly isRule: boolean;
  /** What it says is so of each by itself: "each creature you control can block an additional creature". */
  readonly isOfEach: boolean;
  /** It is a rule for how many each player may cast or draw. */
  readonly isOfSoMany: boolean;
  readonly isSpell: boolean;
  /** "{2}: Draw a card if you have no cards in hand": where it isn't asked what something is. */
  readonly conditionLast: boolean;
  /** What it waits for is said without it: "when you unlock this door, this Room …". */
  readonly isUnspoken: boolean;
  /** It waits for a card to be put into your graveyard: who gets it back needn't be said. */
  readonly isOfYourCard: boolean;
  /** Of which type that is for each of which something is copied: "a different one of those creatures". */
  readonly copiedFor: string | undefined;
  /** Of which type its only target is: "for as long as that creature has a counter on it". */
  readonly ofTarget: string | undefined;
  /** It waits for a step to begin, if not for that alone. */
  readonly isOfTime: boolean;
  /** It asks of what is gone. */
  readonly isGone: boolean;
  /** Of which types that is which becomes something else; of this object "self". */
  readonly becoming: readonly string[];
  /** It enters so if something was paid: that comes first. */
  readonly ifPaid: boolean;
  /** It calls its object by its name again, and not "it". */
  readonly namesAgain: boolean;
  /** It counts what is on its object as others do something: "create a token for each counter on this creature". */
  readonly countsOnIt: boolean;
  /** What it speaks of enters with more counters: "each other creature you control enters with an additional counter". */
  readonly entersWithMore: boolean;
  /** Which event is replaced. */
  readonly replaced: Fields | undefined;
}

export function mannerOf(ability: Fields): Manner {
  const { kind, if: condition, rules, affects = 'self', replaces } = ability;
  const { when, effect, alternativeCost, additionalCost, modes } = ability;
  const isStatic = kind === 'static';
  const { holds, what, of } = fields(condition);
  const asked = holds === 'not' ? fields(of).what : what;
  return {
    kind: [
      ...(kind === undefined ? [] : [wordOf(kind)]),
      ...(isStatic && (condition ?? fields(replaces).if) !== undefined ? ['if'] : []),
    ],
    isStatic,
    condition: whereCondition(ability),
    asksOfIt: isStatic && asked !== undefined && sameWords(asked, affects),
    asksOfReplaced: isFields(replaces) && isAskedOf(replaces),
    isOfSelf: affects === 'self',
    isPaidInWords: alternativeCost !== undefined || additionalCost !== undefined,
    isYouFirst: holdsSome([effect ?? [], modes ?? []], isDrawnWithLife),
    isRule: isList(rules) ? isStatic : listOf(effect).some((one) => fields(one).do === 'rule'),
    isOfEach:
      holdsSome(effect ?? [], isDealtByEach) ||
      (isStatic &&
        (listOf(rules).some((one) => ofEach.has(wordOf(fields(one).rule))) ||
          getsSubtype(ability) ||
          holdsSome(
            ability.changes ?? [],
            (part) => fields(part).number === 'value' && fields(part).of === 'it',
          ))),
    isOfSoMany: listOf(rules)
      .map(fields)
      .some(({ moreThan, unless }) => moreThan !== undefined || fields(unless).holds === 'compare'),
    isSpell: kind === 'spell',
    conditionLast: (kind === 'activated' || kind === 'triggered') && isPlainIf(effect, kind === 'triggered'),
    isUnspoken: isList(when) && when.every((one) => fields(one).on === 'unlocked'),
    isOfYourCard: holdsSome([when ?? [], effect ?? []], isPutIntoYours),
    copiedFor: copiedForEach(effect),
    ofTarget: typeOfTarget(ability),
    isOfTime: isList(when) && fields(when[0]).on === 'begins',
    isGone: isOfGone(when),
    becoming: typesBecoming(isStatic ? { affects } : ability),
    ifPaid: isFields(replaces) && fields(replaces.if).holds === 'paid',
    namesAgain: isNamedAgain(ability),
    countsOnIt: countsOnItself(effect),
    entersWithMore: fields(replaces).counters !== undefined && fields(fields(replaces).event).what !== 'self',
    replaced: isFields(replaces) ? fields(replaces.event) : undefined,
  };
}

/** "Is put into your graveyard". */
function isPutIntoYours(part: Meaning): boolean {
  const { on, object } = fields(part);
  return on === 'putInto' && fields(object).owner === 'you';
}

function typeOfTarget({ targets }: Fields): string | undefined {
  const [only, ...others] = isList(targets) ? targets : [];
  const { type } = fields(fields(only).objects);
  return typeof type === 'string' && others.length === 0 ? type : undefined;
}

function copiedForEach(effect: Meaning | undefined): string | undefined {
  const { do: does, forEach } = fields(listOf(effect)[0]);
  const { type } = fields(fields(forEach).objects);
  return does === 'copySpell' && typeof type === 'string' ? type : undefined;
}

/** "Each land is a Swamp in addition to its other land types": one subtype more, and abilities. */
const getsSubtype = ({ changes }: Fields): boolean =>
  isList(changes) &&
  changes.some((one) => listOf(fields(one).subtypes).length === 1 && isList(fields(one).subtypes)) &&
  changes.every((one) => ['addSubtypes', 'addAbilities'].includes(wordOf(fields(one).change)));

/** Rules that go by what blocks it, what it blocks, or its own toughness. */
const ofEach = new Set(['blocksAdditional', 'fewestBlockers', 'mostBlockers', 'assignsDamageBy']);

function isAskedOf(replaces: Fields): boolean {
  const { would, to } = fields(replaces.event);
  return would === 'dealDamage' && to !== undefined && sameWords(fields(replaces.if).what, to);
}

/** Whether you gain or lose life by it, or skip a turn: that happens to you, and is no order. */
export const happensToYou = (instruction: Meaning): boolean => {
  const { do: does, who = 'you' } = fields(instruction);
  return who === 'you' && ['gainLife', 'loseLife', 'skip'].includes(wordOf(does));
};

/** Whether you draw cards, and next gain or lose life. */
const isDrawnWithLife = (part: Meaning): boolean =>
  isList(part) &&
  part.some((one, index) => {
    const { do: does, who } = fields(one);
    const [next] = part.slice(index + 1).map(fields);
    const isOfLife = next?.do === 'gainLife' || next?.do === 'loseLife';
    return does === 'draw' && who === undefined && isOfLife && happensToYou(next);
  });

/** Whether all of an effect is done only if something is so, which doesn't stand first: after a trigger it would intervene (603.4). */
function isPlainIf(effect: Meaning | undefined, isTriggered: boolean): boolean {
  const [only, ...others] = isList(effect) ? effect : [];
  const { do: does, condition, else: otherwise } = fields(only);
  if (does !== 'if' || otherwise !== undefined || others.length > 0) return false;
  return isTriggered || fields(condition).holds !== 'is';
}

/** Whether this object transforms: "into Huntmaster of the Fells". */
export function isOfTransforming(wanted: Meaning | undefined): boolean {
  const [only] = isList(wanted) ? wanted.map(fields) : [];
  return only?.on === 'transforms' && only.object === 'self';
}

/** Events of this object that come once: "when", and not "whenever". */
const once = new Set([
  'enters',
  'leaves',
  'dies',
  'putInto',
  'sacrificed',
  'destroyed',
  'turnedFaceUp',
  'becomesMonstrous',
  'becomesLevel',
  'controlChanges',
  'exerted',
  'unlocked',
]);

function happensOnce(when: Meaning, attached: string): boolean {
  const { on, object, spell, card, through } = fields(when);
  // A particular object that was spoken of, or is targeted.
  const { among } = fields(object);
  if (isFields(among) && (among.target !== undefined || among.named !== undefined))
    return once.has(wordOf(on));
  if (fields(through).of === 'self') return true;
  if (object === 'haunted') return true;
  if (on === 'cast') return spell === 'self';
  if (on === 'discards') return fields(card).among === 'self';
  if (object === 'attached') return attached.startsWith('enchanted') && (on === 'dies' || on === 'leaves');
  return on === 'losesGame' || on === 'state' || (object === 'self' && once.has(wordOf(on)));
}

/** Of what is gone it is asked how it was. */
const gone = new Set(['dies', 'leaves', 'putInto', 'destroyed', 'sacrificed']);

const isOfGone = (when: Meaning | undefined): boolean =>
  isList(when) && when.length > 0 && when.every((one) => gone.has(wordOf(fields(one).on)));

/** Of words for the same thing those that an ability uses: "when" or "whenever", "is" or "was". */
export function wordsPreferred({ when, effect }: Fields, attached: string): readonly string[] {
  const events = isList(when) ? when : [];
  const [only, ...others] = events;
  const goes = (isList(effect) ? effect : [])
    .map(fields)
    .some(({ do: does, what }) => (does === 'sacrifice' || does === 'exile') && what === 'self');
  const ofOne = fields(only).object;
  const isOnce =
    events.every((one) => happensOnce(one, attached)) ||
    (others.length === 0
      ? isOfTransforming(events) || (goes && (ofOne === 'self' || ofOne === 'attached'))
      : events.some((one) => fields(one).object === 'haunted'));
  return [isOnce ? 'when' : 'whenever', ...(isOfGone(when) ? ['was', 'had'] : [])];
}

/** Whether its condition stands before what it says. */
export const isConditionFirst = ({ condition }: Manner): boolean =>
  condition === 'asLongAs' || condition === 'during';
