import { costContext } from '../../rules/effects/costs/context.ts';
import { partVerdict } from '../../rules/effects/costs/parts.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { amountOf, asking } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import { linkKey } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import type { Quantity } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** Pay any amount of life, no more than that; how much is kept under the link (607.2g). */
export interface PayLife {
  readonly do: 'payLife';
  readonly atMost?: Quantity;
  readonly link: string;
}

/**
 * As much life as the player chooses and has (119.4): none where they can't lose any (119.8). A linked ability finds how
 * much it was (607.2g).
 */
export const payLife: InstructionWord<PayLife> = {
  shape: { atMost: 'quantity?', link: 'name of a link' },
  said: {},
  gives: ['amount'],
  done: 'paid',
  linksBy: () => '607.2g',
  meaning: meaning(
    '119.4',
    remembering<{ readonly paid: number }>({ paid: 'number, later' }),
    ['choose', 'pay', 'keep', 'end'],
    {
      choose(game, { instruction, scope }) {
        const has = Math.max(0, game.players[scope.you]?.life ?? 0);
        const limit = instruction.atMost === undefined ? has : amountOf(game, scope, instruction.atMost);
        const most = Math.max(0, Math.min(has, limit));
        const context = costContext(scope.you, scope.self);
        if (most === 0 || !partVerdict(game, context, { pay: 'life', amount: most }).ok)
          return go('keep', { paid: 0 });
        return ask(
          asked(game, scope.you, {
            kind: 'number',
            rule: '608.2d',
            about: 'pay any amount of life',
            object: asking(scope),
            min: 0,
            max: most,
            purpose: 'value',
          }),
          { then: 'pay' },
        );
      },
      pay(_game, { scope, frame }) {
        const paid = chosenNumber(frame.answer);
        if (paid === 0) return go('keep', { paid });
        return happen('119.4', [{ type: 'payLife', player: scope.you, amount: paid }], {
          then: 'keep',
          remember: { paid },
        });
      },
      keep: (_game, { instruction, scope, memory: { paid } }) =>
        happen(
          '607.2g',
          [
            {
              type: 'link',
              object: scope.self,
              link: linkKey(instruction.link, scope.pair),
              objects: [],
              players: [],
              values: [paid],
            },
          ],
          { then: 'end' },
        ),
      end: (_game, { memory: { paid } }) => finished({ amount: paid, did: paid > 0 }),
    },
  ),
};
