import { isAmongPlayers, objects } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/objects.ts';
import { isOwnZone, type Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/**
 * All of these were cast, or are permanents that were cast as the spells that they were (400.7d): by one of these players,
 * whoever controls them now (112.2), and from this zone, which is theirs as well ("from your hand").
 */
export interface WasCast {
  readonly holds: 'wasCast';
  readonly what: Objects;
  readonly by?: Players;
  readonly from?: Zone;
}

function isOne(game: Game, scope: Scope, { by: players, from }: WasCast, id: ObjectId): boolean {
  const object = game.objects[id];
  const choices = object?.cast ?? object?.stack?.choices ?? null;
  if (object === undefined || object === null || choices === null || choices.from === null) return false;
  if (from !== undefined && choices.from !== from) return false;
  if (players === undefined) return true;
  const { by } = choices;
  const isTheirs =
    from === undefined || !isOwnZone(from) || isAmongPlayers(game, scope, players, object.owner);
  return by !== undefined && isTheirs && isAmongPlayers(game, scope, players, by);
}

export const wasCast: ConditionWord<WasCast> = {
  shape: { what: 'objects', by: 'players?', from: 'zone?' },
  said: {
    passing: [
      phrase('you cast it', { holds: 'wasCast', what: { said: 'it' }, by: 'you' }),
      phrase('you cast <spell:selfWord> during your main phase', {
        holds: 'both',
        of: [
          { holds: 'wasCast', what: '<spell>', by: 'you' },
          { holds: 'turnOf', who: 'you' },
          {
            holds: 'either',
            of: [
              { holds: 'during', step: 'precombatMain' },
              { holds: 'during', step: 'postcombatMain' },
            ],
          },
        ],
      }),
      phrase("you didn't cast it", {
        holds: 'not',
        of: { holds: 'wasCast', what: { said: 'it' }, by: 'you' },
      }),
      phrase('you cast it from <from:castFrom>', {
        holds: 'wasCast',
        what: { said: 'it' },
        by: 'you',
        from: '<from>',
      }),
      phrase("you didn't cast it from <from:castFrom>", {
        holds: 'not',
        of: { holds: 'wasCast', what: { said: 'it' }, by: 'you', from: '<from>' },
      }),
      phrase('<what:castWord> was cast', { holds: 'wasCast', what: '<what>' }),
      phrase("<what:castWord> wasn't cast", { holds: 'not', of: { holds: 'wasCast', what: '<what>' } }),
      phrase('<what:castWord> was cast from <from:castByWhom>', {
        holds: 'wasCast',
        what: '<what>',
        '...from': '<from>',
      }),
    ],
    /** From your hand you cast it yourself. */
    castByWhom: [
      phrase('your hand', { by: 'you', from: 'hand' }),
      phrase('a|their hand', { from: 'hand' }),
      phrase('your graveyard', { by: 'you', from: 'graveyard' }),
      phrase('a|their graveyard', { from: 'graveyard' }),
      phrase('exile', { from: 'exile' }),
      phrase('your library', { by: 'you', from: 'library' }),
      phrase('their library', { from: 'library' }),
    ],
  },
  holds(game, scope, asked) {
    const meant = objects(game, scope, asked.what);
    return meant.length > 0 && meant.every((id) => isOne(game, scope, asked, id));
  },
  changedBy: ['cast'],
};
