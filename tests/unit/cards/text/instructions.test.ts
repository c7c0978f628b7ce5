import { describe, expect, test } from 'vitest';
import type { Instruction, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, creature, does, drawing, guard, oneCreature, onePlayer, spell, triggers } from './say.ts';

type Row = readonly [text: string, targets: readonly TargetSpec[], ...effect: readonly Instruction[]];

const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });

const self = 'self';
const it0 = { target: 0 };
const anyTarget: TargetSpec = { any: true };
const upToTwo: TargetSpec = { objects: creature, count: { min: 0, max: 2 } };

describe('damage and life', () => {
  spells([
    [
      'Burst deals 3 damage to any target.',
      [anyTarget],
      { do: 'dealDamage', amount: 3, to: it0, toPlayers: it0 },
    ],
    [
      'Burst deals 2 damage to each creature and each player.',
      [],
      { do: 'dealDamage', amount: 2, to: { all: creature }, toPlayers: 'everyone' },
    ],
    [
      'Burst deals X damage to target creature, where X is the number of Mountains you control.',
      [oneCreature],
      {
        do: 'dealDamage',
        amount: { plus: [{ count: { subtype: 'Mountain', controller: 'you' } }] },
        to: it0,
      },
    ],
    [
      'Burst deals damage to target creature equal to the number of Mountains you control.',
      [oneCreature],
      { do: 'dealDamage', amount: { count: { subtype: 'Mountain', controller: 'you' } }, to: it0 },
    ],
    [
      'Burst deals X damage to target creature.',
      [oneCreature],
      { do: 'dealDamage', amount: { x: true }, to: it0 },
    ],
    [
      "Burst deals 4 damage to target creature. The damage can't be prevented.",
      [oneCreature],
      { do: 'dealDamage', amount: 4, to: it0, cantBePrevented: true },
    ],
    [
      "Burst deals 4 damage to target creature. Excess damage is dealt to its controller instead. The damage can't be prevented.",
      [oneCreature],
      { do: 'dealDamage', amount: 4, to: it0, excessTo: { controllerOf: it0 }, cantBePrevented: true },
    ],
    [
      'Target creature deals 1 damage to target player.',
      [oneCreature, onePlayer],
      { do: 'dealDamage', amount: 1, source: it0, toPlayers: { target: 1 } },
    ],
    [
      'Target creature loses all abilities.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ removeAllAbilities: true }], until: 'forever' },
    ],
    [
      'Burst deals 5 damage divided as you choose among one, two, or three target creatures.',
      [{ objects: creature, count: { min: 1, max: 3 }, divide: 5 }],
      { do: 'dealDamage', amount: 'divided', to: it0 },
    ],
    [
      'Burst deals X damage divided as you choose among one or two targets.',
      [{ any: true, count: { min: 1, max: 2 }, divide: { x: true } }],
      { do: 'dealDamage', amount: 'divided', to: it0, toPlayers: it0 },
    ],
    ['Target player gains 4 life.', [onePlayer], { do: 'gainLife', amount: 4, who: it0 }],
    ['You gain X life.', [], { do: 'gainLife', amount: { x: true } }],
    [
      'You gain life equal to the number of creatures you control.',
      [],
      { do: 'gainLife', amount: { count: { type: 'creature', controller: 'you' } } },
    ],
    [
      'Each opponent loses 2 life and you gain 2 life.',
      [],
      { do: 'loseLife', amount: 2, who: 'opponents' },
      { do: 'gainLife', amount: 2 },
    ],
    ["Target player's life total becomes 10.", [onePlayer], { do: 'setLife', to: 10, who: it0 }],
    ['Your life total becomes 10.', [], { do: 'setLife', to: 10, who: 'you' }],
    [
      'Target creature you control fights target creature an opponent controls.',
      [
        { objects: { type: 'creature', controller: 'you' } },
        { objects: { type: 'creature', controller: 'opponents' } },
      ],
      { do: 'fight', first: it0, second: { target: 1 } },
    ],
  ]);
});

