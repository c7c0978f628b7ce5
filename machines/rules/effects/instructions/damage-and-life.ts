/** Damage (120) and life (119). */
import {
  characteristics,
  excessDamage,
  holds,
  isPermanent,
  objectAt,
  objects,
  players,
  quantity,
} from '../../characteristics/index.ts';
import { chosenNumber } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { EventOf, GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { linkKey } from '../../state/links.ts';
import { remembering } from '../../state/memory.ts';
import type { Named, Target } from '../../state/object.ts';
import { ask, go, happen } from '../../state/procedure.ts';
import type { DamageTo } from '../../state/vocabulary/index.ts';
import { costContext } from '../costs/context.ts';
import { partVerdict } from '../costs/parts.ts';
import { divided } from './divided.ts';
import { atOnce, finished, type InstructionOf, type Meaning, meaning, type Reading } from './meaning.ts';
import { amounts, apart, eventsOf, sum, these } from './named.ts';
import { permanents } from './permanents.ts';
import { amountOf, asking, forEach, whoOf } from './who.ts';

/** The damage of one instruction; the object that deals it is its source (120.7, 608.2h). */
function damageEvents(game: Game, reading: Reading<InstructionOf<'dealDamage'>>): readonly GameEvent[] {
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

function allDamage(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'dealDamage'>>,
): readonly Damage[] {
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

/** Whom damage was dealt to, how much, and how much of it was excess damage. */
function damageDealt(happened: readonly Happened[]): Partial<Named> {
  const dealt = eventsOf(happened, 'damage');
  const excess = sum(dealt.map((event) => event.excess ?? 0));
  return {
    ...apart(dealt.map(({ to }) => to)),
    amount: sum(dealt.map(({ amount }) => amount)),
    did: dealt.length > 0,
    ...(excess > 0 && { excess }),
  };
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

export const dealDamage: Meaning<'dealDamage'> = {
  ...meaning(
    'dealDamage',
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
  ),
  events: damageEvents,
};

/** Two creatures deal damage equal to their power to each other; only both or none (701.14b-c). */
function fightEvents(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'fight'>>,
): readonly GameEvent[] {
  const first = objects(game, scope, instruction.first)[0];
  const second = objects(game, scope, instruction.second)[0];
  if (first === undefined || second === undefined) return [];
  const fights = (id: ObjectId): boolean =>
    isPermanent(game, id) && characteristics(game, id).types.includes('creature');
  if (!fights(first) || !fights(second)) return [];
  const blow = (source: ObjectId, object: ObjectId, times: number): readonly GameEvent[] => {
    const amount = (characteristics(game, source).power ?? 0) * times;
    return amount > 0
      ? [{ type: 'damage', source, to: { object }, amount, combat: false, preventable: true }]
      : [];
  };
  return first === second
    ? [{ type: 'fight', objects: [first] }, ...blow(first, first, 2)]
    : [{ type: 'fight', objects: [first, second] }, ...blow(first, second, 1), ...blow(second, first, 1)];
}

export const fight = atOnce('fight', '701.14a', fightEvents, damageDealt);

/** All damage that is marked on permanents is removed (701.69a). */
export const heal = atOnce(
  'heal',
  '701.69a',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => objectAt(game, id).damage > 0)
      .map((object) => ({ type: 'healDamage', object })),
  (happened) => these(eventsOf(happened, 'healDamage').flatMap(({ object }) => object ?? [])),
);

export const gainLife = atOnce(
  'gainLife',
  '119.3',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const amount = amountOf(game, forEach(scope, player), instruction.amount);
      return amount > 0 ? [{ type: 'gainLife', player, amount }] : [];
    }),
  (happened) => amounts(eventsOf(happened, 'gainLife')),
);

export const loseLife = atOnce(
  'loseLife',
  '119.3',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const amount = amountOf(game, forEach(scope, player), instruction.amount);
      return amount > 0 ? [{ type: 'loseLife', player, amount }] : [];
    }),
  (happened) => amounts(eventsOf(happened, 'loseLife')),
);

/**
 * As much life as the player chooses and has (119.4): none where they can't lose any (119.8). A linked ability finds how
 * much it was (607.2g).
 */
export const payLife = meaning(
  'payLife',
  '119.4',
  remembering<{ readonly paid: number }>({ paid: 'number, later' }),
  ['choose', 'pay', 'keep', 'end'],
  {
    choose(game, { instruction, scope }) {
      const has = Math.max(0, game.players[scope.you]?.life ?? 0);
      const limit = instruction.atMost === undefined ? has : amountOf(game, scope, instruction.atMost);
      const most = Math.max(0, Math.min(has, limit));
      const context = costContext(scope.you, scope.self);
      if (most === 0 || !partVerdict(game, context, { pay: 'life', amount: most }).ok)
        return go('keep', { paid: 0 });
      return ask(
        asked(game, scope.you, {
          kind: 'number',
          rule: '608.2d',
          about: 'pay any amount of life',
          object: asking(scope),
          min: 0,
          max: most,
          purpose: 'value',
        }),
        { then: 'pay' },
      );
    },
    pay(_game, { scope, frame }) {
      const paid = chosenNumber(frame.answer);
      if (paid === 0) return go('keep', { paid });
      return happen('119.4', [{ type: 'payLife', player: scope.you, amount: paid }], {
        then: 'keep',
        remember: { paid },
      });
    },
    keep: (_game, { instruction, scope, memory: { paid } }) =>
      happen(
        '607.2g',
        [
          {
            type: 'link',
            object: scope.self,
            link: linkKey(instruction.link, scope.pair),
            objects: [],
            players: [],
            values: [paid],
          },
        ],
        { then: 'end' },
      ),
    end: (_game, { memory: { paid } }) => finished({ amount: paid, did: paid > 0 }),
  },
);

/** A life total is set, or doubled, by gaining or losing what is missing or too much (119.5, 701.10d); also to less than 0 (107.1b). */
export const setLife = atOnce(
  'setLife',
  '119.5',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const change =
        quantity(game, forEach(scope, player), instruction.to) - (game.players[player]?.life ?? 0);
      if (change === 0) return [];
      return change > 0
        ? [{ type: 'gainLife', player, amount: change }]
        : [{ type: 'loseLife', player, amount: -change }];
    }),
  (happened) => amounts(eventsOf(happened, 'gainLife', 'loseLife')),
);
