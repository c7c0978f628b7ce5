/** Exceptions to copying (707.9), one after the other: ", except it's an artifact in addition to its other types". */
import { phrase, separated } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { exceptions } from './index.ts';

const several: Wording = {
  exceptions: [phrase('', {}), phrase(', except <except:exceptionList>', { except: '<except>' })],
  exceptionList: [separated('exception', [[' and ', ', ', ', and ']], { flat: true })],
  exception: [phrase("it's a|an <kind:kindAdded> in addition to its other types", ['<...kind>'])],
};

export const exceptionWording = together(several, ...Object.values(exceptions).map(({ said }) => said ?? {}));
