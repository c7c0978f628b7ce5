/** Instructions (608.2c). */
import type { Families } from '../../../words/shape.ts';
import { isRecord } from '../../state/is-record.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import { instructionWord, isInstruction, wordTable } from '../../state/word-table.ts';
import { actions } from '../actions/index.ts';
import { cost } from './costs.ts';
import { duration, effectDuration } from './duration.ts';
import { did, eventTypes, filter, linkRead, objects, players, quantity, range } from './expressions.ts';
import { afterInstruction, inInstruction, shortened } from './in-instructions.ts';
import { attacked, counters, destination, destinationWith, enteringCombat, remembering } from './places.ts';
import {
  type Check,
  either,
  eitherOf,
  family,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orTrue,
  orWord,
  shape,
  text,
  truth,
} from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { targets } from './targets.ts';
import { condition, triggers } from './triggers.ts';
import {
  actionName,
  cardType,
  designation,
  manaType,
  playerDesignation,
  stickerKind,
  time,
  zone,
} from './words.ts';

/** What instructions hold that holds instructions again. */
interface Nested {
  readonly abilities: Check;
  readonly exception: Check;
  readonly instructions: Check;
  readonly modes: Check;
  readonly modification: Check;
  readonly replacement: Check;
  readonly rule: Check;
  readonly token: Check;
}

const divided = orWord(quantity, 'divided');

const isAmong = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'among' in value &&
  Object.keys(value).every((key) => key === 'among' || key === 'like');

/** What stands in a field of an instruction, by the name of its family. */
const checksWith = ({
  abilities,
  exception,
  instructions,
  modes,
  modification,
  replacement,
  rule,
  token,
}: Nested) =>
  ({
    text,
    'name of a cost': naming('cost'),
    'name of a link': naming('link'),
    'link read': linkRead,
    'name of what was done': did,
    'keyword action': actionName,
    flag,
    'yes or no': truth,
    not: truth,
    'whole number': integer,
    zone,
    quantity,
    'quantity or all': orWord(quantity, 'all'),
    'quantity or divided': divided,
    'quantity, divided or double': orWord(quantity, 'divided', 'double'),
    'quantity, all or divided': orWord(quantity, 'all', 'divided'),
    range,
    counters,
    condition,
    'flag or condition': orTrue(condition),
    filter,
    'filter or some of these': eitherOf(
      isAmong,
      fits(shape({ among: objects, like: maybe(filter) })),
      filter,
    ),
    objects,
    players,
    attacked,
    'what it attacks': enteringCombat.attacking,
    'what it blocks': enteringCombat.blocking,
    destination: destinationWith(modification),
    'plain destination': destination,
    remembering,
    duration,
    'duration of an effect': effectDuration,
    instructions,
    modification,
    'rule change': rule,
    replacement,
    triggers,
    targets,
    modes,
    abilities,
    token,
    'copy exception': exception,
    cost,
    'card type': cardType,
    designation,
    'designation of a player': playerDesignation,
    'kind of sticker': stickerKind,
    'counted on a sticker': either([shape({ letter: text })], ['uniqueVowels', 'power', 'toughness']),
    'mana type': manaType,
    'what mana is for': either(
      [shape({ on: filter })],
      [
        'creatureSpells',
        'artifactSpells',
        'instantsAndSorceries',
        'activatedAbilities',
        'noNonartifactSpells',
      ],
    ),
    'producing mana': eitherOf((value) => isRecord(value) && 'paid' in value, objects, filter),
    step: oneOf(...steps),
    'phase or step': time,
    'turn, phase or step': oneOf('turn', ...phases, ...steps),
    'this or another phase or step': oneOf('thisPhase', 'thisStep', ...phases, ...steps),
    'what is chosen': orWord(
      fits(shape({ oneOf: listOf(text) })),
      'color',
      'creatureType',
      'cardType',
      'cardName',
      'basicLandType',
      'number',
    ),
    'words or objects': either([shape({ words: listOf(text) }), shape({ objects: filter })]),
    'flag of the event': eventTypes,
  }) satisfies { readonly [Name in keyof Families]?: Check };

/** One instruction, with parts that are checked so. */
export function instructionWith(nested: Nested): Check {
  const fields = wordsAtHome('do', () => wordTable().instructions, checksWith(nested), {
    besides: { as: maybe(naming('instruction')) },
    inside: inInstruction,
  });
  return family(
    'instruction',
    like(fields, (value, path, faults, known) => {
      fields(value, path, faults, known);
      if (!isRecord(value) || !isInstruction(value)) return;
      const { faults: more, formFaults, shortFor } = instructionWord(value);
      if (known === null) {
        formFaults?.(value, path, faults);
        return;
      }
      const short = shortFor?.(value, actions);
      if (short !== undefined)
        nested.instructions(short, `${path}/${shortened}`, faults, inInstruction(value, shortened, known));
      more?.(value, path, faults, known);
      afterInstruction(value, path, faults, known);
    }),
  );
}
