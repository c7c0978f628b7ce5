/** The text of abilities and of cards, in today's wording. */

import { whereItFunctions } from '../../characteristics/index.ts';
import { sameWords } from '../../state/same-words.ts';
import type {
  Ability,
  ActivatedAbility,
  ActivationLimits,
  CardDefinition,
  CopyException,
  FaceDefinition,
  KeywordAbility,
  Mode,
  Modes,
  TokenDefinition,
  TriggerCondition,
  TriggeredAbility,
} from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { combatTimeText } from './combat-points.ts';
import { conditionText } from './conditions.ts';
import { type Context, selfName, selfNoun } from './context.ts';
import { exceptionsText, whatItBecomes } from './copying.ts';
import { costText } from './cost.ts';
import { eventWords } from './event.ts';
import { asCondition, holds, playersText, rangeText, say } from './expressions/index.ts';
import { keywordsText, keywordText, standsAlone } from './keyword.ts';
import { eitherText } from './replacements.ts';
import { sentencesText } from './sentences.ts';
import { givenToBoth, staticText } from './static.ts';
import { triggerText } from './trigger.ts';
import { capitalized, goingOn, leastText, numeral, timeWord } from './words.ts';

type Face = FaceDefinition | TokenDefinition;

/** "enchanted creature", "enchanted land", "equipped creature". */
function attachedName(face: Face): string {
  const enchants = face.abilities?.find(
    (ability): ability is KeywordAbility =>
      ability.kind === 'keyword' && keywords[ability.keyword]?.mayEnchant !== undefined,
  );
  if (enchants === undefined)
    return face.subtypes?.includes('Aura')
      ? 'enchanted permanent'
      : face.types.includes('enchantment') && face.subtypes?.includes('Equipment') !== true
        ? 'enchanted creature'
        : 'equipped creature';
  if (enchants.object === undefined)
    return enchants.player === 'opponent' ? 'enchanted opponent' : 'enchanted player';
  const { object } = enchants;
  const noun =
    typeof object.subtype === 'string'
      ? object.subtype
      : typeof object.type === 'string'
        ? object.type
        : 'permanent';
  return `enchanted ${noun}`;
}

/** What gives an ability to something while it is no permanent itself: a card encoded on a creature (702.99a). */
const thatCard = 'that card';

function contextFor(ability: Ability, face: Face): Context {
  const nested: Context['nested'] = (inner, names, of = face) =>
    // What brings names along are words of this very object; what brings none is given to another.
    abilityOf(
      inner,
      { ...of, types: of.types },
      names === undefined ? selfWithin(of) : undefined,
      names,
      selfName(face),
    );
  return {
    face,
    self: calledIn(ability, face),
    giver: thatCard,
    attached: attachedName(face),
    targets: 'targets' in ability ? (ability.targets ?? []) : [],
    inTrigger: ability.kind === 'triggered',
    event: eventWords(ability),
    say,
    mentioned: new Set(),
    names: new Map(),
    nested,
  };
}

/** What something could become as it enters, in words: "a 2/2 artifact creature with flying". */
export const becomingText = (exceptions: readonly CopyException[]): string =>
  whatItBecomes(exceptions, contextFor({ kind: 'static' }, { types: [] }));

/** What the exceptions of a copy say (707.9): ", except it's an Illusion in addition to its other types". */
export const copyExceptionsText = (exceptions: readonly CopyException[], face: Face): string =>
  exceptionsText(exceptions, { copy: 'it', copied: 'that permanent' }, contextFor({ kind: 'static' }, face));

/** How an ability calls its object: a card, where it functions only in a zone in which that is neither permanent nor spell. */
function calledIn(ability: Ability, face: Face): string {
  const name = selfName(face);
  if (ability.kind === 'spell' || ability.kind === 'keyword') return name;
  const { places, rule } = whereItFunctions(ability, 'card', face.types);
  const isOfCard =
    rule === '113.6b' ||
    rule === '113.6m' ||
    rule === '113.6j' ||
    (ability.kind === 'triggered' && ability.when.some(isOfCardElsewhere));
  const isElsewhere = !places.includes('battlefield') && !places.includes('stack');
  return isOfCard && isElsewhere && name.startsWith('this ') ? 'this card' : name;
}

/** Whether it is said of a card that moves between zones in which it is no permanent (113.6k). */
const isOfCardElsewhere = (condition: TriggerCondition): boolean =>
  (condition.on === 'leaves' || condition.on === 'putInto') &&
  condition.object === 'self' &&
  condition.from !== undefined &&
  condition.from !== 'battlefield' &&
  condition.from !== 'stack';

/** What an ability that is granted or printed on an emblem calls its object. */
function selfWithin(face: Face): string | undefined {
  if (face.types.includes('instant') || face.types.includes('sorcery')) return 'this creature';
  // What an Aura or Equipment gives is given to what it is attached to.
  const isAttached = ['Aura', 'Equipment'].some((subtype) => face.subtypes?.includes(subtype) === true);
  if (isAttached) return attachedName(face).replace(/^\w+/, 'this');
  // Its name would mean the legend itself, whatever has the ability (201.5a).
  return face.supertypes?.includes('legendary') === true ? `this ${selfNoun(face)}` : undefined;
}

