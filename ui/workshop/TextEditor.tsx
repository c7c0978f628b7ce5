import { type PointerEvent, type ReactNode, useId } from 'react';
import { type FaceRead, type ParagraphRead, type Span, spanAt } from '../../machines/reading/index.ts';
import type { Lit } from './lit.ts';

/**
 * A face's text, to be written in. Behind what is typed the same words are drawn as they are understood: those that are
 * lit, and those that aren't understood, from the first of them on.
 */
export function TextEditor({
  text,
  face,
  lit,
  onText,
  onLit,
}: {
  readonly text: string;
  /** What was understood of it; of other words than are written now nothing is drawn. */
  readonly face: FaceRead | null;
  readonly lit: Lit;
  readonly onText: (text: string) => void;
  readonly onLit: (span: Span | null) => void;
}) {
  const label = useId();
  const isOfThis = face !== null && face.text === text;
  const lightAt = (at: number) => {
    if (isOfThis) onLit(spanAt(face, at));
  };
  return (
    <div className="sc-ws-text">
      <label id={label} htmlFor={`${label}-text`}>
        Text
      </label>
      <div className="sc-ws-editor">
        <div className="sc-ws-behind" aria-hidden="true">
          {isOfThis ? <Understood face={face} lit={lit} /> : text}
          {/* A line that ends the text has a height, too. */}
          {'\u200b'}
        </div>
        <textarea
          id={`${label}-text`}
          value={text}
          spellCheck={false}
          maxLength={4000}
          placeholder="A paragraph a line, as it is printed"
          onChange={({ target }) => onText(target.value)}
          onSelect={({ currentTarget }) => lightAt(currentTarget.selectionStart)}
          onPointerMove={(event) => {
            const at = placeUnder(event);
            if (at !== null) lightAt(at);
          }}
          onPointerLeave={() => onLit(null)}
        />
      </div>
    </div>
  );
}

/** The place in the text of the phrase that is drawn behind the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  for (const element of document.elementsFromPoint(clientX, clientY))
    if (element instanceof HTMLElement && element.dataset.from !== undefined)
      return Number(element.dataset.from);
  return null;
}

/** The text with its phrases, each an element of its own. */
function Understood({ face: { text, paragraphs }, lit }: { readonly face: FaceRead; readonly lit: Lit }) {
  const drawn: ReactNode[] = [];
  let at = 0;
  for (const paragraph of paragraphs) {
    drawn.push(
      text.slice(at, paragraph.start),
      <Paragraph key={paragraph.start} {...{ text, paragraph, lit }} />,
    );
    at = paragraph.end;
  }
  return [...drawn, text.slice(at)];
}

interface Drawn {
  readonly text: string;
  readonly lit: Lit;
}

function Paragraph({ text, paragraph, lit }: Drawn & { readonly paragraph: ParagraphRead }) {
  const { start, end } = paragraph;
  if (paragraph.verdict === 'read') return <Phrase {...{ text, lit }} span={paragraph.span} />;
  if (paragraph.verdict === 'ambiguous') return <u data-why="ambiguous">{text.slice(start, end)}</u>;
  const from = paragraph.why === undefined ? Math.min(paragraph.upTo, end) : start;
  // What is missing at the end is missing after the last word.
  const missing =
    from >= end ? Math.max(start, text.slice(start, end).trimEnd().lastIndexOf(' ') + 1 + start) : from;
  return (
    <>
      {text.slice(start, missing)}
      <u data-why={paragraph.why === undefined ? 'words' : 'whole'}>{text.slice(missing, end)}</u>
    </>
  );
}

function Phrase({ text, span, lit }: Drawn & { readonly span: Span }) {
  const drawn: ReactNode[] = [];
  let at = span.start;
  for (const inner of span.inner) {
    drawn.push(<Words key={`${at} before`} from={at} words={text.slice(at, inner.start)} />);
    drawn.push(<Phrase key={inner.start} {...{ text, lit }} span={inner} />);
    at = inner.end;
  }
  drawn.push(<Words key={`${at} after`} from={at} words={text.slice(at, span.end)} />);
  return <span data-lit={lit.spans.has(span)}>{drawn}</span>;
}

const Words = ({ from, words }: { readonly from: number; readonly words: string }) =>
  words === '' ? null : <span data-from={from}>{words}</span>;
