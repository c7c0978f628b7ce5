/** Players in words. */
import type { Comparison, Fact, Players } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { list, possessive, withArticle } from '../words.ts';
import { facts } from './facts.ts';
import { holds } from './holds.ts';
import { asDamaged, isEventObject, libraryOf } from './remembered.ts';

export const isPlayersReference = (players: Players, key: string): boolean =>
  typeof players === 'object' && key in players;

/** "you", "each opponent", "target player", "its controller". */
export function playersText(players: Players, context: Context): string {
  if (players === 'you') return 'you';
  if (players === 'opponents') return 'each opponent';
  if (players === 'everyone') return 'each player';
  if (players === 'everyoneElse') return 'each other player';
  if (players === 'active') return 'the active player';
  if (players === 'defending') return 'defending player';
  if (players === 'they') return 'that player';
  if (context.mentioned.has(libraryOf(players))) return 'that player';
  if (players === 'attachedPlayer') {
    if (context.mentioned.has('attachedPlayer')) return 'that player';
    context.mentioned.add('attachedPlayer');
    return context.attached;
  }
  if ('target' in players) {
    const key = `target${players.target}`;
    if (context.mentioned.has(key)) return 'that player';
    context.mentioned.add(key);
    const spec = context.targets[players.target];
    return spec === undefined ? 'target player' : context.say.target(spec, context);
  }
  if (
    'controllerOf' in players &&
    holds(players.controllerOf, 'event') &&
    players.controllerOf.event === 'source'
  )
    return "that source's controller";
  if ('controllerOf' in players && isEventObject(players.controllerOf) && context.event.namesController)
    return 'that player';
  // In a triggered ability "its controller" would be that of the ability's source.
  if ('controllerOf' in players && context.inTrigger && holds(players.controllerOf, 'target'))
    return `${possessive(context.say.objectsByKind(players.controllerOf, context))} controller`;
  if ('controllerOf' in players)
    return `${possessive(context.say.objects(players.controllerOf, context, 'subject'))} controller`;
  if ('ownerOf' in players)
    return `${possessive(context.say.objects(players.ownerOf, context, 'subject'))} owner`;
  if ('named' in players && context.mentioned.has(asDamaged(players.named)))
    return 'players dealt damage this way';
  if ('union' in players && isTargetOrItsController(players.union))
    return "that player or that permanent's controller";
  if ('union' in players) return list(players.union.map((each) => playersText(each, context)));
  if ('whoChose' in players) return `players who chose ${players.whoChose}`;
  if ('whoVoted' in players)
    return `${playersText(players.of, context)} who voted for a choice you ${players.whoVoted === 'asYou' ? 'voted' : "didn't vote"} for`;
  if ('playerDesignated' in players)
    return players.playerDesignated === 'monarch' ? 'the monarch' : 'the player who has the initiative';
  if ('attackedBy' in players)
    return `the player ${players.attackedBy === 'self' ? context.self : context.say.objects(players.attackedBy, context, 'subject')} is attacking`;
  if ('playersWith' in players) {
    const { attacking, dealtCombatDamageBy, except, fewest, life, of, thisTurn } = players.playersWith;
    if (dealtCombatDamageBy !== undefined)
      return `each player dealt combat damage by ${context.say.objects(dealtCombatDamageBy, context, 'object')} this turn`;
    if (except !== undefined) return of === 'opponents' ? 'each other opponent' : 'each other player';
    const who = of === 'opponents' ? 'each opponent' : 'each player';
    if (attacking !== undefined) return `${who} attacking ${playersText(attacking, context)}`;
    if (thisTurn !== undefined) return `${who} ${doneThisTurn(thisTurn, context)}`;
    if (fewest !== undefined)
      return `${who} who controls the fewest ${context.say.filter(fewest, context, 'many')}`;
    return life === undefined
      ? `${who} with the most life`
      : `${who} with ${context.say.comparison(life, context)} life`;
  }
  return 'that player';
}

/** Whether it is who is targeted, or else who controls what is. */
const isTargetOrItsController = ([one, other, ...more]: readonly Players[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more.length === 0 &&
  holds(one, 'target') &&
  holds(other, 'controllerOf') &&
  holds(other.controllerOf, 'target') &&
  one.target === other.controllerOf.target;

/** "who has cast a nonartifact spell this turn", after players. */
function doneThisTurn(
  { count, fact }: { readonly fact: Fact; readonly count: Comparison },
  context: Context,
): string {
  const [things, done, whose] = facts[fact];
  const isAny = count.atLeast === 1 && count.atMost === undefined;
  if (isAny && whose === 'by' && things.startsWith('number of '))
    return `who has ${done} ${withArticle(things.replace(/^number of (.*)s$/, '$1'))} this turn`;
  return `for whom ${context.say.fact(fact, 'they', context)} is ${context.say.comparison(count, context)}`;
}

/** Each of the players apart, as what something happens to: "an opponent", "a player". */
export const someone = (players: Players, context: Context): string =>
  players === 'opponents'
    ? 'an opponent'
    : players === 'everyone'
      ? 'a player'
      : playersText(players, context);

/** Whether a player's verb has the form of "you". */
export const isYou = (players: Players | undefined): boolean => players === undefined || players === 'you';

/** "your", "their": of the player who was named just before. */
export const theirs = (players: Players | undefined): string => (isYou(players) ? 'your' : 'their');
