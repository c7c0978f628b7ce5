import { describe, expect, test } from 'vitest';
import type { TriggerCondition } from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, aura, blade, creature, drawing, guard, when, whenOf } from './say.ts';

const land = { type: 'land' } as const;
const self = 'self';

describe('a trigger condition', () => {
  test.each([
    ['When this creature enters', { on: 'enters', object: self }],
    [
      'Whenever another creature you control enters',
      { on: 'enters', object: { type: 'creature', controller: 'you', other: true } },
    ],
    ['Whenever one or more creatures enter', { on: 'enters', object: creature, oneOrMore: true }],
    ['When this creature enters from a graveyard', { on: 'enters', object: self, from: 'graveyard' }],
    ['Whenever a creature enters from a graveyard', { on: 'enters', object: creature, from: 'graveyard' }],
    ['When this creature leaves the battlefield', { on: 'leaves', object: self }],
    [
      'Whenever one or more creatures leave the battlefield',
      { on: 'leaves', object: creature, oneOrMore: true },
    ],
    [
      'When this creature is put into a graveyard from the battlefield',
      { on: 'leaves', object: self, to: 'graveyard' },
    ],
    [
      'Whenever a creature card leaves your graveyard',
      { on: 'leaves', object: { type: 'creature', owner: 'you' }, from: 'graveyard' },
    ],
    [
      'Whenever one or more creature cards leave your graveyard',
      { on: 'leaves', object: { type: 'creature', owner: 'you' }, from: 'graveyard', oneOrMore: true },
    ],
    ['Whenever a card leaves a graveyard', { on: 'leaves', object: {}, from: 'graveyard' }],
    ['When this card leaves your graveyard', { on: 'leaves', object: self, from: 'graveyard' }],
    ['When this creature dies', { on: 'dies', object: self }],
    ['Whenever equipped creature dies', { on: 'dies', object: 'attached' }],
    ['Whenever one or more creatures die', { on: 'dies', object: creature, oneOrMore: true }],
    ['When the creature it haunts dies', { on: 'dies', object: 'haunted' }],
    [
      'Whenever a card is put into your graveyard from anywhere',
      { on: 'putInto', zone: 'graveyard', object: { owner: 'you' } },
    ],
    [
      'Whenever a creature card is put into your graveyard from your library',
      { on: 'putInto', zone: 'graveyard', object: { type: 'creature', owner: 'you' }, from: 'library' },
    ],
    [
      'Whenever a creature is put into your graveyard from the battlefield',
      { on: 'putInto', zone: 'graveyard', object: { type: 'creature', owner: 'you' }, from: 'battlefield' },
    ],
    [
      'Whenever one or more creature cards are put into your graveyard from anywhere',
      { on: 'putInto', zone: 'graveyard', object: { type: 'creature', owner: 'you' }, oneOrMore: true },
    ],
    [
      'When this creature is put into a graveyard from anywhere',
      { on: 'putInto', zone: 'graveyard', object: self },
    ],
    [
      'When this creature is put into a graveyard from the battlefield',
      { on: 'putInto', zone: 'graveyard', object: self, from: 'battlefield' },
    ],
    [
      'When this card is put into your graveyard from your library',
      { on: 'putInto', zone: 'graveyard', object: self, from: 'library' },
    ],
    ['When this creature is sacrificed', { on: 'sacrificed', object: self }],
    ['Whenever you sacrifice a creature', { on: 'sacrificed', object: creature, by: 'you' }],
    ['Whenever an opponent sacrifices a creature', { on: 'sacrificed', object: creature, by: 'opponents' }],
    ['Whenever this creature attacks', { on: 'attacks', object: self }],
    ['Whenever this creature attacks alone', { on: 'attacks', object: self, alone: true }],
    ['Whenever a creature attacks you', { on: 'attacks', object: creature, player: 'you' }],
    ['Whenever you attack', { on: 'playerAttacks', by: 'you' }],
    ['Whenever you attack with one or more creatures', { on: 'playerAttacks', by: 'you', with: creature }],
    [
      'Whenever you attack with one or more creatures',
      { on: 'playerAttacks', by: 'you', with: creature, atLeast: 1 },
    ],
    [
      'Whenever you attack with three or more creatures',
      { on: 'playerAttacks', by: 'you', with: creature, atLeast: 3 },
    ],
    ['Whenever an opponent attacks', { on: 'playerAttacks', by: 'opponents' }],
    ['Whenever an opponent attacks you', { on: 'playerAttacks', by: 'opponents', player: 'you' }],
    [
      'Whenever a player attacks you with two or more creatures',
      { on: 'playerAttacks', by: 'everyone', player: 'you', with: creature, atLeast: 2 },
    ],
    ['Whenever this creature blocks', { on: 'blocks', object: self }],
    [
      'Whenever this creature blocks a creature with flying',
      { on: 'blocks', object: self, blocked: { type: 'creature', keyword: 'flying' } },
    ],
    ['Whenever this creature becomes blocked', { on: 'becomesBlocked', object: self }],
    [
      'Whenever this creature becomes blocked by a creature',
      { on: 'becomesBlocked', object: self, by: creature },
    ],
    ["Whenever this creature attacks and isn't blocked", { on: 'attacksUnblocked', object: self }],
    ['Whenever this creature deals damage', { on: 'dealsDamage', source: self }],
    [
      'Whenever this creature deals combat damage to a player',
      { on: 'dealsDamage', source: self, combat: true, toPlayer: 'everyone' },
    ],
    [
      'Whenever this creature deals noncombat damage to an opponent',
      { on: 'dealsDamage', source: self, combat: false, toPlayer: 'opponents' },
    ],
    ['Whenever this creature deals damage to a creature', { on: 'dealsDamage', source: self, to: creature }],
    [
      'Whenever this creature deals damage to a player or planeswalker',
      { on: 'dealsDamage', source: self, toPlayer: 'everyone', to: { type: 'planeswalker' } },
    ],
    [
      'Whenever one or more creatures you control deal combat damage to a player',
      {
        on: 'dealsDamage',
        source: { type: 'creature', controller: 'you' },
        combat: true,
        toPlayer: 'everyone',
        oneOrMore: true,
      },
    ],
    ['Whenever this creature is dealt damage', { on: 'dealtDamage', object: self }],
    [
      'Whenever a creature is dealt excess noncombat damage',
      { on: 'dealtDamage', object: creature, excess: true, combat: false },
    ],
    ['Whenever you are dealt combat damage', { on: 'dealtDamage', player: 'you', combat: true }],
    ['Whenever an opponent is dealt damage', { on: 'dealtDamage', player: 'opponents' }],
    ['Whenever a player is dealt damage', { on: 'dealtDamage' }],
    ['When you cast this spell', { on: 'cast', spell: self }],
    ['Whenever you cast a creature spell', { on: 'cast', by: 'you', spell: creature }],
    ['Whenever a player casts a spell', { on: 'cast', spell: {} }],
    [
      'Whenever an opponent casts their first spell each turn',
      { on: 'cast', by: 'opponents', spell: {}, nth: 1 },
    ],
    [
      'Whenever you cast your third creature spell each turn',
      { on: 'cast', by: 'you', spell: creature, nth: 3 },
    ],
    ['Whenever you activate an ability of this creature', { on: 'activated', by: 'you', source: self }],
    [
      'Whenever a player activates an ability of an artifact',
      { on: 'activated', source: { type: 'artifact' } },
    ],
    [
      "Whenever an opponent activates an ability of a creature that isn't a mana ability",
      { on: 'activated', by: 'opponents', source: creature, notMana: true },
    ],
    [
      'Whenever you activate a mana ability of a land',
      { on: 'activated', by: 'you', source: land, onlyMana: true },
    ],
    [
      'Whenever this creature becomes the target of a spell or ability',
      { on: 'becomesTarget', object: self },
    ],
    [
      'Whenever this creature becomes the target of a spell you control',
      { on: 'becomesTarget', object: self, by: 'you', ofSpell: true },
    ],
    [
      'Whenever a creature becomes the target of a spell or ability an opponent controls',
      { on: 'becomesTarget', object: creature, by: 'opponents' },
    ],
    ['At the beginning of your upkeep', { on: 'begins', step: 'upkeep', whose: 'you' }],
    ['At the beginning of each upkeep', { on: 'begins', step: 'upkeep' }],
    ["At the beginning of each player's draw step", { on: 'begins', step: 'draw', whose: 'everyone' }],
    ["At the beginning of each opponent's upkeep", { on: 'begins', step: 'upkeep', whose: 'opponents' }],
    [
      "At the beginning of this creature's controller's upkeep",
      { on: 'begins', step: 'upkeep', whose: { controllerOf: self } },
    ],
    ['At the beginning of combat on your turn', { on: 'begins', step: 'combat', whose: 'you' }],
    ['At the beginning of combat on your turn', { on: 'begins', step: 'beginningOfCombat', whose: 'you' }],
    ['At the beginning of each combat', { on: 'begins', step: 'beginningOfCombat' }],
    ['At end of combat', { on: 'begins', step: 'endOfCombat' }],
    ['At the beginning of the end step', { on: 'begins', step: 'end' }],
    ['At the beginning of your end step', { on: 'begins', step: 'end', whose: 'you' }],
    ['At the beginning of your precombat main phase', { on: 'begins', step: 'precombatMain', whose: 'you' }],
    [
      'At the beginning of each of your postcombat main phases',
      { on: 'begins', step: 'postcombatMain', whose: 'you' },
    ],
    ['Whenever you draw a card', { on: 'draws', who: 'you' }],
    ['Whenever an opponent draws their second card each turn', { on: 'draws', who: 'opponents', nth: 2 }],
    ['Whenever you draw your second card each turn', { on: 'draws', who: 'you', nth: 2 }],
    ['Whenever you discard a creature card', { on: 'discards', who: 'you', card: creature }],
    ['Whenever an opponent discards a card', { on: 'discards', who: 'opponents' }],
    ['Whenever you cycle a card', { on: 'discards', who: 'you', payingFor: 'cycling' }],
    [
      'When you cycle this card',
      { on: 'discards', who: 'you', card: { among: 'self' }, payingFor: 'cycling' },
    ],
    ['Whenever you gain life', { on: 'gainsLife', who: 'you' }],
    ['Whenever a player gains life', { on: 'gainsLife', who: 'everyone' }],
    ['Whenever you lose life', { on: 'losesLife', who: 'you' }],
    ['Whenever this creature becomes tapped', { on: 'tapped', object: self }],
    ['Whenever a land becomes untapped', { on: 'untapped', object: land }],
    ['When this creature phases out', { on: 'phasesOut', object: self }],
    ['Whenever a creature phases in', { on: 'phasesIn', object: creature }],
    ['Whenever a land is tapped for mana', { on: 'tappedForMana', object: land }],
    ['Whenever you tap a land for mana', { on: 'tappedForMana', object: land, by: 'you' }],
    ['Whenever a player taps a land for mana', { on: 'tappedForMana', object: land, by: 'everyone' }],
    ["Whenever one or more mana is added to a player's mana pool", { on: 'manaAdded' }],
    [
      'Whenever one or more {G} or {W} mana is added to your mana pool by this creature',
      { on: 'manaAdded', to: 'you', types: ['G', 'W'], source: self },
    ],
    ['Whenever a counter is put on this creature', { on: 'countersPut', object: self }],
    ['Whenever a +1/+1 counter is put on a creature', { on: 'countersPut', kind: '+1/+1', object: creature }],
    [
      'Whenever one or more counters are put on this creature',
      { on: 'countersPut', object: self, oneOrMore: true },
    ],
    ['Whenever you play a land', { on: 'landPlayed', by: 'you' }],
    [
      'Whenever an opponent plays a nonbasic land',
      { on: 'landPlayed', by: 'opponents', land: { type: 'land', notSupertype: 'basic' } },
    ],
    ['Whenever a player loses the game', { on: 'losesGame', who: 'everyone' }],
    [
      'Whenever this creature becomes attached to a creature',
      { on: 'attachedTo', object: self, to: creature },
    ],
    ['Whenever an Aura becomes attached to a permanent', { on: 'attachedTo', object: { subtype: 'Aura' } }],
    [
      'Whenever an Aura becomes attached to this creature',
      { on: 'attachedTo', object: { subtype: 'Aura' }, to: { among: 'self' } },
    ],
    ['Whenever this creature becomes unattached', { on: 'unattached', object: self }],
    ['When this creature becomes level 3', { on: 'becomesLevel', object: self, level: 3 }],
    ['Whenever this creature transforms into Guard', { on: 'transforms', object: self }],
    ['Whenever you scry', { on: 'performs', action: 'scry', who: 'you' }],
    ['Whenever an opponent scries', { on: 'performs', action: 'scry', who: 'opponents' }],
    ['Whenever you shuffle your library', { on: 'shuffles', who: 'you' }],
    ['Whenever an opponent shuffles their library', { on: 'shuffles', who: 'opponents' }],
    ['Whenever an ability of a creature triggers', { on: 'triggers', source: creature }],
    [
      'Whenever an ability of a creature you control triggers',
      { on: 'triggers', source: creature, by: 'you' },
    ],
    [
      'When this card is put into your hand from your graveyard',
      { on: 'putInto', zone: 'hand', from: 'graveyard', object: self },
    ],
    [
      'When this card is put into exile from your graveyard',
      { on: 'putInto', zone: 'exile', from: 'graveyard', object: self },
    ],
    ['When this card leaves exile', { on: 'leaves', object: self, from: 'exile' }],
    ['When this creature is countered', { on: 'countered', object: self }],
    ['When you lose control of this creature', { on: 'controlChanges', object: self, from: 'you' }],
    ['When a player loses control of this creature', { on: 'controlChanges', object: self }],
    [
      'When you control no lands',
      {
        on: 'state',
        is: { holds: 'not', of: { holds: 'exists', what: { type: 'land', controller: 'you' } } },
      },
    ],
  ] as readonly (readonly [string, TriggerCondition])[])('%s', (text, condition) => {
    expect(when(condition)).toBe(text);
  });

  test('of what it is attached to', () => {
    expect(whenOf(aura, { on: 'dies', object: 'attached' })).toBe('When enchanted creature dies');
    expect(whenOf(blade, { on: 'dies', object: 'attached' })).toBe('Whenever equipped creature dies');
  });
});

