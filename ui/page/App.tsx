import { useState } from 'react';
import { Inspector } from '../inspector/index.ts';
import { StartScreen } from './StartScreen.tsx';
import type { Started } from './start.ts';

/** The page that `npm start` serves: a game is set up, then inspected. */
export function App() {
  const [started, setStarted] = useState<Started | null>(null);
  if (started === null) return <StartScreen onStart={setStarted} />;
  return (
    <div className="sc-page">
      <Inspector
        source={started.source}
        seats={started.seats}
        viewer={started.viewer}
        isPlaying={started.isPlaying}
      >
        <button
          type="button"
          onClick={() => {
            started.source.close();
            setStarted(null);
          }}
        >
          New game
        </button>
      </Inspector>
    </div>
  );
}
