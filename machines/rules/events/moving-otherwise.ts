/** What replacement effects make of moves: where something goes instead, and how it enters (614.1). */
import { hasOtherFace, objectAt, players } from '../characteristics/index.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { EffectOfEntering, EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { linkKey } from '../state/links.ts';
import { isAlso } from '../state/said-by-rules.ts';
import type { Scope } from '../state/scope.ts';
import type { FaceDefinition } from '../state/vocabulary/index.ts';
import { type Applicable, scopeAsItEnters, scopeWithEvent } from './applicable.ts';
import { countersSaid } from './counters-said.ts';
import { entering } from './moves-and-creations.ts';

/** The move as the effect changes it. */
export const movedOtherwise = (game: Game, one: Applicable, event: EventOf<'move'>): EventOf<'move'> =>
  enteringAsSaid(game, one, goingElsewhere(game, one, event));

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
function enteringAsSaid(game: Game, one: Applicable, event: EventOf<'move'>): EventOf<'move'> {
  if (event.entering === null) return event;
  const { counters, subtypes, tapped, transformed, under } = one.replacement;
  const back = transformed === true ? backOf(game, event) : null;
  const isSpellFace = back?.types.some((type) => type === 'instant' || type === 'sorcery') === true;
  if (isSpellFace && event.from === 'stack') return { ...event, to: 'graveyard', entering: null }; // 712.13a
  const [controller = event.entering.controller] =
    under === undefined ? [] : players(game, scopeWithEvent(one, event), under);
  const scope = scopeWithEvent(one, event);
  const more = Object.fromEntries(
    countersSaid(game, scopeAsItEnters(one, event), counters).map(({ kind, count }) => [
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

/** The back face of what enters, where a transforming double-faced card represents it (712). */
function backOf(game: Game, { object: id }: EventOf<'move'>): FaceDefinition | null {
  const { definition, kind } = objectAt(game, id);
  const card = game.definitions[definition];
  if (kind !== 'card' || card === undefined || card.modal === true || !hasOtherFace(game, definition))
    return null;
  return card.back ?? null;
}
