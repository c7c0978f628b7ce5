import { controllerOf, fits, opponentsOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { HadAbility, Target } from '../../state/object.ts';
import { scopeOf } from '../../state/scope.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { parametersOf } from './parameters.ts';
import { about, says } from './said.ts';

/**
 * Enchant an object or player: what an Aura spell can target and an Aura can enchant (702.5a). Of several instances
 * all apply (702.5c): each is asked.
 */
export const enchant: KeywordModule = {
  keyword: 'enchant',
  rule: '702.5',
  said: {
    keyword: [
      ...about('enchant', '<object:one>'),
      says('enchant', 'player', { player: 'any' }),
      says('enchant', 'opponent', { player: 'opponent' }),
    ],
  },
  parameters: { needs: [['object', 'player']], may: ['quality'] },
  targets: ({ object, player }) => [
    { ...(object && { objects: object }), ...(player && { players: player }) },
  ],
  mayEnchant: (game, aura, had, to) =>
    allows(game, aura, had, to)
      ? allowed
      : 'object' in to
        ? forbidden(enchantsPlayers(had) ? '702.5d' : '702.5a', '{0} can’t enchant {1}.', [aura, to.object])
        : forbidden('702.5d', '{0} can’t enchant {p0}.', [aura], { players: [to.player] }),
};

const enchantsPlayers = (had: HadAbility): boolean => parametersOf(had).player !== undefined;

function allows(game: Game, aura: ObjectId, had: HadAbility, to: Target): boolean {
  const { object, player } = parametersOf(had);
  const you = controllerOf(game, aura);
  if ('object' in to)
    return object !== undefined && fits(game, scopeOf(aura, you, had.ref), object, to.object);
  if (player === undefined) return false;
  if (player === 'any') return true;
  return player === 'you' ? to.player === you : opponentsOf(game, you).includes(to.player);
}
