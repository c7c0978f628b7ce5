import { type ReactNode, useEffect } from 'react';
import { nameOf } from '../../machines/game/index.ts';
import { characteristics, type Game, isDungeon, type ObjectId, roomsOf } from '../../machines/rules/index.ts';
import { actingOf } from './acting.ts';
import { frameOf } from './Card.tsx';
import { DungeonRooms } from './Dungeon.tsx';
import { ManaCost } from './ManaCost.tsx';
import { marksOf } from './marks.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { isAsPrinted, knownObject, paragraphsNow, printedParagraphs, stackWords, typeLine } from './words.ts';

/** A card large, with its whole text: as it is now. */
export function CardFace({ game, id }: { readonly game: Game; readonly id: ObjectId }) {
  const object = knownObject(game, id);
  if (object === null) return <div className="sc-face">{nameOf(game, id)}</div>;
  const now = characteristics(game, id);
  const rooms = isDungeon(game, object) ? roomsOf(game, object).map(({ ref }) => ref) : [];
  const text =
    object.kind === 'ability'
      ? [{ text: stackWords(game, id) }]
      : rooms.length === 0 && isAsPrinted(object)
        ? printedParagraphs(game, object)
        : paragraphsNow(
            game,
            object,
            now.abilities.filter(({ ref }) => !rooms.includes(ref)),
          );
  return (
    <div className="sc-face" data-frame={frameOf(now.colors, now.types)}>
      <div className="sc-face-top">
        <strong>{nameOf(game, id)}</strong>
        <ManaCost cost={now.manaCost} />
      </div>
      {object.kind !== 'ability' && <div className="sc-face-types">{typeLine(now)}</div>}
      <div className="sc-face-text">
        <Paragraphs of={text} acting={actingOf(game, id)} />
      </div>
      {rooms.length > 0 && <DungeonRooms game={game} dungeon={object} />}
      <div className="sc-face-bottom">
        <span>
          {marksOf(game, id)
            .map(({ text: mark }) => mark)
            .join(', ')}
        </span>
        {now.power !== null && (
          <strong className="sc-size">
            {now.power}/{now.toughness}
            {object.damage > 0 && <span className="sc-damage">−{object.damage}</span>}
          </strong>
        )}
      </div>
    </div>
  );
}

/** A large card beside what it is a card of, on the side where there is room. */
export function Enlarged({
  game,
  id,
  tip,
  beside: element,
  within,
  children,
}: {
  readonly game: Game;
  readonly id: ObjectId;
  /** The id by which the element beside it is described. */
  readonly tip: string;
  readonly beside: Element;
  readonly within: DOMRect;
  readonly children?: ReactNode;
}) {
  useEffect(() => {
    element.setAttribute('aria-describedby', tip);
    return () => element.removeAttribute('aria-describedby');
  }, [element, tip]);
  const beside = element.getBoundingClientRect();
  const width = 236;
  const fitsRight = beside.right + width + 12 < within.right;
  const left = fitsRight ? beside.right + 8 : Math.max(within.left + 4, beside.left - width - 8);
  // What is low on the page is shown upwards, so that a long text has room.
  const upright =
    beside.top + beside.bottom > within.top + within.bottom
      ? { bottom: Math.max(8, within.bottom - beside.bottom - 12) }
      : { top: Math.max(8, beside.top - within.top - 12) };
  return (
    <div
      className="sc-enlarged"
      id={tip}
      role="tooltip"
      style={{ left: left - within.left, width, ...upright }}
    >
      <CardFace game={game} id={id} />
      {children}
    </div>
  );
}
