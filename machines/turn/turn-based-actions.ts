import {
  ask,
  asked,
  attractionsOf,
  changedTime,
  characteristics,
  chosenPositions,
  controllerOf,
  done,
  type Game,
  type GameEvent,
  go,
  happen,
  noMemory,
  type ObjectId,
  objectAt,
  type PlayerId,
  picked,
  procedure,
  remembering,
  ruleChangesFor,
  ruleChangesForPlayer,
  ruleWord,
  someSays,
  theEnd,
  visitingRolls,
  visits,
} from '../rules/index.ts';
import { expiringNow } from './expiring.ts';

/** What lasts until the untap step of whoever controls it ends as that begins (500.4); then phasing (502.1, 703.4a), day and night (502.2, 703.4b), then untapping (502.3, 703.4c). */
export const untapStep = procedure(
  'untapStep',
  '502',
  remembering<{ readonly optional: readonly ObjectId[]; readonly left: readonly ObjectId[] }>({
    optional: 'numbers, later',
    left: 'numbers, later',
  }),
  ['expire', 'phase', 'time', 'choose', 'chosen', 'untap'],
  {
    expire(game) {
      const over = expiringNow(game, 'untap');
      return over.length === 0 ? go('phase') : happen('500.4', over, { then: 'phase' });
    },
    phase: (game) => happen('502.1', phasing(game), { then: 'time' }),
    time(game) {
      const changed = changedTime(game);
      return changed.length === 0 ? go('choose') : happen('502.2', changed, { then: 'choose' });
    },
    choose(game) {
      const { active } = game.turn;
      const optional = untapping(game).flatMap((event) =>
        event.type === 'untap' && mayStayTapped(game, event.object) ? [event.object] : [],
      );
      if (active === null || optional.length === 0) return go('untap', { left: [] });
      return ask(
        asked(game, active, {
          kind: 'choose',
          rule: '502.3',
          about: 'choose what you don’t untap',
          object: null,
          options: optional.map((object) => ({ object })),
          min: 0,
          max: optional.length,
          hidden: false,
          purpose: 'effect',
          tone: 'bad',
        }),
        { then: 'chosen', remember: { optional } },
      );
    },
    chosen: (_game, { frame, memory: { optional } }) => go('untap', { left: picked(frame.answer, optional) }),
    untap: (game, { memory: { left } }) => {
      const events = untapping(game).filter(
        (event) => event.type !== 'untap' || !left.includes(event.object),
      );
      return happen('502.3', events, { then: theEnd });
    },
  },
);

/** The active player draws a card (504.1, 703.4d). */
export const drawStep = procedure('drawStep', '504.1', noMemory, ['draw'], {
  draw: ({ turn }) =>
    turn.active === null
      ? done()
      : happen('504.1', [{ type: 'drawCards', player: turn.active, count: 1 }], { then: theEnd }),
});

/** Each Saga of the active player gets a lore counter (505.4, 703.4f); then they roll to visit their Attractions (505.5, 703.4g). */
export const precombatMain = procedure('precombatMain', '505.4', noMemory, ['lore', 'roll', 'rolled'], {
  lore: (game) =>
    happen(
      '505.4',
      sagas(game).map((object) => ({
        type: 'putCounters',
        on: { object },
        kind: 'lore',
        count: 1,
        player: controllerOf(game, object),
      })),
      { then: 'roll' },
    ),
  roll(game) {
    const { active } = game.turn;
    return active === null || attractionsOf(game, active).length === 0
      ? done()
      : happen('505.5', visitingRolls(game, [active]), { then: 'rolled' });
  },
  rolled: (game, { frame }) => happen('701.52a', visits(game, frame.happened), { then: theEnd }),
});

/** The cleanup step: discarding (514.1, 703.4n), then damage and effects wear off (514.2, 703.4p). */
export const cleanupStep = procedure(
  'cleanupStep',
  '514',
  remembering<{
    readonly hand: readonly ObjectId[];
    readonly player: PlayerId;
  }>({ hand: 'numbers, later', player: 'number, later' }),
  ['choose', 'discard', 'wearOff'],
  {
    choose(game) {
      const { active } = game.turn;
      if (active === null) return go('wearOff');
      const hand = game.players[active]?.hand ?? [];
      const count = hand.length - maximumHandSize(game, active);
      if (count <= 0) return go('wearOff');
      return ask(
        asked(game, active, {
          kind: 'choose',
          rule: '514.1',
          about: 'discard down to your maximum hand size',
          object: null,
          options: hand.map((object) => ({ object })),
          min: count,
          max: count,
          hidden: true,
          purpose: 'discard',
          tone: 'bad',
        }),
        { then: 'discard', remember: { hand, player: active } },
      );
    },

    discard(_game, { frame, memory: { hand, player } }) {
      const chosen = chosenPositions(frame.answer);
      return happen(
        '514.1',
        hand
          .filter((_object, position) => chosen.includes(position))
          .map((object) => ({ type: 'discard', object, player })),
        { then: 'wearOff' },
      );
    },

    wearOff: (game) =>
      happen('514.2', [{ type: 'healDamage' }, ...expiringNow(game, 'wearingOff')], { then: theEnd }),
  },
);