/** "Choose one —" and its modes, each on a line of its own (700.2). */
function modesText(modes: Modes, context: Context): string {
  const { by, min, max, notChosen, sameTwice } = modes.choose;
  const isAny = min === 1 && max === modes.options.length && max > 1;
  const number = isAny ? `one or ${max === 2 ? 'both' : 'more'}` : rangeText({ min, max }, context);
  const again =
    sameTwice === true
      ? '. You may choose the same mode more than once.'
      : notChosen === undefined
        ? ' —'
        : ` that hasn't been chosen${notChosen === 'thisTurn' ? ' this turn' : ''} —`;
  const chooses = by === undefined ? 'Choose' : 'An opponent chooses';
  return [
    `${chooses} ${number}${again}`,
    ...modes.options.map((mode) => `• ${modeText(mode, context)}`),
  ].join('\n');
}

function modeText(mode: Mode, context: Context): string {
  const within: Context = { ...context, targets: mode.targets ?? [], mentioned: new Set(context.mentioned) };
  const cost = mode.cost === undefined ? '' : `${costText(mode.cost, within)} — `;
  return `${cost}${sentencesText(mode.effect, within)}`;
}

const effectText = (
  ability: {
    readonly modes?: Modes;
    readonly effect?: readonly Parameters<typeof sentencesText>[0][number][];
  },
  context: Context,
): string =>
  [
    ...(ability.effect === undefined || ability.effect.length === 0
      ? []
      : [sentencesText(ability.effect, context)]),
    ...(ability.modes === undefined ? [] : [modesText(ability.modes, context)]),
  ].join(' ');

const duringText = ({ during, whose }: During): string =>
  `${whose === 'you' ? 'your' : 'the'} ${timeWord(during)}`;
type During = Extract<ActivationLimits['timing'], { readonly during: unknown }>;

