/** Instructions as tests of texts need them often. */
import type {
  Ability,
  Destination,
  Filter,
  Instruction,
  Objects,
  TargetSpec,
  TokenDefinition,
} from '../../../../machines/rules/state/vocabulary/index.ts';

type Choice = Extract<Instruction, { do: 'choose' }>;

export const it1 = { target: 1 };
export const opponent: TargetSpec = { players: 'opponent' };
export const anotherCreature: TargetSpec = { objects: { type: 'creature', other: true } };
export const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
export const cardInExile: TargetSpec = { objects: { zone: 'exile' } };
export const haste: Ability = { kind: 'keyword', keyword: 'haste' };
export const zombie: TokenDefinition = {
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 2,
  colors: ['B'],
};

/** Chooses so many, which are `chosen` from then on. */
export const choose = (
  from: Filter | { readonly among: Objects; readonly like?: Filter },
  min = 1,
  max = 1,
  more: Partial<Choice> = {},
): Instruction => ({ do: 'choose', from, count: { min, max }, as: 'chosen', ...more });

export const chosen = { named: 'chosen' };

/** What is looked at at the top of your library is `seen`. */
export const look = (top: number): Instruction => ({ do: 'look', at: { top, of: 'you' }, as: 'seen' });

export const seen = { named: 'seen' };

export const move = (
  what: Objects,
  zone: Destination['zone'],
  more: Partial<Destination> = {},
): Instruction => ({ do: 'move', what, to: { zone, ...more } });