/**
 * What phases in and out: what the active player controls and has phasing, and what they controlled as it phased out
 * directly (702.26a). All at once; what is attached goes along, even if it would phase out by itself (702.26h).
 */
function phasing(game: Game): readonly GameEvent[] {
  const { active } = game.turn;
  const leaving = game.battlefield.filter(
    (id) =>
      !objectAt(game, id).phasedOut &&
      controllerOf(game, id) === active &&
      characteristics(game, id).keywords.phasing !== undefined,
  );
  // What is phased out until something happens waits for that (610.4a).
  const waiting = game.effects.flatMap(({ objects, phasesIn: later }) => (later ? (objects ?? []) : []));
  const comingBack = game.battlefield.filter((id) => !waiting.includes(id) && phasesIn(game, id));
  const phase = (object: ObjectId, out: boolean): GameEvent => ({ type: 'phase', object, out });
  return [
    ...leaving.filter((id) => !isOnOneOf(game, leaving, id)).map((id) => phase(id, true)),
    ...comingBack.map((id) => phase(id, false)),
  ];
}

/** It phased out directly under the active player's control, or that of one who left, whose turn has passed (702.26n). */
function phasesIn(game: Game, id: ObjectId): boolean {
  const { attachedTo, phasedOut, phasing: how } = objectAt(game, id);
  if (!phasedOut) return false;
  const hostIsOut =
    attachedTo !== null && 'object' in attachedTo && objectAt(game, attachedTo.object).phasedOut;
  if (how?.indirect ?? hostIsOut) return false;
  return how === undefined
    ? controllerOf(game, id) === game.turn.active
    : how.under === null || how.under === game.turn.active;
}

/** Whether it is attached to one of these, or to what is. */
function isOnOneOf(game: Game, hosts: readonly ObjectId[], id: ObjectId): boolean {
  const { attachedTo } = objectAt(game, id);
  if (attachedTo === null || !('object' in attachedTo)) return false;
  return hosts.includes(attachedTo.object) || isOnOneOf(game, hosts, attachedTo.object);
}

/** All of the active player's permanents untap at once, but those that something keeps from it (502.3). */
function untapping(game: Game): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const object of game.battlefield) {
    const { tapped, frozen, phasedOut } = objectAt(game, object);
    if (phasedOut || (!tapped && !frozen) || controllerOf(game, object) !== game.turn.active) continue;
    if (frozen) events.push({ type: 'freeze', object, frozen: false });
    else if (!staysTapped(game, object)) events.push({ type: 'untap', object });
  }
  const { active } = game.turn;
  if (active !== null && game.battlefield.some((id) => isExertedBy(game, id, active)))
    events.push({ type: 'exertionsEnd', player: active });
  return events;
}

/** Whether this player exerted it and their next untap step hasn't been (701.43a). */
const isExertedBy = (game: Game, object: ObjectId, player: PlayerId | null): boolean =>
  player !== null && objectAt(game, object).exertedBy?.includes(player) === true;

const mayStayTapped = (game: Game, object: ObjectId): boolean =>
  someSays(ruleChangesFor(game, object), (home) => home.mayStayTapped);

const staysTapped = (game: Game, object: ObjectId): boolean =>
  isExertedBy(game, object, game.turn.active) ||
  someSays(ruleChangesFor(game, object), (home, { change }) => home.staysTapped?.(change));

/** The active player's Sagas that have a chapter ability (505.4, 714.3c). */
export const sagas = (game: Game): readonly ObjectId[] =>
  game.battlefield.filter((id) => {
    if (objectAt(game, id).phasedOut) return false;
    const { controller, keywords, subtypes } = characteristics(game, id);
    return controller === game.turn.active && subtypes.includes('Saga') && keywords.chapter !== undefined;
  });

/** Seven, unless effects say otherwise, applied one after the other (402.2, 613.11). */
export function maximumHandSize(game: Game, player: PlayerId): number {
  const size = ruleChangesForPlayer(game, player).reduce(
    (so, rule) => ruleWord(rule.change).maximumHandSize?.(game, rule, so) ?? so,
    7,
  );
  return Math.max(0, size);
}
