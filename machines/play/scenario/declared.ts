/** Attackers and blockers as a line names them (508.1a, 509.1a). */
import { attackVerdict, blockVerdict } from '../../combat/index.ts';
import {
  type AttackerAnswer,
  type BlockerAnswer,
  controllerOf,
  type Game,
  type ObjectId,
  type PlayerId,
  type Target,
  type Verdict,
} from '../../rules/index.ts';
import type { Action } from './action.ts';
import { findAmong } from './find.ts';
import type { Reference } from './names.ts';
import { gameOf, type Run, refusalsIn, send, type Trouble, trouble } from './sending.ts';

const onBattlefield =
  (game: Game) =>
  (target: Target): boolean =>
    'object' in target && game.objects[target.object]?.zone === 'battlefield';

/** A line that declares attackers or blockers. */
export type Declaring = Extract<Action, { readonly do: 'attack' | 'block' }>;

/** Declares what the line says, if its player may. */
export function declare(run: Run, action: Declaring): Trouble {
  const said = action.do === 'attack' ? attackers(run, action) : blockers(run, action);
  return 'reason' in said
    ? said
    : send(run, { type: 'decision.answer', player: action.player, answer: said.answer });
}

/** Why what the line says can’t be declared, as the game is; null: it can. */
export function whyNotDeclared(run: Run, action: Declaring): Trouble {
  const game = gameOf(run);
  const refusing = (verdict: Verdict): Trouble => (verdict.ok ? null : refusalsIn(game, verdict));
  if (action.do === 'attack') {
    const said = attackers(run, action);
    return 'reason' in said ? said : refusing(attackVerdict(game, action.player, said.answer));
  }
  const said = blockers(run, action);
  return 'reason' in said ? said : refusing(blockVerdict(game, action.player, said.answer));
}

type Said<Answer> = { readonly answer: readonly Answer[] } | NonNullable<Trouble>;

function attackers(run: Run, action: Extract<Declaring, { do: 'attack' }>): Said<AttackerAnswer> {
  const game = gameOf(run);
  const answer: AttackerAnswer[] = [];
  for (const { defender: whom, with: creatures } of action.attacks) {
    const defender = findAmong(
      game,
      run.names,
      whom,
      (target) => 'player' in target || onBattlefield(game)(target),
    );
    if ('reason' in defender) return trouble(defender.reason);
    for (const creature of creatures) {
      const found = ownCreature(
        run,
        game,
        action.player,
        creature,
        answer.map(({ object }) => object),
      );
      if (typeof found !== 'number') return found;
      answer.push({ object: found, defender: defender.target });
    }
  }
  return { answer };
}

/** A permanent of the player that isn’t in use yet; else another’s, which the rules then refuse. */
function ownCreature(
  run: Run,
  game: Game,
  player: PlayerId,
  reference: Reference,
  used: readonly ObjectId[],
): ObjectId | NonNullable<Trouble> {
  const isFree = (target: Target) =>
    onBattlefield(game)(target) && 'object' in target && !used.includes(target.object);
  const isTheirs = (target: Target) =>
    isFree(target) && 'object' in target && controllerOf(game, target.object) === player;
  const own = findAmong(game, run.names, reference, isTheirs);
  const found = 'reason' in own && !own.isUnclear ? findAmong(game, run.names, reference, isFree) : own;
  if ('reason' in found) return trouble(found.reason);
  return 'object' in found.target
    ? found.target.object
    : trouble('a player is no creature', ['508.1a', '509.1a']);
}

function blockers(run: Run, action: Extract<Declaring, { do: 'block' }>): Said<BlockerAnswer> {
  const game = gameOf(run);
  const attacking = (game.combat?.attackers ?? []).map(({ object }) => object);
  const blocking = new Map<ObjectId, ObjectId[]>();
  const taken: ObjectId[] = [];
  for (const { attacker: whom, with: creatures } of action.blocks) {
    const isAttacker = (target: Target) =>
      'object' in target && attacking.includes(target.object) && !taken.includes(target.object);
    const attacker = findAmong(game, run.names, whom, isAttacker);
    if ('reason' in attacker) return trouble(attacker.reason);
    if (!('object' in attacker.target)) return trouble('a player is no attacker', ['509.1a']);
    taken.push(attacker.target.object);
    const here: ObjectId[] = [];
    for (const creature of creatures) {
      const found = ownCreature(run, game, action.player, creature, here);
      if (typeof found !== 'number') return found;
      here.push(found);
      blocking.set(found, [...(blocking.get(found) ?? []), attacker.target.object]);
    }
  }
  return { answer: [...blocking].map(([object, blocked]) => ({ object, attackers: blocked })) };
}
