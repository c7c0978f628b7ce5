import { rulesTable } from '../../state/table.ts';
import { shortFor } from '../../state/text.ts';
import type {
  Ability,
  FaceDefinition,
  Instruction,
  RuleChange,
  TargetSpec,
} from '../../state/vocabulary/index.ts';
import { hasX } from '../costs/locked.ts';
import { isManaAbility } from '../mana/is-mana-ability.ts';
import { isCasting } from './casting.ts';
import { checkDealt, mixedAmong } from './check-dealt.ts';
import { checkFollowed } from './check-followed.ts';
import {
  checkWords,
  type Fault,
  isAbility,
  type Keywords,
  type Meanings,
  type Reach,
} from './check-words.ts';
import { collectLinks, collectPaid, namesInCost, standsFor } from './check-written.ts';
import { meanings } from './meanings.ts';

export type { Fault } from './check-words.ts';

/** Every kind of instruction that the engine knows. */
export const knownInstructions: readonly string[] = Object.keys(meanings);

/** What instructions may refer to, besides what earlier ones among them name. */
export interface Known {
  /** How many target specs their text has. */
  readonly targets: number;
  /** Names that are written before them: by instructions that contain them, or by costs. */
  readonly names?: Iterable<string>;
  /** Names of optional and alternative costs, and of what costs use up. */
  readonly paid?: Iterable<string>;
  /** What linked abilities of the same object write (607). */
  readonly links?: Iterable<string>;
}

/**
 * Checks a list of instructions: every kind is known, every name that is read is written before (by `as`, a cost or a
 * linked ability), every target that is spoken of exists, and what is divided was divided among targets.
 */
export function checkInstructions(
  instructions: readonly Instruction[],
  known: Known,
  at = 'effect',
): readonly Fault[] {
  const reach: Reach = {
    targets: known.targets,
    names: new Set(known.names),
    paid: new Set(known.paid),
    links: new Set(known.links),
    x: true,
    event: true,
    resolves: true,
    keywords: rulesTable().keywords,
    actions: rulesTable().actions,
  };
  return checkList(instructions, reach, at);
}

/**
 * Checks all abilities of a card or token, on either face, those that they give to others as well: that the engine can
 * follow them, and knows all that they speak of. `meanings` are the keywords and keyword actions with one; without it the
 * engine's.
 */
export function checkDefinition(definition: Words, meanings: Meanings = rulesTable()): readonly Fault[] {
  const { abilities = [], back } = definition;
  return [
    ...checkAbilities(definition, meanings),
    ...checkFollowed({ abilities, ...(back && { back: { abilities: back.abilities ?? [] } }) }, ''),
  ];
}

/** What has abilities: a card, on either face, a token, an emblem. */
type Words = Pick<FaceDefinition, 'abilities'> & { readonly back?: Pick<FaceDefinition, 'abilities'> };

function checkAbilities({ abilities = [], back }: Words, { keywords, actions }: Meanings): readonly Fault[] {
  const turnedUpForX = [...abilities, ...(back?.abilities ?? [])].some((one) =>
    isTurnedUpForX(one, keywords),
  );
  const known = { paid: new Set<string>(), links: new Set<string>(), keywords, actions, turnedUpForX };
  for (const ability of [...abilities, ...(back?.abilities ?? [])]) {
    collectPaid(ability, keywords, known.paid);
    collectLinks(standsFor(ability, keywords), known.links);
  }
  const face = (of: readonly Ability[], at: string) =>
    of.flatMap((ability, index) => checkAbility(ability, known, `${at}.${index}`));
  return [...face(abilities, 'abilities'), ...face(back?.abilities ?? [], 'back.abilities')];
}

interface OfTheObject extends Pick<Reach, 'paid' | 'links' | 'keywords' | 'actions'> {
  /** It can be turned face up for a cost with X, of which its own abilities may speak (702.37f). */
  readonly turnedUpForX?: boolean;
}

const isTurnedUpForX = (ability: Ability, keywords: Keywords): boolean =>
  ability.kind === 'keyword' && hasX(keywords[ability.keyword]?.turnsFaceUp?.(ability).cost ?? []);

