import { objectAt } from '../../rules/characteristics/index.ts';
import { noteShown } from '../../rules/events/revealed.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import { isHiddenZone } from '../../rules/state/zones.ts';
import { unlessHidden } from './hiding.ts';
import type { GameEventWord } from './word.ts';

/** Cards are shown to some players, or to all (701.20). */
export interface Reveal {
  readonly type: 'reveal';
  readonly objects: readonly ObjectId[];
  readonly to: readonly PlayerId[] | 'all';
  /** As long as this spell or ability is on the stack, to cast or activate which they are revealed (701.20a). */
  readonly during?: ObjectId;
  /** As it was its owner's `nth` draw of the turn, kept face down till then (121.8); `byItself`: the card lets them. */
  readonly drawn?: { readonly nth: number; readonly byItself: boolean };
}

export const reveal: GameEventWord<Reveal, 'cards.revealed'> = {
  apply(game, { during, objects, to }) {
    const seers = to === 'all' ? game.players.map((player) => player.id) : to;
    for (const id of objects) {
      const object = objectAt(game, id);
      if (object.left === null)
        write(game).object(id).revealedTo = [...new Set([...object.revealedTo, ...seers])];
    }
    noteShown(
      game,
      objects.filter((id) => isHiddenZone(objectAt(game, id).zone)),
      during,
    );
  },
  rule: null,
  changes: 'anything',
  asksForCheck: false,
  touchesLibrary: (game, { objects }) => objects.some((id) => game.objects[id]?.zone === 'library'),
  about: 'cards',
  sentence: ({ objects, to }, { counted, listed, name, who }) =>
    to === 'all'
      ? `${listed(objects.map(name))} ${objects.length === 1 ? 'is' : 'are'} revealed.`
      : `${listed(to.map(who))} may look at ${counted(objects.length, 'card')}.`,
  hides: (event, isSeen) => ({ ...event, objects: unlessHidden(event.objects, isSeen) }),
  emits: 'cards.revealed',
};
