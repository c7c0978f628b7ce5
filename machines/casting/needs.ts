import type { Game } from '../rules/index.ts';
import { hasAnnouncements } from './announce.ts';
import { announced } from './announcement.ts';
import { isToBeChecked } from './complete.ts';
import { hasDivisions, hasTargetsToChoose } from './targets.ts';

/** The stages of an announcement, in their order (601.2a-i). */
export type Stage =
  | 'propose'
  | 'announce'
  | 'chooseTargets'
  | 'divide'
  | 'checkLegality'
  | 'determineCost'
  | 'payCosts'
  | 'becomeCast';

/** Whether this stage has anything to do for what is being announced; one that hasn't may be skipped. */
export function needs(game: Game, stage: Stage): boolean {
  const { kind, total } = announced(game);
  switch (stage) {
    case 'propose':
    case 'becomeCast':
      return true;
    case 'announce':
      return hasAnnouncements(game);
    case 'chooseTargets':
      return hasTargetsToChoose(game);
    case 'divide':
      return hasDivisions(game);
    case 'checkLegality':
      return isToBeChecked(game);
    case 'determineCost':
      return kind !== 'trigger';
    case 'payCosts':
      return kind !== 'trigger' && (total === null || total.length > 0);
    default:
      return stage satisfies never;
  }
}
