import type { Known } from '../../rules/abilities/check/known.ts';
import type { Fault } from '../../rules/abilities/check/shape.ts';
import { characteristics, excessDamage, holds, objects, players } from '../../rules/characteristics/index.ts';
import { divided } from '../../rules/effects/instructions/divided.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { apart } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach } from '../../rules/effects/instructions/who.ts';
import type { EventOf, GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Named, Target } from '../../rules/state/object.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Condition, Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { damage } from './damage.ts';
import { damageDealt } from './damage-dealt.ts';
import { checkDivided, isTargetIn, targetIn } from './divided-among.ts';
import type { InstructionWord } from './word.ts';

/** How much damage is dealt to whom. */
interface DamageTo {
  readonly amount: Quantity | 'divided';
  readonly to?: Objects;
  readonly toPlayers?: Players;
}

export interface DealDamage extends DamageTo {
  readonly do: 'dealDamage';
  /** "… and 1 damage to you": dealt at the same time, by the same source. */
  readonly and?: readonly DamageTo[];
  readonly source?: Objects;
  /** Excess damage is dealt to these players instead (120.4a). */
  readonly excessTo?: Players;
  /** It can't be prevented; or only if this is so. */
  readonly cantBePrevented?: true | Condition;
}

/** The damage of one instruction; the object that deals it is its source (120.7, 608.2h). */
function damageEvents(game: Game, reading: Reading<DealDamage>): readonly GameEvent[] {
  const { excessTo } = reading.instruction;
  const events = allDamage(game, reading);
  return excessTo === undefined
    ? events
    : withoutExcess(game, events, players(game, reading.scope, excessTo));
}

type Damage = EventOf<'damage'>;

/** Excess damage that would be dealt to a permanent is dealt to these players instead (120.4a). */
function withoutExcess(game: Game, events: readonly Damage[], to: readonly PlayerId[]): readonly GameEvent[] {
  return events.flatMap((event, position): readonly Damage[] => {
    if (!('object' in event.to)) return [event];
    const { object } = event.to;
    const others = events
      .slice(0, position)
      .filter((other) => 'object' in other.to && other.to.object === object);
    const excess = excessDamage(game, object, event, others);
    if (excess === 0) return [event];
    const rest = event.amount - excess;
    return [
      ...(rest > 0 ? [{ ...event, amount: rest }] : []),
      ...to.map((player) => ({ ...event, to: { player }, amount: excess })),
    ];
  });
}

function allDamage(game: Game, { instruction, scope }: Reading<DealDamage>): readonly Damage[] {
  const { and = [], cantBePrevented: cant } = instruction;
  const cantBePrevented = cant === true || (cant !== undefined && holds(game, scope, cant));
  const sources = instruction.source === undefined ? [scope.self] : objects(game, scope, instruction.source);
  const damage = (source: ObjectId, recipient: Target, dealt: number): readonly Damage[] =>
    // Dealing 0 damage is dealing no damage (120.8).
    dealt <= 0
      ? []
      : [
          {
            type: 'damage',
            source,
            to: recipient,
            amount: dealt,
            combat: false,
            preventable: !cantBePrevented,
          },
        ];
  const portion = (source: ObjectId, { amount, to, toPlayers }: DamageTo): readonly Damage[] => {
    if (amount === 'divided')
      return divided(game, scope, to, toPlayers).flatMap(({ target, share }) =>
        damage(source, target, share),
      );
    // "Each creature deals damage equal to its power": `it` is the creature, unless a loop says what it is.
    const spoken = instruction.source !== undefined && scope.it === null ? { ...scope, it: source } : scope;
    const recipients: readonly Target[] = [
      ...(to === undefined ? [] : objects(game, scope, to).map((object) => ({ object }))),
      ...(toPlayers === undefined ? [] : players(game, scope, toPlayers).map((player) => ({ player }))),
    ];
    return recipients.flatMap((recipient) =>
      damage(
        source,
        recipient,
        amountOf(game, 'player' in recipient ? forEach(spoken, recipient.player) : spoken, amount),
      ),
    );
  };
  return sources.flatMap((source) => [instruction, ...and].flatMap((one) => portion(source, one)));
}

