import { describe, expect, it } from 'vitest';
import {
  activationVerdict,
  instancesLeft,
  sorceryTiming,
  timesActivated,
} from '../../../machines/rules/effects/mana/activation.ts';
import type { Frame } from '../../../machines/rules/state/frame.ts';
import type { Turn } from '../../../machines/rules/state/game.ts';
import type { PlayerId } from '../../../machines/rules/state/identity.ts';
import type { Verdict } from '../../../machines/rules/state/verdict.ts';
import type {
  ActivatedAbility,
  ActivationLimits,
  CostPart,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, keyword, type Placed, smallGame, statement } from '../support/small-game.ts';

/** When somebody would activate an ability of the Idol, and what is there besides. */
interface Moment {
  readonly idol?: Omit<Placed, 'card'>;
  readonly others?: readonly Placed[];
  readonly turn?: Partial<Turn>;
  readonly stack?: boolean;
  readonly frames?: readonly Partial<Frame>[];
  readonly by?: PlayerId;
}

const ref = 'Idol#abilities.0';
const tapping: readonly CostPart[] = [{ pay: 'tap' }];
const gaining: ActivatedAbility = { kind: 'activated', cost: [], effect: [{ do: 'gainLife', amount: 1 }] };
const addsMana: ActivatedAbility = { kind: 'activated', cost: [], effect: [{ do: 'addMana', mana: ['G'] }] };
const rulesOf = (verdict: Verdict): readonly string[] =>
  verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);

/** The rules by which the ability of the Idol can’t be activated; none where it can. */
function rulesAgainst(
  ability: ActivatedAbility,
  { by = 0, frames = [], idol = {}, others = [], stack = false, turn = {} }: Moment = {},
): readonly string[] {
  const { game, id } = smallGame([
    { card: card('Idol', ['artifact'], [ability]), ...idol },
    ...others,
    ...(stack ? [{ card: card('Shock', ['instant']), zone: 'stack' as const }] : []),
  ]);
  const { root } = write(game);
  root.turn = { ...game.turn, ...turn };
  root.frames = frames.map(
    (one): Frame => ({
      procedure: 'resolve',
      step: 'follow',
      memory: {},
      answer: null,
      happened: [],
      returned: null,
      causes: [],
      stops: false,
      ...one,
    }),
  );
  write(game).changed();
  return rulesOf(activationVerdict(game, by, id('Idol'), ref, ability));
}

const limited = (limits: ActivationLimits): ActivatedAbility => ({ ...gaining, limits });

describe('602.2: who activates an ability', () => {
  it('is the controller of a permanent, and the owner of what has no controller', () => {
    expect(rulesAgainst(gaining)).toEqual([]);
    expect(rulesAgainst(gaining, { by: 1 })).toEqual(['602.2']);
    const stolen: Moment = { idol: { owner: 1, with: { controller: 0 } } };
    expect(rulesAgainst(gaining, stolen)).toEqual([]);
    expect(rulesAgainst(gaining, { ...stolen, by: 1 })).toEqual(['602.2']);
    for (const zone of ['hand', 'graveyard'] as const) {
      expect(rulesAgainst(gaining, { idol: { owner: 1, zone }, by: 1 })).toEqual([]);
      expect(rulesAgainst(gaining, { idol: { owner: 1, zone } })).toEqual(['602.2']);
    }
  });

  it('is whom its text says', () => {
    expect(rulesAgainst(limited({ by: 'everyone' }), { by: 1 })).toEqual([]);
    expect(rulesAgainst(limited({ by: 'opponents' }), { by: 1 })).toEqual([]);
    expect(rulesAgainst(limited({ by: 'opponents' }))).toEqual(['602.2']);
  });
});

