/** What is done later: delayed and reflexive triggered abilities (603.7, 603.12), emblems (114). */
import type { Ability } from '../abilities.ts';
import type { Condition } from '../condition.ts';
import type { Instruction } from '../instruction.ts';
import type { Objects, Players } from '../objects.ts';
import type { Modes, TargetSpec } from '../targets.ts';
import type { TriggerCondition } from '../trigger.ts';
import type { Duration } from './common.ts';

export type Later =
  | {
      readonly do: 'delayedTrigger';
      readonly when: readonly TriggerCondition[];
      readonly if?: Condition;
      readonly effect: readonly Instruction[];
      readonly targets?: readonly TargetSpec[];
      readonly about?: Objects;
      readonly until?: Duration;
      /** With a duration: it triggers once all the same, "when you next …" (603.7b). */
      readonly once?: true;
    }
  | {
      readonly do: 'reflexive';
      readonly after: string;
      /** It triggers once for each object or player to which that happened: "when … this way" (603.12a). */
      readonly each?: true;
      readonly targets?: readonly TargetSpec[];
      readonly modes?: Modes;
      readonly effect: readonly Instruction[];
    }
  | {
      readonly do: 'emblem';
      readonly abilities: readonly Ability[];
      readonly who?: Players;
      /** Its name, of the few that have one (114.3). */
      readonly name?: string;
    };
