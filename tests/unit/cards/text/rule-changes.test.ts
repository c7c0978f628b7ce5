import { describe, expect, test } from 'vitest';
import type { RuleChange } from '../../../../machines/rules/state/vocabulary/index.ts';
import { aura, burst, creature, is, playerRule, rule } from './say.ts';
import { yours } from './statics.ts';

describe('a rule that is different for a creature', () => {
  test.each([
    ["can't attack.", { cant: 'attack' }],
    ["can't block.", { cant: 'block' }],
    ["can't be blocked.", { cant: 'beBlocked' }],
    ["can't attack or block.", { cant: 'attackOrBlock' }],
    ["doesn't untap during your untap step.", { cant: 'untap' }],
    ["can't be regenerated.", { cant: 'beRegenerated' }],
    ["can't be sacrificed.", { cant: 'beSacrificed' }],
    ["can't have counters put on it.", { cant: 'haveCountersPut' }],
    ["can't attack alone.", { cant: 'attackAlone' }],
    ["can't attack unless at least two other creatures attack.", { attacksOnlyWith: 2 }],
    ["can't block unless at least three other creatures block.", { blocksOnlyWith: 3 }],
    ['can only attack alone.', { attacksOnlyAlone: true }],
    ['assigns no combat damage.', { assignsNoDamage: true }],
    ["can't block alone.", { cant: 'blockAlone' }],
    ["can't transform.", { cant: 'transform' }],
    ["can't attack you.", { cantAttack: 'you' }],
    [
      "can't be blocked by creatures with flying.",
      { cantBeBlockedBy: { type: 'creature', keyword: 'flying' } },
    ],
    ['can block only creatures with flying.', { canBlockOnly: { type: 'creature', keyword: 'flying' } }],
    ["can't block green creatures.", { cantBlock: { type: 'creature', color: 'G' } }],
    [
      "can't be blocked except by artifact creatures.",
      { cantBeBlockedExceptBy: { type: ['artifact', 'creature'] } },
    ],
    ['attacks each combat if able.', { mustAttack: true }],
    ['attacks you each combat if able.', { mustAttack: 'you' }],
    ['blocks each combat if able.', { mustBlock: true }],
    ['blocks equipped creature if able.', { mustBlock: { attacker: 'attached' } }],
    ['must be blocked if able.', { mustBeBlocked: true }],
    ['can block any number of creatures.', { blocksAdditional: 'any' }],
    ["can't be blocked by more than one creature.", { mostBlockers: 1 }],
    ["can't be blocked by more than two creatures.", { mostBlockers: 2 }],
    ["can't have more than one charge counter on it.", { mostCounters: { kind: 'charge', count: 1 } }],
    ["can't have more than seven dream counters on it.", { mostCounters: { kind: 'dream', count: 7 } }],
    ["can attack as though it didn't have defender.", { mayAttackAsThoughWithout: 'defender' }],
    ['can be attached only to a creature.', { attachesOnlyTo: creature }],
    ["can't attack you unless its controller pays {2}.", { costToAttack: '{2}', of: 'you' }],
    [
      "can't attack you or planeswalkers you control unless its controller pays {2}.",
      { costToAttack: '{2}', of: 'youAndPlaneswalkers' },
    ],
    ["can't block unless its controller pays {2}.", { costToBlock: '{2}' }],
    [
      "may have its combat damage assigned as though it weren't blocked.",
      { assignsDamageAsThoughUnblocked: true },
    ],
    ['assigns combat damage equal to its toughness rather than its power.', { assignsDamageBy: 'toughness' }],
  ] as readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(rule(change)).toBe(text);
  });

  test('a number of creatures is said of each', () => {
    expect(is({ rules: [{ fewestBlockers: 2 }] })).toBe(
      "This creature can't be blocked except by two or more creatures.",
    );
    expect(is({ affects: { all: yours }, rules: [{ fewestBlockers: 2 }] })).toBe(
      "Each creature you control can't be blocked except by two or more creatures.",
    );
    expect(is({ affects: { all: yours }, rules: [{ blocksAdditional: 1 }] })).toBe(
      'Each creature you control can block an additional creature each combat.',
    );
    expect(is({ affects: { all: yours }, rules: [{ blocksAdditional: 2 }, { cant: 'attack' }] })).toBe(
      "Each creature you control can block an additional two creatures each combat and can't attack.",
    );
  });

  test('several rules, of several', () => {
    expect(is({ rules: [{ cant: 'attackAlone' }, { cant: 'blockAlone' }] })).toBe(
      "This creature can't attack or block alone.",
    );
    expect(is({ rules: [{ cant: 'attackAlone' }, { cant: 'beBlocked' }] })).toBe(
      "This creature can't attack alone and can't be blocked.",
    );
    expect(is({ rules: [{ cant: 'beBlocked' }, { cant: 'blockAlone' }] })).toBe(
      "This creature can't be blocked and can't block alone.",
    );
    expect(is({ rules: [{ cant: 'attackAlone' }, { cant: 'blockAlone' }, { cant: 'transform' }] })).toBe(
      "This creature can't attack alone, can't block alone, and can't transform.",
    );
    expect(is({ rules: [{ cant: 'attack' }, { cant: 'block' }] })).toBe(
      "This creature can't attack and can't block.",
    );
    expect(is({ affects: { all: yours }, rules: [{ mustAttack: true }, { cant: 'block' }] })).toBe(
      "Creatures you control attack each combat if able and can't block.",
    );
    expect(is({ affects: 'attached', rules: [{ cant: 'untap' }] }, aura)).toBe(
      "Enchanted creature doesn't untap during its controller's untap step.",
    );
    expect(is({ affects: { all: creature }, rules: [{ costToAttack: '{2}', of: 'you' }] })).toBe(
      "Creatures can't attack you unless their controller pays {2} for each of those creatures.",
    );
    expect(is({ affects: { all: creature }, rules: [{ cant: 'untap' }] })).toBe(
      "Creatures don't untap during their controllers' untap steps.",
    );
  });

  test('as long as, and unless', () => {
    expect(is({ if: { holds: 'turnOf', who: 'you' }, rules: [{ cant: 'beBlocked' }] })).toBe(
      "This creature can't be blocked as long as it's your turn.",
    );
    expect(
      is({
        if: { holds: 'not', of: { holds: 'exists', what: { type: 'land', controller: 'you' } } },
        rules: [{ cant: 'attack' }],
      }),
    ).toBe("This creature can't attack unless you control a land.");
    expect(
      is({ if: { holds: 'not', of: { holds: 'turnOf', who: 'you' } }, rules: [{ mustAttack: true }] }),
    ).toBe("This creature attacks each combat if able as long as it's not your turn.");
  });

  test('of spells', () => {
    expect(is({ rules: [{ cant: 'beCountered' }] }, burst)).toBe("This spell can't be countered.");
    expect(is({ rules: [{ cant: 'beCopied' }] }, burst)).toBe("This spell can't be copied.");
    expect(
      is({
        affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
        rules: [{ cant: 'beCountered' }],
      }),
    ).toBe("Spells you control can't be countered.");
    expect(
      is({
        affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
        rules: [{ cant: 'beCopied' }],
      }),
    ).toBe("Spells you control can't be copied.");
    expect(is({ affects: 'attached', rules: [{ mustBeBlocked: 'byAll' }] }, aura)).toBe(
      'All creatures able to block enchanted creature do so.',
    );
  });
});