type Before = NonNullable<Named['before']>;

/** The life of the first player to whom damage is about to be dealt, and the loyalty of the first planeswalker. */
function beforeDamage(game: Game, batch: readonly GameEvent[]): Before {
  const recipients = batch.flatMap((event) => (event.type === 'damage' ? [event.to] : []));
  const { objects: permanents, players: dealtTo } = apart(recipients);
  const [player] = dealtTo.map((id) => game.players[id]?.life);
  const [planeswalker] = permanents.flatMap((id) => {
    const { loyalty, types } = characteristics(game, id);
    return types.includes('planeswalker') ? [loyalty ?? 0] : [];
  });
  return { ...(player !== undefined && { player }), ...(planeswalker !== undefined && { planeswalker }) };
}

/** Damage "to target 0" may be written of objects and of players, whatever that is. */
function toEither(instruction: DealDamage, part: string, known: Known): Known {
  const { targets } = known;
  const { to, toPlayers } = instruction;
  if ('notHere' in targets || (part !== 'to' && part !== 'toPlayers')) return known;
  const both = targets.map((aimed, at) =>
    isTargetIn(to, at) && isTargetIn(toPlayers, at) ? { objects: true, players: true } : aimed,
  );
  return { ...known, targets: both };
}

/** Whether a target may be an object or a player: "any target" (115.4), "target creature or player". */
function isMixed({ targets }: Known, target: number): boolean {
  const aimed = 'notHere' in targets ? undefined : targets[target];
  return aimed?.objects === true && aimed.players;
}

/** Damage to a target that may be an object or a player is said to be dealt to either. */
function checkDealt(instruction: DealDamage, path: string, faults: Fault[], known: Known): void {
  for (const { amount, to, toPlayers } of [instruction, ...(instruction.and ?? [])]) {
    checkDivided(amount, [to, toPlayers], path, faults);
    const half = [
      { target: targetIn(to), other: toPlayers },
      { target: targetIn(toPlayers), other: to },
    ].find(({ target, other }) => target !== null && isMixed(known, target) && !isTargetIn(other, target));
    if (half !== undefined)
      faults.push({
        path,
        reason: `target ${half.target} may be an object or a player: say both “to” and “toPlayers”`,
      });
  }
}

export const dealDamage: InstructionWord<DealDamage> = {
  shape: {
    amount: 'quantity or divided',
    to: 'objects?',
    toPlayers: 'players?',
    and: {
      list: { fields: { amount: 'quantity or divided', to: 'objects?', toPlayers: 'players?' } },
      optional: true,
    },
    source: 'objects?',
    excessTo: 'players?',
    cantBePrevented: 'flag or condition?',
  },
  said: damage,
  gives: ['objects', 'players', 'amount', 'excess', 'before'],
  they: true,
  done: 'damaged',
  // How much may be of each source, and for each player who is dealt it.
  knownIn: (instruction, part, known) =>
    part === 'amount' || part === 'and'
      ? { ...known, they: true, it: known.it || instruction.source !== undefined }
      : toEither(instruction, part, known),
  faults: checkDealt,
  gains: (instruction, thought) =>
    [instruction, ...(instruction.and ?? [])].reduce((sum, { amount, to, toPlayers }) => {
      const dealt = amount === 'divided' ? 2 : thought.amount(amount);
      return (
        sum +
        (to === undefined ? 0 : thought.overObjects(to, (id) => thought.lostByDamage(id, dealt))) +
        (toPlayers === undefined ? 0 : thought.overPlayers(toPlayers, (who) => thought.lostLife(who, dealt)))
      );
    }, 0),
  meaning: meaning(
    '120.1',
    remembering<{ readonly before?: Before }>({ before: 'record, maybe' }),
    ['happen', 'end'],
    {
      happen(game, doing) {
        const batch = damageEvents(game, doing);
        if (batch.length === 0) return finished();
        return happen('120.1', batch, { then: 'end', remember: { before: beforeDamage(game, batch) } });
      },
      end: (_game, { frame, memory: { before } }) =>
        finished({ ...damageDealt(frame.happened), ...(before !== undefined && { before }) }),
    },
    { events: damageEvents },
  ),
};
