import { useState } from 'react';
import { nameOf } from '../../machines/game/index.ts';
import type { ObjectId, PlayerId } from '../../machines/rules/index.ts';
import { Card } from './Card.tsx';
import { useTable } from './context.ts';
import { Stickers } from './Stickers.tsx';

/** A player's library, graveyard and exiled cards, those in the command zone, and stickers: how many, and on a click which. */
export function Piles({ player, hasHand }: { readonly player: PlayerId; readonly hasHand: boolean }) {
  const { view } = useTable();
  const of = view.players[player];
  if (of === undefined) return null;
  const owned = (ids: readonly ObjectId[]) => ids.filter((id) => view.objects[id]?.owner === player);
  const attractions = view.attractionDecks?.[player] ?? [];
  const command = owned(view.command).filter((id) => !attractions.includes(id));
  return (
    <div className="sc-piles">
      {hasHand && <Pile name="Hand" ids={of.hand} top={undefined} />}
      <Pile name="Library" ids={of.library} top={of.library[0]} isDeck />
      <Pile name="Graveyard" ids={[...of.graveyard].reverse()} top={of.graveyard.at(-1)} />
      <Pile name="Exile" ids={owned(view.exile)} top={owned(view.exile).at(-1)} isQuietIfEmpty />
      <Pile name="Command" ids={command} top={command.at(-1)} isQuietIfEmpty />
      <Pile name="Attractions" ids={attractions} top={attractions[0]} isDeck isQuietIfEmpty />
      <Pile name="Outside" ids={of.outside} top={of.outside[0]} isQuietIfEmpty />
      <Stickers player={player} />
    </div>
  );
}

function Pile({
  name,
  ids,
  top,
  isDeck = false,
  isQuietIfEmpty = false,
}: {
  readonly name: string;
  readonly ids: readonly ObjectId[];
  readonly top: ObjectId | undefined;
  /** Nobody is to see what is on top. */
  readonly isDeck?: boolean;
  readonly isQuietIfEmpty?: boolean;
}) {
  const { view, choosing, lit, selected } = useTable();
  const [isOpen, setOpen] = useState(false);
  const holdsOptions = ids.some((id) => (choosing?.stateOf({ object: id }) ?? null) !== null);
  if (isQuietIfEmpty && ids.length === 0) return null;
  const known = top === undefined ? '' : nameOf(view, top);
  // With priority one chooses to look there; another choice is to be made among them.
  const isAsked = holdsOptions && !isDeck && view.pending?.kind !== 'priority';
  const isShown = (isOpen || isAsked) && ids.length > 0;
  return (
    <div className="sc-pile" data-open={isShown}>
      <button
        type="button"
        className="sc-pile-top"
        aria-expanded={isShown}
        data-options={holdsOptions}
        data-lit={ids.some((id) => lit.has(id) || selected === id)}
        onClick={() => setOpen(!isOpen)}
        disabled={ids.length === 0}
      >
        <span className="sc-pile-count">{ids.length}</span>
        <span className="sc-pile-name">{name}</span>
        {!isDeck && known !== '' && <span className="sc-pile-known">{known}</span>}
      </button>
      {isShown && (
        <div className="sc-pile-cards">
          {ids.map((id) => (
            <Card key={id} id={id} size="line" />
          ))}
        </div>
      )}
    </div>
  );
}
