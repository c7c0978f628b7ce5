/** Damage is dealt, marked and prevented (120, 615). */
import {
  characteristics,
  controllerOf,
  dependsOn,
  isSpokenOf,
  keywordsOn,
  objectAt,
  quantity,
} from '../../rules/characteristics/index.ts';
import { type Applicable, scopeWithEvent } from '../../rules/events/applicable.ts';
import { inZone, isPlaying } from '../../rules/events/impossible.ts';
import { isRedirection, redirected } from '../../rules/events/redirecting.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import { preventsNothing } from '../../rules/events/watches.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import { commandersAmong } from '../../rules/state/represented.ts';
import { allowed, forbidden, type Verdict } from '../../rules/state/verdict.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** Contains its results (120.4). */
export interface Damage {
  readonly type: 'damage';
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
  readonly combat: boolean;
  readonly preventable: boolean;
  /** How much of it is excess damage (120.10), as it is dealt. */
  readonly excess?: number;
}

export const damage: QuietEventWord<Damage, 'damage.dealt'> = {
  apply: countCommanderDamage,
  rule: null,
  mayHappen: (game, { amount, to }) => mayBeDamaged(game, to, amount),
  contains: results,
  changes: ['thisTurn'],
  asksForCheck: true,
  keep(game, event) {
    keepWhom(game, event);
    if ('player' in event.to) countFact(game, 'damageDealtTo', event.to.player, event.amount);
  },
  whom: ({ to }) => to,
  source: ({ source }) => source,
  amount: ({ amount }) => amount,
  withAmount: (event, amount) => (amount > 0 ? { ...event, amount } : null),
  replacedBy: preventedOrRedirected,
  /** What is prevented is recorded (615.5). */
  besides(_game, { replacement, source: by }, { amount, source, to }, after) {
    const left = after?.type === 'damage' ? after.amount : 0;
    return replacement.prevent === undefined || left === amount
      ? []
      : [{ type: 'preventedDamage', source, to, amount: amount - left, by }];
  },
  counterEffects: [['122.1c', 'shield', 'shield']],
  savedByCounters: (_game, { to }) => ('object' in to ? to.object : null),
  isForeseen: true,
  about: 'life',
  sentence: ({ amount, combat, source, to }, { subject, target }) =>
    `${subject(source)} deals ${amount} ${combat ? 'combat ' : ''}damage to ${target(to)}.`,
  hides: 'nothing',
  emits: 'damage.dealt',
};

function mayBeDamaged(game: Game, to: Target, amount: number): Verdict {
  if (amount <= 0) return forbidden('120.8', 'Dealing 0 damage is dealing no damage.');
  if ('player' in to) return isPlaying(game, to.player);
  const there = inZone(game, to.object, 'battlefield', '120.1a');
  if (!there.ok) return there;
  const { types } = characteristics(game, to.object);
  return types.includes('creature') || types.includes('planeswalker') || types.includes('battle')
    ? allowed
    : forbidden('120.1a', '{0} is neither a battle, a creature nor a planeswalker.', [to.object]);
}

/** Combat damage that a player was dealt by a commander counts over the whole game (903.10a). */
function countCommanderDamage(game: Game, { amount, combat, source, to }: Damage): undefined {
  if (!combat || !('player' in to)) return;
  for (const { card } of commandersAmong(game, objectAt(game, source))) {
    const player = write(game).player(to.player);
    const before = player.commanderDamage?.[card] ?? 0;
    player.commanderDamage = { ...player.commanderDamage, [card]: before + amount };
  }
}

/** Which permanents and players a source dealt damage to, where some text asks for it. */
function keepWhom(game: Game, { amount, combat, source, to }: Damage): void {
  if ('player' in to && combat && isSpokenOf(game, 'dealtCombatDamageBy'))
    write(game).turn().combatDamage = [...(game.turn.combatDamage ?? []), { source, to: to.player }];
  if (!('object' in to) || amount <= 0) return;
  if (!isSpokenOf(game, 'damaged') && !isSpokenOf(game, 'damagedThisTurnBy')) return;
  write(game).turn().damage = [...(game.turn.damage ?? []), { source, to: to.object }];
  if (dependsOn(game, 'damaged') || dependsOn(game, 'damagedThisTurnBy')) write(game).changed();
}

