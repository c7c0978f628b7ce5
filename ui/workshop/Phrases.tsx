import type { KeyboardEvent } from 'react';
import type { FaceRead, ParagraphRead, Span } from '../../machines/reading/index.ts';
import { Data } from './Data.tsx';
import type { Lit } from './lit.ts';

interface Shown {
  readonly face: FaceRead;
  readonly lit: Lit;
  readonly onLit: (span: Span | null) => void;
}

/** What was understood of a face's text: each phrase with the word of the vocabulary that it became, its rule, and its file. */
export function Phrases(shown: Shown) {
  const { paragraphs } = shown.face;
  if (paragraphs.length === 0) return <p className="sc-quiet">It has no text: it does nothing by itself.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one of the buttons in it to the next
    <div className="sc-ws-phrases" onKeyDown={goFurther}>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.start} {...shown} paragraph={paragraph} />
      ))}
    </div>
  );
}

/** The arrows lead from phrase to phrase. */
function goFurther(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.sc-ws-phrase')];
  const now = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[now + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function Paragraph({ paragraph, ...shown }: Shown & { readonly paragraph: ParagraphRead }) {
  switch (paragraph.verdict) {
    case 'read':
      return (
        <ul className="sc-ws-tree">
          <Phrase {...shown} span={paragraph.span} />
        </ul>
      );
    case 'declined':
      return <NotRead text={shown.face.text} paragraph={paragraph} />;
    case 'ambiguous':
      return (
        <div className="sc-ws-not" data-why="ambiguous">
          <p>
            “{shown.face.text.slice(paragraph.start, paragraph.end)}” can be read in{' '}
            {paragraph.readings.length} ways, and none of them is taken:
          </p>
          <ol>
            {paragraph.readings.map((reading, at) => (
              <li key={at}>
                <Data data={reading} label={`Reading ${at + 1}`} />
              </li>
            ))}
          </ol>
        </div>
      );
    default:
      return paragraph satisfies never;
  }
}

/** How far a paragraph is understood, and what could have stood there. */
function NotRead({
  text,
  paragraph: { start, end, upTo, expected, why },
}: {
  readonly text: string;
  readonly paragraph: Extract<ParagraphRead, { readonly verdict: 'declined' }>;
}) {
  const understood = text.slice(start, upTo).trim();
  const rest = text.slice(upTo, end).trim();
  return (
    <div className="sc-ws-not" data-why="declined">
      <p>
        {why !== undefined ? (
          <>
            “{text.slice(start, end)}”: {why}.
          </>
        ) : (
          <>
            {understood === '' ? 'Its first words aren’t understood: ' : <>“{understood}” is understood; </>}
            {rest === '' ? (
              'something is missing at its end.'
            ) : (
              <>
                “{rest}” {understood === '' ? '.' : 'isn’t.'}
              </>
            )}
          </>
        )}
      </p>
      {why === undefined && expected.length > 0 && (
        <p>
          There could be{' '}
          {expected.map((one, at) => (
            <span key={one}>
              {at > 0 && (at === expected.length - 1 ? ' or ' : ', ')}
              <em>{one}</em>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function Phrase({ span, ...shown }: Shown & { readonly span: Span }) {
  const { face, lit, onLit } = shown;
  const { home, parts, phrase, inner } = span;
  const light = () => onLit(span);
  return (
    <li>
      <button
        type="button"
        className="sc-ws-phrase"
        data-lit={lit.spans.has(span)}
        onPointerEnter={light}
        onPointerLeave={() => onLit(null)}
        onFocus={light}
        onBlur={() => onLit(null)}
        onClick={light}
      >
        <span className="sc-ws-words">{face.text.slice(span.start, span.end)}</span>
        {home === undefined ? (
          <span className="sc-ws-home">
            {parts.length === 0 ? 'no part of its own' : parts.map((path) => path.join('.')).join(', ')}
            {' · '}
            <code>{phrase}</code>
          </span>
        ) : (
          <span className="sc-ws-home">
            <span className="sc-ws-word">
              {home.family} <strong>{home.word === home.family ? '' : home.word}</strong>
            </span>{' '}
            {home.rule} · <code>{home.file.replace(/^machines\//, '')}</code>
          </span>
        )}
      </button>
      {inner.length > 0 && (
        <ul>
          {inner.map((one) => (
            <Phrase key={one.start} {...shown} span={one} />
          ))}
        </ul>
      )}
    </li>
  );
}
