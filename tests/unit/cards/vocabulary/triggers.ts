/** A sample of each trigger condition. */
import type { TriggerCondition } from '../../../../machines/rules/state/vocabulary/index.ts';
import type { Words } from './sample.ts';
import { creature, you } from './sample.ts';

export const triggers: Words<TriggerCondition, 'on'> = {
  enters: {
    needs: { on: 'enters', object: 'self' },
    full: { on: 'enters', object: creature, from: 'hand', oneOrMore: true },
  },
  leaves: {
    needs: { on: 'leaves', object: 'attached' },
    full: {
      on: 'leaves',
      object: creature,
      from: 'graveyard',
      to: 'exile',
      notTo: 'hand',
      through: { keyword: 'champion', of: 'self' },
      oneOrMore: true,
    },
  },
  dies: { needs: { on: 'dies', object: 'haunted' }, full: { on: 'dies', object: creature, oneOrMore: true } },
  putInto: {
    needs: { on: 'putInto', zone: 'graveyard', object: 'self' },
    full: {
      on: 'putInto',
      zone: 'graveyard',
      object: creature,
      causedBy: you,
      from: 'library',
      resolving: true,
      oneOrMore: true,
    },
  },
  destroyed: {
    needs: { on: 'destroyed', object: 'self' },
    full: { on: 'destroyed', object: creature, causedBy: you },
  },
  sacrificed: {
    needs: { on: 'sacrificed', object: 'self' },
    full: { on: 'sacrificed', object: creature, by: you, through: { keyword: 'exploit', of: 'self' } },
  },
  attacks: {
    needs: { on: 'attacks', object: 'self' },
    full: { on: 'attacks', object: creature, player: you, orPlaneswalkers: true, alone: true },
  },
  playerAttacks: {
    needs: { on: 'playerAttacks', by: you },
    full: { on: 'playerAttacks', by: you, player: 'opponents', with: creature, atLeast: 2 },
  },
  paysToAttack: { needs: { on: 'paysToAttack', linked: 'memory' } },
  blocks: {
    needs: { on: 'blocks', object: 'self' },
    full: { on: 'blocks', object: creature, blocked: creature, atLeast: 2 },
  },
  becomesBlocked: {
    needs: { on: 'becomesBlocked', object: 'self' },
    full: { on: 'becomesBlocked', object: creature, by: creature, byAtLeast: 2, oneOrMore: true },
  },
  fights: {
    needs: { on: 'fights', object: 'self' },
    full: { on: 'fights', object: creature, oneOrMore: true },
  },
  attacksUnblocked: {
    needs: { on: 'attacksUnblocked', object: 'self' },
    full: { on: 'attacksUnblocked', object: 'self', player: you },
  },
  dealsDamage: {
    needs: { on: 'dealsDamage' },
    full: { on: 'dealsDamage', source: creature, combat: true, to: creature, toPlayer: you, oneOrMore: true },
  },
  dealtDamage: {
    needs: { on: 'dealtDamage' },
    full: { on: 'dealtDamage', object: creature, player: you, combat: false, excess: true },
  },
  cast: {
    needs: { on: 'cast', spell: 'self' },
    full: { on: 'cast', spell: creature, by: you, nth: 2, turnOf: you, from: 'hand' },
  },
  activated: {
    needs: { on: 'activated', source: 'self' },
    full: { on: 'activated', source: creature, by: you, costsX: true, notMana: true, onlyMana: true },
  },
  becomesTarget: {
    needs: { on: 'becomesTarget', object: 'self' },
    full: {
      on: 'becomesTarget',
      object: creature,
      player: you,
      by: you,
      ofSpell: true,
      firstEachTurn: true,
    },
  },
  begins: {
    needs: { on: 'begins', step: 'upkeep' },
    full: { on: 'begins', step: 'combat', whose: you, nthStep: 1 },
  },
  draws: {
    needs: { on: 'draws', who: you },
    full: { on: 'draws', who: you, nth: 2, exceptFirstInDrawStep: true },
  },
  revealsDrawn: { needs: { on: 'revealsDrawn', card: creature } },
  discards: {
    needs: { on: 'discards', who: you },
    full: { on: 'discards', who: you, card: creature, payingFor: 'cycling' },
  },
  gainsLife: {
    needs: { on: 'gainsLife', who: you },
    full: { on: 'gainsLife', who: you, bySpell: creature },
  },
  losesLife: { needs: { on: 'losesLife', who: you } },
  tapped: { needs: { on: 'tapped', object: 'self' } },
  untapped: { needs: { on: 'untapped', object: 'self' } },
  exerted: {
    needs: { on: 'exerted', object: 'self' },
    full: { on: 'exerted', object: creature, by: you },
  },
  phasesOut: { needs: { on: 'phasesOut', object: 'self' } },
  phasesIn: { needs: { on: 'phasesIn', object: 'self' } },
  tappedForMana: {
    needs: { on: 'tappedForMana', object: 'self' },
    full: { on: 'tappedForMana', object: creature, by: you, types: ['C'] },
  },
  manaAdded: { needs: { on: 'manaAdded' }, full: { on: 'manaAdded', to: you, types: ['G'], source: 'self' } },
  countersPut: {
    needs: { on: 'countersPut', object: 'self' },
    full: { on: 'countersPut', object: creature, kind: 'lore', oneOrMore: true, reaches: 3 },
  },
  counterRemoved: {
    needs: { on: 'counterRemoved', object: 'self' },
    full: { on: 'counterRemoved', object: creature, kind: 'charge', last: true },
  },
  landPlayed: {
    needs: { on: 'landPlayed', by: you },
    full: { on: 'landPlayed', by: you, land: { type: 'land' } },
  },
  entersRoom: { needs: { on: 'entersRoom', room: 'Cave' } },
  completesDungeon: { needs: { on: 'completesDungeon', who: you } },
  playerDesignated: { needs: { on: 'playerDesignated', designation: 'initiative', who: you } },
  losesGame: { needs: { on: 'losesGame', who: you } },
  attachedTo: {
    needs: { on: 'attachedTo', object: 'self' },
    full: { on: 'attachedTo', object: creature, to: creature },
  },
  unattached: { needs: { on: 'unattached', object: 'self' } },
  transforms: { needs: { on: 'transforms', object: 'self' } },
  becomesMonstrous: { needs: { on: 'becomesMonstrous', object: 'self' } },
  unlocked: {
    needs: { on: 'unlocked', object: 'self' },
    full: { on: 'unlocked', object: creature, half: 'left', fully: true, by: you },
  },
  becomesLevel: { needs: { on: 'becomesLevel', object: 'self', level: 2 } },
  visited: { needs: { on: 'visited', object: 'self' } },
  turnedFaceUp: { needs: { on: 'turnedFaceUp', object: 'self' } },
  performs: {
    needs: { on: 'performs', action: 'explore' },
    full: { on: 'performs', action: 'explore', who: you, object: creature },
  },
  votingFinished: { needs: { on: 'votingFinished' } },
  shuffles: { needs: { on: 'shuffles', who: you } },
  triggers: {
    needs: { on: 'triggers', source: creature },
    full: { on: 'triggers', source: creature, by: you },
  },
  countered: { needs: { on: 'countered', object: 'self' } },
  controlChanges: {
    needs: { on: 'controlChanges', object: 'self' },
    full: { on: 'controlChanges', object: creature, from: you },
  },
  resolves: { needs: { on: 'resolves', times: 2 } },
  state: { needs: { on: 'state', is: { holds: 'turnOf', who: you } } },
};
