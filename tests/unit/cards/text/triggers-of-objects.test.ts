import { describe } from 'vitest';
import type { Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { whenever } from './rows.ts';

const yours: Filter = { type: 'creature', controller: 'you' };

describe('what happens to objects, and in combat', () => {
  whenever([
    [
      'When this creature enters attached to a creature',
      { on: 'enters', object: { among: 'self', attachedTo: { all: { type: 'creature' } } } },
    ],
    ['Whenever one or more creatures you control enter', { on: 'enters', object: yours, oneOrMore: true }],
    [
      'Whenever a creature you control enters from a graveyard',
      { on: 'enters', object: yours, from: 'graveyard' },
    ],
    ['When this card leaves your graveyard', { on: 'leaves', object: 'self', from: 'graveyard' }],
    [
      'Whenever an instant or sorcery card leaves your graveyard',
      { on: 'leaves', object: { anyType: ['instant', 'sorcery'], owner: 'you' }, from: 'graveyard' },
    ],
    [
      'Whenever a creature card leaves a graveyard',
      { on: 'leaves', object: { type: 'creature' }, from: 'graveyard' },
    ],
    [
      'Whenever one or more creature cards leave your graveyard',
      { on: 'leaves', object: { type: 'creature', owner: 'you' }, from: 'graveyard', oneOrMore: true },
    ],
    [
      'Whenever one or more creatures you control leave the battlefield',
      { on: 'leaves', object: yours, oneOrMore: true },
    ],
    [
      'When this creature is put into a graveyard from the battlefield',
      { on: 'leaves', object: 'self', to: 'graveyard' },
    ],
    [
      'Whenever equipped creature is put into a graveyard',
      { on: 'leaves', object: 'attached', to: 'graveyard' },
    ],
    ['When this creature leaves the battlefield', { on: 'leaves', object: 'self' }],
    ['When the creature it haunts dies', { on: 'dies', object: 'haunted' }],
    ['Whenever one or more creatures you control die', { on: 'dies', object: yours, oneOrMore: true }],
    ['Whenever equipped creature dies', { on: 'dies', object: 'attached' }],
    [
      'When this creature is put into a graveyard from anywhere',
      { on: 'putInto', object: 'self', zone: 'graveyard' },
    ],
    [
      'When this creature is put into a graveyard from the battlefield',
      { on: 'putInto', object: 'self', zone: 'graveyard', from: 'battlefield' },
    ],
    [
      'Whenever a creature is put into your graveyard from the battlefield',
      { on: 'putInto', object: { type: 'creature', owner: 'you' }, zone: 'graveyard', from: 'battlefield' },
    ],
    [
      'Whenever a creature card is put into your graveyard from your library',
      { on: 'putInto', object: { type: 'creature', owner: 'you' }, zone: 'graveyard', from: 'library' },
    ],
    [
      'Whenever a creature card is put into a graveyard from a library',
      { on: 'putInto', object: { zone: 'library', type: 'creature' }, zone: 'graveyard', from: 'library' },
    ],
    [
      'Whenever one or more creatures are put into your graveyard from the battlefield',
      {
        on: 'putInto',
        object: { type: 'creature', owner: 'you' },
        zone: 'graveyard',
        from: 'battlefield',
        oneOrMore: true,
      },
    ],
    [
      'Whenever a spell or ability an opponent controls causes a creature to be put into your graveyard from the battlefield',
      {
        on: 'putInto',
        object: { type: 'creature', owner: 'you' },
        zone: 'graveyard',
        from: 'battlefield',
        causedBy: 'opponents',
      },
    ],
    [
      'Whenever a spell or ability you control causes this creature to be put into a graveyard from the battlefield',
      { on: 'putInto', object: 'self', zone: 'graveyard', from: 'battlefield', causedBy: 'you' },
    ],
    ['Whenever a creature you control is destroyed', { on: 'destroyed', object: yours }],
    [
      'Whenever a spell or ability an opponent controls destroys a creature you control',
      { on: 'destroyed', object: yours, causedBy: 'opponents' },
    ],
    ['Whenever a creature you control is sacrificed', { on: 'sacrificed', object: yours }],
    ['Whenever you sacrifice a creature', { on: 'sacrificed', object: { type: 'creature' }, by: 'you' }],
    [
      'Whenever an opponent sacrifices a creature',
      { on: 'sacrificed', object: { type: 'creature' }, by: 'opponents' },
    ],
    [
      'Whenever this creature attacks you or a planeswalker you control',
      { on: 'attacks', object: 'self', player: 'you', orPlaneswalkers: true },
    ],
    [
      'Whenever a creature attacks an opponent or a planeswalker they control',
      { on: 'attacks', object: { type: 'creature' }, player: 'opponents', orPlaneswalkers: true },
    ],
    ['Whenever this creature attacks alone', { on: 'attacks', object: 'self', alone: true }],
    ['Whenever you attack', { on: 'playerAttacks', by: 'you' }],
    [
      'Whenever you attack with two or more creatures',
      { on: 'playerAttacks', by: 'you', with: { type: 'creature' }, atLeast: 2 },
    ],
    [
      'Whenever you attack with one or more creatures',
      { on: 'playerAttacks', by: 'you', with: { type: 'creature' } },
    ],
    ['Whenever an opponent attacks you', { on: 'playerAttacks', by: 'opponents', player: 'you' }],
    [
      'Whenever an opponent attacks you with one or more creatures',
      { on: 'playerAttacks', by: 'opponents', player: 'you', with: { type: 'creature' }, atLeast: 1 },
    ],
    ['Whenever you are attacked', { on: 'playerAttacks', by: 'everyone', player: 'you' }],
    [
      'Whenever a player attacks you with one or more creatures',
      { on: 'playerAttacks', by: 'everyone', player: 'you', with: { type: 'creature' } },
    ],
    ['Whenever a player attacks', { on: 'playerAttacks', by: 'everyone' }],
    ['Whenever this creature blocks', { on: 'blocks', object: 'self' }],
    [
      'Whenever this creature blocks a creature with flying',
      { on: 'blocks', object: 'self', blocked: { type: 'creature', keyword: 'flying' } },
    ],
    ['Whenever this creature becomes blocked', { on: 'becomesBlocked', object: 'self' }],
    [
      'Whenever this creature becomes blocked by a creature',
      { on: 'becomesBlocked', object: 'self', by: { type: 'creature' } },
    ],
    [
      'Whenever one or more creatures you control become blocked',
      { on: 'becomesBlocked', object: yours, oneOrMore: true },
    ],
    [
      'Whenever this creature blocks or becomes blocked by a creature',
      { on: 'blocks', object: 'self', blocked: { type: 'creature' } },
      { on: 'becomesBlocked', object: 'self', by: { type: 'creature' } },
    ],
    [
      'Whenever this creature blocks a creature or becomes blocked by an artifact',
      { on: 'blocks', object: 'self', blocked: { type: 'creature' } },
      { on: 'becomesBlocked', object: 'self', by: { type: 'artifact' } },
    ],
    [
      'Whenever this creature blocks or becomes blocked',
      { on: 'blocks', object: 'self' },
      { on: 'becomesBlocked', object: 'self' },
    ],
    ['Whenever a creature you control fights', { on: 'fights', object: yours }],
    ['Whenever one or more creatures you control fight', { on: 'fights', object: yours, oneOrMore: true }],
    ["Whenever this creature attacks and isn't blocked", { on: 'attacksUnblocked', object: 'self' }],
    ['Whenever this creature deals damage', { on: 'dealsDamage', source: 'self' }],
    [
      'Whenever this creature deals combat damage to a player',
      { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
    ],
    [
      'Whenever this creature deals noncombat damage to an opponent',
      { on: 'dealsDamage', source: 'self', combat: false, toPlayer: 'opponents' },
    ],
    [
      'Whenever one or more creatures you control deal combat damage to a player',
      { on: 'dealsDamage', source: yours, combat: true, toPlayer: 'everyone', oneOrMore: true },
    ],
    [
      'Whenever this creature deals damage to a creature',
      { on: 'dealsDamage', source: 'self', to: { type: 'creature' } },
    ],
    [
      'Whenever this creature deals damage to a player or creature',
      { on: 'dealsDamage', source: 'self', to: { type: 'creature' }, toPlayer: 'everyone' },
    ],
    ['Whenever a source deals damage to you', { on: 'dealsDamage', toPlayer: 'you' }],
    ['Whenever this creature is dealt damage', { on: 'dealtDamage', object: 'self' }],
    ['Whenever this creature is dealt combat damage', { on: 'dealtDamage', object: 'self', combat: true }],
    [
      'Whenever a creature you control is dealt noncombat damage',
      { on: 'dealtDamage', object: yours, combat: false },
    ],
    ['Whenever you are dealt damage', { on: 'dealtDamage', player: 'you' }],
    [
      'Whenever an opponent is dealt noncombat damage',
      { on: 'dealtDamage', player: 'opponents', combat: false },
    ],
    [
      'Whenever a creature is dealt excess damage',
      { on: 'dealtDamage', object: { type: 'creature' }, excess: true },
    ],
  ]);
});
