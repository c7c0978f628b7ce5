import { describe, expect, test } from 'vitest';
import type { Ability, Filter, RuleChange } from '../../../../machines/rules/state/vocabulary/index.ts';
import { is, playerRule, rule } from './say.ts';

const yours: Filter = { type: 'creature', controller: 'you' };

describe('rules that are different for players and for creatures', () => {
  test.each<readonly [string, Parameters<typeof playerRule>]>([
    ["Your opponents can't cast spells.", [{ cantCast: {} }]],
    ["Your opponents can't cast creature spells.", [{ cantCast: { type: 'creature' } }]],
    ["Players can't cast spells.", [{ cantCast: {} }, 'everyone']],
    ["Creature spells can't be cast.", [{ cantCast: { type: 'creature' } }, 'everyone']],
    [
      'Your opponents can cast spells only during their turn.',
      [{ cantCast: {}, unless: { holds: 'turnOf', who: 'they' } }],
    ],
    [
      'You can cast spells only during your turn.',
      [{ cantCast: {}, unless: { holds: 'turnOf', who: 'you' } }, 'you'],
    ],
    [
      "Your opponents can't cast more than one spell each turn.",
      [
        {
          cantCast: {},
          unless: {
            holds: 'compare',
            what: { number: 'thisTurn', fact: 'spellsCast', by: 'they' },
            to: { atMost: 0 },
          },
        },
      ],
    ],
    [
      'You can cast no more than two spells each turn.',
      [
        {
          cantCast: {},
          unless: {
            holds: 'compare',
            what: { number: 'thisTurn', fact: 'spellsCast', by: 'they' },
            to: { atMost: 1 },
          },
        },
        'you',
      ],
    ],
    [
      "Your opponents can't cast spells unless that player has cast a spell this turn.",
      [
        {
          cantCast: {},
          unless: {
            holds: 'compare',
            what: { number: 'thisTurn', fact: 'spellsCast', by: 'they' },
            to: { atLeast: 1 },
          },
        },
      ],
    ],
    [
      "Your opponents can't cast spells unless you control a creature.",
      [{ cantCast: {}, unless: { holds: 'exists', what: yours } }],
    ],
    [
      "Each player who has cast a spell this turn can't cast additional spells.",
      [
        { cantCast: {} },
        { playersWith: { of: 'everyone', thisTurn: { fact: 'spellsCast', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each player who has cast a creature spell this turn can't cast additional creature spells.",
      [
        { cantCast: { type: 'creature' } },
        { playersWith: { of: 'everyone', thisTurn: { fact: 'creatureSpellsCast', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each opponent for whom the number of cards that player has drawn this turn is 2 or greater can't cast spells.",
      [
        { cantCast: {} },
        { playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 2 } } } },
      ],
    ],
    [
      "Each opponent who has drawn a card this turn can't cast spells.",
      [
        { cantCast: {} },
        { playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each opponent with the most life can't cast spells.",
      [{ cantCast: {} }, { playersWith: { of: 'opponents', mostLife: true } }],
    ],
    [
      "Activated abilities of artifacts can't be activated.",
      [{ cantActivate: { type: 'artifact' } }, 'everyone'],
    ],
    [
      "Activated abilities of artifacts can't be activated unless they're mana abilities.",
      [{ cantActivate: { type: 'artifact' }, exceptMana: true }, 'everyone'],
    ],
    [
      "Activated abilities of sources with the chosen name can't be activated.",
      [{ cantActivate: { nameChosen: 'x' } }, 'everyone'],
    ],
    ["Your opponents can't activate abilities of artifacts.", [{ cantActivate: { type: 'artifact' } }]],
    ["Your opponents can't draw cards.", [{ cantDraw: true }]],
    ["Each opponent can't draw more than one card each turn.", [{ cantDraw: { moreThan: 1 } }]],
    ["Players can't draw more than two cards each turn.", [{ cantDraw: { moreThan: 2 } }, 'everyone']],
    [
      'You may cast spells from your hand without paying their mana costs.',
      [{ mayCast: { zone: 'hand' }, for: [] }, 'you'],
    ],
    [
      'You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.',
      [{ mayCast: {}, for: [{ pay: 'mana', cost: '{W}{U}{B}{R}{G}' }] }, 'you'],
    ],
    ['Play with the top card of your library revealed.', [{ topRevealed: true }, 'you']],
    ['Players play with the top card of their library revealed.', [{ topRevealed: true }, 'everyone']],
    [
      'You may play lands and cast spells from the top of your library.',
      [{ mayPlayFrom: 'library', onlyTop: true, what: {} }, 'you'],
    ],
    [
      'You may cast spells from the top of your library.',
      [{ mayPlayFrom: 'library', onlyTop: true, what: { notType: 'land' } }, 'you'],
    ],
    [
      'You may cast creature spells from the top of your library.',
      [{ mayPlayFrom: 'library', onlyTop: true, what: { type: 'creature' } }, 'you'],
    ],
    [
      'You may play lands from your graveyard.',
      [{ mayPlayFrom: 'graveyard', what: { type: 'land' } }, 'you'],
    ],
    [
      'You may play artifacts and lands from your graveyard.',
      [{ mayPlayFrom: 'graveyard', what: { anyType: ['artifact', 'land'] } }, 'you'],
    ],
    [
      'You may cast artifact and creature spells from your graveyard.',
      [{ mayPlayFrom: 'graveyard', what: { anyType: ['artifact', 'creature'] } }, 'you'],
    ],
    [
      'You may cast nonartifact creature spells from your graveyard.',
      [{ mayPlayFrom: 'graveyard', what: { type: 'creature', notType: 'artifact' } }, 'you'],
    ],
    [
      'Your opponents may play Elves from their graveyard.',
      [{ mayPlayFrom: 'graveyard', what: { subtype: 'Elf' } }, 'opponents'],
    ],
    ["You don't lose unspent mana as steps and phases end.", [{ manaLasts: true }, 'you']],
    ["You don't lose unspent green mana as steps and phases end.", [{ manaLasts: ['G'] }, 'you']],
    [
      'If you would lose unspent mana, that mana becomes colorless instead.',
      [{ manaLasts: true, as: 'C' }, 'you'],
    ],
    ['If you would lose unspent mana, that mana becomes red instead.', [{ manaLasts: true, as: 'R' }, 'you']],
    ['No more than two creatures you control can attack each combat.', [{ mostAttackers: 2 }, 'you']],
    [
      'No more than one creature your opponents control can attack each combat.',
      [{ mostAttackers: 1 }, 'opponents'],
    ],
    ['No more than two creatures can attack each combat.', [{ mostAttackers: 2 }, 'everyone']],
    [
      'No more than one creature defending player controls can block each combat.',
      [{ mostBlocking: 1 }, 'defending'],
    ],
    ['No more than one creature can attack you each combat.', [{ mostAttackersOfYou: 1 }, 'you']],
    ['Reveal the first card you draw each turn.', [{ revealDrawn: 1 }, 'you']],
    ['Each opponent reveals the second card they draw each turn.', [{ revealDrawn: 2 }, 'opponents']],
    ['You have no maximum hand size.', [{ maximumHandSize: 'none' }, 'you']],
    ['Your opponents have a maximum hand size of 4.', [{ maximumHandSize: 4 }, 'opponents']],
    [
      'Your opponents have a maximum hand size reduced by 3.',
      [{ maximumHandSize: { reduce: 3 } }, 'opponents'],
    ],
    ["Players can't have damage prevented.", [{ cantPreventDamage: true }, 'everyone']],
    ['You have hexproof.', [{ playerHas: { kind: 'keyword', keyword: 'hexproof' } }, 'you']],
    ['You may spend mana as though it were mana of any color.', [{ spendsAsAnyColor: true }, 'you']],
    [
      'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
      [{ spendsAsAnyColor: ['W'], othersAsColorless: true }, 'you'],
    ],
  ])('%s', (text, given) => {
    expect(playerRule(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof is>]>([
    [
      "Your life total can't change.",
      [{ players: 'you', rules: [{ cantGainLife: true }, { cantLoseLife: true }] }],
    ],
    [
      "Your opponents can't gain life and can't lose the game.",
      [{ players: 'opponents', rules: [{ cantGainLife: true }, { cantLose: true }] }],
    ],
    [
      'You play with the top card of your library revealed and may play lands and cast spells from the top of your library.',
      [
        {
          players: 'you',
          rules: [{ topRevealed: true }, { mayPlayFrom: 'library', onlyTop: true, what: {} }],
        },
      ],
    ],
    [
      "Players can't cast creature spells and can't gain life.",
      [{ players: 'everyone', rules: [{ cantCast: { type: 'creature' } }, { cantGainLife: true }] }],
    ],
    [
      "Players can't activate abilities of artifacts and can't gain life.",
      [{ players: 'everyone', rules: [{ cantActivate: { type: 'artifact' } }, { cantGainLife: true }] }],
    ],
    [
      "Your opponents can't draw more than one card each turn and can't gain life.",
      [{ players: 'opponents', rules: [{ cantDraw: { moreThan: 1 } }, { cantGainLife: true }] }],
    ],
    [
      "You can cast spells only during your turn and can't gain life.",
      [
        {
          players: 'you',
          rules: [{ cantCast: {}, unless: { holds: 'turnOf', who: 'they' } }, { cantGainLife: true }],
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(is(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof rule>]>([
    ["can't attack you.", [{ cantAttack: 'you' }]],
    ["can't attack you or planeswalkers you control.", [{ cantAttack: 'you', orPlaneswalkers: true }]],
    ['must be blocked if able.', [{ mustBeBlocked: true }]],
    ['attacks each combat if able.', [{ mustAttack: true }]],
    ['attacks the exiled card each combat if able.', [{ mustAttack: { object: { linked: 'x' } } }]],
    ['blocks each combat if able.', [{ mustBlock: true }]],
    ['blocks that card if able.', [{ mustBlock: { attacker: { event: 'object' } } }]],
    [
      "can't attack you or planeswalkers you control unless its controller pays {2}.",
      [{ costToAttack: '{2}', of: 'youAndPlaneswalkers' }],
    ],
    ["can't attack you unless its controller pays {2}.", [{ costToAttack: '{2}', of: 'you' }]],
    ["can't block unless its controller pays {2}.", [{ costToBlock: '{2}' }]],
    [
      "can't be the target of black spells or abilities from black sources.",
      [{ cantBeTargetedBy: { color: 'B' } }],
    ],
    [
      "can't be the target of artifact spells or abilities from artifacts.",
      [{ cantBeTargetedBy: { type: 'artifact' } }],
    ],
    ["can't be the target of black spells.", [{ cantBeTargetedBy: { color: 'B', stackObject: 'spell' } }]],
    ["can't be blocked by more than one creature.", [{ mostBlockers: 1 }]],
    ["can't be blocked by more than two creatures.", [{ mostBlockers: 2 }]],
    ['can block any number of creatures.', [{ blocksAdditional: 'any' }]],
    ['can block an additional two creatures each combat.', [{ blocksAdditional: 2 }]],
    ['can be attached only to a creature.', [{ attachesOnlyTo: { type: 'creature' } }]],
    [
      "can't be blocked unless all creatures defending player controls block it.",
      [{ blockedByAllOrNone: true }],
    ],
    [
      'assigns combat damage equal to its toughness rather than its power.',
      [{ assignsDamageBy: 'toughness' }],
    ],
    [
      "may have its combat damage assigned as though it weren't blocked.",
      [{ assignsDamageAsThoughUnblocked: true }],
    ],
  ])('%s', (text, given) => {
    expect(rule(...given)).toBe(text);
  });
});

describe('what players may cast and play from elsewhere, and what it gains', () => {
  const evoke: Ability = { kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{4}' }] };
  const haste: Ability = { kind: 'keyword', keyword: 'haste' };
  const gaining = (zone?: 'hand'): RuleChange => ({
    gainAsCast: { type: 'creature', ...(zone !== undefined && { zone }) },
    abilities: [evoke],
  });
  const from = (
    what: Filter,
    more: Partial<Extract<RuleChange, { mayPlayFrom: unknown }>> = {},
  ): RuleChange => ({
    mayPlayFrom: 'graveyard',
    what,
    ...more,
  });

  test.each([
    ['Creature spells you cast gain evoke {4} as you cast them.', gaining()],
    ['Creature spells you cast from your hand gain evoke {4} as you cast them.', gaining('hand')],
    ['You may play lands from your graveyard.', from({ type: 'land' })],
    [
      'Once each turn, you may play a land from your graveyard.',
      from({ type: 'land' }, { onceEachTurn: true }),
    ],
    ['You may cast creature spells from your graveyard.', from({ type: 'creature' })],
    [
      'Once each turn, you may cast a creature spell from your graveyard.',
      from({ type: 'creature' }, { onceEachTurn: true }),
    ],
    ['You may cast spells from your graveyard.', from({ notType: 'land' })],
    ['You may play lands and cast spells from your graveyard.', from({})],
    [
      'Once each turn, you may play a land from your graveyard or cast a spell from your graveyard.',
      from({}, { onceEachTurn: true }),
    ],
    [
      'Once each turn, you may cast a creature spell from your graveyard. If you do, it gains haste.',
      from({ type: 'creature' }, { onceEachTurn: true, abilities: [haste] }),
    ],
    [
      'Once each turn, you may cast a creature spell from your graveyard. If you do, it gains haste until end of turn.',
      from({ type: 'creature' }, { onceEachTurn: true, abilities: [haste], until: 'untilEndOfTurn' }),
    ],
    ["You can't become the monarch.", { cantBecome: 'monarch' }],
    ["You can't search libraries.", { cantSearch: true }],
    ["You can't get counters.", { cantGetCounters: true }],
    ["You don't lose the game for having 0 or less life.", { doesntLoseForLife: true }],
  ] satisfies readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(playerRule(change, 'you')).toBe(text);
  });

  test('of other players', () => {
    expect(playerRule({ cantBecome: 'initiative' })).toBe("Your opponents can't take the initiative.");
    expect(playerRule(gaining('hand'), 'everyone')).toBe(
      'Players have creature spells they cast from their hand gain evoke {4} as they cast them.',
    );
  });

  test('once during each of your turns is said so only of your own turns', () => {
    const rules = [from({ type: 'creature' }, { onceEachTurn: true })];
    expect(is({ players: 'you', if: { holds: 'turnOf', who: 'you' }, rules })).toBe(
      'Once during each of your turns, you may cast a creature spell from your graveyard.',
    );
    expect(is({ players: 'everyone', if: { holds: 'turnOf', who: 'you' }, rules })).toBe(
      "Once each turn, players may cast a creature spell from their graveyard as long as it's your turn.",
    );
  });
});