describe('a rule that is different for players', () => {
  test.each([
    ["Your opponents can't gain life.", { cantGainLife: true }],
    ["Your opponents can't lose life.", { cantLoseLife: true }],
    ["Your opponents can't get counters.", { cantGetCounters: true }],
    ["Your opponents can't get poison counters.", { cantGetCounters: { kind: 'poison' } }],
    ["Your opponents can't win the game.", { cantWin: true }],
    ["Your opponents can't lose the game.", { cantLose: true }],
    ["Your opponents can't draw cards.", { cantDraw: true }],
    ["Each opponent can't draw more than one card each turn.", { cantDraw: { moreThan: 1 } }],
    ["Each opponent can't draw more than two cards each turn.", { cantDraw: { moreThan: 2 } }],
    ["Your opponents can't cast creature spells.", { cantCast: creature }],
    ["Your opponents can't activate abilities of artifacts.", { cantActivate: { type: 'artifact' } }],
    [
      "Your opponents can't activate planeswalkers' loyalty abilities.",
      { cantActivate: { type: 'planeswalker' }, onlyLoyalty: true },
    ],
    [
      "Your opponents can't activate abilities of artifacts unless they're mana abilities.",
      { cantActivate: { type: 'artifact' }, exceptMana: true },
    ],
    ['Your opponents have no maximum hand size.', { maximumHandSize: 'none' }],
    ['Your opponents have a maximum hand size of 2.', { maximumHandSize: 2 }],
    ['Your opponents have a maximum hand size reduced by 4.', { maximumHandSize: { reduce: 4 } }],
    ["Your opponents don't lose unspent mana as steps and phases end.", { manaLasts: true }],
    ['Your opponents have hexproof.', { playerHas: { kind: 'keyword', keyword: 'hexproof' } }],
    [
      'Your opponents may cast creature spells as though they had flash.',
      { mayCastAsThoughWith: 'flash', like: creature },
    ],
    [
      'Your opponents may activate equip abilities any time they could cast an instant.',
      { mayActivateAsInstant: 'equip' },
    ],
    [
      "Your opponents may choose creatures as targets as though they didn't have hexproof.",
      { mayTargetAsThoughWithout: 'hexproof', like: creature },
    ],
    [
      'Your opponents may play lands from their graveyard.',
      { mayPlayFrom: 'graveyard', what: { type: 'land' } },
    ],
    [
      'Your opponents may play lands and cast spells from the top of their library.',
      { mayPlayFrom: 'library', what: {}, onlyTop: true },
    ],
    ['No more than two creatures your opponents control can attack each combat.', { mostAttackers: 2 }],
    ['No more than one creature your opponents control can block each combat.', { mostBlocking: 1 }],
    ['No more than one creature can attack each opponent each combat.', { mostAttackersOfYou: 1 }],
  ] as readonly (readonly [string, RuleChange])[])('%s', (text, change) => {
    expect(playerRule(change)).toBe(text);
  });

  test('you and everyone', () => {
    expect(playerRule({ maximumHandSize: 'none' }, 'you')).toBe('You have no maximum hand size.');
    expect(playerRule({ mayPlayFrom: 'graveyard', what: { type: 'land' } }, 'you')).toBe(
      'You may play lands from your graveyard.',
    );
    expect(playerRule({ mayActivateAsInstant: 'equip' }, 'you')).toBe(
      'You may activate equip abilities any time you could cast an instant.',
    );
    expect(playerRule({ additionalLands: 1 }, 'you')).toBe(
      'You may play an additional land on each of your turns.',
    );
    expect(playerRule({ additionalLands: 2 }, 'you')).toBe(
      'You may play two additional lands on each of your turns.',
    );
    expect(playerRule({ additionalLands: 1 }, 'everyone')).toBe(
      'Each player may play an additional land during each of their turns.',
    );
    expect(playerRule({ cantGainLife: true }, 'everyone')).toBe("Players can't gain life.");
    expect(playerRule({ cantGainLife: true }, 'attachedPlayer')).toBe("Equipped creature can't gain life.");
    expect(playerRule({ mostAttackers: 1 }, 'everyone')).toBe(
      'No more than one creature can attack each combat.',
    );
    expect(playerRule({ mostAttackers: 1 }, 'you')).toBe(
      'No more than one creature you control can attack each combat.',
    );
    expect(playerRule({ mostAttackers: 1 }, 'defending')).toBe(
      'No more than one creature defending player controls can attack each combat.',
    );
    expect(rule({ mostAttackers: 1 })).toContain('no more than one creature can attack each combat');
    expect(playerRule({ mostBlocking: 2 }, 'everyone')).toBe(
      'No more than two creatures can block each combat.',
    );
    expect(playerRule({ mostAttackersOfYou: 2 }, 'you')).toBe(
      'No more than two creatures can attack you each combat.',
    );
    expect(is({ players: 'you', if: { holds: 'turnOf', who: 'you' }, rules: [{ cantLose: true }] })).toBe(
      "You can't lose the game as long as it's your turn.",
    );
  });

  test('what triggers again, or not at all', () => {
    expect(playerRule({ triggersAgain: creature }, 'you')).toBe(
      'If a triggered ability of a creature you control triggers, it triggers an additional time.',
    );
    expect(playerRule({ triggersAgain: {}, entering: { anyType: ['artifact', 'creature'] } }, 'you')).toBe(
      'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    );
    expect(playerRule({ doesntTrigger: {}, entering: creature }, 'opponents')).toBe(
      "Creatures entering don't cause abilities of permanents your opponents control to trigger.",
    );
    expect(is({ rules: [{ triggersAgain: creature }] })).toBe(
      'If a triggered ability of a creature you control triggers, it triggers an additional time.',
    );
  });
});
