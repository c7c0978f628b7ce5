/** What replacement and prevention effects make of an event (614.6, 615.6). */
import { hasOtherFace, objectAt, objects, players, quantity } from '../characteristics/index.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { EffectOfEntering, EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { linkKey } from '../state/links.ts';
import { isAlso } from '../state/said-by-rules.ts';
import type { Scope } from '../state/scope.ts';
import type { FaceDefinition, Objects, Replacement } from '../state/vocabulary/index.ts';
import { replacedWord } from '../state/word-table.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { entering } from './make.ts';
import { isRedirection, redirected } from './redirecting.ts';
import { preventsNothing } from './watches.ts';

/** The event as the effect changes it, without choices and further instructions; null if nothing is left of it. */
export function changed(game: Game, one: Applicable, event: GameEvent): GameEvent | null {
  const { replacement } = one;
  const scope = scopeWithEvent(one, event);
  if (replacement.instead !== undefined || replacement.skip === true) return null;
  // It isn't destroyed; what regeneration does instead is part of the batch (701.19a).
  if (event.type === 'destroy' && replacement.regenerates === true) return null;
  const ofItsOwn = replacedWord(replacement.event).changed?.(game, one, replacement.event, event);
  if (ofItsOwn !== undefined) return ofItsOwn;
  if (event.type === 'move') return changedEntering(game, one, goingElsewhere(game, one, event));
  if (replacement.prevent !== undefined && event.type === 'damage') {
    if (preventsNothing(game, one, event)) return event;
    const most =
      one.effect?.shield ??
      (replacement.prevent === true ? event.amount : quantity(game, scope, replacement.prevent));
    const left = event.amount - Math.min(most, event.amount);
    return left > 0 ? { ...event, amount: left } : null;
  }
  if (event.type === 'damage' && isRedirection(replacement)) {
    const to = redirected(game, scope, replacement);
    return to === null
      ? event
      : { ...event, to, amount: Math.min(one.effect?.shield ?? event.amount, event.amount) };
  }
  if (event.type === 'beginPerforming' && replacement.additionalTimes !== undefined)
    return { ...event, times: event.times + replacement.additionalTimes };
  const whose = event.type === 'create' ? createdUnder(game, one, event) : event;
  if (replacement.amount !== undefined) return withAmount(whose, quantity(game, scope, replacement.amount));
  return whose;
}

/** Tokens that are created under another player's control; who was told to create them still does, and owns them (111.2). */
function createdUnder(game: Game, one: Applicable, event: EventOf<'create'>): EventOf<'create'> {
  const { under } = one.replacement;
  const [player] = under === undefined ? [] : players(game, scopeWithEvent(one, event), under);
  return player === undefined ? event : { ...event, entering: { ...event.entering, controller: player } };
}

/** The move to where the effect says that it goes instead, onto the battlefield in the ordinary way (614.1a). */
function goingElsewhere(game: Game, one: Applicable, event: EventOf<'move'>): EventOf<'move'> {
  const { to } = one.replacement;
  if (to === undefined) return event;
  const position =
    to.position === 'bottom' ? 'bottom' : typeof to.position === 'object' ? to.position.fromTop : 'top';
  return {
    ...event,
    to: to.zone,
    position,
    entering: to.zone === 'battlefield' ? entering(objectAt(game, event.object).owner) : null,
    revealed: event.revealed || to.revealed === true,
    faceDown: to.faceDown === true,
    ...(to.link !== undefined && {
      linked: { object: one.source, link: linkKey(to.link, one.scope.pair) },
    }),
  };
}

/** What enters does so as the effect says: tapped, with counters, transformed, under whose control (614.1c). */
function changedEntering(game: Game, one: Applicable, event: EventOf<'move'>): GameEvent {
  if (event.entering === null) return event;
  const { counters, subtypes, tapped, transformed, under } = one.replacement;
  const back = transformed === true ? backOf(game, event) : null;
  const isSpellFace = back?.types.some((type) => type === 'instant' || type === 'sorcery') === true;
  if (isSpellFace && event.from === 'stack') return { ...event, to: 'graveyard', entering: null }; // 712.13a
  const [controller = event.entering.controller] =
    under === undefined ? [] : players(game, scopeWithEvent(one, event), under);
  const scope = scopeWithEvent(one, event);
  const more = Object.fromEntries(
    countersSaid(game, scope, counters).map(({ kind, count }) => [
      kind,
      (event.entering?.counters[kind] ?? 0) + count,
    ]),
  );
  return {
    ...event,
    entering: {
      ...event.entering,
      controller,
      tapped: event.entering.tapped || tapped === true,
      ...(back !== null && !isSpellFace && { face: 1 as const }),
      counters: { ...event.entering.counters, ...more },
      ...(subtypes !== undefined && {
        effects: [...(event.entering.effects ?? []), enteringWith(game, one, scope, subtypes)],
      }),
    },
  };
}

/** That what enters has these subtypes besides its own (614.1c). */
function enteringWith(
  game: Game,
  { ref }: Applicable,
  scope: Scope,
  subtypes: readonly string[],
): EffectOfEntering {
  const { objects: _, ...effect } = emptyEffect(game, scope, ref ?? '');
  return { ...effect, changes: [isAlso(subtypes)] };
}

/** How many counters of which kinds a permanent gets as it enters or is turned face up. */
export function countersSaid(
  game: Game,
  scope: Scope,
  counters: Replacement['counters'],
): readonly { readonly kind: string; readonly count: number }[] {
  if (counters === undefined) return [];
  const count = Math.max(0, quantity(game, scope, counters.count));
  return count === 0 ? [] : kindsOf(game, scope, counters.kind).map((kind) => ({ kind, count }));
}

/** A kind of counter, or each of which there is one on some objects. */
const kindsOf = (game: Game, scope: Scope, kind: string | { readonly eachOn: Objects }): readonly string[] =>
  typeof kind === 'string'
    ? [kind]
    : [
        ...new Set(
          objects(game, scope, kind.eachOn).flatMap((id) =>
            Object.entries(objectAt(game, id).counters).flatMap(([one, count]) => (count > 0 ? [one] : [])),
          ),
        ),
      ];

/** The back face of what enters, where a transforming double-faced card represents it (712). */
function backOf(game: Game, { object: id }: Extract<GameEvent, { type: 'move' }>): FaceDefinition | null {
  const { definition, kind } = objectAt(game, id);
  const card = game.definitions[definition];
  if (kind !== 'card' || card === undefined || card.modal === true || !hasOtherFace(game, definition))
    return null;
  return card.back ?? null;
}

function withAmount(event: GameEvent, amount: number): GameEvent | null {
  switch (event.type) {
    case 'damage':
    case 'gainLife':
    case 'loseLife':
      return amount > 0 ? { ...event, amount } : null;
    case 'beginPerforming':
      return { ...event, amount };
    case 'putCounters':
    case 'create':
      return amount > 0 ? { ...event, count: amount } : null;
    case 'search':
      return { ...event, cards: Math.min(event.cards ?? amount, amount) };
    default:
      return event;
  }
}
