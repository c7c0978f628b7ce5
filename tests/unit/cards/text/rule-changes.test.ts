import { describe, expect, test } from 'vitest';
import type { RuleChange } from '../../../../machines/rules/state/vocabulary/index.ts';
import { aura, burst, creature, is, playerRule, rule } from './say.ts';
import { yours } from './statics.ts';

describe('a rule that is different for a creature', () => {
  test.each([
    ["can't attack.", { rule: 'cant', what: 'attack' }],
    ["can't block.", { rule: 'cant', what: 'block' }],
    ["can't be blocked.", { rule: 'cant', what: 'beBlocked' }],
    ["can't attack or block.", { rule: 'cant', what: 'attackOrBlock' }],
    ["doesn't untap during your untap step.", { rule: 'cant', what: 'untap' }],
    ["can't be regenerated.", { rule: 'cant', what: 'beRegenerated' }],
    ["can't be sacrificed.", { rule: 'cant', what: 'beSacrificed' }],
    ["can't have counters put on it.", { rule: 'cant', what: 'haveCountersPut' }],
    ["can't attack alone.", { rule: 'cant', what: 'attackAlone' }],
    ["can't attack unless at least two other creatures attack.", { rule: 'attacksOnlyWith', others: 2 }],
    ["can't block unless at least three other creatures block.", { rule: 'blocksOnlyWith', others: 3 }],
    ['can only attack alone.', { rule: 'attacksOnlyAlone' }],
    ['assigns no combat damage.', { rule: 'assignsNoDamage' }],
    ["can't block alone.", { rule: 'cant', what: 'blockAlone' }],
    ["can't transform.", { rule: 'cant', what: 'transform' }],
    ["can't attack you.", { rule: 'cantAttack', whom: 'you' }],
    [
      "can't be blocked by creatures with flying.",
      { rule: 'cantBeBlockedBy', by: { type: 'creature', keyword: 'flying' } },
    ],
    [
      'can block only creatures with flying.',
      { rule: 'canBlockOnly', what: { type: 'creature', keyword: 'flying' } },
    ],
    ["can't block green creatures.", { rule: 'cantBlock', what: { type: 'creature', color: 'G' } }],
    [
      "can't be blocked except by artifact creatures.",
      { rule: 'cantBeBlockedExceptBy', by: { type: ['artifact', 'creature'] } },
    ],
    ['attacks each combat if able.', { rule: 'mustAttack' }],
    ['attacks you each combat if able.', { rule: 'mustAttack', whom: 'you' }],
    ['blocks each combat if able.', { rule: 'mustBlock' }],
    ['blocks equipped creature if able.', { rule: 'mustBlock', what: 'attached' }],
    ['must be blocked if able.', { rule: 'mustBeBlocked' }],
    ['can block any number of creatures.', { rule: 'blocksAdditional', number: 'any' }],
    ["can't be blocked by more than one creature.", { rule: 'mostBlockers', number: 1 }],
    ["can't be blocked by more than two creatures.", { rule: 'mostBlockers', number: 2 }],
    ["can't have more than one charge counter on it.", { rule: 'mostCounters', kind: 'charge', number: 1 }],
    ["can't have more than seven dream counters on it.", { rule: 'mostCounters', kind: 'dream', number: 7 }],
    [
      "can attack as though it didn't have defender.",
      { rule: 'mayAttackAsThoughWithout', keyword: 'defender' },
    ],
    ['can be attached only to a creature.', { rule: 'attachesOnlyTo', what: creature }],
    ["can't attack you unless its controller pays {2}.", { rule: 'costToAttack', cost: '{2}', whom: 'you' }],
    [
      "can't attack you or planeswalkers you control unless its controller pays {2}.",
      { rule: 'costToAttack', cost: '{2}', whom: 'youAndPlaneswalkers' },
    ],
    ["can't block unless its controller pays {2}.", { rule: 'costToBlock', cost: '{2}' }],
    [
      "may have its combat damage assigned as though it weren't blocked.",
      { rule: 'assignsDamageAsThoughUnblocked' },
    ],
    [
      'assigns combat damage equal to its toughness rather than its power.',
      { rule: 'assignsDamageBy', by: 'toughness' },
    ],
  ] as readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(rule(change)).toBe(text);
  });

  test('a number of creatures is said of each', () => {
    expect(is({ rules: [{ rule: 'fewestBlockers', number: 2 }] })).toBe(
      "This creature can't be blocked except by two or more creatures.",
    );
    expect(is({ affects: { all: yours }, rules: [{ rule: 'fewestBlockers', number: 2 }] })).toBe(
      "Each creature you control can't be blocked except by two or more creatures.",
    );
    expect(is({ affects: { all: yours }, rules: [{ rule: 'blocksAdditional', number: 1 }] })).toBe(
      'Each creature you control can block an additional creature each combat.',
    );
    expect(
      is({
        affects: { all: yours },
        rules: [
          { rule: 'blocksAdditional', number: 2 },
          { rule: 'cant', what: 'attack' },
        ],
      }),
    ).toBe("Each creature you control can block an additional two creatures each combat and can't attack.");
  });

  test('several rules, of several', () => {
    expect(
      is({
        rules: [
          { rule: 'cant', what: 'attackAlone' },
          { rule: 'cant', what: 'blockAlone' },
        ],
      }),
    ).toBe("This creature can't attack or block alone.");
    expect(
      is({
        rules: [
          { rule: 'cant', what: 'attackAlone' },
          { rule: 'cant', what: 'beBlocked' },
        ],
      }),
    ).toBe("This creature can't attack alone and can't be blocked.");
    expect(
      is({
        rules: [
          { rule: 'cant', what: 'beBlocked' },
          { rule: 'cant', what: 'blockAlone' },
        ],
      }),
    ).toBe("This creature can't be blocked and can't block alone.");
    expect(
      is({
        rules: [
          { rule: 'cant', what: 'attackAlone' },
          { rule: 'cant', what: 'blockAlone' },
          { rule: 'cant', what: 'transform' },
        ],
      }),
    ).toBe("This creature can't attack alone, can't block alone, and can't transform.");
    expect(
      is({
        rules: [
          { rule: 'cant', what: 'attack' },
          { rule: 'cant', what: 'block' },
        ],
      }),
    ).toBe("This creature can't attack and can't block.");
    expect(
      is({ affects: { all: yours }, rules: [{ rule: 'mustAttack' }, { rule: 'cant', what: 'block' }] }),
    ).toBe("Creatures you control attack each combat if able and can't block.");
    expect(is({ affects: 'attached', rules: [{ rule: 'cant', what: 'untap' }] }, aura)).toBe(
      "Enchanted creature doesn't untap during its controller's untap step.",
    );
    expect(
      is({ affects: { all: creature }, rules: [{ rule: 'costToAttack', cost: '{2}', whom: 'you' }] }),
    ).toBe("Creatures can't attack you unless their controller pays {2} for each of those creatures.");
    expect(is({ affects: { all: creature }, rules: [{ rule: 'cant', what: 'untap' }] })).toBe(
      "Creatures don't untap during their controllers' untap steps.",
    );
  });

  test('as long as, and unless', () => {
    expect(is({ if: { holds: 'turnOf', who: 'you' }, rules: [{ rule: 'cant', what: 'beBlocked' }] })).toBe(
      "This creature can't be blocked as long as it's your turn.",
    );
    expect(
      is({
        if: { holds: 'not', of: { holds: 'exists', what: { type: 'land', controller: 'you' } } },
        rules: [{ rule: 'cant', what: 'attack' }],
      }),
    ).toBe("This creature can't attack unless you control a land.");
    expect(
      is({ if: { holds: 'not', of: { holds: 'turnOf', who: 'you' } }, rules: [{ rule: 'mustAttack' }] }),
    ).toBe("This creature attacks each combat if able as long as it's not your turn.");
  });

  test('of spells', () => {
    expect(is({ rules: [{ rule: 'cant', what: 'beCountered' }] }, burst)).toBe(
      "This spell can't be countered.",
    );
    expect(is({ rules: [{ rule: 'cant', what: 'beCopied' }] }, burst)).toBe("This spell can't be copied.");
    expect(
      is({
        affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
        rules: [{ rule: 'cant', what: 'beCountered' }],
      }),
    ).toBe("Spells you control can't be countered.");
    expect(
      is({
        affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
        rules: [{ rule: 'cant', what: 'beCopied' }],
      }),
    ).toBe("Spells you control can't be copied.");
    expect(is({ affects: 'attached', rules: [{ rule: 'mustBeBlocked', by: 'all' }] }, aura)).toBe(
      'All creatures able to block enchanted creature do so.',
    );
  });
});

