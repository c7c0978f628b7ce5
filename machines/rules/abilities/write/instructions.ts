/** Instructions (608.2c) as cards write them. */
import type {
  Ability,
  CostPart,
  Destination,
  Duration,
  Filter,
  Instruction,
  InstructionOf,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  StickerKind,
  TokenDefinition,
} from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import { named } from './targets.ts';

/** The same instruction under a name that later ones read. */
export const as = (name: string, instruction: Instruction): Instruction => ({ ...instruction, as: name });

// ---------------------------------------------------------------- damage and life

/** Damage to objects. */
export const dealDamage = (amount: Quantity, to: Objects): Instruction => ({ do: 'dealDamage', amount, to });
/** Damage to a target that may be an object or a player. */
export const dealDamageToTarget = (amount: Quantity, position = 0): Instruction => ({
  do: 'dealDamage',
  amount,
  to: { target: position },
  toPlayers: { target: position },
});
export const dealDamageToPlayers = (amount: Quantity, toPlayers: Players): Instruction => ({
  do: 'dealDamage',
  amount,
  toPlayers,
});
export const gainLife = (amount: Quantity, who?: Players): Instruction => ({
  do: 'gainLife',
  amount,
  ...(who === undefined ? {} : { who }),
});
export const loseLife = (amount: Quantity, who: Players): Instruction => ({ do: 'loseLife', amount, who });

// ---------------------------------------------------------------- cards

export const draw = (count: Quantity, who?: Players): Instruction => ({
  do: 'draw',
  count,
  ...(who === undefined ? {} : { who }),
});
export const discard = (count: Quantity | 'all', who: Players): Instruction => ({
  do: 'discard',
  count,
  who,
});
export const mill = (count: Quantity, who: Players): Instruction => ({ do: 'mill', count, who });
/** A keyword action that is short for other instructions (701): "explore", "amass Orcs 2". */
export const perform = (
  action: string,
  said: Omit<InstructionOf<'perform'>, 'do' | 'action'> = {},
): Instruction => ({ do: 'perform', action, ...said });
export const scry = (n: Quantity): Instruction => perform('scry', { n });
/** "Search your library for a … card, put it …, then shuffle." `who` searches their own library. */
export const search = (
  filter: Filter,
  to: Destination,
  options: { readonly who?: Players; readonly reveal?: true } = {},
): Instruction => ({
  do: 'search',
  for: { ...filter, zone: 'library' },
  count: { min: 0, max: 1 },
  to,
  ...options,
});

// ---------------------------------------------------------------- objects that move

export const destroy = (what: Objects): Instruction => ({ do: 'destroy', what });
/** "… It can't be regenerated." */
export const destroyForGood = (what: Objects): Instruction => ({
  do: 'destroy',
  what,
  cantBeRegenerated: true,
});
export const exile = (what: Objects): Instruction => ({ do: 'exile', what });
/** Exiled and remembered for a linked ability (607.2a). */
export const exileLinked = (what: Objects, link: string): Instruction => ({ do: 'exile', what, link });
/** "… until this leaves the battlefield" (610.3). */
export const exileUntilLeaves = (what: Objects): Instruction => ({
  do: 'exile',
  what,
  until: 'sourceLeaves',
});
export const move = (what: Objects, to: Destination): Instruction => ({ do: 'move', what, to });
/** "Return this card from your graveyard to …": the ability functions there alone (113.6m). */
export const moveFrom = (from: Zone, to: Destination): Instruction => ({
  do: 'move',
  what: 'self',
  from,
  to,
});
/** "Return … to its owner's hand." */
export const returnToHand = (what: Objects): Instruction => ({ do: 'move', what, to: { zone: 'hand' } });
/** "Return … to the battlefield under its owner's control." */
export const returnToBattlefield = (what: Objects): Instruction => ({
  do: 'move',
  what,
  to: { zone: 'battlefield' },
});
export const sacrifice = (who: Players, filter: Filter, count: Quantity = 1): Instruction => ({
  do: 'sacrifice',
  who,
  filter,
  ...(count !== 1 && { count }),
});
export const sacrificeThis: Instruction = { do: 'sacrifice', who: 'you', what: 'self' };
export const counter = (what: Objects, to?: Destination): Instruction => ({
  do: 'counter',
  what,
  ...(to === undefined ? {} : { to }),
});
export const create = (token: TokenDefinition, count: Quantity = 1, who?: Players): Instruction => ({
  do: 'create',
  token,
  ...(count === 1 ? {} : { count }),
  ...(who === undefined ? {} : { who }),
});

// ---------------------------------------------------------------- permanents

export const tapThem = (what: Objects): Instruction => ({ do: 'tap', what });
export const untap = (what: Objects): Instruction => ({ do: 'untap', what });
/** "… doesn't untap during its controller's next untap step." */
export const freeze = (what: Objects): Instruction => ({ do: 'freeze', what });
export const putCounters = (kind: string, count: Quantity, on: Objects): Instruction => ({
  do: 'putCounters',
  kind,
  count,
  on,
});
/** The same by a player who doesn't control the spell or ability. */
/** A sticker that you choose, of this kind or any, is put on an object that you own (123.3). */
export const putSticker = (on: Objects, kind?: StickerKind): Instruction => ({
  do: 'putSticker',
  on,
  ...(kind !== undefined && { kind }),
});
export const putCountersBy = (who: Players, kind: string, count: Quantity, on: Objects): Instruction => ({
  do: 'putCounters',
  kind,
  count,
  on,
  who,
});
/** Continuous effects through the layers until end of turn (611.2c). */
export const untilEndOfTurn = (what: Objects, ...changes: readonly Modification[]): Instruction => ({
  do: 'modify',
  what,
  changes,
  until: 'untilEndOfTurn',
});
/** The same for as long as is said. */
export const modify = (what: Objects, until: Duration, ...changes: readonly Modification[]): Instruction => ({
  do: 'modify',
  what,
  changes,
  until,
});
/** "… can't block this turn" and its like (613.11). */
export const thisTurn = (what: Objects, ...rules: readonly RuleChange[]): Instruction => ({
  do: 'rule',
  what,
  rules,
  until: 'untilEndOfTurn',
});
export const emblem = (...abilities: readonly Ability[]): Instruction => ({ do: 'emblem', abilities });

// ---------------------------------------------------------------- choices

/** "You may …". */
export const may = (...then: readonly [Instruction, ...Instruction[]]): Instruction => ({ do: 'may', then });
/** "You may put a … card from your hand or graveyard onto the battlefield"; what is put there may have a name. */
export const mayPutFromEither = (what: Filter, name?: string): Instruction =>
  may(
    {
      do: 'choose',
      from: { ...what, zone: ['hand', 'graveyard'], owner: 'you' },
      count: { min: 1, max: 1 },
      as: 'chosen',
    },
    { ...move(named('chosen'), { zone: 'battlefield' }), ...(name !== undefined && { as: name }) },
  );
/** "They may …". */
export const mayPlayer = (who: Players, ...then: readonly [Instruction, ...Instruction[]]): Instruction => ({
  do: 'may',
  who,
  then,
});
/** "You may [pay]. If you do, …". */
export const mayPay = (
  cost: readonly CostPart[],
  ...then: readonly [Instruction, ...Instruction[]]
): Instruction => ({ do: 'may', cost, then });
