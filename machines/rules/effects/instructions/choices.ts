/** What players choose as a spell or ability resolves (608.2d), in APNAP order (101.4). */
import {
  characteristics,
  fits,
  matching,
  mayBeMeant,
  namesOf,
  objectAt,
  objects,
} from '../../characteristics/index.ts';
import { mayAttach, mayHappen, takenNow } from '../../events/index.ts';
import { chosenNumber, picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { ChooseDecision } from '../../state/decision.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { linkKey, remembered } from '../../state/links.ts';
import { colors, type ManaUnit, manaWords } from '../../state/mana.ts';
import { remembering } from '../../state/memory.ts';
import type { Target } from '../../state/object.ts';
import { ask, decide, go, happen } from '../../state/procedure.ts';
import { atRandom } from '../../state/random.ts';
import type { Scope } from '../../state/scope.ts';
import { abilityAt } from '../../state/text.ts';
import { basicLandTypes, cardTypes, type Filter } from '../../state/vocabulary/index.ts';
import { isHiddenZone } from '../../state/zones.ts';
import { lockedCost, manaOf } from '../costs/locked.ts';
import { unitsSpentOn } from '../costs/spending.ts';
import { creatureTypes } from './creature-types.ts';
import { isThere } from './going.ts';
import { atOnce, finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { apart } from './named.ts';
import { amountOf, asking, forEach, whoOf } from './who.ts';

interface ChooseMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly Target[];
  readonly chosen: readonly Target[];
}

/** What a player may choose among: nothing that is entering, or chosen already, where that is how something enters (614.13a-b). */
function choosable(
  game: Game,
  reading: Reading<InstructionOf<'choose'>>,
  player: PlayerId,
): readonly ObjectId[] {
  const { canGetCounters: kind, canHaveAttached } = reading.instruction;
  const attached = canHaveAttached === undefined ? [] : objects(game, reading.scope, canHaveAttached);
  const found = spokenOf(game, reading, player).filter(
    (object) =>
      attached.every((id) => mayAttach(game, id, { object }).ok) &&
      (kind === undefined ||
        mayHappen(game, { type: 'putCounters', on: { object }, kind, count: 1, player }).ok),
  );
  const taken = takenNow(game);
  return taken.length === 0 ? found : found.filter((id) => !taken.includes(id));
}

function spokenOf(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'choose'>>,
  player: PlayerId,
): readonly ObjectId[] {
  const spoken = forEach(scope, player);
  const { from } = instruction;
  if (!isAmong(from)) return matching(game, spoken, from);
  const among = objects(game, spoken, from.among).filter(
    (id) => isThere(game, id) && mayBeMeant(objectAt(game, id), objectAt(game, id).zone),
  );
  const { like } = from;
  if (like === undefined) return among;
  return among.filter((id) => fits(game, spoken, { ...like, zone: game.objects[id]?.zone ?? [] }, id));
}

type From = InstructionOf<'choose'>['from'];
type Among = Extract<From, { readonly among: unknown; readonly like?: unknown }>;

/** "Among these", and not a filter, which may say `among` as well with other words beside it. */
const isAmong = (from: From): from is Among =>
  'among' in from &&
  from.among !== undefined &&
  Object.keys(from).every((key) => key === 'among' || key === 'like');

/** The players who may be chosen beside objects. */
const choosablePlayers = (
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'choose'>>,
  player: PlayerId,
): readonly PlayerId[] =>
  instruction.orPlayers === undefined ? [] : whoOf(game, forEach(scope, player), instruction.orPlayers);

/** Everything that a player may choose: objects, then players. */
export const allChoosable = (
  game: Game,
  reading: Reading<InstructionOf<'choose'>>,
  player: PlayerId,
): readonly Target[] => [
  ...choosable(game, reading, player).map((object) => ({ object })),
  ...choosablePlayers(game, reading, player).map((one) => ({ player: one })),
];

/** What no two of the objects that are chosen may have the same of, and each option's own; players have none of it. */
function differing(
  game: Game,
  { different }: InstructionOf<'choose'>,
  options: readonly Target[],
): NonNullable<ChooseDecision['different']> | null {
  if (different === undefined) return null;
  const values = options.map((one, at) =>
    'object' in one ? characteristics(game, one.object).manaValue : -1 - at,
  );
  return { what: 'mana value', values };
}

/** What all that is chosen must come to together, and each option's own. */
function totalled(
  game: Game,
  scope: Scope,
  { total }: InstructionOf<'choose'>,
  options: readonly Target[],
): NonNullable<ChooseDecision['total']> | null {
  if (total === undefined) return null;
  const values = options.map((one) => ('object' in one ? characteristics(game, one.object).manaValue : 0));
  return { what: 'mana value', values, atLeast: amountOf(game, scope, total.atLeast) };
}

/** Each player chooses; who can't choose as many chooses as many as possible (609.3). */
export const choose = meaning(
  'choose',
  '608.2d',
  remembering<ChooseMemory>({ left: 'numbers, maybe', options: 'records, later', chosen: 'records' }),
  ['next', 'chosen', 'end'],
  {
    next(game, doing) {
      const { instruction, scope, memory } = doing;
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('end');
      const options = allChoosable(game, doing, player);
      const different = differing(game, instruction, options);
      const total = totalled(game, forEach(scope, player), instruction, options);
      const most = different === null ? options.length : new Set(different.values).size;
      const spoken = forEach(scope, player);
      const min = Math.min(most, amountOf(game, spoken, instruction.count.min));
      const max = Math.min(most, amountOf(game, spoken, instruction.count.max));
      if (instruction.atRandom === true)
        return go('next', { left, chosen: [...memory.chosen, ...atRandom(game, options, max)] });
      const decision: ChooseDecision = asked(game, player, {
        kind: 'choose',
        rule: '608.2d',
        about: max === 1 ? 'choose one' : `choose up to ${max}`,
        object: asking(scope),
        options,
        min,
        max,
        hidden: options.some(
          (one) => 'object' in one && isHiddenZone(game.objects[one.object]?.zone ?? 'battlefield'),
        ),
        purpose: 'effect',
        tone: 'neutral',
        ...(different !== null && { different }),
        ...(total !== null && { total }),
      });
      return decide(decision, { then: 'chosen', remember: { left, options } });
    },
    chosen: (_game, { memory: { chosen, options }, frame }) =>
      go('next', { chosen: [...chosen, ...picked(frame.answer, options)] }),
    end: (_game, { memory: { chosen } }) =>
      finished({ ...apart(chosen), amount: chosen.length, did: chosen.length > 0 }),
  },
  {
    begins: { chosen: [] },
    possible: (game, reading) =>
      whoOf(game, reading.scope, reading.instruction.who).some(
        (player) =>
          allChoosable(game, reading, player).length >=
          Math.max(1, amountOf(game, reading.scope, reading.instruction.count.min)),
      ),
  },
);

interface ChoosePlayerMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly PlayerId[];
  readonly chosen: readonly PlayerId[];
}