describe('cards', () => {
  spells([
    ['Draw two cards.', [], { do: 'draw', count: 2 }],
    ['Target player draws X cards.', [onePlayer], { do: 'draw', count: { x: true }, who: it0 }],
    [
      'Draw a card for each Forest you control.',
      [],
      { do: 'draw', count: { count: { subtype: 'Forest', controller: 'you' } } },
    ],
    ['Discard a card.', [], { do: 'discard', count: 1, who: 'you' }],
    ['Discard your hand.', [], { do: 'discard', count: 'all', who: 'you' }],
    ['Target player discards their hand.', [onePlayer], { do: 'discard', count: 'all', who: it0 }],
    [
      'Target player discards two cards at random.',
      [onePlayer],
      { do: 'discard', count: 2, who: it0, atRandom: true },
    ],
    [
      'Target player discards a creature card.',
      [onePlayer],
      { do: 'discard', count: 1, who: it0, filter: creature },
    ],
    [
      'Target player discards two land cards.',
      [onePlayer],
      { do: 'discard', count: 2, who: it0, filter: { type: 'land' } },
    ],
    [
      'Target player discards a card of your choice.',
      [onePlayer],
      { do: 'discard', count: 1, who: it0, chosenBy: 'you' },
    ],
    ['Mill three cards.', [], { do: 'mill', count: 3, who: 'you' }],
    ['Each opponent mills three cards.', [], { do: 'mill', count: 3, who: 'opponents' }],
    ['Scry 2.', [], { do: 'scry', count: 2 }],
    ['Target player scries 1.', [onePlayer], { do: 'scry', count: 1, who: it0 }],
    ['Surveil 2.', [], { do: 'surveil', count: 2 }],
    ['Target player surveils 1.', [onePlayer], { do: 'surveil', count: 1, who: it0 }],
    ['Look at the top three cards of your library.', [], { do: 'look', at: { top: 3, of: 'you' } }],
    [
      "Look at the top card of target player's library.",
      [onePlayer],
      { do: 'look', at: { top: 1, of: it0 } },
    ],
    ['Reveal the top X cards of your library.', [], { do: 'reveal', what: { top: { x: true }, of: 'you' } }],
    ['Shuffle your library.', [], { do: 'shuffle', who: 'you' }],
    ['Target player shuffles.', [onePlayer], { do: 'shuffle', who: it0 }],
    [
      'Search your library for a creature card, put it into your hand, then shuffle.',
      [],
      { do: 'search', for: creature, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
    ],
    [
      'Search your library for a creature card, reveal it, put it into your hand, then shuffle.',
      [],
      {
        do: 'search',
        who: 'you',
        for: creature,
        count: { min: 0, max: 1 },
        reveal: true,
        to: { zone: 'hand' },
      },
    ],
    [
      'Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.',
      [],
      {
        do: 'search',
        for: { type: 'land', supertype: 'basic' },
        count: { min: 0, max: 2 },
        reveal: true,
        to: { zone: 'hand' },
      },
    ],
    [
      'Search your library for two cards, put them into your graveyard, then shuffle.',
      [],
      { do: 'search', for: {}, count: { min: 2, max: 2 }, to: { zone: 'graveyard' } },
    ],
    [
      "Search target player's library for a card and exile it. Then that player shuffles.",
      [onePlayer],
      { do: 'search', library: it0, for: {}, count: { min: 1, max: 1 }, to: { zone: 'exile' } },
    ],
    [
      'Search your library for a land card, put it onto the battlefield tapped.',
      [],
      {
        do: 'search',
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'battlefield', tapped: true },
        thenShuffle: false,
      },
    ],
    [
      'Target player searches their library for a card, reveals it, puts it into their hand, then shuffles.',
      [onePlayer],
      { do: 'search', who: it0, for: {}, count: { min: 1, max: 1 }, reveal: true, to: { zone: 'hand' } },
    ],
  ]);
});

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

