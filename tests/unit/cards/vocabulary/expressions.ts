/** Samples of quantities, objects, players, conditions and costs. */
import type {
  Condition,
  CostPart,
  Objects,
  Players,
  Quantity,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import type { Sample } from './sample.ts';
import { creature, fullFilter, you } from './sample.ts';

export const quantities: readonly Quantity[] = [
  3,
  -1,
  { number: 'x' },
  { number: 'count', of: fullFilter },
  { number: 'countPlayers', of: 'opponents' },
  { number: 'countOf', of: 'self', like: creature },
  { number: 'typesAmong', of: creature },
  { number: 'typesAmong', of: { these: 'self' } },
  { number: 'withDifferentNames', of: creature },
  { number: 'basicLandTypesAmong', of: creature },
  { number: 'value', value: 'power', of: 'self' },
  { number: 'greatest', value: 'toughness', of: { all: creature } },
  { number: 'votes', for: 'war', under: 'memory' },
  { number: 'lowest', value: 'power', of: { all: creature } },
  { number: 'counters', kind: 'charge', on: 'self' },
  { number: 'playerCounters', kind: 'poison', on: you },
  { number: 'devotion', to: ['W', 'U'], of: you },
  { number: 'devotion', to: { chosen: 'color' }, of: you },
  { number: 'life', of: you },
  { number: 'cardsIn', zone: 'hand', of: you },
  { number: 'amount', by: 'name' },
  { number: 'excess', by: 'name' },
  { number: 'begunWith', of: { type: 'land', tapped: false }, by: 'you' },
  { number: 'beforeDamage', by: 'name', of: 'planeswalker' },
  { number: 'eventAmount' },
  { number: 'manaSpent', which: 'all' },
  { number: 'manaSpent', which: 'colors' },
  { number: 'manaSpent', which: 'G' },
  { number: 'thisTurn', fact: 'spellsCast', by: you },
  { number: 'timesDone', action: 'tempt', by: you },
  { number: 'plus', of: [1, 2, 3] },
  { number: 'minus', of: [1, { number: 'x' }] },
  { number: 'times', of: [2, { number: 'x' }] },
  { number: 'least', of: [3, { number: 'x' }] },
  { number: 'half', of: 3, round: 'up' },
  { number: 'chosen', under: 'number' },
];

export const groups: readonly Objects[] = [
  'self',
  'attached',
  'it',
  { target: 0 },
  { named: 'name' },
  { event: 'object' },
  { all: creature },
  { linked: 'link' },
  { top: 1, of: you },
  { paid: 'cost' },
  { union: ['self', 'it'] },
  { last: { linked: 'link' } },
  { before: 'it' },
];

export const players: readonly Players[] = [
  'you',
  'opponents',
  'everyone',
  'everyoneElse',
  'active',
  'defending',
  'they',
  'attachedPlayer',
  { controllerOf: 'self' },
  { ownerOf: 'self' },
  { target: 0 },
  { named: 'name' },
  { event: 'player' },
  { union: ['you', 'they'] },
  { whoChose: 'war', under: 'memory' },
  { attackedBy: 'self' },
  { whoVoted: 'asYou', of: 'opponents' },
  { playerDesignated: 'monarch' },
];

export const playersWith: Players = {
  playersWith: {
    attacking: 'attachedPlayer',
    life: { atMost: 3 },
    of: you,
    mostLife: true,
    fewest: creature,
    cards: { in: 'hand', count: { atLeast: 1 } },
    dealtCombatDamageBy: 'self',
    thisTurn: { fact: 'spellsCast', count: { atLeast: 1 } },
    except: 'active',
  },
};

export const conditions: readonly Sample<Condition>[] = [
  { needs: { holds: 'compare', what: 1, to: { atLeast: 1 } } },
  {
    needs: { holds: 'exists', what: creature },
    full: { holds: 'exists', what: creature, count: { atLeast: 2 } },
  },
  { needs: { holds: 'is', what: 'self', like: creature } },
  { needs: { holds: 'turnOf', who: you } },
  { needs: { holds: 'startingPlayer', who: you } },
  { needs: { holds: 'during', step: 'upkeep' } },
  { needs: { holds: 'timeOfDay', time: 'night' } },
  {
    needs: { holds: 'completedDungeon', who: you },
    full: { holds: 'completedDungeon', who: you, called: 'Undercity' },
  },
  { needs: { holds: 'playerDesignated', designation: 'initiative', who: you } },
  { needs: { holds: 'paid', cost: 'kicker' } },
  { needs: { holds: 'wordChosen', word: 'Khans', under: 'link' } },
  {
    needs: { holds: 'beforeInCombat', point: 'blockers' },
    full: { holds: 'beforeInCombat', point: 'attackers', ofEach: true },
  },
  {
    needs: { holds: 'afterInCombat', point: 'combat' },
    full: { holds: 'afterInCombat', point: 'combatDamage', ofEach: true },
  },
  { needs: { holds: 'did', by: 'name' } },
  { needs: { holds: 'isCommander', what: 'self' } },
  {
    needs: { holds: 'wasCast', what: 'self' },
    full: { holds: 'wasCast', what: 'self', by: you, from: 'hand' },
  },
  { needs: { holds: 'attackedThisTurn', what: 'self' } },
  { needs: { holds: 'happenedThisTurn', of: [{ on: 'gainsLife', who: you }] } },
  {
    needs: { holds: 'enteredLastTurn', type: 'creature', under: you },
    full: { holds: 'enteredLastTurn', type: 'creature', under: you, other: true },
  },
  { needs: { holds: 'not', of: { holds: 'turnOf', who: you } } },
  { needs: { holds: 'both', of: [{ holds: 'turnOf', who: you }] } },
  { needs: { holds: 'either', of: [{ holds: 'turnOf', who: you }] } },
];

export const costs: readonly Sample<CostPart>[] = [
  { needs: { pay: 'mana', cost: '{2}{W}{U/B}{2/R}{G/P}{W/U/P}{C}{S}{X}' } },
  { needs: { pay: 'tap' } },
  { needs: { pay: 'untap' } },
  { needs: { pay: 'life', amount: 2 } },
  { needs: { pay: 'energy', amount: 2 } },
  {
    needs: { pay: 'sacrifice', what: 'self' },
    full: { pay: 'sacrifice', what: creature, count: 2, upTo: true, as: 'name' },
  },
  {
    needs: { pay: 'tapTotalPower', atLeast: 3, what: creature },
    full: { pay: 'tapTotalPower', atLeast: 3, what: creature, as: 'name' },
  },
  {
    needs: { pay: 'tapPermanents', what: creature, count: 1 },
    full: { pay: 'tapPermanents', what: creature, count: 1, as: 'name' },
  },
  {
    needs: { pay: 'returnToHand', what: 'self' },
    full: { pay: 'returnToHand', what: creature, count: 2, as: 'name' },
  },
  {
    needs: { pay: 'putIntoGraveyard', what: creature },
    full: { pay: 'putIntoGraveyard', what: creature, count: 2, as: 'name' },
  },
  {
    needs: { pay: 'discard', what: 'hand' },
    full: { pay: 'discard', what: creature, count: 2, atRandom: true, as: 'name' },
  },
  {
    needs: { pay: 'exile', what: 'self' },
    full: {
      pay: 'exile',
      what: creature,
      from: 'hand',
      count: 2,
      totalManaValue: 4,
      as: 'name',
      link: 'memory',
    },
  },
  { needs: { pay: 'reveal', what: creature }, full: { pay: 'reveal', what: creature, count: 2, as: 'name' } },
  { needs: { pay: 'mill', count: 2 }, full: { pay: 'mill', count: 2, as: 'name' } },
  { needs: { pay: 'exileTop', count: 2 }, full: { pay: 'exileTop', count: 2, as: 'name' } },
  {
    needs: { pay: 'removeCounters', kind: 'charge', count: 1 },
    full: { pay: 'removeCounters', kind: 'charge', count: 1, from: creature },
  },
  {
    needs: { pay: 'putCounters', kind: 'charge', count: 1 },
    full: { pay: 'putCounters', kind: 'charge', count: 1, on: creature, as: 'name' },
  },
  { needs: { pay: 'perform', action: 'forage' } },
  { needs: { pay: 'exert', what: 'self' } },
  { needs: { pay: 'loyalty', change: -3 } },
  { needs: { pay: 'loyalty', change: '-X' } },
];
