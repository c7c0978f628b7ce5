/** Quantities that are worked out: "the number of creatures you control", "its power" (107). */
import { phrase } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { quantities } from './index.ts';

const anyOfThem: Wording = {
  quantity: [phrase('the number of <of:counts>', '<of>'), phrase('<n:figure>')],
  /** What is halved, added up and taken away. */
  quantityTerm: [phrase('the number of <of:counts>', '<of>')],
  /** What is counted: after "the number of" (plural), after "for each" (singular). */
  counts: [phrase('<one:oneCount>', '<one>')],
};

export const quantityWording = together(
  ...Object.values(quantities).map(({ said }) => said ?? {}),
  anyOfThem,
);
