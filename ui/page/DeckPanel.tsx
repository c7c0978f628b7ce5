import { useId, useMemo } from 'react';
import { cards } from '../../machines/cards/index.ts';
import { counted } from '../../machines/game/words.ts';
import {
  type Answers,
  type Choice,
  type Choices,
  type ReportedLine,
  reportOn,
} from '../../machines/library/index.ts';
import { folded } from '../../machines/rules/state/nearest.ts';
import { withName } from './library/list.ts';

/** A list that is pasted, and under it a line a card with what becomes of it, as it is typed. */
export function DeckPanel({
  name,
  list,
  choices,
  answers,
  onChange,
}: {
  /** Whose deck it is. */
  readonly name: string;
  readonly list: string;
  readonly choices: Choices;
  readonly answers: Answers;
  readonly onChange: (changed: { readonly list?: string; readonly choices?: Choices }) => void;
}) {
  const lines = useMemo(() => reportOn(list, cards, answers, choices), [list, answers, choices]);
  return (
    <div className="sc-deck-panel">
      <textarea
        aria-label={`Deck list of ${name}`}
        rows={8}
        spellCheck={false}
        value={list}
        placeholder={'4 Lightning Bolt\n20 Mountain\n…\nSideboard\n2 Shatter'}
        onChange={(event) => onChange({ list: event.target.value })}
      />
      {lines.length > 0 && (
        <>
          <p className="sc-deck-sum" role="status">
            {sumOf(lines)}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
          <ul className="sc-deck-report" aria-label={`Cards of ${name}`} tabIndex={0}>
            {lines.map((one) => (
              <Line
                key={one.line.number}
                reported={one}
                onName={(other) => onChange({ list: withName(list, one.line, other) })}
                onChoose={(choice) => onChange({ choices: withChoice(choices, one.line.name, choice) })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function withChoice(choices: Choices, name: string, choice: Choice | null): Choices {
  const { [folded(name)]: _before, ...others } = choices;
  return choice === null ? others : { ...others, [folded(name)]: choice };
}

/** “60 cards: 52 known, 4 read from their text, 4 not understood”. */
function sumOf(lines: readonly ReportedLine[]): string {
  const total = (which: (one: ReportedLine) => boolean): number =>
    lines
      .filter(which)
      .reduce((sum, { line }) => sum + (/^\d+$/.test(line.count) ? Number(line.count) : 0), 0);
  const is = (word: ReportedLine['verdict']['is']) => total(({ verdict }) => verdict.is === word);
  const parts: readonly (readonly [number, string])[] = [
    [is('known'), 'known'],
    [is('read'), 'read from their text'],
    [is('notUnderstood'), 'not understood'],
    [is('unknown'), 'unknown'],
    [is('asked'), 'being looked for'],
  ];
  const said = parts.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const aside = total(({ line }) => line.section === 'sideboard');
  return `${counted(
    total(() => true),
    'card',
  )}${aside > 0 ? ` (${aside} of them in the sideboard)` : ''}: ${said.join(', ')}.`;
}

const places = { main: '', sideboard: 'sideboard', commanders: 'commander' } as const;

function Line({
  reported: { line, verdict },
  onName,
  onChoose,
}: {
  readonly reported: ReportedLine;
  readonly onName: (name: string) => void;
  readonly onChoose: (choice: Choice | null) => void;
}) {
  const place = places[line.section];
  return (
    <li className="sc-deck-line" data-verdict={verdict.is}>
      <span className="sc-deck-count">{line.name === '' ? '' : line.count}</span>
      <span className="sc-deck-name">
        {line.name || line.text}
        {place !== '' && <span className="sc-quiet"> {place}</span>}
      </span>
      <Verdict verdict={verdict} />
      {verdict.is === 'unknown' && verdict.near.length > 0 && (
        <span className="sc-deck-more">
          Did you mean{' '}
          {verdict.near.map((near) => (
            <button key={near} type="button" onClick={() => onName(near)}>
              {near}
            </button>
          ))}
        </span>
      )}
      {verdict.is === 'notUnderstood' && (
        <NotUnderstood name={line.name} verdict={verdict} onChoose={onChoose} />
      )}
    </li>
  );
}

function Verdict({ verdict }: Pick<ReportedLine, 'verdict'>) {
  switch (verdict.is) {
    case 'known':
      return <span className="sc-deck-verdict">✓ known</span>;
    case 'read':
      return (
        <span
          className="sc-deck-verdict"
          title={
            verdict.how === 'same'
              ? 'Its text is understood, and said again word for word.'
              : 'Its text is understood, and said again in other words that mean the same.'
          }
        >
          {verdict.how === 'same' ? '✓ read' : '✓ read otherwise'}
        </span>
      );
    case 'notUnderstood':
      return (
        <span className="sc-deck-verdict">
          {verdict.chosen === null
            ? '✗ not understood'
            : verdict.chosen === 'withoutCard'
              ? '− left out'
              : '− in part'}
        </span>
      );
    case 'unknown':
      return <span className="sc-deck-verdict">? unknown</span>;
    case 'asked':
      return <span className="sc-deck-verdict">… looking</span>;
    case 'nothing':
      return <span className="sc-deck-verdict">? no card</span>;
    default:
      return verdict satisfies never;
  }
}

const choiceWords: Readonly<Record<Choice, string>> = {
  withoutLines: 'Play it without these lines',
  withoutCard: 'Leave the card out',
};

/** Why a card isn’t understood, all at once, and what may be done with it for this game. */
function NotUnderstood({
  name,
  verdict: { chosen, choices, reasons },
  onChoose,
}: {
  readonly name: string;
  readonly verdict: Extract<ReportedLine['verdict'], { readonly is: 'notUnderstood' }>;
  readonly onChoose: (choice: Choice | null) => void;
}) {
  const id = useId();
  return (
    <div className="sc-deck-more">
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <label htmlFor={id}>
        For this game
        <select
          id={id}
          aria-label={`${name}, for this game`}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => onChoose(choices.find((choice) => choice === value) ?? null)}
        >
          <option value="">Refuse the deck</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceWords[choice]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
