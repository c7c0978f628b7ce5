import { useRef, useState } from 'react';
import { Faults } from './Faults.tsx';
import type { Refused } from './opened.ts';

/** Where a recording or a scenario is pasted, or chosen as a file. */
export function OpenPanel({
  refused,
  onText,
  onFile,
}: {
  readonly refused: Refused | null;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  return (
    <form
      className="sc-open-form"
      aria-label="Open"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <h2>Open a game or a situation</h2>
      <p>
        A recording comes with all its steps, a scenario with its table. Paste either, or a shared link, or
        drop a file anywhere on this page.
      </p>
      <textarea
        aria-label="Recording, scenario or link"
        rows={4}
        spellCheck={false}
        value={text}
        placeholder='{ "title": …, "players": [ … ] }'
        onChange={(event) => setText(event.target.value)}
      />
      <div className="sc-start-row">
        <button type="submit" disabled={text.trim() === ''}>
          Open what is pasted
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Choose a file …
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen !== undefined) onFile(chosen);
          }}
        />
      </div>
      {refused !== null && <Faults refused={refused} />}
    </form>
  );
}
