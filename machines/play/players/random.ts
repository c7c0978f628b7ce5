import { EngineError, sampleAnswer } from '../../rules/index.ts';
import { chance } from './chance.ts';
import type { Player } from './player.ts';

/**
 * A player who does anything that is legal, with a chance of its own: the same seed plays the same. Mana abilities
 * are activated rarely, and now and then mana is paid by hand, or what is announced is given up.
 */
export function randomPlayer(seed: string): Player {
  const pick = chance(seed);
  return (view, decision, actions) => {
    const { kind, player } = decision;
    // Which targets go together is a matter of what is being announced, of which a view doesn't show all.
    const isTarget = kind === 'choose' && decision.purpose === 'target';
    if (kind !== 'priority' && kind !== 'payment' && !isTarget)
      return { type: 'decision.answer', player, answer: sampleAnswer(view, decision, pick) };
    const action = actions[pick(actions.length)];
    if (action === undefined) throw new EngineError(`Nothing may be done about “${decision.about}”.`);
    const isByHand = (action.type === 'spell.cast' || action.type === 'ability.activate') && pick(8) === 0;
    return isByHand ? { ...action, payment: 'manual' } : action;
  };
}
