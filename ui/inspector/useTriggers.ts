import { useMemo } from 'react';
import { type Viewer, viewFor } from '../../machines/game/index.ts';
import { heardIn } from '../../machines/play/trace/index.ts';
import type { Game, ObjectId } from '../../machines/rules/index.ts';
import type { Aside } from '../chart/index.ts';
import type { Session, Step } from '../session/index.ts';
import { triggersIn } from './triggers.tsx';

const none: readonly Aside[] = [];

/** The way of triggered abilities in the step that is shown, for the stage of its chart. */
export function useTriggers(
  session: Session,
  step: Step | null,
  view: Game | null,
  viewer: Viewer,
  open: (object: ObjectId) => void,
): readonly Aside[] {
  return useMemo(() => {
    if (step === null || view === null) return none;
    const source = session.sourceOf(step);
    const { steps } = session.get().history;
    const before = step.parent === null ? undefined : steps[step.parent]?.game;
    return triggersIn(
      {
        view,
        before: before === undefined ? null : viewFor(before, viewer),
        configuration: source.records[step.record]?.configuration ?? [],
        heard: heardIn(source, step.record),
      },
      open,
    );
  }, [session, step, view, viewer, open]);
}
