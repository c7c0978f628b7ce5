import { useState } from 'react';
import { BreakpointList, type Place, type Stop, useBreakpoints } from '../breakpoints/index.ts';
import { Changes, type OnTheWay } from '../changes/Changes.tsx';
import { GuardsNow } from '../guards/GuardsNow.tsx';
import { Tabs } from './Tabs.tsx';

export type Tool = 'breakpoints' | 'guards' | 'changes';

export const toolWords: Readonly<Record<Tool, string>> = {
  guards: 'Guards now',
  changes: 'Changes',
  breakpoints: 'Breakpoints',
};

export const tools: readonly Tool[] = ['breakpoints', 'guards', 'changes'];

/** What the tools look at: a step of a run. */
export interface ToolPlace extends Place, OnTheWay {
  /** Its index in the source. */
  readonly step: number;
  readonly stopped: Stop | null;
}

/** One of the tools. */
export function ShownTool({ tool, place }: { readonly tool: Tool; readonly place: ToolPlace }) {
  switch (tool) {
    case 'breakpoints':
      return <BreakpointList place={place} stopped={place.stopped} />;
    case 'guards':
      return <GuardsNow {...place} />;
    case 'changes':
      return <Changes {...place} />;
    default:
      return tool satisfies never;
  }
}

/** The tools for engineers, one of which is shown. */
export function Devtools({ place }: { readonly place: ToolPlace }) {
  const [shown, setShown] = useState<Tool>('breakpoints');
  const { all } = useBreakpoints();
  return (
    <section className="sc-devtools" aria-label="Devtools">
      <Tabs
        names={tools}
        words={toolWords}
        shown={shown}
        counts={{ breakpoints: all.length }}
        onShow={setShown}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="sc-tool" aria-label={toolWords[shown]} tabIndex={0}>
        <ShownTool tool={shown} place={place} />
      </section>
    </section>
  );
}