/** 120.3a-h: what keywords add is theirs to say. A permanent of several of these types has each result. */
function results(game: Game, event: Damage): readonly GameEvent[] {
  const found: GameEvent[] = [];
  const { to, amount, source } = event;
  const modules = keywordsOn(game, source);
  const countersOn = (recipient: 'onCreatures' | 'onPlayers'): readonly GameEvent[] => {
    const kinds = modules.map(({ module }) => module.damageAsCounters?.[recipient]);
    const kind = kinds.find((one) => one !== undefined);
    const player = controllerOf(game, source);
    const ofDamage = recipient === 'onPlayers' ? '120.3b' : '120.3d';
    return kind === undefined ? [] : [{ type: 'putCounters', on: to, kind, count: amount, player, ofDamage }];
  };
  if ('player' in to) {
    const counters = countersOn('onPlayers');
    found.push(
      ...(counters.length > 0
        ? counters
        : [{ type: 'loseLife', player: to.player, amount, byDamage: true } as const]),
    );
  } else {
    const { types } = characteristics(game, to.object);
    const counters = objectAt(game, to.object).counters;
    if (types.includes('planeswalker'))
      found.push(loss(to.object, 'loyalty', Math.min(amount, counters.loyalty ?? 0)));
    if (types.includes('battle'))
      found.push(loss(to.object, 'defense', Math.min(amount, counters.defense ?? 0)));
    if (types.includes('creature')) {
      const counters = countersOn('onCreatures');
      const isDestroyed = destroys(game, source);
      found.push(...counters);
      // Damage that isn't marked destroys as well (704.5h).
      if (counters.length === 0 || isDestroyed)
        found.push({
          type: 'markDamage',
          object: to.object,
          amount: counters.length === 0 ? amount : 0,
          source,
          destroys: isDestroyed,
        });
    }
  }
  for (const { module, had } of modules)
    found.push(...(module.damageResults?.(game, source, had, event) ?? []));
  return found;
}

const loss = (object: ObjectId, kind: string, count: number): GameEvent => ({
  type: 'removeCounters',
  on: { object },
  kind,
  count,
});

/** Whether damage from this source destroys a creature (704.5h). */
const destroys = (game: Game, source: ObjectId): boolean =>
  keywordsOn(game, source).some(({ module }) => module.damageDestroys === true);

/** What is left of it where some is prevented (615.1), or all of it that is dealt to something else (614.9). */
function preventedOrRedirected(game: Game, one: Applicable, event: Damage): Damage | null | undefined {
  const { effect, replacement } = one;
  const scope = scopeWithEvent(one, event);
  if (replacement.prevent !== undefined) {
    if (preventsNothing(game, one, event)) return event;
    const most =
      effect?.shield ??
      (replacement.prevent === true ? event.amount : quantity(game, scope, replacement.prevent));
    const left = event.amount - Math.min(most, event.amount);
    return left > 0 ? { ...event, amount: left } : null;
  }
  if (!isRedirection(replacement)) return undefined;
  const to = redirected(game, scope, replacement);
  return to === null
    ? event
    : { ...event, to, amount: Math.min(effect?.shield ?? event.amount, event.amount) };
}

/** A result of damage to a creature (120.3e). */
export interface MarkDamage {
  readonly type: 'markDamage';
  readonly object: ObjectId;
  readonly amount: number;
  readonly destroys: boolean;
  readonly source: ObjectId;
}

export const markDamage: QuietEventWord<MarkDamage, 'damage.marked'> = {
  apply(game, { amount, destroys: isDestroyed, object: id }) {
    const object = write(game).object(id);
    object.damage += amount;
    if (isDestroyed) object.dealtDestroyingDamage = true;
  },
  rule: '120.3e',
  changes: ['damage'],
  asksForCheck: true,
  about: 'life',
  isMinor: () => true,
  sentence: ({ amount, object }, { name }) => `${amount} damage is marked on ${name(object)}.`,
  hides: 'nothing',
  emits: 'damage.marked',
};

export interface PreventedDamage {
  readonly type: 'preventedDamage';
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
  readonly by: ObjectId;
}

export const preventedDamage: QuietEventWord<PreventedDamage, 'damage.prevented'> = {
  apply: 'recordedAlone',
  rule: '615.1',
  changes: [],
  asksForCheck: true,
  about: 'life',
  sentence: ({ amount, source, to }, { name, target }) =>
    `${amount} damage that ${name(source)} would deal to ${target(to)} is prevented.`,
  hides: 'nothing',
  emits: 'damage.prevented',
};
