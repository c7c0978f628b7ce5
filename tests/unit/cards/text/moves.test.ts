import { describe, expect, test } from 'vitest';
import { it0, self, spells, upToTwo } from './rows.ts';
import { creature, does, oneCreature, onePlayer, triggers } from './say.ts';

describe('what moves', () => {
  spells([
    [
      "Return target creature to its owner's hand.",
      [oneCreature],
      { do: 'move', what: it0, to: { zone: 'hand' } },
    ],
    [
      "Return up to two target creatures to their owners' hands.",
      [upToTwo],
      { do: 'move', what: it0, to: { zone: 'hand' } },
    ],
    [
      "Put target creature on top of its owner's library.",
      [oneCreature],
      { do: 'move', what: it0, to: { zone: 'library' } },
    ],
    [
      "Put target creature on top of its owner's library.",
      [oneCreature],
      { do: 'move', what: it0, to: { zone: 'library', position: 'top' } },
    ],
    [
      "Put target creature on the bottom of its owner's library.",
      [oneCreature],
      { do: 'move', what: it0, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      "Put all creatures on the bottom of their owners' libraries.",
      [],
      { do: 'move', what: { all: creature }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'Return target creature card from your graveyard to your hand.',
      [{ objects: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
      { do: 'move', what: it0, to: { zone: 'hand' } },
    ],
    [
      'Return target creature card from your graveyard to the battlefield tapped.',
      [{ objects: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
      { do: 'move', what: it0, to: { zone: 'battlefield', tapped: true } },
    ],
    [
      'Put target creature card from a graveyard onto the battlefield under your control.',
      [{ objects: { type: 'creature', zone: 'graveyard' } }],
      { do: 'move', what: it0, to: { zone: 'battlefield', under: 'you' } },
    ],
    [
      "Put target creature card from a graveyard onto the battlefield under target player's control.",
      [{ objects: { type: 'creature', zone: 'graveyard' } }, onePlayer],
      { do: 'move', what: it0, to: { zone: 'battlefield', under: { target: 1 } } },
    ],
    [
      'Return target creature card from your graveyard to the battlefield tapped and attacking.',
      [{ objects: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
      { do: 'move', what: it0, to: { zone: 'battlefield', tapped: true, attacking: true } },
    ],
    [
      'Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.',
      [{ objects: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
      { do: 'move', what: it0, to: { zone: 'battlefield', counters: { kind: '+1/+1', count: 1 } } },
    ],
    [
      'Return target Aura card from your graveyard to the battlefield attached to target creature.',
      [{ objects: { subtype: 'Aura', zone: 'graveyard', owner: 'you' } }, oneCreature],
      { do: 'move', what: it0, to: { zone: 'battlefield', attachedTo: { target: 1 } } },
    ],
    [
      "Exile target creature, then return that card to the battlefield under its owner's control.",
      [oneCreature],
      { do: 'exile', what: it0, as: 'gone' },
      { do: 'move', what: { named: 'gone' }, to: { zone: 'battlefield' } },
    ],
    ['Destroy target creature.', [oneCreature], { do: 'destroy', what: it0 }],
    [
      "Destroy target creature. It can't be regenerated.",
      [oneCreature],
      { do: 'destroy', what: it0, cantBeRegenerated: true },
    ],
    [
      "Destroy all creatures. They can't be regenerated.",
      [],
      { do: 'destroy', what: { all: creature }, cantBeRegenerated: true },
    ],
    ['Exile all graveyards.', [], { do: 'exile', what: { all: { zone: 'graveyard' } } }],
    [
      'Exile all creature cards from all graveyards.',
      [],
      { do: 'exile', what: { all: { zone: 'graveyard', type: 'creature' } } },
    ],
    ['Exile all artifacts.', [], { do: 'exile', what: { all: { type: 'artifact' } } }],
    [
      'Exile the top card of your library face down.',
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, faceDown: true },
    ],
    [
      'Target player sacrifices two creatures.',
      [onePlayer],
      { do: 'sacrifice', who: it0, filter: creature, count: 2 },
    ],
    ['Each player sacrifices a permanent.', [], { do: 'sacrifice', who: 'everyone' }],
    ['Sacrifice a land.', [], { do: 'sacrifice', who: 'you', filter: { type: 'land' } }],
    [
      'Counter target spell.',
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0 },
    ],
    [
      "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'hand' } },
    ],
    [
      "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'library' } },
    ],
    [
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'exile' } },
    ],
  ]);

  test('a card of its own', () => {
    const returning = (from: 'graveyard' | 'exile' | 'hand') =>
      does({ do: 'move', what: self, from, to: { zone: 'battlefield' } });
    expect(returning('graveyard')).toBe('Return this card from your graveyard to the battlefield.');
    expect(returning('exile')).toBe('Return this card from exile to the battlefield.');
    expect(does({ do: 'exile', what: self, from: 'graveyard' })).toBe('Exile this card from your graveyard.');
    expect(triggers({ do: 'exile', what: { all: { type: 'artifact' } }, until: 'sourceLeaves' })).toBe(
      'exile all artifacts until this creature leaves the battlefield.',
    );
    expect(does({ do: 'move', what: self, to: { zone: 'hand' } })).toBe(
      "Return this creature to its owner's hand.",
    );
  });
});

describe('permanents', () => {
  spells([
    ['Tap target creature.', [oneCreature], { do: 'tap', what: it0 }],
    [
      'Untap all creatures you control.',
      [],
      { do: 'untap', what: { all: { type: 'creature', controller: 'you' } } },
    ],
    [
      "Target creature doesn't untap during its controller's next untap step.",
      [oneCreature],
      { do: 'freeze', what: it0 },
    ],
    [
      "Tap up to two target creatures. They don't untap during their controller's next untap step.",
      [upToTwo],
      { do: 'tap', what: it0 },
      { do: 'freeze', what: it0 },
    ],
    [
      'Destroy target creature, then tap up to two target creatures.',
      [oneCreature, upToTwo],
      { do: 'destroy', what: it0 },
      { do: 'tap', what: { target: 1 } },
    ],
    [
      'Attach target Equipment to target creature.',
      [{ objects: { subtype: 'Equipment' } }, oneCreature],
      { do: 'attach', what: it0, to: { target: 1 } },
    ],
    [
      'Attach target Aura to target player.',
      [{ objects: { subtype: 'Aura' } }, onePlayer],
      { do: 'attach', what: it0, toPlayer: { target: 1 } },
    ],
    ['Unattach target Equipment.', [{ objects: { subtype: 'Equipment' } }], { do: 'unattach', what: it0 }],
    [
      'Put two +1/+1 counters on target creature.',
      [oneCreature],
      { do: 'putCounters', kind: '+1/+1', count: 2, on: it0 },
    ],
    [
      'Put a +1/+1 counter on each creature you control.',
      [],
      { do: 'putCounters', kind: '+1/+1', count: 1, on: { all: { type: 'creature', controller: 'you' } } },
    ],
    [
      'Put X +1/+1 counters on target creature, where X is the number of Forests you control.',
      [oneCreature],
      {
        do: 'putCounters',
        kind: '+1/+1',
        count: { number: 'count', of: { subtype: 'Forest', controller: 'you' } },
        on: it0,
      },
    ],
    [
      'Target player gets a poison counter.',
      [onePlayer],
      { do: 'putCounters', kind: 'poison', count: 1, onPlayers: it0 },
    ],
    ['You get {E}{E}.', [], { do: 'putCounters', kind: 'energy', count: 2, onPlayers: 'you' }],
    [
      'Distribute three +1/+1 counters among one, two, or three target creatures.',
      [{ objects: creature, count: { min: 1, max: 3 }, divide: 3 }],
      { do: 'putCounters', kind: '+1/+1', count: 'divided', on: it0 },
    ],
    [
      'Remove two charge counters from target artifact.',
      [{ objects: { type: 'artifact' } }],
      { do: 'removeCounters', kind: 'charge', count: 2, from: it0 },
    ],
    [
      'Remove all -1/-1 counters from target creature.',
      [oneCreature],
      { do: 'removeCounters', kind: '-1/-1', count: 'all', from: it0 },
    ],
    [
      'Remove all poison counters from target player.',
      [onePlayer],
      { do: 'removeCounters', kind: 'poison', count: 'all', fromPlayers: it0 },
    ],
    [
      'Move a counter from target creature onto a second target creature.',
      [oneCreature, { objects: creature, differentFrom: 0 }],
      { do: 'moveCounter', from: it0, to: { target: 1 } },
    ],
    ['Regenerate target creature.', [oneCreature], { do: 'regenerate', what: it0 }],
    ["Target creature's level becomes 3.", [oneCreature], { do: 'becomeLevel', what: it0, level: 3 }],
    ['Transform target creature.', [oneCreature], { do: 'transform', what: it0 }],
    ['Target creature phases out.', [oneCreature], { do: 'phaseOut', what: it0 }],
    ['Up to two target creatures phase out.', [upToTwo], { do: 'phaseOut', what: it0 }],
    ['Remove target creature from combat.', [oneCreature], { do: 'removeFromCombat', what: it0 }],
  ]);
  test('its own counters', () => {
    expect(does({ do: 'putCounters', kind: '+1/+1', count: 1 })).toBe(
      'Put a +1/+1 counter on this creature.',
    );
    expect(does({ do: 'removeCounters', kind: 'poison', count: 1 })).toBe(
      'Remove a poison counter from you.',
    );
  });
});
