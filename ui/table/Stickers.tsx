import { useState } from 'react';
import { nameOf } from '../../machines/game/index.ts';
import { counted } from '../../machines/game/words.ts';
import { type PlayerId, stickersOf, stickerWords } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { TextWithSymbols } from './ManaCost.tsx';

/** What the kinds of stickers are called (123.1). */
const kinds = {
  name: 'name',
  ability: 'ability',
  powerToughness: 'power and toughness',
  art: 'art',
} as const;

/** The sticker sheets of a player (123.2c): how many of their stickers are left, and on a click which, and on what the others are. */
export function Stickers({ player }: { readonly player: PlayerId }) {
  const { select, view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const stickers = stickersOf(view, player);
  if (stickers.length === 0) return null;
  const wearers = view.objects.filter(
    (object) => object !== null && object.left === null && object.owner === player,
  );
  const onWhat = (ref: string) =>
    wearers.find((object) => object?.stickers?.some(({ sticker }) => sticker === ref)) ?? null;
  const all = stickers.map((one) => ({ ...one, on: onWhat(one.ref) }));
  return (
    <div className="sc-pile" data-open={isOpen}>
      <button type="button" className="sc-pile-top" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="sc-pile-count">{all.filter(({ on }) => on === null).length}</span>
        <span className="sc-pile-name">Stickers</span>
      </button>
      {isOpen && (
        <ul className="sc-pile-cards sc-stickers" aria-label="Stickers">
          {all.map(({ on, ref, sticker }) => (
            <li key={ref} data-used={on !== null}>
              <strong>
                <TextWithSymbols text={stickerWords(sticker)} />
              </strong>{' '}
              <span className="sc-quiet">
                {kinds[sticker.sticker]}
                {sticker.tickets !== undefined && `, ${counted(sticker.tickets, 'ticket')}`}
              </span>
              {on !== null && (
                <>
                  {' '}
                  on{' '}
                  <button type="button" className="sc-link" onClick={() => select(on.id)}>
                    {nameOf(view, on.id)}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