describe('302.6, 602.5a: {T} and {Q} of a creature', () => {
  const ability = { ...gaining, cost: tapping };
  const fresh: Moment = { idol: { with: { controlledSince: 5 } } };
  const old: Moment = { idol: { with: { controlledSince: 2 } } };
  const asCreature = (
    of: ActivatedAbility,
    moment: Moment,
    ...more: readonly ReturnType<typeof keyword>[]
  ) => {
    const { game, id } = smallGame([{ card: creature('Idol', 1, 1, [of, ...more]), ...moment.idol }]);
    write(game).player(0).lastTurn = 5;
    write(game).changed();
    return rulesOf(activationVerdict(game, moment.by ?? 0, id('Idol'), ref, of));
  };

  it('can be paid once it was under control since the turn began', () => {
    expect(asCreature(ability, { idol: { with: { controlledSince: 5 } } })).toEqual(['302.6']);
    expect(asCreature(ability, { idol: { with: { controlledSince: 6 } } })).toEqual(['302.6']);
    expect(asCreature(ability, { idol: { with: { controlledSince: 4 } } })).toEqual([]);
    expect(asCreature({ ...gaining, cost: [{ pay: 'untap' }] }, fresh)).toEqual(['302.6']);
    expect(asCreature({ ...gaining, cost: [{ pay: 'untap' }] }, old)).toEqual([]);
  });

  it('matters to nothing else', () => {
    expect(asCreature(gaining, fresh)).toEqual([]);
    expect(asCreature(ability, fresh, keyword('haste'))).toEqual([]);
    expect(asCreature(ability, fresh, keyword('vigilance'))).toEqual(['302.6']);
    // No creature, and not on the battlefield.
    expect(rulesAgainst(ability, fresh)).toEqual([]);
    expect(asCreature(ability, { idol: { zone: 'graveyard', with: { controlledSince: 5 } } })).toEqual([]);
  });
});

describe('602.5d: only as a sorcery', () => {
  const ability = limited({ timing: 'sorcery' });

  it('is in a main phase of one’s own turn, with the stack empty', () => {
    expect(rulesAgainst(ability)).toEqual([]);
    expect(rulesAgainst(ability, { turn: { phase: 'postcombatMain' } })).toEqual([]);
    expect(rulesAgainst(ability, { turn: { phase: 'combat' } })).toEqual(['602.5d']);
    expect(rulesAgainst(ability, { turn: { phase: null } })).toEqual(['602.5d']);
    expect(rulesAgainst(ability, { turn: { active: 1 } })).toEqual(['602.5d']);
    expect(rulesAgainst(ability, { stack: true })).toEqual(['602.5d']);
    // What may be activated at any time.
    expect(rulesAgainst(gaining, { turn: { active: 1, phase: 'combat' }, stack: true })).toEqual([]);
  });

  it('names the rule that asks for it', () => {
    const { game, id } = smallGame([{ card: card('Idol', ['artifact']) }]);
    expect(sorceryTiming(game, 0, id('Idol'), '307.1').ok).toBe(true);
    expect(rulesOf(sorceryTiming(game, 1, id('Idol'), '307.1'))).toEqual(['307.1']);
  });

  it('is no limit for the keyword that may be activated as an instant, for whom that is said', () => {
    const equip: ActivatedAbility = { ...ability, keyword: 'equip' };
    const letting = (owner: PlayerId, mayActivateAsInstant: string): Placed => ({
      card: card(
        'Leave',
        ['artifact'],
        [
          statement({
            players: 'you',
            rules: [{ rule: 'mayActivateAsInstant', keyword: mayActivateAsInstant }],
          }),
        ],
      ),
      owner,
    });
    const inCombat = (of: ActivatedAbility, ...others: readonly Placed[]) =>
      rulesAgainst(of, { others, turn: { phase: 'combat' } });
    expect(inCombat(equip)).toEqual(['602.5d']);
    expect(inCombat(equip, letting(0, 'equip'))).toEqual([]);
    expect(inCombat(equip, letting(1, 'equip'))).toEqual(['602.5d']);
    expect(inCombat(equip, letting(0, 'reconfigure'))).toEqual(['602.5d']);
    expect(inCombat(ability, letting(0, 'equip'))).toEqual(['602.5d']);
  });
});

