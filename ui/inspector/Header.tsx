import type { ReactNode } from 'react';
import type { GameView, Viewer } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import type { Phase, Step } from '../../machines/rules/index.ts';
import { Icon } from './Icon.tsx';
import { ifAllPass, outcomeOf } from './outlook.ts';

export interface HeaderProps {
  readonly view: GameView;
  readonly onViewer: (viewer: Viewer) => void;
  readonly theme: 'dark' | 'light';
  readonly onTheme: () => void;
  readonly onHelp: () => void;
  readonly children?: ReactNode;
}

const track: readonly {
  readonly phase: Phase;
  readonly label: string;
  readonly steps: readonly [Step, string][];
}[] = [
  {
    phase: 'beginning',
    label: 'Beginning',
    steps: [
      ['untap', 'Untap'],
      ['upkeep', 'Upkeep'],
      ['draw', 'Draw'],
    ],
  },
  { phase: 'precombatMain', label: 'Main 1', steps: [] },
  {
    phase: 'combat',
    label: 'Combat',
    steps: [
      ['beginningOfCombat', 'Begin'],
      ['declareAttackers', 'Attack'],
      ['declareBlockers', 'Block'],
      ['combatDamage', 'Damage'],
      ['endOfCombat', 'End'],
    ],
  },
  { phase: 'postcombatMain', label: 'Main 2', steps: [] },
  {
    phase: 'ending',
    label: 'Ending',
    steps: [
      ['end', 'End'],
      ['cleanup', 'Cleanup'],
    ],
  },
];

/** Where in the turn the game is, who may act, and what passing leads to: always in sight. */
export function Header({ view, onViewer, theme, onTheme, onHelp, children }: HeaderProps) {
  const { turn, priority, pending, over } = view;
  // Who has passed counts only while someone has priority.
  const passed =
    pending?.kind === 'priority' ? priority.passed.map((player) => playerName(view, player)) : [];
  return (
    <header className="sc-header">
      <div className="sc-turn">
        <strong>{turn.number === 0 ? 'Before' : `Turn ${turn.number}`}</strong>
        {turn.number === 0 ? (
          <span className="sc-quiet">the first turn</span>
        ) : (
          <span className="sc-quiet">
            <span title={turn.active === null ? undefined : playerName(view, turn.active)}>
              {turn.active === null ? 'no active player' : playerName(view, turn.active)}
            </span>
            {turn.active !== null && <span className="sc-is-active"> is active</span>}
            {view.timeOfDay !== undefined && (
              <span className="sc-time" data-time={view.timeOfDay} title={`It is ${view.timeOfDay} (731)`}>
                <Icon name={view.timeOfDay === 'day' ? 'sun' : 'moon'} /> {view.timeOfDay}
              </span>
            )}
          </span>
        )}
      </div>
      <ol className="sc-track" aria-label="Phases and steps">
        {track.map(({ phase, label, steps }) => (
          <li
            key={phase}
            data-now={turn.phase === phase}
            aria-current={turn.phase === phase ? 'step' : undefined}
          >
            <span className="sc-phase">{label}</span>
            {steps.length > 0 && (
              <span className="sc-steps">
                {steps.map(([step, name]) => (
                  <span key={step} data-now={turn.step === step && turn.phase === phase}>
                    {name}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <dl className="sc-who">
        {over !== null ? (
          <div>
            <dt>The game is over</dt>
            <Fact isStrong words={outcomeOf(over, view.players)} />
          </div>
        ) : (
          <>
            <div>
              <dt>{pending?.kind === 'priority' || pending === null ? 'Priority' : 'Decides'}</dt>
              <Fact isStrong words={pending === null ? 'nobody' : playerName(view, pending.decider)} />
            </div>
            <div>
              <dt>Passed</dt>
              <Fact words={passed.length === 0 ? 'nobody' : passed.join(', ')} />
            </div>
            <div className="sc-outlook">
              <dt>If all pass</dt>
              <Fact words={ifAllPass(view)} />
            </div>
          </>
        )}
      </dl>
      <div className="sc-header-tools">
        <label className="sc-eyes" title="Whose eyes">
          <span className="sc-quiet sc-word">Eyes</span>
          <select
            aria-label="Whose eyes"
            value={String(view.viewer)}
            onChange={(event) =>
              onViewer(event.target.value === 'judge' ? 'judge' : Number(event.target.value))
            }
          >
            <option value="judge">Judge</option>
            {view.players.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={onTheme}
          aria-label={theme === 'dark' ? 'Light' : 'Dark'}
          title={theme === 'dark' ? 'Light' : 'Dark'}
        >
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
        <button type="button" onClick={onHelp} aria-label="Keyboard shortcuts" title="Keyboard shortcuts">
          ?
        </button>
        {children}
      </div>
    </header>
  );
}

/** What is so; where there is no room for all of it, pointing at it says the rest. */
function Fact({ words, isStrong }: { readonly words: string; readonly isStrong?: true }) {
  return (
    <dd data-strong={isStrong} title={words}>
      {words}
    </dd>
  );
}