/** Checks one ability, whose object has those names of costs and links. */
export function checkAbility(ability: Ability, object: OfTheObject, at = 'ability'): readonly Fault[] {
  if (ability.kind === 'keyword') {
    if (object.keywords[ability.keyword] === undefined)
      return [{ at, problem: `There is no keyword ability called “${ability.keyword}”.` }];
    const abilities = standsFor(ability, object.keywords);
    // One that is given brings its own links along (607.5).
    const links = new Set(object.links);
    collectLinks(abilities, links);
    return abilities.flatMap((one, index) => checkAbility(one, { ...object, links }, `${at}/${index}`));
  }
  const { turnedUpForX = false, ...others } = object;
  const reach = (targets: number): Reach => ({
    ...others,
    targets,
    names: new Set(),
    x: hasValueOfX(ability) || turnedUpForX,
    event: ability.kind === 'triggered',
    resolves: ability.kind !== 'static' && !isManaAbility(ability, object.actions),
  });
  if (ability.kind === 'static') {
    const { replaces, changes, openingHand, beforeShuffling, ...rest } = ability;
    return [
      ...checkWords(rest, { ...reach(0), names: namesInRules(ability.rules) }, at),
      ...(replaces === undefined ? [] : checkReplacement(replaces, reach(0), `${at}.replaces`)),
      ...checkList(openingHand ?? [], reach(0), `${at}.openingHand`),
      ...checkList(beforeShuffling?.effect ?? [], reach(0), `${at}.beforeShuffling.effect`),
      ...checkWords(changes ?? [], reach(0), `${at}.changes`),
      ...checkGiven(changes ?? [], object, `${at}.changes`),
      ...checkGiven(ability.rules ?? [], object, `${at}.rules`),
    ];
  }
  const own: Reach =
    ability.kind === 'activated'
      ? { ...reach(0), paid: new Set([...object.paid, ...namesInCost(ability.cost)]) }
      : reach(0);
  return [
    ...checkEffects(ability, own, at),
    ...(ability.kind === 'triggered'
      ? checkWords({ when: ability.when, if: ability.if ?? null, while: ability.while ?? null }, own, at)
      : []),
  ];
}

/** A cost to pay as a creature attacks may speak of the creatures chosen to attack (508.1g). */
const namesInRules = (rules: readonly RuleChange[] = []): Set<string> =>
  new Set(rules.some((rule) => 'mayPayToAttack' in rule) ? ['attackers'] : []);

/**
 * Whether X could have a value in an ability (107.3): chosen for its cost, or of the spell whose ability it is, also of
 * the one that became a permanent, for how that enters (107.3m). It has none for the other abilities of a permanent.
 */
const hasValueOfX = (ability: Exclude<Ability, { kind: 'keyword' }>): boolean =>
  ability.kind === 'activated'
    ? hasX(ability.cost)
    : ability.kind !== 'triggered' || ability.when.some(({ on }) => on === 'enters' || on === 'cast');

/** The instructions of a text with targets and modes; a mode's instructions speak of its own targets. */
function checkEffects(
  text: {
    readonly effect?: readonly Instruction[];
    readonly targets?: readonly TargetSpec[];
    readonly modes?: {
      readonly options: readonly {
        readonly targets?: readonly TargetSpec[];
        readonly effect: readonly Instruction[];
      }[];
    };
  },
  around: Reach,
  at: string,
): readonly Fault[] {
  const reach = (targets: readonly TargetSpec[] | undefined): Reach => ({
    ...around,
    targets: targets?.length ?? 0,
    mixed: mixedAmong(targets ?? []),
    names: new Set(around.names),
  });
  return [
    ...checkTargets(text.targets, around, at),
    ...checkList(text.effect ?? [], reach(text.targets), `${at}.effect`),
    ...(text.modes?.options ?? []).flatMap((mode, index) => [
      ...checkTargets(mode.targets, around, `${at}.modes.options.${index}`),
      ...checkList(mode.effect, reach(mode.targets), `${at}.modes.options.${index}.effect`),
    ]),
  ];
}

/** What targets are asked for only if it was paid has a name (601.2c); another target is another of these (115.3). */
function checkTargets(
  targets: readonly TargetSpec[] | undefined,
  around: Reach,
  at: string,
): readonly Fault[] {
  return (targets ?? []).flatMap(({ ifPaid, differentFrom, ...spec }, index, all) => {
    const here = `${at}.targets.${index}`;
    const paid = ifPaid === undefined ? [] : checkWords({ paid: ifPaid }, around, here);
    const different =
      differentFrom === undefined || differentFrom < index
        ? []
        : [{ at: here, problem: `There is no target ${differentFrom} before it that it could differ from.` }];
    return [...paid, ...different, ...checkWords(spec, { ...around, targets: all.length }, here)];
  });
}

