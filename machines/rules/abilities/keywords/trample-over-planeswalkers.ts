import { characteristics } from '../../characteristics/index.ts';
import type { Defender, Game } from '../../state/game.ts';
import type { KeywordModule } from '../../state/table.ts';
import { byName } from './said.ts';

/**
 * Trample over planeswalkers: as trample, and from a planeswalker on to its controller (702.19c), also after the
 * planeswalker was removed from combat (702.19e).
 */
export const trampleOverPlaneswalkers: KeywordModule = {
  keyword: 'trample over planeswalkers',
  rule: '702.19',
  redundant: '702.19g',
  said: { keyword: byName('trample over planeswalkers') },
  assignsExcessTo: (game, id) => {
    const attacker = game.combat?.attackers.find((one) => one.object === id);
    if (attacker === undefined) return [];
    const { defender, formerDefender, defendingPlayer } = attacker;
    const player = { player: defendingPlayer };
    if (defender === null) return formerDefender && isPlaneswalker(game, formerDefender) ? [player] : [];
    return isPlaneswalker(game, defender) ? [defender, player] : [defender];
  },
};

/** Is it, or was it as it left, a planeswalker? */
const isPlaneswalker = (game: Game, defender: Defender) =>
  'object' in defender && characteristics(game, defender.object).types.includes('planeswalker');
