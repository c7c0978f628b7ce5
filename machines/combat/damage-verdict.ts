import {
  all,
  allowed,
  type DamageAnswer,
  forbidden,
  type Game,
  type PlayerId,
  sameTarget,
  type Target,
  type Verdict,
} from '../rules/index.ts';
import {
  type Assigned,
  type Assigner,
  assignedBy,
  assigners,
  stillLethal,
  stillLoyalty,
  sumTo,
} from './assigners.ts';

/**
 * Is this a legal assignment of combat damage by all of the player's creatures, checked as a whole (510.1e)? Refuses
 * a creature left out or named twice, another amount than it deals, damage to what it can't assign to (510.1b-d), and
 * excess damage before lethal damage is assigned (702.19b-c).
 */
export function damageVerdict(game: Game, player: PlayerId, answer: readonly DamageAnswer[]): Verdict {
  const expected = assigners(game, player);
  const assigned = assignedBy(answer);
  const stranger = answer.find(
    ({ object }, position) =>
      !expected.some((one) => one.object === object) ||
      answer.findIndex((one) => one.object === object) !== position,
  );
  if (stranger !== undefined)
    return forbidden('510.1', '{0} doesn’t assign combat damage now, or is named twice.', [stranger.object]);
  return all(
    expected.map((assigner) => {
      const own = assigned.filter(({ source }) => source === assigner.object);
      const amounts = amountsVerdict(assigner, own);
      return amounts.ok ? excessVerdict(game, assigner, own, assigned) : amounts;
    }),
  );
}

function amountsVerdict(assigner: Assigner, own: readonly Assigned[]): Verdict {
  const { object, amount, recipients } = assigner;
  const sum = own.reduce((total, one) => total + one.amount, 0);
  if (sum !== amount || own.some((one) => !Number.isInteger(one.amount) || one.amount <= 0))
    return forbidden('510.1a', '{0} assigns {amount} damage, not {sum}.', [object], {
      values: { amount, sum },
    });
  const other = own.find(({ to }) => !recipients.some((one) => sameTarget(one, to)));
  return other === undefined
    ? allowed
    : forbidden('510.1c', '{0} can’t assign damage to that.', [object, ...objectsIn(other.to)], {
        players: 'player' in other.to ? [other.to.player] : [],
      });
}

const objectsIn = (target: Target) => ('object' in target ? [target.object] : []);

/** Excess damage only after lethal damage to everything that comes before (702.19b-c). */
function excessVerdict(
  game: Game,
  assigner: Assigner,
  own: readonly Assigned[],
  assigned: readonly Assigned[],
): Verdict {
  const { object, opposing, beyond, asThoughUnblocked } = assigner;
  const isOpposed = opposing.some((id) => sumTo(own, { object: id }) > 0);
  const isFree = asThoughUnblocked.length > 0 && !isOpposed;
  if (isFree) return inOrderVerdict(game, assigner, asThoughUnblocked, own, assigned);
  const outside = own.find(({ to }) => !beyond.some((one) => sameTarget(one, to)) && !isAmong(opposing, to));
  if (outside !== undefined)
    return forbidden('510.1c', '{0} assigns all its damage as though it weren’t blocked, or none.', [object]);
  if (!beyond.some((target) => sumTo(own, target) > 0)) return allowed;
  return all([
    ...opposing
      .filter((creature) => stillLethal(game, assigned, creature, object) > 0)
      .map((creature) =>
        forbidden('702.19b', '{0} hasn’t assigned lethal damage to {1}.', [object, creature]),
      ),
    inOrderVerdict(game, assigner, beyond, own, assigned),
  ]);
}

const isAmong = (creatures: readonly number[], target: Target) =>
  'object' in target && creatures.includes(target.object);

/** Of what isn't blocking: each further one only once the loyalty of those before is reached (702.19c). */
function inOrderVerdict(
  game: Game,
  { object }: Assigner,
  beyond: readonly Target[],
  own: readonly Assigned[],
  assigned: readonly Assigned[],
): Verdict {
  return all(
    beyond.flatMap((target, position) => {
      const isReached = beyond.slice(position + 1).some((later) => sumTo(own, later) > 0);
      if (!isReached || !('object' in target) || stillLoyalty(game, assigned, target.object) === 0) return [];
      return [
        forbidden('702.19c', '{0} hasn’t assigned damage equal to {1}’s loyalty.', [object, target.object]),
      ];
    }),
  );
}