describe('602.5e: only as an instant', () => {
  const ability = { ...addsMana, limits: { timing: 'instant' } } as const;

  it('is while nothing is announced or resolves', () => {
    expect(rulesAgainst(ability)).toEqual([]);
    expect(rulesAgainst(ability, { turn: { active: 1, phase: 'combat' }, stack: true })).toEqual([]);
    expect(rulesAgainst(ability, { frames: [{ procedure: 'pay' }] })).toEqual(['602.5e']);
    // The others may be activated meanwhile.
    expect(rulesAgainst(addsMana, { frames: [{ procedure: 'pay' }] })).toEqual([]);
  });

  it('is while it is activated itself, but not within anything else, nor by another object', () => {
    const activating = (object: number): Partial<Frame> => ({
      procedure: 'activateManaAbility',
      step: 'begin',
      memory: { object },
    });
    expect(rulesAgainst(ability, { frames: [activating(0)] })).toEqual([]);
    expect(rulesAgainst(ability, { frames: [activating(1)] })).toEqual(['602.5e']);
    expect(rulesAgainst(ability, { frames: [{ procedure: 'pay' }, activating(0)] })).toEqual(['602.5e']);
  });
});

describe('602.5: “activate only …”', () => {
  it('during a step', () => {
    const ability = limited({ timing: { during: 'upkeep' } });
    expect(rulesAgainst(ability, { turn: { phase: 'beginning', step: 'upkeep' } })).toEqual([]);
    expect(rulesAgainst(ability, { turn: { phase: 'beginning', step: 'upkeep', active: 1 } })).toEqual([]);
    expect(rulesAgainst(ability, { turn: { phase: 'beginning', step: 'draw' } })).toEqual(['602.5']);
    expect(rulesAgainst(ability)).toEqual(['602.5']);
  });

  it('during a phase, in any of its steps', () => {
    const ability = limited({ timing: { during: 'combat' } });
    expect(rulesAgainst(ability, { turn: { phase: 'combat', step: 'declareBlockers' } })).toEqual([]);
    expect(rulesAgainst(ability, { turn: { phase: 'ending', step: 'end' } })).toEqual(['602.5']);
  });

  it('during that of such a player', () => {
    const upkeep = { phase: 'beginning', step: 'upkeep' } as const;
    const yours = limited({ timing: { during: 'upkeep', whose: 'you' } });
    const theirs = limited({ timing: { during: 'upkeep', whose: 'opponents' } });
    expect(rulesAgainst(yours, { turn: upkeep })).toEqual([]);
    expect(rulesAgainst(yours, { turn: { ...upkeep, active: 1 } })).toEqual(['602.5']);
    expect(rulesAgainst(theirs, { turn: upkeep })).toEqual(['602.5']);
    expect(rulesAgainst(theirs, { turn: { ...upkeep, active: 1 } })).toEqual([]);
    // It is nobody’s turn.
    expect(rulesAgainst(yours, { turn: { ...upkeep, active: null } })).toEqual(['602.5']);
    // Theirs, but not then.
    expect(rulesAgainst(yours, { turn: { phase: 'beginning', step: 'draw' } })).toEqual(['602.5']);
  });

  it('if something is so', () => {
    const ability = limited({ onlyIf: { holds: 'exists', what: { type: 'creature', controller: 'you' } } });
    const bear = creature('Bear', 2, 2);
    expect(rulesAgainst(ability, { others: [{ card: bear }] })).toEqual([]);
    expect(rulesAgainst(ability, { others: [{ card: bear, owner: 1 }] })).toEqual(['602.5']);
  });

  it('so many times each turn', () => {
    const ability = limited({ timesEachTurn: 2 });
    const activated = (count: number, turn: number): Moment => ({
      idol: { with: { activations: { [ref]: { turn, count } } } },
    });
    expect(rulesAgainst(ability, activated(1, 5))).toEqual([]);
    expect(rulesAgainst(ability, activated(2, 5))).toEqual(['602.5b']);
    expect(rulesAgainst(ability, activated(2, 4))).toEqual([]);
    expect(rulesAgainst(gaining, activated(2, 5))).toEqual([]);
    const other: Moment = { idol: { with: { activations: { 'Idol#abilities.1': { turn: 5, count: 2 } } } } };
    expect(rulesAgainst(ability, other)).toEqual([]);
  });

  it('each limit by itself', () => {
    const ability = limited({
      timing: { during: 'upkeep' },
      timesEachTurn: 1,
      onlyIf: { holds: 'turnOf', who: 'you' },
    });
    const turn = { phase: 'beginning', step: 'upkeep' } as const;
    expect(rulesAgainst(ability, { turn })).toEqual([]);
    expect(rulesAgainst(ability)).toEqual(['602.5']);
    expect(rulesAgainst(ability, { turn: { ...turn, active: 1 } })).toEqual(['602.5']);
    const once: Moment = { turn, idol: { with: { activations: { [ref]: { turn: 5, count: 1 } } } } };
    expect(rulesAgainst(ability, once)).toEqual(['602.5b']);
  });
});

