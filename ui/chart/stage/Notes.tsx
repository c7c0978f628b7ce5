import { Fragment, memo, useContext, useId, useState } from 'react';
import { breakable } from '../../breakpoints/index.ts';
import { breaksOf, TransitionCard } from '../TransitionCard.tsx';
import { AsideText } from './Asides.tsx';
import type { Aside } from './asides.ts';
import { StageContext } from './context.ts';
import { RanLine, RanList } from './Procedures.tsx';
import { codeWords } from './type.ts';
import type { Left, Line, Note } from './written.ts';
import { ruleOf } from './written.ts';

/** What is written of a transition: what it waits for, what its guards answered, by which rule; asked, all of it. */
export const StageNote = memo(function StageNote({ note }: { readonly note: Note }) {
  const { height, lines, shown, head, width, x, y } = note;
  const rule = ruleOf(shown);
  const { edges, order } = shown;
  return (
    <Asked
      className="sc-written"
      box={{ x, y, width, height }}
      became={shown.became}
      edges={[...edges, ...shown.before]}
    >
      <span className="sc-hidden">Transition </span>
      <span className="sc-written-head">
        {order !== null && <span className="sc-written-order">{order}</span>}
        <CodeName name={head} />
        {rule !== null && <span className="sc-rule">{rule}</span>}
      </span>
      {lines.map((line, at) => (
        <NoteLine key={`${at} ${line.is}`} line={line} />
      ))}
    </Asked>
  );
});

/** A name of the chart, which is broken between its words where it takes more than a line. */
const CodeName = ({ name }: { readonly name: string }) => (
  <code>
    {codeWords(name).map((word, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </code>
);

const marks = { true: '✓', false: '✗', null: '·' } as const;
const said = { true: 'yes', false: 'no', null: 'not asked' } as const;

function NoteLine({ line }: { readonly line: Line }) {
  if (line.is === 'guard') {
    const key = line.answer === null ? 'null' : line.answer ? 'true' : 'false';
    return (
      <span className="sc-written-guard" data-answer={key}>
        <span className="sc-guard-mark" aria-hidden="true">
          {marks[key]}
        </span>
        <CodeName name={line.text} />
        <span className="sc-hidden"> {said[key]}</span>
      </span>
    );
  }
  if (line.is === 'why')
    return (
      <span className="sc-written-why">
        {line.text} <span className="sc-rule">{line.rule}</span>
      </span>
    );
  if (line.is === 'ran') return <RanLine ran={line.ran} />;
  return <span className={line.is === 'way' ? 'sc-written-way' : 'sc-written-others'}>{line.text}</span>;
}

/** What there was no room for. */
export const StageLeft = memo(function StageLeft({ left }: { readonly left: Left }) {
  const { asides, height, shown, width, x, y } = left;
  return (
    <Asked
      className="sc-written sc-written-left"
      box={{ x, y, width, height }}
      became="ready"
      edges={shown.flatMap(({ edges }) => edges)}
      asides={asides}
    >
      <span className="sc-written-others">{shown.length + asides.length} more</span>
    </Asked>
  );
});

interface AskedProps {
  readonly className: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly became: string;
  readonly edges: Note['shown']['edges'];
  readonly asides?: readonly Aside[];
  readonly children: React.ReactNode;
}

/** Something on the stage that says more when it is pointed at or has the focus. */
function Asked({ asides = [], became, box, children, className, edges }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  const { height, procedures } = useContext(StageContext);
  const card = useId();
  const ran = edges.flatMap(({ id }) => procedures.ran.get(id) ?? []);
  return (
    <div
      className={`${className} nodrag nopan`}
      data-became={became}
      data-asked={isOpen}
      {...breakable(...edges.flatMap(breaksOf))}
      style={{ translate: `${box.x}px ${box.y}px`, width: box.width, height: box.height }}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        aria-describedby={isOpen ? card : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div className="sc-written-card" data-side={box.y > height / 2 ? 'above' : 'below'}>
          <TransitionCard id={card} edges={edges}>
            <RanList ran={ran} />
            {asides.map((aside) => (
              <div key={aside.id} className="sc-aside-left" data-is={aside.is}>
                <AsideText aside={aside} />
              </div>
            ))}
          </TransitionCard>
        </div>
      )}
    </div>
  );
}
