import { describe } from 'vitest';
import type { Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { whenever } from './rows.ts';

const yours: Filter = { type: 'creature', controller: 'you' };

describe('what players do, and when', () => {
  whenever([
    ['Whenever you become the monarch', { on: 'playerDesignated', designation: 'monarch', who: 'you' }],
    [
      'Whenever an opponent becomes the monarch',
      { on: 'playerDesignated', designation: 'monarch', who: 'opponents' },
    ],
    ['Whenever you take the initiative', { on: 'playerDesignated', designation: 'initiative', who: 'you' }],
    [
      'Whenever an opponent takes the initiative',
      { on: 'playerDesignated', designation: 'initiative', who: 'opponents' },
    ],
    ['Whenever you complete a dungeon', { on: 'completesDungeon', who: 'you' }],
    ['Whenever an opponent completes a dungeon', { on: 'completesDungeon', who: 'opponents' }],
    ['When you move your venture marker into this room', { on: 'entersRoom', room: 'Cave' }],
    ['When you unlock this door', { on: 'unlocked', object: 'self', half: 'left' }],
    ['Whenever you fully unlock a Room', { on: 'unlocked', object: { subtype: 'Room' }, fully: true }],
    [
      'Whenever an opponent unlocks a door of a Room',
      { on: 'unlocked', object: { subtype: 'Room' }, by: 'opponents' },
    ],
    [
      'Whenever one or more creatures a player controls deal combat damage to you',
      {
        on: 'dealsDamage',
        source: { type: 'creature' },
        toPlayer: 'you',
        combat: true,
        oneOrMore: 'ofAPlayer',
      },
    ],
    ['When you cast this spell', { on: 'cast', spell: 'self' }],
    ['Whenever you cast a creature spell', { on: 'cast', by: 'you', spell: { type: 'creature' } }],
    ['Whenever an opponent casts a spell', { on: 'cast', by: 'opponents', spell: {} }],
    ['Whenever a player casts a spell', { on: 'cast', spell: {} }],
    ['Whenever you cast your second spell each turn', { on: 'cast', by: 'you', spell: {}, nth: 2 }],
    [
      'Whenever an opponent casts their second creature spell each turn',
      { on: 'cast', by: 'opponents', spell: { type: 'creature' }, nth: 2 },
    ],
    ['Whenever you cast a spell from exile', { on: 'cast', by: 'you', spell: {}, from: 'exile' }],
    [
      'Whenever a player casts a spell from a graveyard',
      { on: 'cast', by: 'everyone', spell: {}, from: 'graveyard' },
    ],
    [
      'Whenever an opponent casts a spell during your turn',
      { on: 'cast', by: 'opponents', spell: {}, turnOf: 'you' },
    ],
    ['Whenever a player activates an ability of this creature', { on: 'activated', source: 'self' }],
    ['Whenever you activate an ability', { on: 'activated', by: 'you', source: {} }],
    [
      "Whenever an opponent activates an ability of an artifact that isn't a mana ability",
      { on: 'activated', by: 'opponents', source: { type: 'artifact' }, notMana: true },
    ],
    [
      'Whenever you activate a mana ability of an artifact',
      { on: 'activated', by: 'you', source: { type: 'artifact' }, onlyMana: true },
    ],
    [
      'Whenever this creature becomes the target of a spell or ability',
      { on: 'becomesTarget', object: 'self' },
    ],
    [
      'Whenever this creature becomes the target of a spell or ability an opponent controls',
      { on: 'becomesTarget', object: 'self', by: 'opponents' },
    ],
    [
      'Whenever this creature becomes the target of a spell you control',
      { on: 'becomesTarget', object: 'self', by: 'you', ofSpell: true },
    ],
    [
      'Whenever this creature becomes the target of a spell or ability for the first time each turn',
      { on: 'becomesTarget', object: 'self', firstEachTurn: true },
    ],
    [
      'Whenever you or a creature you control becomes the target of a spell or ability an opponent controls',
      { on: 'becomesTarget', object: yours, player: 'you', by: 'opponents' },
    ],
    [
      'Whenever you or a creature you control becomes the target of a spell',
      { on: 'becomesTarget', object: yours, player: 'you', ofSpell: true },
    ],
    ['At the beginning of each upkeep', { on: 'begins', step: 'upkeep' }],
    ["At the beginning of each player's upkeep", { on: 'begins', step: 'upkeep', whose: 'everyone' }],
    ["At the beginning of each opponent's upkeep", { on: 'begins', step: 'upkeep', whose: 'opponents' }],
    [
      "At the beginning of equipped creature's controller's upkeep",
      { on: 'begins', step: 'upkeep', whose: { controllerOf: 'attached' } },
    ],
    ['At the beginning of combat on your turn', { on: 'begins', step: 'beginningOfCombat', whose: 'you' }],
    [
      "At the beginning of combat on each opponent's turn",
      { on: 'begins', step: 'beginningOfCombat', whose: 'opponents' },
    ],
    ['At the beginning of each combat', { on: 'begins', step: 'beginningOfCombat' }],
    ['At the beginning of combat on your turn', { on: 'begins', step: 'combat', whose: 'you' }],
    ['At end of combat', { on: 'begins', step: 'endOfCombat' }],
    ['At the beginning of the end step', { on: 'begins', step: 'end' }],
    ['At the beginning of your end step', { on: 'begins', step: 'end', whose: 'you' }],
    [
      'At the beginning of each of your postcombat main phases',
      { on: 'begins', step: 'postcombatMain', whose: 'you' },
    ],
    [
      "At the beginning of each opponent's postcombat main phase",
      { on: 'begins', step: 'postcombatMain', whose: 'opponents' },
    ],
    ['At the beginning of your precombat main phase', { on: 'begins', step: 'precombatMain', whose: 'you' }],
    [
      'At the beginning of each of your main phases',
      { on: 'begins', step: 'precombatMain', whose: 'you' },
      { on: 'begins', step: 'postcombatMain', whose: 'you' },
    ],
    [
      'At the beginning of your precombat main phase or the beginning of your upkeep',
      { on: 'begins', step: 'precombatMain', whose: 'you' },
      { on: 'begins', step: 'upkeep', whose: 'you' },
    ],
    [
      'At the beginning of your 7th upkeep each turn',
      { on: 'begins', step: 'upkeep', whose: 'you', nthStep: 7 },
    ],
    ['Whenever you draw a card', { on: 'draws', who: 'you' }],
    ['Whenever you draw your second card each turn', { on: 'draws', who: 'you', nth: 2 }],
    ['Whenever an opponent draws their second card each turn', { on: 'draws', who: 'opponents', nth: 2 }],
    [
      'Whenever an opponent draws a card except the first one they draw in each of their draw steps',
      { on: 'draws', who: 'opponents', exceptFirstInDrawStep: true },
    ],
    ['Whenever you reveal this card this way', { on: 'revealsDrawn', card: 'self' }],
    ['Whenever you reveal a land card this way', { on: 'revealsDrawn', card: { type: 'land' } }],
    ['Whenever you discard a card', { on: 'discards', who: 'you' }],
    [
      'Whenever an opponent discards a land card',
      { on: 'discards', who: 'opponents', card: { type: 'land' } },
    ],
    ['Whenever you gain life', { on: 'gainsLife', who: 'you' }],
    [
      'Whenever a white instant or sorcery spell causes you to gain life',
      { on: 'gainsLife', who: 'you', bySpell: { color: 'W', anyType: ['instant', 'sorcery'] } },
    ],
    ['Whenever an opponent loses life', { on: 'losesLife', who: 'opponents' }],
    ['Whenever a land is tapped for mana', { on: 'tappedForMana', object: { type: 'land' } }],
    ['Whenever you tap a land for mana', { on: 'tappedForMana', object: { type: 'land' }, by: 'you' }],
    [
      'Whenever a player taps a land for {G} or {U}',
      { on: 'tappedForMana', object: { type: 'land' }, by: 'everyone', types: ['G', 'U'] },
    ],
    [
      'Whenever one or more {G} mana is added to your mana pool',
      { on: 'manaAdded', to: 'you', types: ['G'] },
    ],
    [
      "Whenever one or more mana is added to a player's mana pool by a land",
      { on: 'manaAdded', source: { type: 'land' } },
    ],
    ['Whenever a counter is put on this creature', { on: 'countersPut', object: 'self' }],
    [
      'Whenever one or more +1/+1 counters are put on a creature you control',
      { on: 'countersPut', object: yours, kind: '+1/+1', oneOrMore: true },
    ],
    [
      'Whenever one or more counters are put on a creature you control',
      { on: 'countersPut', object: yours, oneOrMore: true },
    ],
    [
      'Whenever a time counter is removed from this creature',
      { on: 'counterRemoved', object: 'self', kind: 'time' },
    ],
    ['Whenever a counter is removed from this creature', { on: 'counterRemoved', object: 'self' }],
    ['Whenever you play a land', { on: 'landPlayed', by: 'you' }],
    [
      'Whenever an opponent plays a nonbasic land',
      { on: 'landPlayed', by: 'opponents', land: { type: 'land', notSupertype: 'basic' } },
    ],
    ['Whenever a player loses the game', { on: 'losesGame', who: 'everyone' }],
    ['Whenever this creature becomes attached to a permanent', { on: 'attachedTo', object: 'self' }],
    [
      'Whenever an Aura becomes attached to a creature',
      { on: 'attachedTo', object: { subtype: 'Aura' }, to: { type: 'creature' } },
    ],
    [
      'Whenever an Aura becomes attached to this creature',
      { on: 'attachedTo', object: { subtype: 'Aura' }, to: { among: 'self' } },
    ],
    ['Whenever this creature becomes unattached', { on: 'unattached', object: 'self' }],
    ['When this creature is turned face up', { on: 'turnedFaceUp', object: 'self' }],
    ['Whenever this creature transforms into Guard', { on: 'transforms', object: 'self' }],
    ['Whenever a creature you control transforms', { on: 'transforms', object: yours }],
    ['Whenever you investigate', { on: 'performs', action: 'investigate', who: 'you' }],
    ['Whenever an opponent clashes', { on: 'performs', action: 'clash', who: 'opponents' }],
    ['Whenever you time travel', { on: 'performs', action: 'time travel', who: 'you' }],
    ['Whenever a creature you control explores', { on: 'performs', action: 'explore', object: yours }],
    ['Whenever the Ring tempts you', { on: 'performs', action: 'tempt', who: 'you' }],
    ['Whenever the Ring tempts an opponent', { on: 'performs', action: 'tempt', who: 'opponents' }],
    [
      'Whenever your Ring-bearer attacks',
      { on: 'attacks', object: { designated: 'Ring-bearer', controller: 'you' } },
    ],
    ['Whenever you scry', { on: 'performs', action: 'scry', who: 'you' }],
    ['Whenever an opponent scries', { on: 'performs', action: 'scry', who: 'opponents' }],
    ['Whenever you shuffle your library', { on: 'shuffles', who: 'you' }],
    ['Whenever an opponent shuffles their library', { on: 'shuffles', who: 'opponents' }],
    ['Whenever an ability of a creature triggers', { on: 'triggers', source: { type: 'creature' } }],
    [
      'Whenever an ability of a creature you control triggers',
      { on: 'triggers', source: { type: 'creature' }, by: 'you' },
    ],
    ['When you lose control of this creature', { on: 'controlChanges', object: 'self', from: 'you' }],
    [
      'When you lose control of this creature',
      { on: 'controlChanges', object: 'self', from: 'you' },
      { on: 'leaves', object: 'self' },
    ],
    ['When this ability has resolved three times this turn', { on: 'resolves', times: 3 }],
    ["When it's your turn", { on: 'state', is: { holds: 'turnOf', who: 'you' } }],
    [
      'Whenever this creature enters or attacks',
      { on: 'enters', object: 'self' },
      { on: 'attacks', object: 'self' },
    ],
    [
      'Whenever this creature or another creature enters',
      { on: 'enters', object: 'self' },
      { on: 'enters', object: { type: 'creature', other: true } },
    ],
    [
      'When this creature enters or the creature it haunts dies',
      { on: 'enters', object: 'self' },
      { on: 'dies', object: 'haunted' },
    ],
    [
      'Whenever a creature you control attacks or when this creature enters',
      { on: 'attacks', object: yours },
      { on: 'enters', object: 'self' },
    ],
    [
      'Whenever this creature enters, a creature you control attacks, or this creature dies',
      { on: 'enters', object: 'self' },
      { on: 'attacks', object: yours },
      { on: 'dies', object: 'self' },
    ],
    ['Whenever this creature becomes tapped', { on: 'tapped', object: 'self' }],
    ['Whenever this creature becomes untapped', { on: 'untapped', object: 'self' }],
    ['When this creature phases out', { on: 'phasesOut', object: 'self' }],
    [
      'Whenever a creature spell is countered',
      { on: 'countered', object: { type: 'creature', zone: 'stack', stackObject: 'spell' } },
    ],
    [
      'Whenever this creature becomes blocked by two or more creatures',
      { on: 'becomesBlocked', object: 'self', byAtLeast: 2 },
    ],
    ['Whenever this creature blocks two or more creatures', { on: 'blocks', object: 'self', atLeast: 2 }],
    ['When this creature becomes monstrous', { on: 'becomesMonstrous', object: 'self' }],
    ['When this creature becomes level 2', { on: 'becomesLevel', object: 'self', level: 2 }],
  ]);
});