describe('602.5c: uses are counted', () => {
  it('for the words of each ability, in this turn', () => {
    const { game, id } = smallGame([
      {
        card: card('Idol', ['artifact'], [gaining, gaining]),
        with: {
          activations: {
            [ref]: { turn: 5, count: 2 },
            'Idol#abilities.1': { turn: 4, count: 3 },
          },
        },
      },
    ]);
    const idol = id('Idol');
    expect(timesActivated(game, idol, ref)).toBe(2);
    expect(timesActivated(game, idol, 'Idol#abilities.1')).toBe(0);
    expect(instancesLeft(game, idol, ref, 2)).toEqual([]);
    expect(instancesLeft(game, idol, ref, 3)).toEqual([{ name: ref, from: null, number: 1 }]);
    // Of what it doesn’t have any more it is known how often it was activated.
    expect(timesActivated(game, idol, 'Idol#abilities.9')).toBe(0);
    expect(instancesLeft(game, idol, 'Idol#abilities.9', 1)).toHaveLength(1);
  });
});

describe('602.5: what an effect forbids', () => {
  const forbidding = (rule: Parameters<typeof statement>[0]['rules'], owner = 1): Moment => ({
    others: [
      { card: card('Ban', ['enchantment'], [statement({ players: 'everyone', rules: rule ?? [] })]), owner },
    ],
  });
  const loyalty: ActivatedAbility = { ...gaining, cost: [{ pay: 'loyalty', change: 1 }] };

  it('is what it speaks of', () => {
    expect(rulesAgainst(gaining, forbidding([{ rule: 'cantActivate', what: { type: 'artifact' } }]))).toEqual(
      ['602.5'],
    );
    expect(rulesAgainst(gaining, forbidding([{ rule: 'cantActivate', what: { type: 'creature' } }]))).toEqual(
      [],
    );
    expect(rulesAgainst(gaining, forbidding([{ rule: 'cantGainLife' }]))).toEqual([]);
    const inGraveyard = forbidding([{ rule: 'cantActivate', what: { type: 'artifact', zone: 'graveyard' } }]);
    expect(rulesAgainst(gaining, inGraveyard)).toEqual([]);
    expect(rulesAgainst(gaining, { ...inGraveyard, idol: { zone: 'graveyard' } })).toEqual(['602.5']);
  });

  it('leaves out mana abilities, or all but loyalty abilities, where it says so', () => {
    const exceptMana = forbidding([{ rule: 'cantActivate', what: { type: 'artifact' }, exceptMana: true }]);
    expect(rulesAgainst(addsMana, exceptMana)).toEqual([]);
    expect(rulesAgainst(gaining, exceptMana)).toEqual(['602.5']);
    const onlyLoyalty = forbidding([{ rule: 'cantActivate', what: { type: 'artifact' }, onlyLoyalty: true }]);
    expect(rulesAgainst(gaining, onlyLoyalty)).toEqual([]);
    expect(rulesAgainst(loyalty, onlyLoyalty)).toEqual(['602.5']);
  });
});

describe('605.3c: a mana ability that is being activated', () => {
  it('isn’t activated again before it has resolved', () => {
    const activating = (step: string, object: number, ability = ref): Moment => ({
      frames: [{ procedure: 'activateManaAbility', step, memory: { object, ability } }],
    });
    expect(rulesAgainst(addsMana, activating('pay', 0))).toEqual(['605.3c']);
    expect(rulesAgainst(addsMana, activating('begin', 0))).toEqual([]);
    expect(rulesAgainst(addsMana, activating('pay', 1))).toEqual([]);
    expect(rulesAgainst(addsMana, activating('pay', 0, 'Idol#abilities.1'))).toEqual([]);
  });
});
