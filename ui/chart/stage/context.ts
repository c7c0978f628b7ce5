import { createContext } from 'react';
import type { ChartDescription } from '../../../machines/play/trace/index.ts';
import { noProcedures, type Procedures } from './procedures.ts';

/** What the parts of a stage ask of the whole. */
export interface OnStage {
  readonly chart: ChartDescription;
  /** Of the window, in pixels. */
  readonly height: number;
  readonly procedures: Procedures;
}

export const StageContext = createContext<OnStage>({
  chart: { id: '', nodes: [], edges: [] },
  height: 0,
  procedures: noProcedures,
});
