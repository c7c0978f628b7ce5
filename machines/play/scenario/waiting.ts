/** What the game waits for: who decides what, for which object, among what. */
import { nameOf } from '../../game/index.ts';
import type { Decision, Game, Target } from '../../rules/index.ts';
import type { Run } from './sending.ts';

/** A decision as a failure names it: `alice has to decide (choose: a target, 601.2c) for Shock: Grizzly Bears or bob`. */
export function waitingFor(game: Game, { names }: Run, decision: Decision): string {
  const seat = (player: number) => names.lexicon.players[player] ?? '';
  const { about, decider, kind, object, player, rule } = decision;
  const who =
    decider === player
      ? `${seat(player)} has`
      : `${seat(player)} (for whom ${seat(decider)} decides, 723.5) has`;
  const asking = about === '' ? kind : `${kind}: ${about}`;
  const of = object === null ? '' : nameOf(game, object);
  const options = optionsOf(game, decision, seat);
  return [
    `${who} to decide (${asking}, ${rule})`,
    of === '' || about.includes(of) ? '' : ` for ${of}`,
    options.length === 0 ? '' : `: ${listed(options)}`,
  ].join('');
}

/** So many options are named; of more, how many others there are. */
const mostNamed = 12;

function listed(options: readonly string[]): string {
  const named = options.slice(0, mostNamed);
  const left = options.length - named.length;
  if (left > 0) return `${named.join(', ')} and ${left} more`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}

/** What may be chosen, in words. */
function optionsOf(game: Game, decision: Decision, seat: (player: number) => string): readonly string[] {
  const target = (one: Target) => ('player' in one ? seat(one.player) : nameOf(game, one.object));
  switch (decision.kind) {
    case 'choose':
      return decision.options.map(target);
    case 'option':
      return decision.options;
    case 'number':
      return [`${decision.min} to ${decision.max}`];
    case 'modes':
      return decision.options.flatMap(({ legal, text }, at) => (legal ? [`${at + 1} (${text})`] : []));
    case 'order':
    case 'replacement': {
      const items = decision.kind === 'order' ? decision.items : decision.options;
      return items.map(({ object, text }) =>
        object === null ? text : text === '' ? nameOf(game, object) : `${nameOf(game, object)} (“${text}”)`,
      );
    }
    case 'divide':
      return decision.among.map(target);
    case 'arrange':
      return decision.cards.map((card) => nameOf(game, card));
    case 'attackers':
    case 'blockers':
    case 'combatDamage':
      return decision.creatures.map(({ object }) => nameOf(game, object));
    case 'reverseMana':
      return decision.abilities.map(({ object }) => nameOf(game, object));
    case 'payment':
      return decision.cost;
    case 'cardName':
    case 'confirm':
    case 'mulligan':
    case 'priority':
      return [];
    default:
      return decision satisfies never;
  }
}
