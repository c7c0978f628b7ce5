import { memo } from 'react';
import { type Aside, type AsideNote, whereItIs } from './asides.ts';

/** Something beside the chart, on its stage. */
export const StageAside = memo(function StageAside({ note }: { readonly note: AsideNote }) {
  const { aside, height, width, x, y } = note;
  return (
    <div
      className="sc-aside nodrag nopan"
      data-is={aside.is}
      data-stacked={note.isStacked}
      style={{ translate: `${x}px ${y}px`, width, height }}
    >
      <button type="button" onClick={aside.onOpen} disabled={aside.onOpen === undefined}>
        <AsideText aside={aside} />
        {note.targets.length > 0 && <span className="sc-hidden">, in {whereItIs(note)}</span>}
      </button>
    </div>
  );
});

/** What an aside says. */
export const AsideText = ({ aside: { lines, place, rule, title } }: { readonly aside: Aside }) => (
  <>
    <span className="sc-aside-head">
      <strong>{title}</strong>
      <span className="sc-aside-place">{place}</span>
      <span className="sc-rule">{rule}</span>
    </span>
    {lines.map((line) => (
      <span key={line.text} className="sc-aside-line">
        {line.shown ?? line.text}
      </span>
    ))}
  </>
);
