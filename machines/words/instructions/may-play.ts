import { objects } from '../../rules/characteristics/index.ts';
import { present } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { these } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { CostPart, Duration, Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { write } from '../../rules/state/write.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** A permission to play or cast cards from where they are (impulse draw, flashback by an effect …). */
export interface MayPlay {
  readonly do: 'mayPlay';
  readonly what: Objects;
  readonly who?: Players;
  readonly until: Duration;
  readonly withoutPaying?: true;
  /** They may be cast for this cost, and not for their mana costs (118.9). */
  readonly forCost?: readonly CostPart[];
  /** They may only be cast, not played as lands. */
  readonly onlyCast?: true;
  /** To cast them mana may be spent as though it were of any color, or of any type (609.4b). */
  readonly asThough?: 'anyColor' | 'anyType';
}

/** A permission to play cards from where they are, for each player who gets it (400.7g, 611.2a). */
export const mayPlay: InstructionWord<MayPlay> = {
  shape: {
    what: 'objects',
    who: 'players?',
    until: 'duration',
    withoutPaying: 'flag?',
    forCost: 'cost?',
    onlyCast: 'flag?',
    asThough: { words: { anyColor: true, anyType: true }, optional: true },
  },
  said: {
    byItself: [
      phrase('you may play <what:playable> <until:whilePlayable>', [
        { do: 'mayPlay', what: '<what>', until: '<until>' },
      ]),
      phrase('you may look at and play <what:playable> <until:whileExiled>', [
        { do: 'mayPlay', what: '<what>', until: '<until>' },
      ]),
      phrase('you may look at and cast <what:playable> <until:whileExiled>', [
        { do: 'mayPlay', what: '<what>', until: '<until>', onlyCast: true },
      ]),
      phrase('<until:whilePlayable> , you may play <again:playable>', [
        { do: 'mayPlay', what: '<again>', until: '<until>' },
      ]),
      phrase('you may cast <what:playable> <until:whilePlayable>', [
        { do: 'mayPlay', what: '<what>', until: '<until>', onlyCast: true },
      ]),
      phrase('<until:whilePlayable> , you may cast <again:playable>', [
        { do: 'mayPlay', what: '<again>', until: '<until>', onlyCast: true },
      ]),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'allowed',
  meaning: meaning(
    '611.2a',
    remembering<{ readonly objects: readonly ObjectId[] }>({ objects: 'numbers, later' }),
    ['permit', 'end'],
    {
      permit(game, { instruction, scope }) {
        const cards = present(game, scope, objects(game, scope, instruction.what));
        const who = whoOf(game, scope, instruction.who);
        if (cards.length === 0 || who.length === 0) return finished();
        const writer = write(game);
        const events = who.map((player): GameEvent => {
          const id = writer.nextId();
          writer.root.permissions = [
            ...game.permissions,
            {
              id,
              player,
              objects: [...cards],
              until: instruction.until,
              madeInTurn: game.turn.number,
              withoutPaying: instruction.withoutPaying === true,
              ...(instruction.forCost && { forCost: copyOf(instruction.forCost) }),
              ...(instruction.onlyCast && { onlyCast: true as const }),
              ...(instruction.asThough && { asThough: instruction.asThough }),
              source: scope.self,
            },
          ];
          return { type: 'effectBegins', effect: id, source: scope.self };
        });
        return happen('611.2a', events, { then: 'end', remember: { objects: cards } });
      },
      end: (_game, { memory }) => finished(these(memory.objects)),
    },
  ),
};
