import type { KeywordAction, KeywordActions } from '../../state/keyword-action.ts';
import { adapt } from './adapt.ts';
import { airbend } from './airbend.ts';
import { amass } from './amass.ts';
import { behold } from './behold.ts';
import { blight } from './blight.ts';
import { bolster } from './bolster.ts';
import { clash } from './clash.ts';
import { cloak } from './cloak.ts';
import { collectEvidence } from './collect-evidence.ts';
import { connive } from './connive.ts';
import { detain } from './detain.ts';
import { discover } from './discover.ts';
import { double } from './double.ts';
import { earthbend } from './earthbend.ts';
import { endure } from './endure.ts';
import { explore } from './explore.ts';
import { faceAVillainousChoice } from './face-a-villainous-choice.ts';
import { fateseal } from './fateseal.ts';
import { forage } from './forage.ts';
import { harness } from './harness.ts';
import { incubate } from './incubate.ts';
import { investigate } from './investigate.ts';
import { learn } from './learn.ts';
import { manifestDread } from './manifest-dread.ts';
import { openAnAttraction } from './open-an-attraction.ts';
import { populate } from './populate.ts';
import { proliferate } from './proliferate.ts';
import { recruit } from './recruit.ts';
import { scry } from './scry.ts';
import { support } from './support.ts';
import { surveil } from './surveil.ts';
import { suspect } from './suspect.ts';
import { tempt } from './tempt.ts';
import { timeTravel } from './time-travel.ts';
import { triple } from './triple.ts';
import { venture } from './venture.ts';
import { waterbend } from './waterbend.ts';

const all: readonly KeywordAction[] = [
  adapt,
  airbend,
  amass,
  behold,
  blight,
  bolster,
  clash,
  cloak,
  collectEvidence,
  connive,
  detain,
  discover,
  double,
  earthbend,
  endure,
  explore,
  faceAVillainousChoice,
  fateseal,
  forage,
  harness,
  incubate,
  investigate,
  learn,
  manifestDread,
  openAnAttraction,
  populate,
  proliferate,
  recruit,
  scry,
  support,
  surveil,
  suspect,
  tempt,
  timeTravel,
  triple,
  venture,
  waterbend,
];

/** All keyword actions that are short for other instructions (701), by their names. */
export const actions: KeywordActions = Object.fromEntries(all.map((one) => [one.action, one]));
