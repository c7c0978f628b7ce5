import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { Source } from '../../machines/play/trace/index.ts';
import { StopMenu, StopStrip, useBreakpoints } from '../breakpoints/index.ts';
import { Chart } from '../chart/index.ts';
import type { Playback } from '../playback/playback.ts';
import { ShownTool, type Tool, tools, toolWords } from './Devtools.tsx';
import { Events } from './Events.tsx';
import { Icon } from './Icon.tsx';
import { StepButton } from './StepButton.tsx';
import { StepDetails } from './StepDetails.tsx';
import { Tabs } from './Tabs.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useTheme } from './useTheme.ts';

/** The inspector of any machine that is no game: its chart, its events, and what was so after each. */
export function ChartInspector({
  source,
  playback,
  theme: firstTheme,
  children,
}: {
  readonly source: Source;
  readonly playback: Playback;
  readonly theme?: 'dark' | 'light';
  readonly children?: ReactNode;
}) {
  const { records } = source;
  const { at, isAtEnd, isPlaying, last, stopped } = useSyncExternalStore(
    playback.subscribe,
    playback.get,
    playback.get,
  );
  const [tab, setTab] = useState<Tool | 'step'>('step');
  const { all } = useBreakpoints();
  const root = useRef<HTMLElement>(null);
  const { theme, isDark, switchTheme } = useTheme(firstTheme, root);
  useKeptFocus(root);
  const onKeyDown = (event: KeyboardEvent) => {
    const run = keys(playback)[event.key];
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('input, select, [role=tree], [role=tablist]') !== null;
    if (run === undefined || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  };
  const chart = source.chart();
  const snapshot = source.snapshotAt?.(at);
  return (
    <section
      className="sc-inspector sc-plain-inspector"
      aria-label="Inspector"
      ref={root}
      data-theme={theme}
      onKeyDown={onKeyDown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: shortcuts work while the focus is within
      tabIndex={0}
    >
      <header className="sc-header">
        <strong>{chart?.id ?? 'Waiting for a machine …'}</strong>
        <div className="sc-buttons">
          <StepButton
            name="back"
            label="Step back"
            keyName="p"
            isOff={at === 0}
            onClick={() => playback.goTo(at - 1)}
          />
          <button
            type="button"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            title={`${isPlaying ? 'Pause' : 'Play'} (k)`}
            aria-pressed={isPlaying}
            aria-disabled={isAtEnd}
            onClick={isPlaying ? playback.pause : playback.play}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <StepButton
            name="forward"
            label="Step forward"
            keyName="n"
            isOff={at === last}
            onClick={() => playback.goTo(at + 1)}
          />
        </div>
        <label className="sc-plain-scrubber">
          Step {at} of {last}{' '}
          <input
            type="range"
            aria-label="Step"
            min={0}
            max={last}
            value={at}
            onChange={(event) => playback.goTo(Number(event.target.value))}
          />
        </label>
        <div className="sc-header-tools">
          <button type="button" onClick={switchTheme} aria-label={isDark ? 'Light' : 'Dark'}>
            <Icon name={isDark ? 'sun' : 'moon'} />
          </button>
          {children}
        </div>
      </header>
      <StopStrip
        stopped={stopped}
        onRunOn={playback.runOn}
        onList={() => setTab('breakpoints')}
        ranOn={last - at}
      />
      <div className="sc-plain-panes">
        <Chart source={source} step={at} />
        <div className="sc-plain-side">
          <Events records={records} at={at} onGo={playback.goTo} />
          <Tabs
            names={['step', ...tools]}
            words={{ step: 'Step', ...toolWords }}
            shown={tab}
            counts={{ breakpoints: all.length }}
            onShow={setTab}
          />
          {tab === 'step' || chart === undefined ? (
            <StepDetails record={records[at]} snapshot={snapshot} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
            <section className="sc-tool" aria-label={toolWords[tab]} tabIndex={0}>
              <ShownTool
                tool={tab}
                place={{
                  chart,
                  source,
                  snapshot,
                  stopped,
                  step: at,
                  viewer: 'judge',
                  place: at,
                  lastPlace: last,
                  snapshotAtPlace: (place) => source.snapshotAt?.(place),
                }}
              />
            </section>
          )}
        </div>
      </div>
      <StopMenu />
    </section>
  );
}

/** What keys do while the focus is in the inspector. */
const keys = (playback: Playback): Readonly<Record<string, () => void>> => {
  const { at, isPlaying, last } = playback.get();
  return {
    n: () => playback.goTo(at + 1),
    p: () => playback.goTo(at - 1),
    Home: () => playback.goTo(0),
    End: () => playback.goTo(last),
    k: isPlaying ? playback.pause : playback.play,
    r: playback.runOn,
    R: playback.runBack,
  };
};