describe('tokens', () => {
  const soldier = {
    types: ['creature'],
    subtypes: ['Soldier'],
    colors: ['W'],
    power: 1,
    toughness: 1,
  } as const;
  const treasure = { types: ['artifact'], subtypes: ['Treasure'], name: 'Chest' } as const;
  spells([
    ['Create a 1/1 white Soldier creature token.', [], { do: 'create', token: soldier }],
    [
      'Create two tapped 1/1 white Soldier creature tokens.',
      [],
      { do: 'create', token: soldier, count: 2, tapped: true },
    ],
    [
      'Target player creates X 1/1 white Soldier creature tokens.',
      [onePlayer],
      { do: 'create', token: soldier, count: { x: true }, who: it0 },
    ],
    [
      'Create X 1/1 white Soldier creature tokens, where X is the number of Plains you control.',
      [],
      { do: 'create', token: soldier, count: { count: { subtype: 'Plains', controller: 'you' } } },
    ],
    [
      "Create a 1/1 white Soldier creature token that's tapped and attacking.",
      [],
      { do: 'create', token: soldier, tapped: true, attacking: true },
    ],
    [
      'Create two 1/1 white Soldier creature tokens that are tapped and attacking.',
      [],
      { do: 'create', token: soldier, count: 2, tapped: true, attacking: true },
    ],
    [
      "Create a 1/1 white Soldier creature token that's attacking.",
      [],
      { do: 'create', token: soldier, attacking: true },
    ],
    [
      'Create a 1/1 white Soldier creature token and a 0/1 green Plant creature token.',
      [],
      { do: 'create', token: soldier },
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Plant'], colors: ['G'], power: 0, toughness: 1 },
      },
    ],
    ['Create a colorless Treasure artifact token named Chest.', [], { do: 'create', token: treasure }],
    [
      'Create a legendary 2/2 red and white Goblin creature token with haste and trample.',
      [],
      {
        do: 'create',
        token: {
          supertypes: ['legendary'],
          types: ['creature'],
          subtypes: ['Goblin'],
          colors: ['R', 'W'],
          power: 2,
          toughness: 2,
          abilities: [
            { kind: 'keyword', keyword: 'haste' },
            { kind: 'keyword', keyword: 'trample' },
          ],
        },
      },
    ],
    [
      'Create a 1/1 white Soldier creature token with "{T}: This creature deals 1 damage to any target."',
      [],
      {
        do: 'create',
        token: {
          ...soldier,
          abilities: [
            {
              kind: 'activated',
              cost: [{ tap: true }],
              targets: [anyTarget],
              effect: [{ do: 'dealDamage', amount: 1, to: it0, toPlayers: it0 }],
            },
          ],
        },
      },
    ],
    ["Create a token that's a copy of target creature.", [oneCreature], { do: 'createCopy', of: it0 }],
    [
      'Create two tokens that are copies of target creature.',
      [oneCreature],
      { do: 'createCopy', of: it0, count: 2 },
    ],
    [
      "Target player creates a token that's a copy of target creature.",
      [onePlayer, oneCreature],
      { do: 'createCopy', of: { target: 1 }, who: it0 },
    ],
  ]);
  test('for each counter', () => {
    expect(does({ do: 'create', token: soldier, count: { counters: 'verse', on: self } })).toBe(
      'Create a 1/1 white Soldier creature token for each verse counter on this creature.',
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
        count: { count: { subtype: 'Forest', controller: 'you' } },
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

describe('continuous effects', () => {
  spells([
    [
      'Target creature gets +3/+3 until end of turn.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ modifyPower: 3, modifyToughness: 3 }], until: 'untilEndOfTurn' },
    ],
    [
      'Up to two target creatures each get +1/+1 until end of turn.',
      [upToTwo],
      { do: 'modify', what: it0, changes: [{ modifyPower: 1, modifyToughness: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      'Creatures you control get +1/+1 and gain haste until end of turn.',
      [],
      {
        do: 'modify',
        what: { all: { type: 'creature', controller: 'you' } },
        changes: [
          { modifyPower: 1, modifyToughness: 1 },
          { addAbilities: [{ kind: 'keyword', keyword: 'haste' }] },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'All creatures get -2/-2 until end of turn.',
      [],
      {
        do: 'modify',
        what: { all: creature },
        changes: [{ modifyPower: -2, modifyToughness: -2 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Target creature gets +1/+0 until end of turn for each Forest you control.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ modifyPower: { count: { subtype: 'Forest', controller: 'you' } }, modifyToughness: 0 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until your next turn, target creature loses flying.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ removeKeyword: 'flying' }], until: 'untilYourNextTurn' },
    ],
    [
      'Until end of turn, target creature loses all abilities and has base power and toughness 1/1.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ removeAllAbilities: true }, { set: 'powerToughness', setPower: 1, setToughness: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until end of turn, target creature gains "{T}: Draw a card."',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ addAbilities: [{ kind: 'activated', cost: [{ tap: true }], effect: [drawing] }] }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Gain control of target creature.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ control: 'you' }], until: 'forever' },
    ],
    [
      'Gain control of target creature until end of turn.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ control: 'you' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target player gains control of target creature until end of turn.',
      [onePlayer, oneCreature],
      { do: 'modify', what: { target: 1 }, changes: [{ control: it0 }], until: 'untilEndOfTurn' },
    ],
    [
      "Target creature can't block this turn.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ cant: 'block' }], until: 'untilEndOfTurn' },
    ],
    [
      "Creatures can't block this turn.",
      [],
      { do: 'rule', what: { all: creature }, rules: [{ cant: 'block' }], until: 'untilEndOfTurn' },
    ],
    [
      "Target creature can't attack until your next turn.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ cant: 'attack' }], until: 'untilYourNextTurn' },
    ],
    [
      "Target player can't cast creature spells this turn.",
      [onePlayer],
      { do: 'rule', players: it0, rules: [{ cantCast: creature }], until: 'untilEndOfTurn' },
    ],
    [
      "Your opponents can't gain life this turn.",
      [],
      { do: 'rule', players: 'opponents', rules: [{ cantGainLife: true }], until: 'untilEndOfTurn' },
    ],
    [
      "Players can't gain life this turn.",
      [],
      { do: 'rule', players: 'everyone', rules: [{ cantGainLife: true }], until: 'untilEndOfTurn' },
    ],
    [
      "You can't gain life this turn.",
      [],
      { do: 'rule', rules: [{ cantGainLife: true }], until: 'untilEndOfTurn' },
    ],
    [
      "Damage can't be prevented this turn.",
      [],
      { do: 'rule', players: 'everyone', rules: [{ cantPreventDamage: true }], until: 'untilEndOfTurn' },
    ],
    [
      'Until end of turn, you may play lands and cast spells from the top of your library.',
      [],
      {
        do: 'rule',
        players: 'you',
        rules: [{ mayPlayFrom: 'library', what: {}, onlyTop: true }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'You may play an additional land this turn.',
      [],
      { do: 'rule', players: 'you', rules: [{ additionalLands: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature attacks this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ mustAttack: true }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature blocks this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ mustBlock: true }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature blocks Burst this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ mustBlock: { attacker: 'self' } }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature must be blocked this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ mustBeBlocked: true }], until: 'untilEndOfTurn' },
    ],
    [
      'All creatures able to block target creature this turn do so.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ mustBeBlocked: 'byAll' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature can block an additional creature this turn.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ blocksAdditional: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      "Target creature can't be blocked this turn except by two or more creatures.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ fewestBlockers: 2 }], until: 'untilEndOfTurn' },
    ],
    [
      'You may play two additional lands this turn.',
      [],
      { do: 'rule', rules: [{ additionalLands: 2 }], until: 'untilEndOfTurn' },
    ],
    [
      'No more than two creatures can attack this turn.',
      [],
      { do: 'rule', players: 'everyone', rules: [{ mostAttackers: 2 }], until: 'untilEndOfTurn' },
    ],
    [
      'No more than one creature you control can block this turn.',
      [],
      { do: 'rule', players: 'you', rules: [{ mostBlocking: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      'No more than one creature target player controls can attack this turn and no more than one creature that player controls can block this turn.',
      [onePlayer],
      {
        do: 'rule',
        players: it0,
        rules: [{ mostAttackers: 1 }, { mostBlocking: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'You have no maximum hand size.',
      [],
      { do: 'rule', rules: [{ maximumHandSize: 'none' }], until: 'forever' },
    ],
    [
      "Target player can't gain life and doesn't lose unspent mana as steps and phases end.",
      [onePlayer],
      { do: 'rule', players: it0, rules: [{ cantGainLife: true }, { manaLasts: true }], until: 'forever' },
    ],
    [
      "Damage can't be prevented.",
      [],
      { do: 'rule', rules: [{ cantPreventDamage: true }, { cantGainLife: true }], until: 'forever' },
    ],
    [
      'Prevent all combat damage that would be dealt this turn.',
      [],
      { do: 'preventDamage', amount: 'all', combat: true, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent the next 3 damage that would be dealt to any target this turn.',
      [anyTarget],
      { do: 'preventDamage', amount: 3, to: it0, toPlayers: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent the next 2 combat damage that would be dealt to target creature this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 2, to: it0, combat: true, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all damage that would be dealt to you and creatures you control by target creature this turn.',
      [oneCreature],
      {
        do: 'preventDamage',
        amount: 'all',
        to: { all: { type: 'creature', controller: 'you' } },
        toPlayers: 'you',
        from: it0,
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until your next turn, prevent all damage that would be dealt to you.',
      [],
      { do: 'preventDamage', amount: 'all', toPlayers: 'you', until: 'untilYourNextTurn' },
    ],
    [
      'If a creature would die this turn, exile it instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { dies: creature }, to: { zone: 'exile' } },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'The next time a creature would die this turn, exile it instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { dies: creature }, to: { zone: 'exile' } },
        until: 'untilEndOfTurn',
        once: true,
      },
    ],
    [
      'If you would draw a card until your next turn, you gain 2 life instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { draw: 'you' }, instead: [{ do: 'gainLife', amount: 2 }] },
        until: 'untilYourNextTurn',
      },
    ],
  ]);
});

describe('mana', () => {
  test.each([
    ['Add {G}{G}.', { do: 'addMana', mana: ['G', 'G'] }],
    [
      'Add {C}. Spend this mana only on creature spells.',
      { do: 'addMana', mana: ['C'], spendOnly: 'creatureSpells' },
    ],
    ['Add one mana of any color.', { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'] }],
    [
      'Add two mana of any one color.',
      { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 2, allOneColor: true },
    ],
    ['Add one mana of any type.', { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G', 'C'] }],
    ['Add {W} or {U}.', { do: 'addMana', anyOf: ['W', 'U'] }],
    [
      'Add {W}, {U}, or {B}. Spend this mana only on artifact spells.',
      { do: 'addMana', anyOf: ['W', 'U', 'B'], spendOnly: 'artifactSpells' },
    ],
    ['Add {R}.', { do: 'addMana', anyOf: ['R'] }],
    ['Add {R}{R}{R}.', { do: 'addMana', anyOf: ['R'], count: 3 }],
    [
      'Add {G} for each creature you control.',
      { do: 'addMana', anyOf: ['G'], count: { count: { type: 'creature', controller: 'you' } } },
    ],
    [
      'Add {B} for each charge counter on this creature.',
      { do: 'addMana', anyOf: ['B'], count: { counters: 'charge', on: self } },
    ],
    [
      "Add an amount of {G} equal to this creature's power.",
      { do: 'addMana', anyOf: ['G'], count: { value: 'power', of: self } },
    ],
    [
      'Add X mana of any one color, where X is the number of lands you control.',
      {
        do: 'addMana',
        anyOf: ['W', 'U', 'B', 'R', 'G'],
        count: { count: { type: 'land', controller: 'you' } },
        allOneColor: true,
      },
    ],
    [
      'Add one mana of any type that a land you control could produce.',
      { do: 'addMana', couldProduce: { type: 'land', controller: 'you' } },
    ],
    ['Each player adds {C}.', { do: 'addMana', mana: ['C'], who: 'everyone' }],
  ] satisfies readonly (readonly [string, Instruction])[])('%s', (text, instruction) => {
    expect(does(instruction)).toBe(text);
  });
});

describe('choices', () => {
  spells([
    ['Choose a color.', [], { do: 'chooseValue', what: 'color', link: 'c' }],
    ['Choose a creature type.', [], { do: 'chooseValue', what: 'creatureType', link: 'c' }],
    ['Choose a basic land type.', [], { do: 'chooseValue', what: 'basicLandType', link: 'c' }],
    ['Choose left or right.', [], { do: 'chooseValue', what: { oneOf: ['left', 'right'] }, link: 'c' }],
    [
      'Target player chooses a number.',
      [onePlayer],
      { do: 'chooseValue', who: it0, what: 'number', link: 'c' },
    ],
    ['Choose an opponent.', [], { do: 'choosePlayer', from: 'opponents' }],
    ['Choose a player.', [], { do: 'choosePlayer', from: 'everyone' }],
    [
      'Choose a creature you control.',
      [],
      { do: 'choose', from: { type: 'creature', controller: 'you' }, count: { min: 1, max: 1 } },
    ],
    [
      'Target player chooses up to two creatures.',
      [onePlayer],
      { do: 'choose', who: it0, from: creature, count: { min: 0, max: 2 } },
    ],
    ['You may draw a card.', [], { do: 'may', then: [drawing] }],
    [
      "You may draw a card. If you don't, you lose 2 life.",
      [],
      { do: 'may', then: [drawing], else: [{ do: 'loseLife', amount: 2, who: 'you' }] },
    ],
    ['You may pay {2}. If you do, draw a card.', [], { do: 'may', cost: [{ mana: '{2}' }], then: [drawing] }],
    [
      "You may pay {2}. If you do, draw a card. If you don't, you lose 2 life.",
      [],
      {
        do: 'may',
        cost: [{ mana: '{2}' }],
        then: [drawing],
        else: [{ do: 'loseLife', amount: 2, who: 'you' }],
      },
    ],
    [
      'Target player may pay 2 life. If they do, that player draws a card.',
      [onePlayer],
      { do: 'may', who: it0, cost: [{ payLife: 2 }], then: [{ do: 'draw', count: 1, who: it0 }] },
    ],
    [
      "Target player may draw a card. If they don't, you draw a card.",
      [onePlayer],
      {
        do: 'may',
        who: it0,
        then: [{ do: 'draw', count: 1, who: it0 }],
        else: [{ do: 'draw', count: 1, who: 'you' }],
      },
    ],
    [
      'Target player may search their library for a land card, put it into their hand, then shuffle.',
      [onePlayer],
      {
        do: 'may',
        who: it0,
        then: [
          { do: 'search', who: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
        ],
      },
    ],
    [
      'You may have target player lose 2 life.',
      [onePlayer],
      { do: 'may', then: [{ do: 'loseLife', amount: 2, who: it0 }] },
    ],
    [
      'You may have target creature attack this turn if able.',
      [oneCreature],
      {
        do: 'may',
        then: [{ do: 'rule', what: it0, rules: [{ mustAttack: true }], until: 'untilEndOfTurn' }],
      },
    ],
    [
      "You may have each opponent lose 1 life. If you don't, draw a card.",
      [],
      { do: 'may', then: [{ do: 'loseLife', amount: 1, who: 'opponents' }], else: [drawing] },
    ],
    ['You may lose 1 life.', [], { do: 'may', then: [{ do: 'loseLife', amount: 1, who: 'you' }] }],
    [
      'Counter target spell unless its controller pays {3}.',
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      {
        do: 'unless',
        who: { controllerOf: it0 },
        cost: [{ mana: '{3}' }],
        else: [{ do: 'counter', what: it0 }],
      },
    ],
    [
      'Target player discards a card unless that player sacrifices a land.',
      [onePlayer],
      {
        do: 'unless',
        who: it0,
        cost: [{ sacrifice: { type: 'land' } }],
        else: [{ do: 'discard', count: 1, who: it0 }],
      },
    ],
    ["If it's your turn, draw a card.", [], { do: 'if', condition: { turnOf: 'you' }, then: [drawing] }],
    [
      "If it's your turn, draw a card. Otherwise, you gain 2 life.",
      [],
      { do: 'if', condition: { turnOf: 'you' }, then: [drawing], else: [{ do: 'gainLife', amount: 2 }] },
    ],
    [
      'For each creature you control, draw a card.',
      [],
      { do: 'forEach', of: { all: { type: 'creature', controller: 'you' } }, then: [drawing] },
    ],
    ['For each player, draw a card.', [], { do: 'forEachPlayer', of: 'everyone', then: [drawing] }],
    ['Draw a card and repeat this 3 times in all.', [], { do: 'repeat', times: 3, then: [drawing] }],
    [
      'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life.',
      [],
      { do: 'flipCoin', won: [drawing], lost: [{ do: 'loseLife', amount: 1, who: 'you' }] },
    ],
    ['Flip a coin. If you win the flip, draw a card.', [], { do: 'flipCoin', won: [drawing] }],
    ['Flip a coin. If you lose the flip, draw a card.', [], { do: 'flipCoin', lost: [drawing] }],
    ['Roll a d20.', [], { do: 'rollDie', sides: 20 }],
  ]);
});

describe('later', () => {
  spells([
    [
      "Draw a card at the beginning of the next turn's upkeep.",
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep' }], effect: [drawing] },
    ],
    [
      'Sacrifice target creature at the beginning of the next end step.',
      [oneCreature],
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        effect: [{ do: 'sacrifice', who: 'you', what: it0 }],
      },
    ],
    [
      'At the beginning of your next upkeep, draw a card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep', whose: 'you' }], effect: [drawing] },
    ],
    [
      'When a creature dies, draw a card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'dies', object: creature }], effect: [drawing] },
    ],
    [
      'Whenever a creature dies this turn, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        effect: [drawing],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "When a creature dies, if it's your turn, destroy target land.",
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        if: { turnOf: 'you' },
        targets: [{ objects: { type: 'land' } }],
        effect: [{ do: 'destroy', what: it0 }],
      },
    ],
    [
      'Sacrifice a creature. When you do, destroy target land.',
      [],
      { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
      {
        do: 'reflexive',
        after: 'gone',
        targets: [{ objects: { type: 'land' } }],
        effect: [{ do: 'destroy', what: it0 }],
      },
    ],
    [
      'You get an emblem with "Creatures you control get +1/+1."',
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            affects: { all: { type: 'creature', controller: 'you' } },
            changes: [{ modifyPower: 1, modifyToughness: 1 }],
          },
        ],
      },
    ],
    [
      'Target player gets an emblem with "You can\'t gain life."',
      [onePlayer],
      {
        do: 'emblem',
        who: it0,
        abilities: [{ kind: 'static', players: 'you', rules: [{ cantGainLife: true }] }],
      },
    ],
  ]);
});

describe('spells and the game', () => {
  const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
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
