/** What must be so: each kind of check, and whether it holds. */
import type { Game } from '../../../rules/index.ts';
import type { Check } from '../entries.ts';
import { playerOf, type Script } from '../run.ts';
import type { Asked, CheckResult } from './asking.ts';
import { permanentChecks } from './permanents.ts';
import { playChecks } from './play.ts';
import { propertyChecks, unknownProperty } from './properties.ts';

export type { CheckResult } from './asking.ts';

const checks: Readonly<Record<string, (asked: Asked) => CheckResult>> = {
  ...permanentChecks,
  ...playChecks,
  ...propertyChecks,
};

/** Why a check can't be made here; null: it can. */
export function uncheckable(check: Check): string | null {
  const unknown = Object.hasOwn(checks, check.check) ? unknownProperty(check) : check.check;
  return unknown === null ? null : `check: ${unknown}`;
}

/** Whether a check holds now, and what is so instead; `letter` is the player it is about, if it is about one. */
export function checkNow(
  script: Script,
  game: Game,
  check: Check,
  letter: string | undefined,
  timed: boolean,
): CheckResult {
  const player = letter === undefined ? null : playerOf(script, letter);
  return (
    checks[check.check]?.({ script, game, check, player, timed }) ?? {
      ok: false,
      actual: 'a check that is not known',
    }
  );
}