export const choosePlayer = meaning(
  'choosePlayer',
  '608.2d',
  remembering<ChoosePlayerMemory>({ left: 'numbers, maybe', options: 'numbers, later', chosen: 'numbers' }),
  ['next', 'chosen', 'end'],
  {
    next(game, { instruction, scope, memory }) {
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('end');
      const options = whoOf(game, forEach(scope, player), instruction.from);
      const count = Math.min(1, options.length);
      const decision: ChooseDecision = asked(game, player, {
        kind: 'choose',
        rule: '608.2d',
        about: 'choose a player',
        object: asking(scope),
        options: options.map((option) => ({ player: option })),
        min: count,
        max: count,
        hidden: false,
        purpose: 'effect',
        tone: 'neutral',
      });
      return decide(decision, { then: 'chosen', remember: { left, options } });
    },
    chosen: (_game, { memory: { chosen, options }, frame }) =>
      go('next', { chosen: [...chosen, ...picked(frame.answer, options)] }),
    end: (_game, { memory: { chosen } }) =>
      finished({ players: chosen, amount: chosen.length, did: chosen.length > 0 }),
  },
  { begins: { chosen: [] } },
);

/** The greatest number that a player is offered where a text says just "a number". */
const greatestNumber = 1_000_000;

/** The words that can be chosen, as they are shown and as they are kept. */
function wordsFor(
  game: Game,
  scope: Scope,
  { among, otherThan, what }: InstructionOf<'chooseValue'>,
): { readonly shown: readonly string[]; readonly kept: readonly string[] } {
  const taken = otherThan === undefined ? [] : (remembered(game, scope, otherThan)?.values ?? []);
  const left = <Word extends string>(words: readonly Word[]) => words.filter((word) => !taken.includes(word));
  const same = (words: readonly string[]) => ({ shown: left(words), kept: left(words) });
  switch (what) {
    case 'color': {
      const kept = left(colors);
      return { shown: kept.map((color) => manaWords[color]), kept };
    }
    case 'creatureType':
      return same(creatureTypes);
    case 'cardType':
      return same(cardTypes);
    case 'basicLandType':
      return same(basicLandTypes);
    case 'cardName':
      return same(among === undefined ? [] : namesAmong(game, scope, among));
    case 'number':
      return same([]);
    default:
      return same(what.oneOf);
  }
}