const timesText = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${numeral(times)} times`;

function limitsText(ability: ActivatedAbility, context: Context): string {
  const { timing, timesEachTurn, onlyIf, by, leastX } = ability.limits ?? {};
  const times =
    timesEachTurn === undefined
      ? ''
      : `${timesEachTurn === 1 ? '' : 'no more than '}${timesText(timesEachTurn)}`;
  const isOfSomePlayer = by !== undefined && by !== 'everyone' && by !== 'opponents';
  const limits = [
    ...(leastX === undefined ? [] : [leastText(leastX)]),
    ...(timing === 'sorcery'
      ? ['Activate only as a sorcery.']
      : timing === 'instant'
        ? ['Activate only as an instant.']
        : timing === undefined
          ? []
          : isOfSomePlayer
            ? []
            : [`Activate only during ${duringText(timing)}.`]),
    ...(times === ''
      ? []
      : [times === 'once' ? 'Activate only once each turn.' : `Activate ${times} each turn.`]),
    ...(onlyIf === undefined
      ? []
      : onlyIf.holds === 'turnOf' && onlyIf.who === 'you'
        ? ['Activate only during your turn.']
        : [`Activate only ${combatTimeText(onlyIf) ?? `if ${conditionText(onlyIf, context)}`}.`]),
    ...(by === undefined
      ? []
      : [
          by === 'everyone'
            ? 'Any player may activate this ability.'
            : by === 'opponents'
              ? 'Only your opponents may activate this ability.'
              : `Only ${playersText(by, context)} may activate this ability${holds(timing, 'during') ? ` and only during ${duringText(timing)}` : ''}.`,
        ]),
  ];
  return limits.length === 0 ? '' : ` ${limits.join(' ')}`;
}

const uncounterableText = ({ cantBeCountered }: ActivatedAbility | TriggeredAbility): string =>
  cantBeCountered === true ? " This ability can't be countered." : '';

const abilityWordText = ({ abilityWord }: Exclude<Ability, KeywordAbility>): string =>
  abilityWord === undefined ? '' : `${abilityWord} — `;

function triggeredText(ability: TriggeredAbility, context: Context): string {
  const word = abilityWordText(ability);
  const trigger = triggerText(ability.when, context);
  const during = ability.while === undefined ? '' : ` while ${conditionText(ability.while, context)}`;
  const condition = ability.if === undefined ? '' : `, if ${conditionText(ability.if, context)}`;
  if (ability.if !== undefined) context.mentioned.add(asCondition);
  const effect = effectText(ability, context);
  // What was put into your graveyard is yours.
  const isYours = / put into your graveyard\b/.test(trigger);
  const said = goingOn(effect, context.self);
  const goesOn = isYours
    ? said.replace(" to the battlefield under its owner's control", ' to the battlefield')
    : said;
  const isSacrificed =
    ability.when.every(({ on }) => on === 'becomesTarget') && ability.effect[0]?.do === 'sacrifice';
  const { onceEachTurn, timesEachTurn = onceEachTurn === true ? 1 : undefined } = ability;
  const once =
    timesEachTurn === undefined ? '' : ` This ability triggers only ${timesText(timesEachTurn)} each turn.`;
  return `${word}${isSacrificed ? trigger.replace(/^Whenever/, 'When') : trigger}${during}${condition}, ${goesOn}${uncounterableText(ability)}${once}`;
}

function abilityOf(
  ability: Ability,
  face: Face,
  self?: string,
  names?: Context['names'],
  giver: string = thatCard,
): string {
  const given = { ...contextFor(ability, face), giver };
  const own = names === undefined ? given : { ...given, names };
  const context = self === undefined ? own : { ...own, self };
  switch (ability.kind) {
    case 'keyword':
      return capitalized(keywordText(ability, context));
    case 'spell':
      return `${abilityWordText(ability)}${effectText(ability, context)}`;
    case 'activated': {
      const cost = costText(ability.cost, context);
      return `${abilityWordText(ability)}${cost}: ${effectText(ability, context)}${uncounterableText(ability)}${limitsText(ability, context)}`;
    }
    case 'triggered':
      return triggeredText(ability, context);
    case 'static':
      return `${abilityWordText(ability)}${staticText(ability, context)}`;
  }
}

/**
 * The rules text of one ability of this card or token. A keyword is its name with its cost, number or quality, where
 * its module has no text of its own.
 */
export const abilityText = (ability: Ability, face: Face): string => abilityOf(ability, face);

/** Whether it triggers on what the static ability before it has its player do. */
const isLinkedToStatic = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.when.some(({ on }) => on === 'revealsDrawn' || on === 'paysToAttack');

/** Two replacement effects that do the same instead, or two that give the same, in one sentence. */
function asOneStatic(before: Ability | undefined, ability: Ability, face: Face): string | undefined {
  if (before?.kind !== 'static' || ability.kind !== 'static') return undefined;
  const given = givenToBoth(before, ability, contextFor(ability, face));
  if (given !== undefined) return given;
  if (before.replaces === undefined || ability.replaces === undefined) return undefined;
  return eitherText(before.replaces, ability.replaces, contextFor(ability, face));
}

/** The further cost of a keyword that has several: "and/or {2}{B}" after "Kicker {W}" (702.33b). */
function furtherCost(before: Ability | undefined, ability: Ability, face: Face): string | undefined {
  if (before?.kind !== 'keyword' || ability.kind !== 'keyword' || before.keyword !== ability.keyword)
    return undefined;
  const joins = keywords[ability.keyword]?.words?.joins;
  if (joins === undefined || ability.cost === undefined) return undefined;
  return `${joins} ${costText(ability.cost, contextFor(ability, face))}`;
}

/** Whether a keyword ability differs from the one before it in nothing but its number, and one text is of both (714.2c). */
function isSameButNumber(before: Ability | undefined, ability: KeywordAbility): boolean {
  if (before?.kind !== 'keyword' || keywords[ability.keyword]?.withNumber === undefined) return false;
  return sameWords({ ...before, n: ability.n }, ability);
}

const withNumber = (text: string, { keyword, n = 0 }: KeywordAbility): string =>
  keywords[keyword]?.withNumber?.(text, n) ?? text;

/** Each paragraph of a face's rules text: keywords that stand in one line are one. */
export function faceParagraphs(face: Face): readonly string[] {
  const paragraphs: string[] = [];
  let line: KeywordAbility[] = [];
  const close = () => {
    const [first] = line;
    if (first !== undefined)
      paragraphs.push(capitalized(keywordsText(line, contextFor(first, face)).join(', ')));
    line = [];
  };
  let before: Ability | undefined;
  for (const ability of face.abilities ?? []) {
    const further = furtherCost(before, ability, face);
    const previous = before;
    before = ability;
    if (further !== undefined) paragraphs.push(`${paragraphs.pop() ?? ''} ${further}`);
    else if (ability.kind === 'keyword' && isSameButNumber(previous, ability))
      paragraphs.push(withNumber(paragraphs.pop() ?? '', ability));
    else if (ability.kind === 'keyword' && !standsAlone(ability)) line.push(ability);
    else {
      close();
      const text = abilityText(ability, face);
      const both = asOneStatic(previous, ability, face);
      if (both !== undefined) paragraphs.pop();
      // A static ability and what is linked to it are one paragraph (603.11).
      const linkedTo = isLinkedToStatic(ability) ? paragraphs.pop() : undefined;
      const whole = linkedTo === undefined ? text : `${linkedTo} ${text}`;
      paragraphs.push(...(both ?? whole).split('\n'));
    }
  }
  close();
  return paragraphs;
}

/**
 * The whole rules text of a card, a paragraph a line; `''` for a card without any. The back face's is not in it:
 * ask for it with `faceParagraphs`.
 */
export const cardText = (card: CardDefinition): string => faceParagraphs(card).join('\n');
