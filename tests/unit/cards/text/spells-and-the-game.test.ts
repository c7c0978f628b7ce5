import { describe, expect, test } from 'vitest';
import type { Ability, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { it0, spells } from './rows.ts';
import { ability, guard, oneCreature, onePlayer } from './say.ts';

describe('spells and the game', () => {
  const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
  const oneRoom: TargetSpec = { objects: { subtype: 'Room', controller: 'you' } };
  spells([
    [
      'Exile the top card of your library. Until end of turn, you may play that card.',
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'it' },
      { do: 'mayPlay', what: { named: 'it' }, until: 'untilEndOfTurn' },
    ],
    [
      'Until end of turn, target player may play target card from a graveyard without paying its mana cost.',
      [onePlayer, { objects: { zone: 'graveyard' } }],
      { do: 'mayPlay', what: { target: 1 }, who: it0, until: 'untilEndOfTurn', withoutPaying: true },
    ],
    ['Unlock a locked door of target Room you control.', [oneRoom], { do: 'unlock', what: it0 }],
    [
      'Target player locks an unlocked door of target Room you control.',
      [onePlayer, oneRoom],
      { do: 'lock', what: { target: 1 }, who: it0 },
    ],
    ['You venture into the dungeon.', [], { do: 'moveVentureMarker', who: 'you' }],
    [
      'Target player ventures into Undercity.',
      [onePlayer],
      { do: 'moveVentureMarker', who: it0, into: 'Undercity' },
    ],
    ['You become the monarch.', [], { do: 'designatePlayer', designation: 'monarch', who: 'you' }],
    [
      'Target player takes the initiative.',
      [onePlayer],
      { do: 'designatePlayer', designation: 'initiative', who: it0 },
    ],
    ['The monarch draws a card.', [], { do: 'draw', count: 1, who: { playerDesignated: 'monarch' } }],
    [
      'The player who has the initiative draws a card.',
      [],
      { do: 'draw', count: 1, who: { playerDesignated: 'initiative' } },
    ],
    ['Put a sticker on target creature.', [oneCreature], { do: 'putSticker', on: it0 }],
    [
      'Put an ability sticker on target creature.',
      [oneCreature],
      { do: 'putSticker', on: it0, kind: 'ability' },
    ],
    [
      "Put a power and toughness sticker on target creature. You gain life equal to that sticker's power.",
      [oneCreature],
      { do: 'putSticker', on: it0, kind: 'powerToughness', counted: 'power', as: 'put' },
      { do: 'gainLife', amount: { number: 'amount', by: 'put' } },
    ],
    [
      'Put a name sticker on target creature. You gain life equal to the number of Es on that sticker.',
      [oneCreature],
      { do: 'putSticker', on: it0, kind: 'name', counted: { letter: 'e' }, as: 'put' },
      { do: 'gainLife', amount: { number: 'amount', by: 'put' } },
    ],
    [
      'Put a name sticker on target creature. You gain life equal to the number of unique vowels on that sticker.',
      [oneCreature],
      { do: 'putSticker', on: it0, kind: 'name', counted: 'uniqueVowels', as: 'put' },
      { do: 'gainLife', amount: { number: 'amount', by: 'put' } },
    ],
    [
      'Move a sticker from target creature onto target creature.',
      [oneCreature, oneCreature],
      { do: 'putSticker', from: it0, on: { target: 1 } },
    ],
    ['Copy target spell.', [oneSpell], { do: 'copySpell', what: it0 }],
    [
      'Copy target spell. You may choose new targets for the copy.',
      [oneSpell],
      { do: 'copySpell', what: it0, newTargets: true },
    ],
    ['You may choose new targets for target spell.', [oneSpell], { do: 'chooseNewTargets', what: it0 }],
    [
      'Target player may choose new targets for target spell.',
      [onePlayer, oneSpell],
      { do: 'chooseNewTargets', what: { target: 1 }, who: it0 },
    ],
    ['Take an extra turn after this one.', [], { do: 'extraTurn', who: 'you' }],
    ['Target player takes an extra turn after this one.', [onePlayer], { do: 'extraTurn', who: it0 }],
    [
      'After this phase, there is an additional combat phase.',
      [],
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
    ],
    [
      'After this phase, there is an additional combat phase followed by an additional main phase.',
      [],
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] },
    ],
    [
      'After this step, there is an additional upkeep step.',
      [],
      { do: 'extraPhases', after: 'thisStep', phases: ['upkeep'] },
    ],
    [
      "After this turn's combat, there is an additional combat phase.",
      [],
      { do: 'extraPhases', after: 'combat', phases: ['combat'] },
    ],
    [
      'You get an additional combat phase after this phase.',
      [],
      { do: 'extraPhases', who: 'you', after: 'thisPhase', phases: ['combat'] },
    ],
    ['Target player skips their next turn.', [onePlayer], { do: 'skip', who: it0, what: 'turn' }],
    ['You skip your next draw step.', [], { do: 'skip', who: 'you', what: 'draw' }],
    ['End the turn.', [], { do: 'endTurn' }],
    ['End the combat phase.', [], { do: 'endCombat' }],
    ['You win the game.', [], { do: 'win', who: 'you' }],
    ['Target player loses the game.', [onePlayer], { do: 'lose', who: it0 }],
    ['The game is a draw.', [], { do: 'drawGame' }],
    [
      "You control target player during that player's next turn.",
      [onePlayer],
      { do: 'controlPlayer', who: it0, by: 'you' },
    ],
  ]);
});

test('an ability of a creature', () => {
  expect(ability({ kind: 'spell', effect: [{ do: 'dealDamage', amount: 1, toPlayers: 'you' }] }, guard)).toBe(
    'This creature deals 1 damage to you.',
  );
});

test('702.159a: what a visit does, to what it targets', () => {
  const visit: Ability = {
    kind: 'keyword',
    keyword: 'visit',
    targets: [oneCreature],
    effect: [{ do: 'destroy', what: it0 }],
  };
  expect(ability(visit)).toBe('Visit — Destroy target creature.');
});