/** The different names of objects. */
const namesAmong = (game: Game, scope: Scope, like: Filter): readonly string[] =>
  [...new Set(matching(game, scope, like).flatMap((id) => namesOf(characteristics(game, id))))].sort();

const whatIsChosen = (what: InstructionOf<'chooseValue'>['what']): string => {
  switch (what) {
    case 'color':
      return 'choose a color';
    case 'creatureType':
      return 'choose a creature type';
    case 'cardType':
      return 'choose a card type';
    case 'basicLandType':
      return 'choose a basic land type';
    case 'cardName':
      return 'choose a card name';
    case 'number':
      return 'choose a number';
    default:
      return 'choose one';
  }
};

/** What an answer stands for. */
function valueChosen(
  game: Game,
  scope: Scope,
  instruction: InstructionOf<'chooseValue'>,
  answer: unknown,
): string | number | undefined {
  if (typeof answer === 'string') return answer;
  const chosen = chosenNumber(answer);
  return instruction.what === 'number' ? chosen : wordsFor(game, scope, instruction).kept[chosen];
}

interface Choosing {
  /** Who is still to choose. */
  readonly left: readonly PlayerId[];
  readonly values: readonly (string | number)[];
  /** Who chose them, in the same order, where it isn't just the controller of the ability. */
  readonly players: readonly PlayerId[];
}

/**
 * A choice that linked abilities read (607.2d, 607.2f): kept on the object, with who made it where several do, in APNAP
 * order (101.4).
 */
export const chooseValue = meaning(
  'chooseValue',
  '607.2d',
  remembering<Choosing>({ left: 'numbers, later', values: 'list, later', players: 'numbers, later' }),
  ['begin', 'ask', 'chosen', 'keep', 'end'],
  {
    begin(game, { instruction, scope }) {
      const left = instruction.who === undefined ? [scope.you] : whoOf(game, scope, instruction.who);
      return go('ask', { left, values: [], players: [] });
    },
    ask(game, { instruction, scope, memory }) {
      const [player] = memory.left;
      if (player === undefined) return go('keep');
      const { what } = instruction;
      const about = whatIsChosen(what);
      if (what === 'number')
        return ask(
          asked(game, player, {
            kind: 'number',
            rule: '608.2d',
            about,
            object: asking(scope),
            min: 0,
            max: greatestNumber,
            purpose: 'value',
          }),
          { then: 'chosen' },
        );
      if (what === 'cardName' && instruction.among === undefined)
        return ask(asked(game, player, { kind: 'cardName', rule: '201.4', about, object: asking(scope) }), {
          then: 'chosen',
        });
      const { shown } = wordsFor(game, scope, instruction);
      if (shown.length === 0) return finished();
      return ask(
        asked(game, player, { kind: 'option', rule: '608.2d', about, object: asking(scope), options: shown }),
        { then: 'chosen' },
      );
    },
    chosen(game, { instruction, scope, frame, memory: { left, values, players } }) {
      const value = valueChosen(game, scope, instruction, frame.answer);
      return go('ask', {
        left: left.slice(1),
        values: value === undefined ? values : [...values, value],
        players: instruction.who === undefined ? players : [...players, ...left.slice(0, 1)],
      });
    },
    keep: (_game, { instruction, scope, memory: { players, values } }) =>
      happen(
        '607.2d',
        [
          {
            type: 'link',
            object: scope.self,
            link: linkKey(instruction.link, scope.pair),
            objects: [],
            players,
            values,
            ...(instruction.anew === true && { anew: true }),
          },
        ],
        { then: 'end' },
      ),
    end(_game, { memory: { values } }) {
      const [first] = values;
      return finished({ amount: typeof first === 'number' ? first : 0, did: true });
    },
  },
);

/** The mana that was spent on the activation cost of the ability that says this: not what a tax came to (602.1a). */
function spentToActivate(game: Game, scope: Scope): readonly ManaUnit[] {
  const { choices, onStack } = scope;
  const spent = choices?.manaSpent ?? [];
  const ref = onStack === null ? null : (objectAt(game, onStack).stack?.ability ?? null);
  const ability = ref === null ? null : abilityAt(game, ref);
  return ability?.kind === 'activated'
    ? unitsSpentOn(spent, manaOf(lockedCost(game, scope, ability.cost)))
    : spent;
}

/** Notes what a linked ability reads: of each unit of mana spent to activate this its type (607.2e). */
export const note = atOnce(
  'note',
  '607.2e',
  (game, { instruction, scope }): readonly GameEvent[] => {
    const values = spentToActivate(game, scope).map(({ type }) => type);
    if (values.length === 0) return [];
    const link = linkKey(instruction.link, scope.pair);
    return [{ type: 'link', object: scope.self, link, objects: [], players: [], values }];
  },
  (happened) => ({ did: happened.length > 0 }),
);