describe('a rule that is different for players', () => {
  test.each([
    ["Your opponents can't gain life.", { rule: 'cantGainLife' }],
    ["Your opponents can't lose life.", { rule: 'cantLoseLife' }],
    ["Your opponents can't get counters.", { rule: 'cantGetCounters' }],
    ["Your opponents can't get poison counters.", { rule: 'cantGetCounters', kind: 'poison' }],
    ["Your opponents can't win the game.", { rule: 'cantWin' }],
    ["Your opponents can't lose the game.", { rule: 'cantLose' }],
    ["Your opponents can't draw cards.", { rule: 'cantDraw' }],
    ["Each opponent can't draw more than one card each turn.", { rule: 'cantDraw', moreThan: 1 }],
    ["Each opponent can't draw more than two cards each turn.", { rule: 'cantDraw', moreThan: 2 }],
    ["Your opponents can't cast creature spells.", { rule: 'cantCast', what: creature }],
    [
      "Your opponents can't activate abilities of artifacts.",
      { rule: 'cantActivate', what: { type: 'artifact' } },
    ],
    [
      "Your opponents can't activate planeswalkers' loyalty abilities.",
      { rule: 'cantActivate', what: { type: 'planeswalker' }, onlyLoyalty: true },
    ],
    [
      "Your opponents can't activate abilities of artifacts unless they're mana abilities.",
      { rule: 'cantActivate', what: { type: 'artifact' }, exceptMana: true },
    ],
    ['Your opponents have no maximum hand size.', { rule: 'maximumHandSize', number: 'none' }],
    ['Your opponents have a maximum hand size of 2.', { rule: 'maximumHandSize', number: 2 }],
    ['Your opponents have a maximum hand size reduced by 4.', { rule: 'maximumHandSizeReduced', by: 4 }],
    ["Your opponents don't lose unspent mana as steps and phases end.", { rule: 'manaLasts' }],
    [
      'Your opponents have hexproof.',
      { rule: 'playerHas', ability: { kind: 'keyword', keyword: 'hexproof' } },
    ],
    [
      'Your opponents may cast creature spells as though they had flash.',
      { rule: 'mayCastAsThoughWith', keyword: 'flash', what: creature },
    ],
    [
      'Your opponents may activate equip abilities any time they could cast an instant.',
      { rule: 'mayActivateAsInstant', keyword: 'equip' },
    ],
    [
      "Your opponents may choose creatures as targets as though they didn't have hexproof.",
      { rule: 'mayTargetAsThoughWithout', keyword: 'hexproof', what: creature },
    ],
    [
      'Your opponents may play lands from their graveyard.',
      { rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } },
    ],
    [
      'Your opponents may play lands and cast spells from the top of their library.',
      { rule: 'mayPlayFrom', from: 'library', what: {}, onlyTop: true },
    ],
    [
      'No more than two creatures your opponents control can attack each combat.',
      { rule: 'mostAttackers', number: 2 },
    ],
    [
      'No more than one creature your opponents control can block each combat.',
      { rule: 'mostBlocking', number: 1 },
    ],
    [
      'No more than one creature can attack each opponent each combat.',
      { rule: 'mostAttackersOfYou', number: 1 },
    ],
  ] as readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(playerRule(change)).toBe(text);
  });

  test('you and everyone', () => {
    expect(playerRule({ rule: 'maximumHandSize', number: 'none' }, 'you')).toBe(
      'You have no maximum hand size.',
    );
    expect(playerRule({ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } }, 'you')).toBe(
      'You may play lands from your graveyard.',
    );
    expect(playerRule({ rule: 'mayActivateAsInstant', keyword: 'equip' }, 'you')).toBe(
      'You may activate equip abilities any time you could cast an instant.',
    );
    expect(playerRule({ rule: 'additionalLands', number: 1 }, 'you')).toBe(
      'You may play an additional land on each of your turns.',
    );
    expect(playerRule({ rule: 'additionalLands', number: 2 }, 'you')).toBe(
      'You may play two additional lands on each of your turns.',
    );
    expect(playerRule({ rule: 'additionalLands', number: 1 }, 'everyone')).toBe(
      'Each player may play an additional land during each of their turns.',
    );
    expect(playerRule({ rule: 'cantGainLife' }, 'everyone')).toBe("Players can't gain life.");
    expect(playerRule({ rule: 'cantGainLife' }, 'attachedPlayer')).toBe("Equipped creature can't gain life.");
    expect(playerRule({ rule: 'mostAttackers', number: 1 }, 'everyone')).toBe(
      'No more than one creature can attack each combat.',
    );
    expect(playerRule({ rule: 'mostAttackers', number: 1 }, 'you')).toBe(
      'No more than one creature you control can attack each combat.',
    );
    expect(playerRule({ rule: 'mostAttackers', number: 1 }, 'defending')).toBe(
      'No more than one creature defending player controls can attack each combat.',
    );
    expect(rule({ rule: 'mostAttackers', number: 1 })).toContain(
      'no more than one creature can attack each combat',
    );
    expect(playerRule({ rule: 'mostBlocking', number: 2 }, 'everyone')).toBe(
      'No more than two creatures can block each combat.',
    );
    expect(playerRule({ rule: 'mostAttackersOfYou', number: 2 }, 'you')).toBe(
      'No more than two creatures can attack you each combat.',
    );
    expect(is({ players: 'you', if: { holds: 'turnOf', who: 'you' }, rules: [{ rule: 'cantLose' }] })).toBe(
      "You can't lose the game as long as it's your turn.",
    );
  });

  test('what triggers again, or not at all', () => {
    expect(playerRule({ rule: 'triggersAgain', what: creature }, 'you')).toBe(
      'If a triggered ability of a creature you control triggers, it triggers an additional time.',
    );
    expect(
      playerRule({ rule: 'triggersAgain', what: {}, entering: { anyType: ['artifact', 'creature'] } }, 'you'),
    ).toBe(
      'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    );
    expect(playerRule({ rule: 'doesntTrigger', what: {}, entering: creature }, 'opponents')).toBe(
      "Creatures entering don't cause abilities of permanents your opponents control to trigger.",
    );
    expect(is({ rules: [{ rule: 'triggersAgain', what: creature }] })).toBe(
      'If a triggered ability of a creature you control triggers, it triggers an additional time.',
    );
  });
});
