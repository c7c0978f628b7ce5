import {
  type Action,
  attempt,
  explain,
  type GameActor,
  legalActions,
  restoreGame,
  saveGame,
} from '../../machines/game/index.ts';
import { activatedAbilities, type Game } from '../../machines/rules/index.ts';

/** What names an action, however it is going to be paid for. */
const nameOf = (action: Action): string =>
  [
    action.type,
    action.player,
    'object' in action ? action.object : '',
    'ability' in action ? action.ability : '',
    'how' in action ? action.how : '',
  ].join(' ');

/** All that anyone could try in this game with what there is in it: every object in every way, by every player. */
function everyAttempt(game: Game): readonly Action[] {
  const objects = game.objects.flatMap((object) => (object === null ? [] : [object.id]));
  const players = game.players.map(({ id }) => id);
  const abilities = players.flatMap((player) => {
    const { mana, others } = activatedAbilities(game, player);
    return [...mana, ...others].map(({ object, ref }) => ({ object, ability: ref }));
  });
  return players.flatMap((player): readonly Action[] => [
    { type: 'priority.pass', player },
    { type: 'action.cancel', player },
    { type: 'decision.answer', player, answer: 99 },
    ...objects.flatMap((object): readonly Action[] => [
      { type: 'land.play', player, object },
      { type: 'spell.cast', player, object, how: 'mana' },
      { type: 'spell.cast', player, object, how: 'flashback' },
      { type: 'special.take', player, object, action: { kind: 'turnFaceUp', by: null } },
    ]),
    ...abilities.map(
      ({ ability, object }): Action => ({ type: 'ability.activate', player, object, ability }),
    ),
  ]);
}

/**
 * Tries in a copy of the game whatever `legalActions` leaves out: each is refused with a reason and a rule, by `explain`
 * and by `attempt` alike, and changes nothing. Gives which kinds of actions were tried; throws where one isn't so.
 */
export function checkLeftOut(actor: GameActor): readonly Action['type'][] {
  const { game } = actor.getSnapshot().context;
  const json = JSON.stringify(saveGame(actor));
  const copy = restoreGame(json);
  copy.start();
  const players = game.players.map(({ id }) => id);
  const listed = new Set(players.flatMap((player) => legalActions(game, player)).map(nameOf));
  const tried: Action['type'][] = [];
  for (const action of everyAttempt(game)) {
    if (listed.has(nameOf(action))) continue;
    const verdict = explain(game, action);
    const words = JSON.stringify(action);
    // What mana abilities may bring along isn't certain, and isn't listed (601.2g).
    if (verdict.ok && verdict.dependsOn !== undefined) continue;
    if (verdict.ok) throw new Error(`${words} isn’t listed, and nothing is said against it`);
    if (verdict.refusals.some(({ because, rule }) => because === '' || !/^\d{3}\./.test(rule)))
      throw new Error(`${words} is refused without a rule: ${JSON.stringify(verdict)}`);
    if (JSON.stringify(attempt(copy, action)) !== JSON.stringify(verdict))
      throw new Error(`${words} is refused otherwise as it is tried`);
    copy.send(action);
    tried.push(action.type);
  }
  if (JSON.stringify(saveGame(copy)) !== json) throw new Error('what was refused changed the game');
  return tried;
}