describe('several conditions', () => {
  test.each([
    [
      'Whenever this creature enters or attacks',
      [
        { on: 'enters', object: self },
        { on: 'attacks', object: self },
      ],
    ],
    [
      'When this creature enters or the creature it haunts dies',
      [
        { on: 'enters', object: self },
        { on: 'dies', object: 'haunted' },
      ],
    ],
    [
      'Whenever this creature or another creature dies',
      [
        { on: 'dies', object: self },
        { on: 'dies', object: { type: 'creature', other: true } },
      ],
    ],
    [
      'Whenever this creature enters or you draw a card',
      [
        { on: 'enters', object: self },
        { on: 'draws', who: 'you' },
      ],
    ],
    [
      'Whenever this creature enters, attacks, or dies',
      [
        { on: 'enters', object: self },
        { on: 'attacks', object: self },
        { on: 'dies', object: self },
      ],
    ],
    [
      'Whenever you draw a card or discard a card',
      [
        { on: 'draws', who: 'you' },
        { on: 'discards', who: 'you' },
      ],
    ],
  ] as readonly (readonly [string, readonly TriggerCondition[]])[])('%s', (text, conditions) => {
    expect(when(...conditions)).toBe(text);
  });
});

describe('a triggered ability', () => {
  const dies: TriggerCondition = { on: 'dies', object: creature };
  test('with a condition, a limit, a word in front', () => {
    expect(
      ability({ kind: 'triggered', when: [dies], if: { holds: 'turnOf', who: 'you' }, effect: [drawing] }),
    ).toBe("Whenever a creature dies, if it's your turn, draw a card.");
    expect(ability({ kind: 'triggered', when: [dies], effect: [drawing], onceEachTurn: true })).toBe(
      'Whenever a creature dies, draw a card. This ability triggers only once each turn.',
    );
    expect(ability({ kind: 'triggered', when: [dies], effect: [drawing], timesEachTurn: 2 })).toBe(
      'Whenever a creature dies, draw a card. This ability triggers only twice each turn.',
    );
    expect(ability({ kind: 'triggered', when: [dies], effect: [drawing], cantBeCountered: true })).toBe(
      "Whenever a creature dies, draw a card. This ability can't be countered.",
    );
    expect(ability({ kind: 'triggered', when: [dies], effect: [drawing], abilityWord: 'Grim' })).toBe(
      'Grim — Whenever a creature dies, draw a card.',
    );
  });

  test('calls what its event was about as it is', () => {
    const exiling = (on: TriggerCondition) =>
      ability({
        kind: 'triggered',
        when: [on],
        effect: [{ do: 'exile', what: { event: 'object' } }],
      }).replace(/^.*, /, '');
    expect(exiling({ on: 'dies', object: creature })).toBe('exile that card.');
    expect(exiling({ on: 'enters', object: creature })).toBe('exile that creature.');
    expect(exiling({ on: 'enters', object: land })).toBe('exile that land.');
    expect(exiling({ on: 'enters', object: {} })).toBe('exile that permanent.');
    expect(exiling({ on: 'cast', spell: {} })).toBe('exile that spell.');
    expect(exiling({ on: 'becomesTarget', object: creature })).toBe('exile that creature.');
    expect(exiling({ on: 'tappedForMana', object: land })).toBe('exile it.');
    expect(exiling({ on: 'tappedForMana', object: land, by: 'you' })).toBe('exile that land.');
    expect(exiling({ on: 'manaAdded' })).toBe('exile it.');
    const gains = (on: TriggerCondition) =>
      ability({
        kind: 'triggered',
        when: [on],
        effect: [{ do: 'phaseOut', what: { event: 'object' } }],
      }).replace(/^.*, /, '');
    expect(gains({ on: 'enters', object: creature })).toBe('it phases out.');
    expect(gains({ on: 'tappedForMana', object: land, by: 'you' })).toBe('that land phases out.');
    const other = (on: TriggerCondition) =>
      ability({ kind: 'triggered', when: [on], effect: [{ do: 'exile', what: { event: 'other' } }] }).replace(
        /^.*, /,
        '',
      );
    expect(other({ on: 'becomesTarget', object: self })).toBe('exile that spell or ability.');
    expect(other({ on: 'blocks', object: self })).toBe('exile that creature.');
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'blocks', object: self }],
        effect: [
          { do: 'exile', what: { event: 'other' } },
          { do: 'phaseOut', what: { event: 'other' } },
          { do: 'untap', what: { event: 'other' } },
        ],
      }),
    ).toBe('Whenever this creature blocks, exile that creature. It phases out. Untap that creature.');
  });

  test('is sacrificed when it becomes a target once, exiles its card from where it is', () => {
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'becomesTarget', object: creature }],
        effect: [{ do: 'sacrifice', who: 'you', what: self }],
      }),
    ).toBe('When a creature becomes the target of a spell or ability, sacrifice this creature.');
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
        effect: [{ do: 'move', what: self, from: 'graveyard', to: { zone: 'hand' } }],
      }),
    ).toBe('At the beginning of your upkeep, return this card from your graveyard to your hand.');
  });

  test('says "it" for what the condition named', () => {
    expect(
      ability(
        {
          kind: 'triggered',
          when: [{ on: 'attacks', object: self }],
          effect: [
            {
              do: 'modify',
              what: self,
              changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
              until: 'untilEndOfTurn',
            },
          ],
        },
        guard,
      ),
    ).toBe('Whenever this creature attacks, it gets +1/+1 until end of turn.');
    expect(
      ability(
        {
          kind: 'triggered',
          when: [{ on: 'draws', who: 'you' }],
          effect: [
            {
              do: 'modify',
              what: self,
              changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
              until: 'untilEndOfTurn',
            },
          ],
        },
        guard,
      ),
    ).toBe('Whenever you draw a card, this creature gets +1/+1 until end of turn.');
  });
});
