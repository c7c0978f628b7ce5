import {
  type Game,
  type GameEvent,
  gameEventWord,
  type Happened,
  hasHome,
  isHiddenZone,
  keywordAction,
  type ManaUnit,
} from '../rules/index.ts';
import type { Saying } from '../words/game-events/saying.ts';
import { hiddenDefinition } from './view.ts';
import {
  counted,
  doorName,
  listed,
  nameOf,
  playerName,
  refusalSentence,
  sourceName,
  targetName,
} from './words.ts';

const phaseNames = {
  beginning: 'beginning phase',
  precombatMain: 'precombat main phase',
  combat: 'combat phase',
  postcombatMain: 'postcombat main phase',
  ending: 'ending phase',
} as const;

const stepNames = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  beginningOfCombat: 'beginning of combat step',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endOfCombat: 'end of combat step',
  end: 'end step',
  cleanup: 'cleanup step',
} as const;

/** A phase's or a step's name as players say it. */
const timeNames = { ...phaseNames, ...stepNames };

/** Where phases or steps are added (500.8, 500.9). */
const besideOf = (event: Extract<GameEvent, { readonly type: 'extraPhases' }>): string => {
  if ('before' in event) return `before its ${timeNames[event.before]}`;
  return event.after === 'thisStep' ? 'after this step' : `after its ${timeNames[event.after]}`;
};

export const phaseName = (phase: keyof typeof phaseNames): string => phaseNames[phase];
export const stepName = (step: keyof typeof stepNames): string => stepNames[step];

const manaWords = (units: readonly ManaUnit[]): string => units.map((unit) => `{${unit.type}}`).join('');

/**
 * One sentence for an event that happened, in a game or in what a player sees of one. Null for events that only
 * carry another (the move that a draw is): the other's sentence says it.
 */
