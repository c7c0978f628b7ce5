import { fits, objectAt, ruleChangesForPlayer } from '../../rules/characteristics/index.ts';
import { inZone } from '../../rules/events/looking.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A card like this is revealed as it is drawn because a static ability of this object says so (603.11). */
export interface RevealsDrawn {
  readonly on: 'revealsDrawn';
  readonly card: 'self' | Filter;
}

export const revealsDrawn: TriggerWord<RevealsDrawn, ['object', 'player']> = {
  shape: { card: 'self or filter' },
  said: {
    impersonal: [phrase('you reveal a|an <card> this way', [{ on: 'revealsDrawn', card: '<card>' }])],
  },
  events: ['move', 'reveal'],
  gives: ['object', 'player'],
  looksBack: false,
  matches({ game, scope }, { card }, event) {
    const found = revealedDraw(game, event);
    if (found === null) return null;
    const { byItself, nth, object } = found;
    const player = objectAt(game, object).owner;
    const isMeant =
      card === 'self'
        ? byItself && object === scope.self
        : revealedBy(game, scope.self, player, nth) && fits(game, scope, inZone(card, 'hand'), object);
    return isMeant ? { object, player } : null;
  },
  functionsIn: ({ card }) => (card === 'self' ? ['hand'] : null),
};

/** Whether an ability of this object has the player reveal the card that they have just drawn (603.11, 607.2h). */
const revealedBy = (game: Game, self: ObjectId, player: PlayerId, nth: number): boolean =>
  ruleChangesForPlayer(game, player).some(
    ({ change, source }) => source === self && change.rule === 'revealDrawn' && change.number === nth,
  );

/** The card that is revealed as it is drawn, or as what it was drawn during is done (121.8); null if none is. */
function revealedDraw(game: Game, event: GameEvent) {
  if (event.type === 'reveal' && event.drawn !== undefined) {
    const [object] = event.objects;
    return object === undefined ? null : { object, ...event.drawn };
  }
  if (event.type !== 'move' || event.why !== 'draw' || !event.revealed || event.became === null) return null;
  const { became: object, revealedByItself: byItself = false } = event;
  return { object, byItself, nth: game.turn.facts.cardsDrawn?.[objectAt(game, object).owner] ?? 0 };
}
