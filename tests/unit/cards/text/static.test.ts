import { describe, expect, test } from 'vitest';
import type {
  CardDefinition,
  CostChange,
  Modification,
  Objects,
  Replacement,
  RuleChange,
  StaticAbility,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { aura, blade, burst, creature, drawing, guard, is, playerRule, replaces, rule } from './say.ts';

const yours = { type: 'creature', controller: 'you' } as const;
const flying = { kind: 'keyword', keyword: 'flying' } as const;
const plus = (power: number, toughness = power): Modification => ({
  modifyPower: power,
  modifyToughness: toughness,
});
const lands = { count: { type: 'land', controller: 'you' } } as const;

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
    expect(is({ affects: { all: creature }, rules: [{ cant: 'untap' }] })).toBe(
      "Creatures don't untap during their controllers' untap steps.",
    );
  });

  test('as long as, and unless', () => {
    expect(is({ if: { turnOf: 'you' }, rules: [{ cant: 'beBlocked' }] })).toBe(
      "This creature can't be blocked as long as it's your turn.",
    );
    expect(
      is({ if: { not: { exists: { type: 'land', controller: 'you' } } }, rules: [{ cant: 'attack' }] }),
    ).toBe("This creature can't attack unless you control a land.");
    expect(is({ if: { not: { turnOf: 'you' } }, rules: [{ mustAttack: true }] })).toBe(
      "This creature attacks each combat if able as long as it's not your turn.",
    );
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
    expect(is({ players: 'you', if: { turnOf: 'you' }, rules: [{ cantLose: true }] })).toBe(
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

describe('characteristics that are different', () => {
  test.each([
    ['Equipped creature gets +1/+1.', 'attached', [plus(1)]],
    ['Equipped creature gets +2/-1.', 'attached', [plus(2, -1)]],
    ['Equipped creature gets -0/-2.', 'attached', [plus(0, -2)]],
    ['Equipped creature gets -2/-0.', 'attached', [plus(-2, 0)]],
    ['Equipped creature gets +0/+2.', 'attached', [plus(0, 2)]],
    [
      'Equipped creature gets +X/+X, where X is your life total.',
      'attached',
      [{ modifyPower: { life: 'you' }, modifyToughness: { life: 'you' } }],
    ],
    [
      'Equipped creature gets +X/+0, where X is your life total.',
      'attached',
      [{ modifyPower: { life: 'you' }, modifyToughness: 0 }],
    ],
    [
      'Equipped creature gets +0/+X, where X is your life total.',
      'attached',
      [{ modifyPower: 0, modifyToughness: { life: 'you' } }],
    ],
    [
      'Equipped creature gets +1/+1 for each land you control.',
      'attached',
      [{ modifyPower: lands, modifyToughness: lands }],
    ],
    [
      'Equipped creature gets +1/+0 for each land you control.',
      'attached',
      [{ modifyPower: lands, modifyToughness: 0 }],
    ],
    [
      'Equipped creature gets +0/+1 for each land you control.',
      'attached',
      [{ modifyPower: 0, modifyToughness: lands }],
    ],
    [
      'Equipped creature gets +1/+1 for each other creature you control.',
      'attached',
      [
        {
          modifyPower: { count: { ...yours, other: true } },
          modifyToughness: { count: { ...yours, other: true } },
        },
      ],
    ],
    [
      "Equipped creature gets +1/+1 for each creature card in your opponents' graveyards.",
      'attached',
      [
        {
          modifyPower: { count: { type: 'creature', zone: 'graveyard', owner: 'opponents' } },
          modifyToughness: { count: { type: 'creature', zone: 'graveyard', owner: 'opponents' } },
        },
      ],
    ],
    ['Creatures you control get +1/+1.', { all: yours }, [plus(1)]],
    ['All creatures get -1/-1.', { all: creature }, [plus(-1)]],
    ['Creatures you control have flying.', { all: yours }, [{ addAbilities: [flying] }]],
    [
      'Creatures you control get +1/+1 and have flying.',
      { all: yours },
      [plus(1), { addAbilities: [flying] }],
    ],
    [
      'Creatures you control have "{T}: Draw a card."',
      { all: yours },
      [{ addAbilities: [{ kind: 'activated', cost: [{ tap: true }], effect: [drawing] }] }],
    ],
    ['Equipped creature loses all abilities.', 'attached', [{ removeAllAbilities: true }]],
    ['Equipped creature loses flying.', 'attached', [{ removeKeyword: 'flying' }]],
    [
      'Equipped creature loses hexproof from black.',
      'attached',
      [{ removeAbilities: [{ kind: 'keyword', keyword: 'hexproof', quality: 'black' }] }],
    ],
    ["Equipped creature can't have or gain flying.", 'attached', [{ cantHaveKeyword: 'flying' }]],
    ['Equipped creature has its power and toughness switched.', 'attached', [{ switchPowerToughness: true }]],
    ['You control enchanted creature.', 'attached', [{ control: 'you' }]],
    ['Enchanted creature is controlled by defending player.', 'attached', [{ control: 'defending' }]],
    ["Equipped creature isn't a creature.", 'attached', [{ removeTypes: ['creature'] }]],
    [
      "Equipped creature isn't an artifact or a creature.",
      'attached',
      [{ removeTypes: ['artifact', 'creature'] }],
    ],
    ['Equipped creature is legendary.', 'attached', [{ addSupertypes: ['legendary'] }]],
    ["Equipped creature isn't legendary.", 'attached', [{ removeSupertypes: ['legendary'] }]],
    ['Equipped creature is white.', 'attached', [{ setColors: ['W'] }]],
    ['Equipped creature is white and blue.', 'attached', [{ setColors: ['W', 'U'] }]],
    ['Equipped creature is the chosen color.', 'attached', [{ setColors: { chosen: 'c' } }]],
    ['Equipped creature is black in addition to its other colors.', 'attached', [{ addColors: ['B'] }]],
    [
      'Equipped creature has base power and toughness 4/4.',
      'attached',
      [{ set: 'powerToughness', setPower: 4, setToughness: 4 }],
    ],
    ['Equipped creature has base power 4.', 'attached', [{ set: 'powerToughness', setPower: 4 }]],
    ['Equipped creature has base toughness 4.', 'attached', [{ set: 'powerToughness', setToughness: 4 }]],
    [
      'Equipped creature has base power and toughness each equal to your life total.',
      'attached',
      [{ set: 'powerToughness', setPower: { life: 'you' }, setToughness: { life: 'you' } }],
    ],
    [
      'Equipped creature is an artifact in addition to its other types.',
      'attached',
      [{ addTypes: ['artifact'] }],
    ],
    [
      'Equipped creature is a blue artifact in addition to its other colors and types.',
      'attached',
      [{ addColors: ['U'] }, { addTypes: ['artifact'] }],
    ],
    [
      'Equipped creature is a black Zombie creature in addition to its other colors and types.',
      'attached',
      [{ addColors: ['B'] }, { addSubtypes: ['Zombie'] }, { addTypes: ['creature'] }],
    ],
    [
      'Equipped creature is a Zombie in addition to its other types.',
      'attached',
      [{ addSubtypes: ['Zombie'] }],
    ],
    [
      'Equipped creature is a Swamp in addition to its other land types.',
      'attached',
      [{ addSubtypes: ['Swamp'] }],
    ],
    ['Equipped creature is a Swamp.', 'attached', [{ setSubtypes: ['Swamp'] }]],
    [
      'Equipped creature is the chosen type in addition to its other types.',
      'attached',
      [{ addSubtypes: { chosen: 't' } }],
    ],
    ['Equipped creature is the chosen type.', 'attached', [{ setSubtypes: { chosen: 't' } }]],
    [
      'Equipped creature is a black Zombie with base power and toughness 2/2 in addition to its other colors and types.',
      'attached',
      [
        { addColors: ['B'] },
        { addSubtypes: ['Zombie'] },
        { set: 'powerToughness', setPower: 2, setToughness: 2 },
      ],
    ],
    [
      'Each land you control is a Swamp in addition to its other land types.',
      { all: { type: 'land', controller: 'you' } },
      [{ addSubtypes: ['Swamp'] }],
    ],
    ['All lands are Swamps.', { all: { type: 'land' } }, [{ setSubtypes: ['Swamp'] }]],
    [
      'All permanents are artifacts in addition to their other types.',
      { all: {} },
      [{ addTypes: ['artifact'] }],
    ],
    [
      'Lands you control are creatures with base power and toughness 1/1 in addition to their other types.',
      { all: { type: 'land', controller: 'you' } },
      [{ addTypes: ['creature'] }, { set: 'powerToughness', setPower: 1, setToughness: 1 }],
    ],
  ] as readonly (readonly [string, Objects, readonly Modification[]])[])('%s', (text, affects, changes) => {
    expect(is({ affects, changes }, text.toLowerCase().includes('enchanted') ? aura : blade)).toBe(text);
  });

  test('as long as', () => {
    const mine = { turnOf: 'you' } as const;
    expect(is({ if: mine, changes: [plus(1)] })).toBe("This creature gets +1/+1 as long as it's your turn.");
    expect(is({ if: mine, changes: [plus(1), { addAbilities: [flying] }] })).toBe(
      "As long as it's your turn, this creature gets +1/+1 and has flying.",
    );
    expect(
      is({ if: mine, changes: [{ addAbilities: [flying, { kind: 'keyword', keyword: 'haste' }] }] }),
    ).toBe("As long as it's your turn, this creature has flying and haste.");
    expect(is({ if: mine, affects: { union: ['self', 'attached'] }, changes: [plus(1)] })).toBe(
      "As long as it's your turn, this creature and equipped creature get +1/+1.",
    );
    expect(
      is(
        {
          if: { exists: { type: 'artifact', controller: 'you' } },
          affects: 'attached',
          changes: [{ control: 'you' }],
        },
        aura,
      ),
    ).toBe('You control enchanted creature as long as you control an artifact.');
    expect(is({ if: { not: mine }, changes: [plus(1)] })).toBe(
      "This creature gets +1/+1 as long as it's not your turn.",
    );
  });

  test('what defines them', () => {
    const each = { set: 'powerToughness', setPower: lands, setToughness: lands } as const;
    expect(is({ characteristicDefining: true, changes: [each] })).toBe(
      "This creature's power and toughness are each equal to the number of lands you control.",
    );
    expect(
      is({ characteristicDefining: true, changes: [{ ...each, setToughness: { plus: [1, lands] } }] }),
    ).toBe(
      "This creature's power is equal to the number of lands you control and its toughness is equal to 1 plus the number of lands you control.",
    );
    expect(is({ characteristicDefining: true, changes: [{ set: 'powerToughness', setPower: lands }] })).toBe(
      "This creature's power is equal to the number of lands you control.",
    );
    expect(
      is({ characteristicDefining: true, changes: [{ set: 'powerToughness', setToughness: lands }] }),
    ).toBe("This creature's toughness is equal to the number of lands you control.");
    expect(is({ characteristicDefining: true, changes: [{ setColors: ['W'] }] })).toBe(
      'This creature is white.',
    );
    expect(is({ changes: [each] })).toBe(
      "This creature's power and toughness are each equal to the number of lands you control.",
    );
    expect(is({ affects: 'attached', changes: [each] })).toBe(
      'Equipped creature has base power and toughness each equal to the number of lands you control.',
    );
  });

  test('what a protection doesn’t remove', () => {
    const from = (doesntRemove: 'this' | 'auras' | 'attached') =>
      is(
        {
          affects: 'attached',
          changes: [
            {
              addAbilities: [
                {
                  kind: 'keyword',
                  keyword: 'protection',
                  quality: 'red',
                  object: { color: 'R' },
                  doesntRemove,
                },
              ],
            },
          ],
        },
        aura,
      );
    expect(from('this')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove this Aura.",
    );
    expect(from('auras')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove Auras.",
    );
    expect(from('attached')).toBe(
      "Enchanted creature has protection from red. This effect doesn't remove permanents already attached to it.",
    );
    expect(
      is(
        {
          affects: 'attached',
          changes: [{ addAbilities: [{ kind: 'activated', cost: [{ tap: true }], effect: [drawing] }] }],
        },
        aura,
      ),
    ).toBe('Enchanted creature has "{T}: Draw a card."');
  });

  test('of those with counters, of each', () => {
    const affects = { all: { ...yours, counters: { kind: '+1/+1', atLeast: 1 } } } as const;
    expect(is({ affects, changes: [{ addAbilities: [flying] }] })).toBe(
      'Each creature you control with a +1/+1 counter on it has flying.',
    );
  });
});

describe('costs that are different', () => {
  test.each([
    ['Creature spells cost {1} more to cast.', { of: 'spells', like: creature, more: [{ mana: '{1}' }] }],
    ['Spells cost {1} less to cast.', { of: 'spells', by: 'everyone', less: 1 }],
    ['Creature spells you cast cost {1} less to cast.', { of: 'spells', by: 'you', like: creature, less: 1 }],
    [
      'Creature spells you cast cost {G} less to cast.',
      { of: 'spells', by: 'you', like: creature, lessColored: '{G}' },
    ],
    [
      'Spells your opponents cast cost {1} more to cast.',
      { of: 'spells', by: 'opponents', more: [{ mana: '{1}' }] },
    ],
    [
      'Spells defending player casts cost {1} more to cast.',
      { of: 'spells', by: 'defending', more: [{ mana: '{1}' }] },
    ],
    [
      'Spells your opponents cast that target a creature cost {2} more to cast.',
      { of: 'spells', by: 'opponents', targeting: creature, more: [{ mana: '{2}' }] },
    ],
    [
      'Activated abilities of creatures cost {2} less to activate.',
      { of: 'abilities', like: creature, less: 2 },
    ],
    [
      'Equip abilities of Equipment you activate cost {1} less to activate.',
      { of: 'abilities', by: 'you', keyword: 'equip', like: { subtype: 'Equipment' }, less: 1 },
    ],
    [
      'Loyalty abilities of planeswalkers cost an additional {1} to activate.',
      { of: 'abilities', loyalty: true, like: { type: 'planeswalker' }, more: [{ mana: '{1}' }] },
    ],
    [
      'Spells cost {X} less to cast, where X is the number of lands you control.',
      { of: 'spells', less: lands },
    ],
    ['Spells cost {X} less to cast.', { of: 'spells', less: { x: true } }],
    [
      'This spell costs {1} less to cast for each land you control.',
      { of: 'spells', like: { among: 'self' }, less: { times: [1, lands] } },
    ],
    [
      'This spell costs {1} less to cast for each creature on the battlefield.',
      { of: 'spells', like: { among: 'self' }, less: { times: [1, { count: creature }] } },
    ],
    [
      'This spell costs {1} less to cast for each creature card in your graveyard.',
      {
        of: 'spells',
        like: { among: 'self' },
        less: { times: [1, { count: { type: 'creature', zone: 'graveyard', owner: 'you' } }] },
      },
    ],
    [
      'This spell costs {2} less to cast for each other spell cast this turn.',
      {
        of: 'spells',
        like: { among: 'self' },
        less: { times: [2, { thisTurn: 'spellsCast', by: 'everyone' }] },
      },
    ],
    ['This spell costs {3} less to cast.', { of: 'spells', like: { among: 'self' }, less: 3 }],
    [
      'This spell costs {X} less to cast, where X is your life total.',
      { of: 'spells', like: { among: 'self' }, less: { life: 'you' } },
    ],
  ] as readonly (readonly [string, CostChange])[])('%s', (text, change) => {
    expect(is({ costs: [change] }, burst)).toBe(text);
  });

  test.each([
    [
      'As an additional cost to cast this spell, sacrifice a creature.',
      { additionalCost: { cost: [{ sacrifice: creature }] } },
    ],
    [
      'As an additional cost to cast this spell, sacrifice a creature or pay {2}.',
      { additionalCost: { cost: [{ sacrifice: creature }], or: [{ mana: '{2}' }] } },
    ],
    [
      'As an additional cost to cast this spell, you may pay {2}.',
      { additionalCost: { cost: [{ mana: '{2}' }], optional: 'more' } },
    ],
    [
      'As an additional cost to cast this spell, you may pay {2} any number of times.',
      { additionalCost: { cost: [{ mana: '{2}' }], optional: 'more', repeatable: true } },
    ],
    [
      "You may pay 2 life and exile a card from your hand rather than pay this spell's mana cost.",
      { alternativeCost: { name: 'a', cost: [{ payLife: 2 }, { exile: { zone: 'hand', owner: 'you' } }] } },
    ],
    [
      "If it's your turn, you may pay {1} rather than pay this spell's mana cost.",
      { alternativeCost: { name: 'a', if: { turnOf: 'you' }, cost: [{ mana: '{1}' }] } },
    ],
    ["Cast this spell only if it's your turn.", { castOnlyIf: { turnOf: 'you' } }],
    [
      'Cast this spell only during combat before blockers are declared.',
      { castOnlyIf: { either: [{ during: 'beginningOfCombat' }, { during: 'declareAttackers' }] } },
    ],
    [
      "Cast this spell only if it's the upkeep or it's the draw step.",
      { castOnlyIf: { either: [{ during: 'upkeep' }, { during: 'draw' }] } },
    ],
    [
      "Cast this spell only if it's the beginning of combat step or it's the draw step.",
      { castOnlyIf: { either: [{ during: 'beginningOfCombat' }, { during: 'draw' }] } },
    ],
    [
      "Cast this spell only if it's the draw step or it's the declare attackers step.",
      { castOnlyIf: { either: [{ during: 'draw' }, { during: 'declareAttackers' }] } },
    ],
    [
      "Cast this spell only if it's your turn or it's the draw step.",
      { castOnlyIf: { either: [{ turnOf: 'you' }, { during: 'draw' }] } },
    ],
    ['You may cast this card from your graveyard.', { castableFrom: { zones: ['graveyard'] } }],
    [
      'You may cast this card from your graveyard or from exile, but not from anywhere else.',
      { castableFrom: { zones: ['graveyard', 'exile'], only: true } },
    ],
    ['A deck can have any number of cards named Burst.', { deckLimit: 'any' }],
    ['A deck can have up to seven cards named Burst.', { deckLimit: 7 }],
    [
      'If Burst is in your opening hand, you may begin the game with it on the battlefield.',
      { openingHand: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }] },
    ],
    [
      'You may reveal this card from your opening hand. If you do, scry 3.',
      {
        openingHand: [
          { do: 'reveal', what: 'self' },
          { do: 'scry', count: 3 },
        ],
      },
    ],
  ] as readonly (readonly [string, Omit<StaticAbility, 'kind'>])[])('%s', (text, parts) => {
    expect(is(parts, burst)).toBe(text);
  });

  test('a land is played', () => {
    const land: CardDefinition = { name: 'Ground', types: ['land'] };
    expect(is({ castableFrom: { zones: ['graveyard'] } }, land)).toBe(
      'You may play this card from your graveyard.',
    );
  });

  test('all that it says', () => {
    expect(is({ changes: [plus(1)], rules: [{ cant: 'block' }], costs: [{ of: 'spells', less: 1 }] })).toBe(
      "This creature gets +1/+1 and can't block. Spells cost {1} less to cast.",
    );
    expect(is({ changes: [plus(1)], abilityWord: 'Metalcraft' })).toBe(
      'Metalcraft — This creature gets +1/+1.',
    );
  });
});

describe('replacements', () => {
  test.each([
    ['This creature enters tapped.', { event: { enters: 'self' }, tapped: true }],
    [
      'Creatures your opponents control enter tapped.',
      { event: { enters: { type: 'creature', controller: 'opponents' } }, tapped: true },
    ],
    [
      'This creature enters tapped unless you control a land.',
      {
        event: { enters: 'self' },
        tapped: true,
        if: { not: { exists: { type: 'land', controller: 'you' } } },
      },
    ],
    [
      "This creature enters tapped if it's your turn.",
      { event: { enters: 'self' }, tapped: true, if: { turnOf: 'you' } },
    ],
    [
      'This creature enters with two +1/+1 counters on it.',
      { event: { enters: 'self' }, counters: { kind: '+1/+1', count: 2 } },
    ],
    [
      'This creature enters tapped with a +1/+1 counter on it.',
      { event: { enters: 'self' }, tapped: true, counters: { kind: '+1/+1', count: 1 } },
    ],
    [
      'This creature enters with X +1/+1 counters on it, where X is your life total.',
      { event: { enters: 'self' }, counters: { kind: '+1/+1', count: { life: 'you' } } },
    ],
    [
      "This creature enters with a +1/+1 counter on it if it's your turn.",
      { event: { enters: 'self' }, counters: { kind: '+1/+1', count: 1 }, if: { turnOf: 'you' } },
    ],
    [
      'Each other creature you control enters with an additional +1/+1 counter on it.',
      { event: { enters: { ...yours, other: true } }, counters: { kind: '+1/+1', count: 1 } },
    ],
    ['This creature enters under your control.', { event: { enters: 'self' }, under: 'you' }],
    [
      "This creature enters tapped under defending player's control.",
      { event: { enters: 'self' }, under: 'defending', tapped: true },
    ],
    [
      'As this creature enters, choose a color.',
      { event: { enters: 'self' }, choose: [{ do: 'chooseValue', what: 'color', link: 'c' }] },
    ],
    [
      "As this creature enters, you may pay 2 life. If you don't, it enters tapped.",
      { event: { enters: 'self' }, cost: [{ payLife: 2 }], otherwise: { tapped: true } },
    ],
    ['If a creature would die, exile it instead.', { event: { dies: creature }, to: { zone: 'exile' } }],
    [
      "If a creature would die and it's your turn, exile it instead.",
      { event: { dies: creature }, to: { zone: 'exile' }, if: { turnOf: 'you' } },
    ],
    [
      "If this creature would die, put it into its owner's hand instead.",
      { event: { dies: 'self' }, to: { zone: 'hand' } },
    ],
    [
      "If this creature would die, put it on top of its owner's library instead.",
      { event: { dies: 'self' }, to: { zone: 'library', position: 'top' } },
    ],
    [
      "If this creature would die, put it on the bottom of its owner's library instead.",
      { event: { dies: 'self' }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'If a card or token would be put into a graveyard from anywhere, exile it instead.',
      { event: { moves: {}, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      'If a card would be put into your graveyard from anywhere, exile it instead.',
      { event: { moves: { owner: 'you' }, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
      { event: { moves: { owner: 'opponents' }, to: 'graveyard' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would be put into a graveyard from the battlefield, exile it instead.',
      { event: { moves: 'self', to: 'graveyard', from: 'battlefield' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would be put into a graveyard from a library, exile it instead.',
      { event: { moves: 'self', to: 'graveyard', from: 'library' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would leave the battlefield, exile it instead.',
      { event: { moves: 'self', from: 'battlefield' }, to: { zone: 'exile' } },
    ],
    ['If a creature would enter, exile it instead.', { event: { enters: creature }, to: { zone: 'exile' } }],
    ['If a creature would enter, draw a card instead.', { event: { enters: creature }, instead: [drawing] }],
    [
      'If a source would deal damage to you, prevent that damage.',
      { event: { damage: { toPlayer: 'you' } }, prevent: true },
    ],
    [
      'If a source would deal damage to you, prevent 1 of that damage.',
      { event: { damage: { toPlayer: 'you' } }, prevent: 1 },
    ],
    [
      'If a creature would deal combat damage to you or a creature you control, prevent that damage.',
      { event: { damage: { toPlayer: 'you', to: yours, from: creature, combat: true } }, prevent: true },
    ],
    [
      'If a source would deal damage to you, that damage is dealt to this creature instead.',
      { event: { damage: { toPlayer: 'you' } }, redirectTo: 'self' },
    ],
    [
      'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      { event: { damage: {} }, amount: { times: [{ eventAmount: true }, 2] } },
    ],
    [
      'If this creature would be destroyed, draw a card instead.',
      { event: { destroy: 'self' }, instead: [drawing] },
    ],
    [
      'If you would draw a card, you gain 2 life instead.',
      { event: { draw: 'you' }, instead: [{ do: 'gainLife', amount: 2 }] },
    ],
    [
      'If you would draw a card, you may mill two cards instead.',
      { event: { draw: 'you' }, optional: true, instead: [{ do: 'mill', count: 2, who: 'you' }] },
    ],
    [
      'If an opponent would draw a card, you draw a card instead.',
      { event: { draw: 'opponents' }, instead: [{ do: 'draw', count: 1, who: 'you' }] },
    ],
    [
      'If you would gain life, you gain twice that much life instead.',
      { event: { gainLife: 'you' }, amount: { times: [2, { eventAmount: true }] } },
    ],
    [
      'If you would gain life, you gain that much life plus 1 instead.',
      { event: { gainLife: 'you' }, amount: { plus: [{ eventAmount: true }, 1] } },
    ],
    [
      'If an opponent would lose life, they lose twice that much life instead.',
      { event: { loseLife: 'opponents' }, amount: { times: [2, { eventAmount: true }] } },
    ],
    ['If you would lose the game, draw a card instead.', { event: { loseGame: 'you' }, instead: [drawing] }],
    [
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
      { event: { create: 'you' }, amount: { times: [2, { eventAmount: true }] } },
    ],
    [
      'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
      { event: { putCounters: yours, kind: '+1/+1' }, amount: { plus: [{ eventAmount: true }, 1] } },
    ],
    [
      'If one or more counters would be put on a creature you control, that many plus two of those counters are put on it instead.',
      { event: { putCounters: yours }, amount: { plus: [{ eventAmount: true }, 2] } },
    ],
    [
      'If one or more counters would be put on a creature you control, twice that many of those counters are put on it instead.',
      { event: { putCounters: yours }, amount: { times: [2, { eventAmount: true }] } },
    ],
    [
      'If you would get one or more counters, you get twice that many of those counters instead.',
      { event: { putCounters: 'you' }, amount: { times: [2, { eventAmount: true }] } },
    ],
    [
      'If this card would be discarded, draw a card instead.',
      { event: { discard: 'self' }, instead: [drawing] },
    ],
    ['Skip your draw step.', { event: { begins: 'draw', whose: 'you' }, skip: true }],
    ['Your opponents skip their draw steps.', { event: { begins: 'draw', whose: 'opponents' }, skip: true }],
    [
      'If you would begin your turn, draw a card instead.',
      { event: { begins: 'turn', whose: 'you' }, instead: [drawing] },
    ],
    [
      'If equipped creature would untap, draw a card instead.',
      { event: { untaps: 'attached' }, instead: [drawing] },
    ],
    [
      'If a creature would die, instead exile that card and draw a card.',
      { event: { dies: creature }, to: { zone: 'exile' }, also: [drawing] },
    ],
    [
      'If this creature would be destroyed, regenerate it.',
      { event: { destroy: 'self' }, regenerates: true },
    ],
    [
      'If a source would deal damage to you, prevent that damage and draw a card instead.',
      { event: { damage: { toPlayer: 'you' } }, prevent: true, instead: [drawing] },
    ],
    [
      'If a source would deal damage to you, prevent 1 of that damage and that damage is dealt to this creature instead.',
      { event: { damage: { toPlayer: 'you' } }, prevent: 1, redirectTo: 'self' },
    ],
    ['Players skip their untap steps.', { event: { begins: 'untap', whose: 'everyone' }, skip: true }],
    [
      'Defending player skips their untap step.',
      { event: { begins: 'untap', whose: 'defending' }, skip: true },
    ],
    [
      'If you control a land, skip your untap step.',
      {
        event: { begins: 'untap', whose: 'you' },
        skip: true,
        if: { exists: { type: 'land', controller: 'you' } },
      },
    ],
    [
      'Skip your untap step. Draw a card.',
      { event: { begins: 'untap', whose: 'you' }, skip: true, also: [drawing] },
    ],
    [
      'If a creature card would be discarded, draw a card instead.',
      { event: { discard: creature }, instead: [drawing] },
    ],
    [
      'If an opponent would begin their turn, draw a card instead.',
      { event: { begins: 'turn', whose: 'opponents' }, instead: [drawing] },
    ],
    [
      'If a card or token would be put into exile from anywhere, draw a card instead.',
      { event: { moves: {}, to: 'exile' }, instead: [drawing] },
    ],
    [
      'If a creature card would be put onto the battlefield from a graveyard, it enters tapped instead.',
      { event: { moves: creature, to: 'battlefield', from: 'graveyard' }, tapped: true },
    ],
    [
      'If a creature card would be put onto the battlefield from exile, it enters with a charge counter on it instead.',
      {
        event: { moves: creature, to: 'battlefield', from: 'exile' },
        counters: { kind: 'charge', count: 1 },
      },
    ],
    [
      'If this creature would leave its zone, exile it instead.',
      { event: { moves: 'self' }, to: { zone: 'exile' } },
    ],
    [
      'If this creature would leave the graveyard, exile it face down instead.',
      { event: { moves: 'self', from: 'graveyard' }, to: { zone: 'exile', faceDown: true } },
    ],
    [
      "If this creature would die, reveal it and put it into its owner's hand instead.",
      { event: { dies: 'self' }, to: { zone: 'hand', revealed: true } },
    ],
    [
      "If a card would be put into its controller's graveyard from anywhere, exile it instead.",
      {
        event: { moves: { owner: { controllerOf: { named: 'nothing' } } }, to: 'graveyard' },
        to: { zone: 'exile' },
      },
    ],
    [
      'If a source would deal damage to a creature, it deals double that damage to that permanent instead.',
      { event: { damage: { to: creature } }, amount: { times: [2, { eventAmount: true }] } },
    ],
    [
      'If a source would deal damage to this creature, it deals that much damage plus 1 to this creature instead.',
      { event: { damage: { to: 'self' } }, amount: { plus: [{ eventAmount: true }, 1] } },
    ],
    [
      'If a source would deal damage to you, it deals triple that damage to you instead.',
      { event: { damage: { toPlayer: 'you' } }, amount: { times: [{ eventAmount: true }, 3] } },
    ],
    [
      'If a source would deal damage to an opponent, it deals four times that much damage to that player instead.',
      { event: { damage: { toPlayer: 'opponents' } }, amount: { times: [{ eventAmount: true }, 4] } },
    ],
    [
      'If a source would deal noncombat damage to an opponent or a creature, it deals that much damage minus 1 to that permanent or player instead.',
      {
        event: { damage: { toPlayer: 'opponents', to: creature, combat: false } },
        amount: { minus: [{ eventAmount: true }, 1] },
      },
    ],
    [
      'If you would gain life, you gain three times that much life instead.',
      { event: { gainLife: 'you' }, amount: { times: [{ eventAmount: true }, 3] } },
    ],
    [
      'If you would gain life, you gain half that much life, rounded up, instead.',
      { event: { gainLife: 'you' }, amount: { half: { eventAmount: true }, round: 'up' } },
    ],
    [
      'If an opponent would gain life, they gain 0 life instead.',
      { event: { gainLife: 'opponents' }, amount: 0 },
    ],
    [
      'If one or more tokens would be created under your control, that many plus one of those tokens are created instead.',
      { event: { create: 'you' }, amount: { plus: [{ eventAmount: true }, 1] } },
    ],
    [
      'If one or more counters would be put on a creature, that many minus 1 of those counters are put on it instead.',
      { event: { putCounters: creature }, amount: { minus: [{ eventAmount: true }, 1] } },
    ],
    [
      'If an opponent would get one or more poison counters, they get three poison counters instead.',
      { event: { putCounters: 'opponents', kind: 'poison' }, amount: 3 },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters with a charge counter on it.',
      { event: { enters: 'self' }, cost: [{ mana: '{2}' }], counters: { kind: 'charge', count: 1 } },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters tapped with a charge counter on it.',
      {
        event: { enters: 'self' },
        cost: [{ mana: '{2}' }],
        tapped: true,
        counters: { kind: 'charge', count: 1 },
      },
    ],
    [
      'As this creature enters, you may pay {2}. If you do, it enters.',
      { event: { enters: 'self' }, cost: [{ mana: '{2}' }], otherwise: {} },
    ],
    ['If a creature would enter, also draw a card.', { event: { enters: creature }, also: [drawing] }],
    [
      'If a creature would enter, you may also draw a card.',
      { event: { enters: creature }, optional: true, also: [drawing] },
    ],
    ['As creatures enter, draw a card.', { event: { enters: creature }, choose: [drawing] }],
    [
      'You may have this creature enter as a copy of any creature on the battlefield.',
      { event: { enters: 'self' }, optional: true, asCopyOf: creature },
    ],
    [
      "This creature enters as a copy of a creature you control, except it doesn't copy that creature's color.",
      {
        event: { enters: 'self' },
        asCopyOf: { type: 'creature', controller: 'you' },
        except: [{ notCopied: 'color' }],
      },
    ],
    [
      "This creature enters as a copy of any artifact or creature on the battlefield, except it doesn't copy that permanent's color.",
      {
        event: { enters: 'self' },
        asCopyOf: { anyType: ['artifact', 'creature'] },
        except: [{ notCopied: 'color' }],
      },
    ],
    [
      'This creature enters tapped. Draw a card.',
      { event: { enters: 'self' }, tapped: true, also: [drawing] },
    ],
  ] as readonly (readonly [string, Replacement])[])('%s', (text, replacement) => {
    expect(replaces(replacement, guard)).toBe(text);
  });
});