export function eventSentence(game: Game, event: GameEvent): string | null {
  const say = sayingIn(game);
  if (hasHome(event)) return gameEventWord(event).sentence(event, say);
  const { name, subject, who } = say;
  switch (event.type) {
    case 'move':
      return moveSentence(game, event);
    case 'create':
      return `${who(event.player)} creates ${counted(event.count, 'token')}.`;
    case 'createEmblem':
      return `${who(event.player)} gets an emblem.`;
    case 'destroy':
      return `${subject(event.object)} is destroyed.`;
    case 'sacrifice':
      return `${who(event.player)} sacrifices ${name(event.object)}.`;
    case 'discard':
      return `${who(event.player)} discards ${name(event.object)}.`;
    case 'drawCards':
      return event.count > 1 ? `${who(event.player)} draws ${counted(event.count, 'card')}.` : null;
    case 'draw':
      return `${who(event.player)} draws a card.`;
    case 'drawFromEmpty':
      return `${who(event.player)} can’t: there is no card in the library.`;
    case 'mill':
      return `${who(event.player)} mills ${counted(event.count, 'card')}.`;
    case 'shuffle':
      return `${who(event.player)} shuffles their ${event.deck === undefined ? 'library' : 'Attraction deck'}.`;
    case 'reorder':
      return `${who(event.player)} puts ${counted(event.top.length, 'card')} on top and ${counted(event.bottom.length, 'card')} on the bottom of their library.`;
    case 'reveal':
      return event.to === 'all'
        ? `${listed(event.objects.map(name))} ${event.objects.length === 1 ? 'is' : 'are'} revealed.`
        : `${listed(event.to.map(who))} may look at ${counted(event.objects.length, 'card')}.`;
    case 'beginPerforming':
      return null;
    case 'perform': {
      const { doneBy, verb } = keywordAction(event.action);
      if (doneBy !== undefined) return `${upperFirst(doneBy)} ${verb} ${who(event.player)}.`;
      const performer = event.object === null ? who(event.player) : subject(event.object);
      const to = event.what === undefined ? '' : ` ${listed(event.what.map(name))}`;
      return `${performer} ${verb}${to}${event.amount > 0 ? ` ${event.amount}` : ''}.`;
    }
    case 'search':
      return `${who(event.player)} searches ${event.player === event.library ? 'their' : `${who(event.library)}’s`} library.`;
    case 'cease':
      return `${subject(event.object)} ceases to exist.`;
    case 'damage':
      return `${subject(event.source)} deals ${event.amount} ${event.combat ? 'combat ' : ''}damage to ${targetName(game, event.to)}.`;
    case 'markDamage':
      return `${event.amount} damage is marked on ${name(event.object)}.`;
    case 'preventedDamage':
      return `${event.amount} damage that ${name(event.source)} would deal to ${targetName(game, event.to)} is prevented.`;
    case 'gainLife':
      return `${who(event.player)} gains ${event.amount} life.`;
    case 'loseLife':
      return `${who(event.player)} loses ${event.amount} life.`;
    case 'payLife':
      return `${who(event.player)} pays ${event.amount} life.`;
    case 'removeFromCombat':
      return `${subject(event.object)} is removed from combat.`;
    case 'addMana':
      return `${who(event.player)} adds ${manaWords(event.units)}.`;
    case 'tapForMana':
      return null;
    case 'spendMana':
      return `${who(event.player)} spends ${manaWords(event.units)}.`;
    case 'emptyPools':
      return null;
    case 'cast':
      return `${who(event.player)} casts ${name(event.object)}.`;
    case 'activate':
      return `${who(event.player)} activates an ability of ${name(event.source)}.`;
    case 'trigger':
      return `An ability of ${sourceName(game, event.source, event.ability)} triggers.`;
    case 'putOnStack':
      return `${who(event.player)} puts an ability of ${sourceName(game, event.source, event.ability)} on the stack.`;
    case 'becomeTarget':
      return `${'player' in event.target ? who(event.target.player) : subject(event.target.object)} becomes a target of ${name(event.of)}.`;
    case 'resolve':
      return `${subject(event.object)} resolves.`;
    case 'notResolve':
      return `${subject(event.object)} doesn’t resolve.`;
    case 'counter':
      return `${subject(event.by)} counters ${name(event.object)}.`;
    case 'copyCard':
    case 'copyOnStack':
      return `${who(event.player)} copies ${name(event.of)}.`;
    case 'changeTargets':
      return `${subject(event.object)} gets new targets.`;
    case 'landPlayed':
      return `${who(event.player)} plays ${name(event.object)}.`;
    case 'attack':
      return event.attackers.length === 0
        ? `${who(event.player)} attacks with nothing.`
        : `${who(event.player)} attacks with ${listed(event.attackers.map((one) => `${name(one.object)} (${targetName(game, one.defender)})`))}.${bandsIn(game, event)}`;
    case 'payToAttack':
      return `${who(event.player)} pays for ${event.link.replace(/@.*$/, '')} as ${name(event.object)} attacks.`;
    case 'block':
      return event.blockers.length === 0
        ? `${who(event.player)} blocks with nothing.`
        : `${who(event.player)} blocks: ${listed(event.blockers.map((one) => `${name(one.object)} blocks ${listed(one.attackers.map(name))}`))}.`;
    case 'joinAttack':
    case 'reselect':
      return `${subject(event.object)} is now attacking ${targetName(game, event.defender)}.`;
    case 'becomeBlocked':
      return `${subject(event.object)} becomes blocked${event.by.length > 0 ? ` by ${listed(event.by.map(name))}` : ''}.`;
    case 'unblocked':
      return `${subject(event.object)} isn’t blocked.`;
    case 'beginTurn':
      return `Turn ${event.number}: ${who(event.player)}’s turn begins.`;
    case 'beginPhase':
      return `The ${phaseNames[event.phase]} begins.`;
    case 'beginStep':
      return `The ${stepNames[event.step]} begins.`;
    case 'endStep':
      return null;
    case 'extraTurn':
      return `${who(event.player)} will take an extra turn.`;
    case 'extraPhases':
      return `This turn gets ${listed(event.phases.map((phase) => `another ${timeNames[phase]}`))} ${besideOf(event)}.`;
    case 'expire':
      return event.effects.length + event.delayed.length + event.permissions.length === 0
        ? null
        : `${counted(event.effects.length + event.delayed.length + event.permissions.length, 'effect')} end${event.effects.length + event.delayed.length + event.permissions.length === 1 ? 's' : ''}.`;
    case 'effectBegins':
      return `An effect of ${name(event.source)} begins.`;
    case 'restart':
      return 'The game restarts.';
    case 'endEarly':
      return event.what === 'turn' ? 'The turn ends early.' : 'The combat phase ends early.';
    case 'controlNextTurn':
      return `${who(event.by)} will control ${who(event.player)} during their next turn.`;
    case 'mulligan':
      return event.taken
        ? `${who(event.player)} takes a mulligan.`
        : `${who(event.player)} keeps their hand.`;
    case 'concede':
      return `${who(event.player)} concedes.`;
    case 'lose':
      return `${who(event.player)} loses the game.`;
    case 'win':
      return `${who(event.player)} wins the game.`;
    case 'leave':
      return `${who(event.player)} leaves the game.`;
    case 'gameOver':
      return event.winners.length === 0
        ? 'The game is a draw.'
        : `The game is over: ${listed(event.winners.map(who))} won.`;
    case 'enterRoom':
      return `${who(event.player)} enters ${event.room} of ${name(event.dungeon)}.`;
    case 'completeDungeon':
      return `${who(event.player)} completes ${name(event.dungeon)}.`;
    case 'designatePlayer':
      return event.designation === 'monarch'
        ? `${who(event.player)} becomes the monarch.`
        : `${who(event.player)} takes the initiative.`;
    case 'coin':
      return 'won' in event
        ? `${who(event.player)} ${event.won ? 'wins' : 'loses'} the coin flip.`
        : `${who(event.player)} flips a coin: ${event.heads ? 'heads' : 'tails'}.`;
    case 'die':
      return `${who(event.player)} rolls ${event.result} on a die with ${event.sides} sides.`;
    case 'reverse':
      return event.refusals.map((refusal) => `${refusalSentence(game, refusal)} (${refusal.rule})`).join(' ');
    case 'finishVoting':
      return `${listed(event.votes.map((vote) => `${who(vote.player)} voted for ${typeof vote.for === 'number' ? name(vote.for) : vote.for}`))}.`;
    case 'visitAttraction':
      return `${who(event.player)} visits ${nameOf(game, event.object)}.`;
    default:
      return event satisfies never;
  }
}

