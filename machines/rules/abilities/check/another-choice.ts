import { isRecord } from '../../state/is-record.ts';
import type { Fault } from './shape.ts';

/** Another value than one that was chosen is chosen only among words that are shown: no number, and no name of any card. */
export function checkAnotherChoice(value: unknown, path: string, faults: Fault[]): void {
  if (!isRecord(value) || value.do !== 'chooseValue' || value.otherThan === undefined) return;
  if (value.what === 'number' || (value.what === 'cardName' && value.among === undefined))
    faults.push({ path: `${path}.otherThan`, reason: `there is no other ${value.what}: nothing is listed` });
}
