import { type FormEvent, useId, useState } from 'react';
import { type BreakAt, type BreakKind, breakAtSchema, type Comparison, comparisons } from './breakpoint.ts';
import { choicesOf, kindsOf, type Place } from './choices.ts';
import { useBreakpoints } from './context.ts';
import { kindWords } from './words.ts';

/** A form for a breakpoint of any kind, with what there is to choose from. */
export function AddBreakpoint({ place }: { readonly place: Place }) {
  const { set } = useBreakpoints();
  const [kind, setKind] = useState<BreakKind>('state');
  const [value, setValue] = useState('');
  const [answer, setAnswer] = useState(false);
  const [compare, setCompare] = useState<Comparison>('=');
  const [wanted, setWanted] = useState('');
  const list = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = breakAtSchema.safeParse(written(kind, value.trim(), { answer, compare, wanted }));
    if (!read.success) return;
    set(read.data, { isOn: true });
    setValue('');
  };
  return (
    <form className="sc-add-stop" onSubmit={add}>
      <select
        aria-label="Kind of breakpoint"
        value={kind}
        onChange={({ target }) => {
          setKind(kindsOf(place.snapshot).find((one) => one === target.value) ?? 'state');
          setValue('');
        }}
      >
        {kindsOf(place.snapshot).map((one) => (
          <option key={one} value={one}>
            {kindWords[one]}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={kind === 'condition' ? 'Path in the context' : kindWords[kind]}
        placeholder={kind === 'condition' ? 'players.0.life' : ''}
        list={list}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <datalist id={list}>
        {choicesOf(kind, place).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </datalist>
      {kind === 'guard' && (
        <select
          aria-label="Answer"
          value={answer ? 'yes' : 'no'}
          onChange={({ target }) => setAnswer(target.value === 'yes')}
        >
          <option value="no">says no</option>
          <option value="yes">says yes</option>
        </select>
      )}
      {kind === 'condition' && (
        <>
          <select
            aria-label="Comparison"
            value={compare}
            onChange={({ target }) => setCompare(comparisons.find((one) => one === target.value) ?? '=')}
          >
            {comparisons.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          {compare !== 'changes' && (
            <input
              type="search"
              className="sc-stop-value"
              aria-label="Value"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </>
      )}
      <button type="submit" aria-disabled={value.trim() === ''}>
        Add
      </button>
    </form>
  );
}

/** What the form says, as a breakpoint has it. */
function written(
  kind: BreakKind,
  value: string,
  more: { readonly answer: boolean; readonly compare: Comparison; readonly wanted: string },
): BreakAt {
  switch (kind) {
    case 'state':
    case 'transition':
      return { kind, id: value };
    case 'event':
      return { kind, type: value };
    case 'guard':
      return { kind, name: value, answer: more.answer };
    case 'action':
    case 'card':
    case 'player':
      return { kind, name: value };
    case 'rule':
      return { kind, rule: value };
    case 'condition':
      return {
        kind,
        path: value,
        compare: more.compare,
        value: more.compare === 'changes' ? '' : more.wanted,
      };
    default:
      return kind satisfies never;
  }
}
