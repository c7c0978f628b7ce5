/** What the game waits for: who decides what, for which object, among what. */
import { nameOf } from '../../game/index.ts';
import type { Decision, Game, ObjectId } from '../../rules/index.ts';
import { type Names, toldApart } from './find.ts';
import type { Run } from './sending.ts';

/** A decision as a failure names it: `alice has to decide (choose: a target, 601.2c) for Shock: Grizzly Bears or bob`. */
export function waitingFor(game: Game, { names }: Pick<Run, 'names'>, decision: Decision): string {
  const seat = (player: number) => names.lexicon.players[player] ?? '';
  const { about, decider, kind, object, player, rule } = decision;
  const who =
    decider === player
      ? `${seat(player)} has`
      : `${seat(player)} (for whom ${seat(decider)} decides, 723.5) has`;
  if (kind === 'priority') return `${who} priority`;
  const asking = about === '' ? kind : `${kind}: ${about}`;
  const of = object === null ? '' : nameOf(game, object);
  const options = optionsOf(game, names, decision);
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
function optionsOf(game: Game, names: Names, decision: Decision): readonly string[] {
  const called = (objects: readonly ObjectId[]) =>
    toldApart(
      game,
      names,
      objects.map((object) => ({ object })),
    );
  switch (decision.kind) {
    case 'choose':
      return toldApart(game, names, decision.options);
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
      return toldApart(game, names, decision.among);
    case 'arrange':
      return called(decision.cards);
    case 'attackers':
    case 'blockers':
    case 'combatDamage':
      return called(decision.creatures.map(({ object }) => object));
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