function checkList(instructions: readonly Instruction[], reach: Reach, at: string): readonly Fault[] {
  return instructions.flatMap((instruction, index) => {
    const faults = checkInstruction(instruction, reach, `${at}.${index}`);
    if (instruction.as !== undefined) reach.names.add(instruction.as);
    return faults;
  });
}

/** Parts of an instruction that are read by themselves: lists of instructions, abilities, tokens, what is asked later. */
const apart = new Set([
  'as',
  'then',
  'else',
  'won',
  'lost',
  'options',
  'effect',
  'targets',
  'modes',
  'when',
  'if',
  'token',
  'abilities',
  'replacement',
]);

/** What a delayed triggered ability is about has a name in its words. */
const withAbout = (instruction: Instruction, reach: Reach): Reach =>
  instruction.do === 'delayedTrigger' && instruction.about !== undefined
    ? { ...reach, names: new Set([...reach.names, 'about']) }
    : reach;

/** What a restarted game leaves where it is has its name in what is done then (727.5). */
const withLeft = (instruction: Instruction, reach: Reach): Reach =>
  instruction.do === 'restartGame' && instruction.as !== undefined
    ? { ...reach, names: new Set([...reach.names, instruction.as]) }
    : reach;

function checkInstruction(instruction: Instruction, reach: Reach, at: string): readonly Fault[] {
  if (!knownInstructions.includes(instruction.do))
    return [{ at, problem: `There is no instruction called “${instruction.do}”.` }];
  if (instruction.do === 'perform' && reach.actions[instruction.action] === undefined)
    return [{ at, problem: `There is no keyword action called “${instruction.action}”.` }];
  const words = Object.fromEntries(Object.entries(instruction).filter(([part]) => !apart.has(part)));
  return [
    ...checkWords(words, withAbout(instruction, reach), at),
    ...checkDealt(instruction, reach, at),
    ...checkCasting(instruction, reach, at),
    ...checkInside(instruction, reach, at),
    ...checkApart(instruction, reach, at),
  ];
}

/** Lists of instructions inside an instruction. What a cost uses up can be spoken of if it was paid (118.12). */
function checkInside(instruction: Instruction, reach: Reach, at: string): readonly Fault[] {
  const cost = instruction.do === 'may' ? namesInCost(instruction.cost ?? []) : [];
  const named = withLeft(instruction, reach);
  const inner: Reach = cost.length === 0 ? named : { ...named, paid: new Set([...reach.paid, ...cost]) };
  const lists: readonly (readonly [string, readonly Instruction[] | undefined])[] = [
    ['then', 'then' in instruction ? instruction.then : undefined],
    ['else', 'else' in instruction ? instruction.else : undefined],
    ['won', 'won' in instruction ? instruction.won : undefined],
    ['lost', 'lost' in instruction ? instruction.lost : undefined],
    ...(instruction.do === 'oneOf'
      ? instruction.options.map(({ then }, option) => [`options.${option}.then`, then] as const)
      : []),
  ];
  return lists.flatMap(([part, list]) => checkList(list ?? [], inner, `${at}.${part}`));
}

