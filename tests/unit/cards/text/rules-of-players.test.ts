import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Filter,
  RuleChange,
  RuleChangeOf,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { is, playerRule, rule } from './say.ts';

const yours: Filter = { type: 'creature', controller: 'you' };

describe('rules that are different for players and for creatures', () => {
  test.each<readonly [string, Parameters<typeof playerRule>]>([
    ["Your opponents can't cast spells.", [{ rule: 'cantCast', what: {} }]],
    ["Your opponents can't cast creature spells.", [{ rule: 'cantCast', what: { type: 'creature' } }]],
    ["Players can't cast spells.", [{ rule: 'cantCast', what: {} }, 'everyone']],
    ["Creature spells can't be cast.", [{ rule: 'cantCast', what: { type: 'creature' } }, 'everyone']],
    [
      'Your opponents can cast spells only during their turn.',
      [{ rule: 'cantCast', what: {}, unless: { holds: 'turnOf', who: 'they' } }],
    ],
    [
      'You can cast spells only during your turn.',
      [{ rule: 'cantCast', what: {}, unless: { holds: 'turnOf', who: 'you' } }, 'you'],
    ],
    [
      "Your opponents can't cast more than one spell each turn.",
      [
        {
          rule: 'cantCast',
          what: {},
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
          rule: 'cantCast',
          what: {},
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
          rule: 'cantCast',
          what: {},
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
      [{ rule: 'cantCast', what: {}, unless: { holds: 'exists', what: yours } }],
    ],
    [
      "Each player who has cast a spell this turn can't cast additional spells.",
      [
        { rule: 'cantCast', what: {} },
        { playersWith: { of: 'everyone', thisTurn: { fact: 'spellsCast', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each player who has cast a creature spell this turn can't cast additional creature spells.",
      [
        { rule: 'cantCast', what: { type: 'creature' } },
        { playersWith: { of: 'everyone', thisTurn: { fact: 'creatureSpellsCast', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each opponent for whom the number of cards that player has drawn this turn is 2 or greater can't cast spells.",
      [
        { rule: 'cantCast', what: {} },
        { playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 2 } } } },
      ],
    ],
    [
      "Each opponent who has drawn a card this turn can't cast spells.",
      [
        { rule: 'cantCast', what: {} },
        { playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 1 } } } },
      ],
    ],
    [
      "Each opponent with the most life can't cast spells.",
      [{ rule: 'cantCast', what: {} }, { playersWith: { of: 'opponents', mostLife: true } }],
    ],
    [
      "Activated abilities of artifacts can't be activated.",
      [{ rule: 'cantActivate', what: { type: 'artifact' } }, 'everyone'],
    ],
    [
      "Activated abilities of artifacts can't be activated unless they're mana abilities.",
      [{ rule: 'cantActivate', what: { type: 'artifact' }, exceptMana: true }, 'everyone'],
    ],
    [
      "Activated abilities of sources with the chosen name can't be activated.",
      [{ rule: 'cantActivate', what: { nameChosen: 'x' } }, 'everyone'],
    ],
    [
      "Your opponents can't activate abilities of artifacts.",
      [{ rule: 'cantActivate', what: { type: 'artifact' } }],
    ],
    ["Your opponents can't draw cards.", [{ rule: 'cantDraw' }]],
    ["Each opponent can't draw more than one card each turn.", [{ rule: 'cantDraw', moreThan: 1 }]],
    ["Players can't draw more than two cards each turn.", [{ rule: 'cantDraw', moreThan: 2 }, 'everyone']],
    [
      'You may cast spells from your hand without paying their mana costs.',
      [{ rule: 'mayCast', what: { zone: 'hand' }, for: [] }, 'you'],
    ],
    [
      'You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.',
      [{ rule: 'mayCast', what: {}, for: [{ pay: 'mana', cost: '{W}{U}{B}{R}{G}' }] }, 'you'],
    ],
    ['Play with the top card of your library revealed.', [{ rule: 'topRevealed' }, 'you']],
    ['Players play with the top card of their library revealed.', [{ rule: 'topRevealed' }, 'everyone']],
    [
      'You may play lands and cast spells from the top of your library.',
      [{ rule: 'mayPlayFrom', from: 'library', onlyTop: true, what: {} }, 'you'],
    ],
    [
      'You may cast spells from the top of your library.',
      [{ rule: 'mayPlayFrom', from: 'library', onlyTop: true, what: { notType: 'land' } }, 'you'],
    ],
    [
      'You may cast creature spells from the top of your library.',
      [{ rule: 'mayPlayFrom', from: 'library', onlyTop: true, what: { type: 'creature' } }, 'you'],
    ],
    [
      'You may play lands from your graveyard.',
      [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } }, 'you'],
    ],
    [
      'You may play artifacts and lands from your graveyard.',
      [{ rule: 'mayPlayFrom', from: 'graveyard', what: { anyType: ['artifact', 'land'] } }, 'you'],
    ],
    [
      'You may cast artifact and creature spells from your graveyard.',
      [{ rule: 'mayPlayFrom', from: 'graveyard', what: { anyType: ['artifact', 'creature'] } }, 'you'],
    ],
    [
      'You may cast nonartifact creature spells from your graveyard.',
      [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature', notType: 'artifact' } }, 'you'],
    ],
    [
      'Your opponents may play Elves from their graveyard.',
      [{ rule: 'mayPlayFrom', from: 'graveyard', what: { subtype: 'Elf' } }, 'opponents'],
    ],
    ["You don't lose unspent mana as steps and phases end.", [{ rule: 'manaLasts' }, 'you']],
    [
      "You don't lose unspent green mana as steps and phases end.",
      [{ rule: 'manaLasts', types: ['G'] }, 'you'],
    ],
    [
      'If you would lose unspent mana, that mana becomes colorless instead.',
      [{ rule: 'manaLasts', as: 'C' }, 'you'],
    ],
    [
      'If you would lose unspent mana, that mana becomes red instead.',
      [{ rule: 'manaLasts', as: 'R' }, 'you'],
    ],
    [
      'No more than two creatures you control can attack each combat.',
      [{ rule: 'mostAttackers', number: 2 }, 'you'],
    ],
    [
      'No more than one creature your opponents control can attack each combat.',
      [{ rule: 'mostAttackers', number: 1 }, 'opponents'],
    ],
    [
      'No more than two creatures can attack each combat.',
      [{ rule: 'mostAttackers', number: 2 }, 'everyone'],
    ],
    [
      'No more than one creature defending player controls can block each combat.',
      [{ rule: 'mostBlocking', number: 1 }, 'defending'],
    ],
    [
      'No more than one creature can attack you each combat.',
      [{ rule: 'mostAttackersOfYou', number: 1 }, 'you'],
    ],
    ['Reveal the first card you draw each turn.', [{ rule: 'revealDrawn', number: 1 }, 'you']],
    [
      'Each opponent reveals the second card they draw each turn.',
      [{ rule: 'revealDrawn', number: 2 }, 'opponents'],
    ],
    ['You have no maximum hand size.', [{ rule: 'maximumHandSize', number: 'none' }, 'you']],
    ['Your opponents have a maximum hand size of 4.', [{ rule: 'maximumHandSize', number: 4 }, 'opponents']],
    [
      'Your opponents have a maximum hand size reduced by 3.',
      [{ rule: 'maximumHandSizeReduced', by: 3 }, 'opponents'],
    ],
    ["Players can't have damage prevented.", [{ rule: 'cantPreventDamage' }, 'everyone']],
    ['You have hexproof.', [{ rule: 'playerHas', ability: { kind: 'keyword', keyword: 'hexproof' } }, 'you']],
    ['You may spend mana as though it were mana of any color.', [{ rule: 'spendsAsAnyColor' }, 'you']],
    [
      'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
      [{ rule: 'spendsAsAnyColor', types: ['W'], othersAsColorless: true }, 'you'],
    ],
  ])('%s', (text, given) => {
    expect(playerRule(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof is>]>([
    [
      "Your life total can't change.",
      [{ players: 'you', rules: [{ rule: 'cantGainLife' }, { rule: 'cantLoseLife' }] }],
    ],
    [
      "Your opponents can't gain life and can't lose the game.",
      [{ players: 'opponents', rules: [{ rule: 'cantGainLife' }, { rule: 'cantLose' }] }],
    ],
    [
      'You play with the top card of your library revealed and may play lands and cast spells from the top of your library.',
      [
        {
          players: 'you',
          rules: [{ rule: 'topRevealed' }, { rule: 'mayPlayFrom', from: 'library', onlyTop: true, what: {} }],
        },
      ],
    ],
    [
      "Players can't cast creature spells and can't gain life.",
      [
        {
          players: 'everyone',
          rules: [{ rule: 'cantCast', what: { type: 'creature' } }, { rule: 'cantGainLife' }],
        },
      ],
    ],
    [
      "Players can't activate abilities of artifacts and can't gain life.",
      [
        {
          players: 'everyone',
          rules: [{ rule: 'cantActivate', what: { type: 'artifact' } }, { rule: 'cantGainLife' }],
        },
      ],
    ],
    [
      "Your opponents can't draw more than one card each turn and can't gain life.",
      [{ players: 'opponents', rules: [{ rule: 'cantDraw', moreThan: 1 }, { rule: 'cantGainLife' }] }],
    ],
    [
      "You can cast spells only during your turn and can't gain life.",
      [
        {
          players: 'you',
          rules: [
            { rule: 'cantCast', what: {}, unless: { holds: 'turnOf', who: 'they' } },
            { rule: 'cantGainLife' },
          ],
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(is(...given)).toBe(text);
  });
  test.each<readonly [string, Parameters<typeof rule>]>([
    ["can't attack you.", [{ rule: 'cantAttack', whom: 'you' }]],
    [
      "can't attack you or planeswalkers you control.",
      [{ rule: 'cantAttack', whom: 'you', orPlaneswalkers: true }],
    ],
    ['must be blocked if able.', [{ rule: 'mustBeBlocked' }]],
    ['attacks each combat if able.', [{ rule: 'mustAttack' }]],
    [
      'attacks the exiled card each combat if able.',
      [{ rule: 'mustAttack', whom: { object: { linked: 'x' } } }],
    ],
    ['blocks each combat if able.', [{ rule: 'mustBlock' }]],
    ['blocks that card if able.', [{ rule: 'mustBlock', what: { event: 'object' } }]],
    [
      "can't attack you or planeswalkers you control unless its controller pays {2}.",
      [{ rule: 'costToAttack', cost: '{2}', whom: 'youAndPlaneswalkers' }],
    ],
    [
      "can't attack you unless its controller pays {2}.",
      [{ rule: 'costToAttack', cost: '{2}', whom: 'you' }],
    ],
    ["can't block unless its controller pays {2}.", [{ rule: 'costToBlock', cost: '{2}' }]],
    [
      "can't be the target of black spells or abilities from black sources.",
      [{ rule: 'cantBeTargetedBy', by: { color: 'B' } }],
    ],
    [
      "can't be the target of artifact spells or abilities from artifacts.",
      [{ rule: 'cantBeTargetedBy', by: { type: 'artifact' } }],
    ],
    [
      "can't be the target of black spells.",
      [{ rule: 'cantBeTargetedBy', by: { color: 'B', stackObject: 'spell' } }],
    ],
    ["can't be blocked by more than one creature.", [{ rule: 'mostBlockers', number: 1 }]],
    ["can't be blocked by more than two creatures.", [{ rule: 'mostBlockers', number: 2 }]],
    ['can block any number of creatures.', [{ rule: 'blocksAdditional', number: 'any' }]],
    ['can block an additional two creatures each combat.', [{ rule: 'blocksAdditional', number: 2 }]],
    ['can be attached only to a creature.', [{ rule: 'attachesOnlyTo', what: { type: 'creature' } }]],
    [
      "can't be blocked unless all creatures defending player controls block it.",
      [{ rule: 'blockedByAllOrNone' }],
    ],
    [
      'assigns combat damage equal to its toughness rather than its power.',
      [{ rule: 'assignsDamageBy', by: 'toughness' }],
    ],
    [
      "may have its combat damage assigned as though it weren't blocked.",
      [{ rule: 'assignsDamageAsThoughUnblocked' }],
    ],
  ])('%s', (text, given) => {
    expect(rule(...given)).toBe(text);
  });
});

describe('what players may cast and play from elsewhere, and what it gains', () => {
  const evoke: Ability = { kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{4}' }] };
  const haste: Ability = { kind: 'keyword', keyword: 'haste' };
  const gaining = (zone?: 'hand'): RuleChange => ({
    rule: 'gainAsCast',
    what: { type: 'creature', ...(zone !== undefined && { zone }) },
    abilities: [evoke],
  });
  const from = (what: Filter, more: Partial<RuleChangeOf<'mayPlayFrom'>> = {}): RuleChange => ({
    rule: 'mayPlayFrom',
    from: 'graveyard',
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
    ["You can't become the monarch.", { rule: 'cantBecome', designation: 'monarch' }],
    ["You can't search libraries.", { rule: 'cantSearch' }],
    ["You can't get counters.", { rule: 'cantGetCounters' }],
    ["You don't lose the game for having 0 or less life.", { rule: 'doesntLoseForLife' }],
  ] satisfies readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(playerRule(change, 'you')).toBe(text);
  });

  test('of other players', () => {
    expect(playerRule({ rule: 'cantBecome', designation: 'initiative' })).toBe(
      "Your opponents can't take the initiative.",
    );
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
