import { characteristics, type Game, hasTapSymbol, isManaAbility, write } from '../rules/index.ts';
import { type Action, legalActions } from './legal-actions.ts';
import { isMentioned } from './loop-readers.ts';
import { parsed } from './loops.ts';

/** Whoever has priority is about to pass: if they could do something else, the turns so far are no loop. */
export function watchPass(game: Game): void {
  const { fingerprints, turns } = game.loop;
  const isLookedAt = turns.some((one) => (parsed(one)?.whole ?? '') !== '');
  if (isLookedAt && couldDoMore(game)) write(game).root.loop = { fingerprints, turns: [] };
}

/** Words by which a text asks what is tapped, or triggers on tapping, activating, or untapping afterwards. */
const looksAtTapping = new Set(['tapped', 'tappedForMana', 'activated', 'untapped', 'untaps']);

/** Whether the player who has priority could do anything but pass and make mana that is of no use. */
function couldDoMore(game: Game): boolean {
  const { pending } = game;
  if (pending?.kind !== 'priority') return false;
  const looksAtMana = isMentioned(game, looksAtTapping);
  return legalActions(game, pending.player).some(
    (action) => action.type !== 'priority.pass' && (looksAtMana || !onlyMakesMana(game, action)),
  );
}

/** Whether that only taps a land, one that is no creature, for mana which is lost as the step ends (500.5). */
function onlyMakesMana(game: Game, action: Action): boolean {
  if (action.type !== 'ability.activate') return false;
  const { abilities, types } = characteristics(game, action.object);
  const found = abilities.find(({ ref }) => ref === action.ability)?.ability;
  return (
    found?.kind === 'activated' &&
    isManaAbility(found) &&
    types.join() === 'land' &&
    found.cost.every((part) => hasTapSymbol([part])) &&
    found.effect.every((instruction) => instruction.do === 'addMana' && instruction.lasts !== true)
  );
}
