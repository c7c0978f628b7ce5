import { happenedSentence, playerName } from '../game/index.ts';
import type { ScenarioRun, ScenarioStep } from '../play/scenario/index.ts';
import type { Game } from '../rules/index.ts';
import { gameTeller, isSaid } from './log.ts';

/** What happened in a scenario, line by line of its script: a sentence an event with its rule, and what was asked. */
export function scenarioLog({ steps }: ScenarioRun, out: (line: string) => void): void {
  const { say, tell } = gameTeller(out);
  for (const { moments, text } of steps) {
    out('');
    out(`> ${text}`);
    for (const game of moments) {
      tell(game);
      const asked = askedIn(game);
      if (asked !== null)
        say(game, `? ${asked.player} is asked (${asked.kind}): ${asked.about} [${asked.rule}]`);
    }
  }
}

/** The same as data. */
export const stepsTold = ({ steps }: ScenarioRun): readonly unknown[] =>
  steps.map(({ moments, text }: ScenarioStep) => ({
    text,
    happened: moments.flatMap((game) =>
      game.happened.map((happened) => ({
        sentence: isSaid(happened) ? happenedSentence(game, happened) : null,
        rule: happened.rule,
        event: happened.event,
      })),
    ),
    asked: moments.flatMap((game) => askedIn(game) ?? []),
  }));

/** What somebody is asked then; null if it is nothing, or what to do with priority. */
function askedIn(game: Game) {
  const { pending } = game;
  if (pending === null || pending.kind === 'priority') return null;
  const { about, decider, kind, player, rule } = pending;
  return {
    player: playerName(game, player),
    ...(decider !== player && { decider: playerName(game, decider) }),
    kind,
    about,
    rule,
  };
}