/** What an instruction makes that has words of its own: triggers, replacement effects, tokens, emblems, abilities. */
function checkApart(instruction: Instruction, reach: Reach, at: string): readonly Fault[] {
  if (instruction.do === 'reflexive' && !reach.names.has(instruction.after))
    return [{ at, problem: `Nothing before it is called “${instruction.after}”.` }];
  if (instruction.do === 'delayedTrigger') {
    const later: Reach = { ...withAbout(instruction, reach), event: true, resolves: true };
    const { if: condition, when } = instruction;
    return [
      ...when.flatMap((one, index) => {
        // Whose turn it waits for is fixed as it is made; the rest is asked later, when nobody knows any more what was targeted.
        const isFixed = one.on === 'begins';
        return checkWords(one, isFixed ? later : { ...later, targets: 0 }, `${at}.when.${index}`);
      }),
      ...checkWords(condition, { ...later, targets: 0 }, `${at}.if`),
      ...checkEffects(instruction, later, at),
    ];
  }
  if (instruction.do === 'reflexive')
    return checkEffects(instruction, { ...reach, event: true, resolves: true }, at);
  if (instruction.do === 'replace') {
    // What damage is redirected to is fixed as the effect begins; the rest is read when it applies.
    const { redirectTo, redirectToPlayers, ...later } = instruction.replacement;
    return [
      ...checkWords({ redirectTo, redirectToPlayers }, reach, `${at}.replacement`),
      ...checkReplacement(later, { ...reach, targets: 0 }, `${at}.replacement`),
    ];
  }
  if (instruction.do === 'perform')
    return checkList(
      shortFor(instruction, reach.actions),
      { ...reach, names: new Set([...reach.names, 'n', 'what']) },
      `${at}/effect`,
    );
  if (instruction.do === 'create') return within(checkAbilities(instruction.token, reach), `${at}.token`);
  if (instruction.do === 'emblem') return within(checkAbilities(instruction, reach), at);
  if (instruction.do === 'modify' || instruction.do === 'modifyNextSpell')
    return checkGiven(instruction.changes, reach, `${at}.changes`);
  if ((instruction.do === 'move' || instruction.do === 'search') && instruction.to.with !== undefined)
    return checkGiven(instruction.to.with.changes, reach, `${at}.to.with.changes`);
  if (instruction.do === 'rule') return checkGiven(instruction.rules, reach, `${at}.rules`);
  return [];
}

const within = (faults: readonly Fault[], at: string): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, at: `${at}.${fault.at}` }));

/** Spells are cast by an instruction only while something resolves that uses the stack (608.2g). */
const checkCasting = (instruction: Instruction, reach: Reach, at: string): readonly Fault[] =>
  isCasting(instruction.do) && !reach.resolves
    ? [{ at, problem: 'Spells are cast only while a spell, or an ability that uses the stack, resolves.' }]
    : [];

/** Instructions of a replacement effect: done instead, besides, or as a choice. */
function checkReplacement(
  replacement: {
    readonly instead?: readonly Instruction[];
    readonly also?: readonly Instruction[];
    readonly afterwards?: readonly Instruction[];
    readonly as?: string;
    readonly choose?: readonly Instruction[];
  },
  around: Reach,
  at: string,
): readonly Fault[] {
  const { instead, also, afterwards, as, choose, ...words } = replacement;
  const named = () => (as === undefined ? [] : [as]);
  const reach: Reach = { ...around, event: true, resolves: false };
  // What is done as something enters is done first: how it enters may ask what came of that.
  const before: Reach = { ...reach, names: new Set(reach.names) };
  const chosen = checkList(choose ?? [], before, `${at}.choose`);
  return [
    ...chosen,
    ...checkWords(words, before, at),
    ...checkList(instead ?? [], { ...reach, names: new Set(reach.names) }, `${at}.instead`),
    ...checkList(also ?? [], { ...reach, names: new Set([...reach.names, ...named()]) }, `${at}.also`),
    ...checkList(
      afterwards ?? [],
      { ...reach, names: new Set([...reach.names, ...named()]) },
      `${at}.afterwards`,
    ),
  ];
}

/** The list of abilities that a change gives, and what that is called in it. */
function givenIn(change: object): readonly [name: string, abilities: readonly Ability[]] {
  const [name, given] =
    'addAbilities' in change
      ? ['addAbilities', change.addAbilities]
      : ['abilities', 'abilities' in change ? change.abilities : []];
  return [name, Array.isArray(given) ? given.filter(isAbility) : []];
}

/** Abilities that changes give to objects or players: each is its holder's own. */
function checkGiven(
  changes: readonly object[],
  { turnedUpForX: _, ...object }: OfTheObject,
  at: string,
): readonly Fault[] {
  return changes.flatMap((change, index) => {
    const [name, abilities] = givenIn(change);
    if (abilities.length > 0) {
      const paid = new Set(object.paid);
      for (const ability of abilities) collectPaid(ability, object.keywords, paid);
      return abilities.flatMap((ability, position) =>
        checkAbility(ability, { ...object, paid }, `${at}.${index}.${name}.${position}`),
      );
    }
    if ('playerHas' in change && isAbility(change.playerHas))
      return checkAbility(change.playerHas, object, `${at}.${index}.playerHas`);
    return [];
  });
}
