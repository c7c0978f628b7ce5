/** Trigger conditions (603.1). */
import type { TriggerCondition } from '../../state/vocabulary/index.ts';
import { condition, filter, players, selfOr, watched } from './expressions.ts';
import { byWord, flag, integer, listOf, maybe, orWord, type Table, table, text, truth } from './shape.ts';
import { manaType, time, zone } from './words.ts';

const triggerFields: Table<TriggerCondition, 'on'> = {
  enters: { object: watched, from: maybe(zone), oneOrMore: maybe(flag) },
  leaves: {
    object: watched,
    from: maybe(zone),
    to: maybe(zone),
    notTo: maybe(zone),
    oneOrMore: maybe(flag),
  },
  dies: { object: orWord(watched, 'haunted'), oneOrMore: maybe(flag) },
  putInto: {
    zone,
    object: selfOr,
    from: maybe(zone),
    resolving: maybe(flag),
    oneOrMore: maybe(flag),
  },
  sacrificed: { object: selfOr, by: maybe(players) },
  attacks: { object: watched, player: maybe(players), alone: maybe(flag) },
  playerAttacks: { by: players, player: maybe(players), with: maybe(filter), atLeast: maybe(integer) },
  blocks: { object: watched, blocked: maybe(filter) },
  becomesBlocked: { object: watched, by: maybe(filter) },
  attacksUnblocked: { object: watched },
  dealsDamage: {
    source: watched,
    combat: maybe(truth),
    to: maybe(filter),
    toPlayer: maybe(players),
    oneOrMore: maybe(flag),
  },
  dealtDamage: {
    object: maybe(watched),
    player: maybe(players),
    combat: maybe(truth),
    excess: maybe(flag),
  },
  cast: { by: maybe(players), spell: selfOr, nth: maybe(integer) },
  activated: { by: maybe(players), source: selfOr, notMana: maybe(flag), onlyMana: maybe(flag) },
  becomesTarget: { object: watched, by: maybe(players), ofSpell: maybe(flag) },
  begins: { step: time, whose: maybe(players) },
  draws: { who: players, nth: maybe(integer) },
  discards: { who: players, card: maybe(filter) },
  gainsLife: { who: players },
  losesLife: { who: players },
  tapped: { object: watched },
  untapped: { object: watched },
  phasesOut: { object: watched },
  phasesIn: { object: watched },
  tappedForMana: { object: watched, by: maybe(players) },
  manaAdded: { to: maybe(players), types: maybe(listOf(manaType)), source: maybe(watched) },
  countersPut: { kind: maybe(text), object: watched, oneOrMore: maybe(flag), reaches: maybe(integer) },
  landPlayed: { by: players, land: maybe(filter) },
  losesGame: { who: players },
  attachedTo: { object: selfOr, to: maybe(filter) },
  unattached: { object: selfOr },
  transforms: { object: selfOr },
  scries: { who: players },
  shuffles: { who: players },
  triggers: { source: filter, by: maybe(players) },
  countered: { object: selfOr },
  controlChanges: { object: selfOr, from: maybe(players) },
  resolves: { times: integer },
  state: { is: condition },
};

export const triggers = listOf(byWord('on', table(triggerFields)));