/** What sentences are made with, in a game or in what a player sees of one. */
const sayingIn = (game: Game): Saying => ({
  game,
  name: (id) => nameOf(game, id),
  subject: (id) => upperFirst(nameOf(game, id)),
  who: (player) => playerName(game, player),
  target: (target) => targetName(game, target),
  source: (source, ability) => sourceName(game, source, ability),
  door: (object, half) => doorName(game, object, half),
  refusal: (refusal) => refusalSentence(game, refusal),
  counted,
  listed,
});

/** The sentence of an event in its place among all that happened: a card that was drawn has its name, where that is known. */
export function happenedSentence(game: Game, { event, number }: Happened): string | null {
  if (event.type !== 'draw') return eventSentence(game, event);
  return `${playerName(game, event.player)} draws ${drawnName(game, number) ?? 'a card'}.`;
}

/** The name of the card that was drawn in the event of this number; null where it isn’t known. */
export function drawnName(game: Game, number: number): string | null {
  const card = game.happened
    .filter(({ causes }) => causes.some((cause) => 'event' in cause && cause.event === number))
    .map((caused) => (caused.event.type === 'move' ? caused.event.became : null))
    .find((id) => id !== null && game.objects[id] != null);
  return card == null || game.objects[card]?.definition === hiddenDefinition ? null : nameOf(game, card);
}

function moveSentence(game: Game, event: Extract<GameEvent, { type: 'move' }>): string | null {
  // What is drawn, discarded, destroyed, sacrificed, milled, countered or cast is said by that event.
  if (event.why === 'draw' || event.why === 'cast') return null;
  const name = upperFirst(movedName(game, event));
  // What becomes a part of a permanent has entered with that.
  if (event.partOf !== undefined && event.to === 'battlefield')
    return `${nameOf(game, event.object)} is part of ${nameOf(game, event.partOf)}.`;
  switch (event.to) {
    case 'battlefield':
      return `${name} enters the battlefield${event.entering?.tapped ? ' tapped' : ''}.`;
    case 'graveyard':
      return `${name} is put into ${playerName(game, ownerOf(game, event.object))}’s graveyard.`;
    case 'hand':
      return `${name} is put into ${playerName(game, ownerOf(game, event.object))}’s hand.`;
    case 'library':
      return `${name} is put into ${playerName(game, ownerOf(game, event.object))}’s library.`;
    case 'exile':
      return `${name} is exiled.`;
    case 'stack':
      return `${name} is put on the stack.`;
    case 'command':
      return `${name} is put into the command zone.`;
    case 'outside':
      return `${name} leaves the game.`;
    default:
      return event.to satisfies never;
  }
}

/** What moved, as what it became or, once that is gone too, as what it was. Nobody need know what a library hides. */
function movedName(game: Game, { became, from, object, to }: Extract<GameEvent, { type: 'move' }>): string {
  const id = [became, object].find((one) => one !== null && game.objects[one] != null);
  return id == null && (isHiddenZone(to) || isHiddenZone(from)) ? 'a card' : nameOf(game, id ?? object);
}

/** Which of the attackers are in a band together (702.22c). */
function bandsIn(game: Game, { attackers }: Extract<GameEvent, { type: 'attack' }>): string {
  const bands = new Set(attackers.flatMap(({ band }) => band ?? []));
  return [...bands]
    .map((band) => attackers.filter((one) => one.band === band).map(({ object }) => nameOf(game, object)))
    .map((names) => ` ${upperFirst(listed(names))} are a band.`)
    .join('');
}

const ownerOf = (game: Game, id: number): number => game.objects[id]?.owner ?? 0;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
