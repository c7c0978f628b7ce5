import { describe, expect, test } from 'vitest';
import { nextTargetVerdict } from '../../../machines/casting/index.ts';
import type { PlayerEvent } from '../../../machines/chart/events.ts';
import { explain, nameOf, whyNot } from '../../../machines/game/index.ts';
import { creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import {
  activatedAbilities,
  type Game,
  mayAttach,
  type ObjectId,
  type Target,
} from '../../../machines/rules/index.ts';

type Built = Parameters<typeof scenario>[1];

/** The game that a scenario's lines lead to. */
function after(
  script: readonly string[],
  set: Pick<Built, 'alice' | 'bob'> & Partial<Pick<Built, 'turn'>>,
): Game {
  const result = runScenario(
    scenario('so far', { ...set, rules: ['100.1'], script, expect: { game: { asked } } }),
  );
  const game = result.steps.at(-1)?.game;
  if (game === undefined) throw new Error(JSON.stringify(result.faults));
  return game;
}

/** Nobody is asked this: what was reached is looked at, whatever it is. */
const asked = { player: 'alice', kind: 'reverseMana' } as const;

const find = (game: Game, name: string): ObjectId => {
  const id = game.objects.findIndex(
    (object) =>
      object !== null &&
      object.left === null &&
      object.kind !== 'ability' &&
      nameOf(game, object.id) === name,
  );
  if (id < 0) throw new Error(`there is no ${name}`);
  return id;
};

const sentences = (game: Game, event: PlayerEvent) =>
  whyNot(game, explain(game, event)).map(({ rule, sentence }) => `${rule}: ${sentence}`);

const attacking = (game: Game, ...names: readonly string[]) =>
  sentences(game, {
    type: 'decision.answer',
    player: 0,
    answer: names.map((name) => ({ object: find(game, name), defender: { player: 1 } })),
  });

const blocking = (game: Game, attacker: string, ...names: readonly string[]) =>
  sentences(game, {
    type: 'decision.answer',
    player: 1,
    answer: names.map((name) => ({ object: find(game, name), attackers: [find(game, attacker)] })),
  });

const casting = (game: Game, name: string, player = 0) =>
  sentences(game, { type: 'spell.cast', player, object: find(game, name) });

describe('why a creature can’t attack', () => {
  const game = after(['pass until the declare attackers step'], {
    alice: {
      battlefield: [
        'Wall of Omens',
        { card: 'Hill Giant', arrived: true },
        'Juggernaut',
        { card: 'Serra Angel', tapped: true },
      ],
    },
    bob: {},
  });

  test('702.3b: defender, once for several instances', () => {
    expect(attacking(game, 'Wall of Omens', 'Juggernaut')).toEqual(['702.3b: Wall of Omens has defender.']);
  });
  test('302.6: no haste', () => {
    expect(attacking(game, 'Hill Giant', 'Juggernaut')).toEqual([
      '302.6: Hill Giant came under Alice’s control after their most recent turn began.',
    ]);
  });
  test('508.1a: tapped, vigilance or not', () => {
    expect(attacking(game, 'Serra Angel', 'Juggernaut')).toEqual(['508.1a: Serra Angel is tapped.']);
  });
  test('508.1d: the requirement that is broken, with the object that says so', () => {
    expect(attacking(game)).toEqual(['508.1d: Juggernaut attacks if able.']);
  });
  test('each creature that may not is named', () => {
    expect(attacking(game, 'Wall of Omens', 'Hill Giant')).toHaveLength(2);
  });
});

test('702.3c, 702.9c: two instances are one reason', () => {
  const game = after(['pass until the declare attackers step'], {
    alice: { battlefield: [creature('Twice Walled', '2/2', 'defender, defender'), 'Grizzly Bears'] },
    bob: {},
  });
  expect(attacking(game, 'Twice Walled')).toEqual(['702.3b: Twice Walled has defender.']);
});

describe('why a creature can’t block', () => {
  const against = (attacker: string, ...home: readonly string[]) =>
    after([`alice attacks bob with ${attacker}`, 'pass until bob decides'], {
      alice: { battlefield: [attacker] },
      bob: { battlefield: home },
    });

  test('702.9b, 702.17b: neither flying nor reach', () => {
    const game = against('Wind Drake', 'Grizzly Bears', 'Giant Spider');
    expect(blocking(game, 'Wind Drake', 'Grizzly Bears')).toEqual([
      '702.9b: Wind Drake has flying; Grizzly Bears has neither flying nor reach.',
    ]);
    expect(blocking(game, 'Wind Drake', 'Giant Spider')).toEqual([]);
  });
  test('702.111b: too few for menace', () => {
    const game = against('Boggart Brute', 'Grizzly Bears', 'Hill Giant');
    expect(blocking(game, 'Boggart Brute', 'Hill Giant')).toEqual([
      expect.stringMatching(/^702\.111b: .*Boggart Brute.*(two|2)/),
    ]);
  });
  test('702.16f: protection', () => {
    const game = against('White Knight', 'Typhoid Rats', 'Grizzly Bears');
    expect(blocking(game, 'White Knight', 'Typhoid Rats')).toEqual([
      '702.16f: White Knight has protection from Typhoid Rats.',
    ]);
  });
});

describe('why something can’t be a target', () => {
  test.each([
    ['702.11b', 'Gladecover Scout', 'Doom Blade', 'Gladecover Scout has hexproof.'],
    ['702.11d', 'Knight of Grace', 'Last Gasp', 'Knight of Grace has hexproof.'],
    ['702.16b', 'White Knight', 'Doom Blade', 'White Knight has protection from Doom Blade.'],
    ['702.18a', 'Simic Sky Swallower', 'Doom Blade', 'Simic Sky Swallower has shroud.'],
  ])('%s: %s, where nothing else could be', (rule, target, spell, sentence) => {
    const game = after([], { alice: { hand: [spell], mana: 'BB' }, bob: { battlefield: [target] } });
    expect(casting(game, spell)).toEqual([
      `601.2c: There aren’t enough legal targets for ${spell}.`,
      `${rule}: ${sentence}`,
    ]);
  });

  test('702.11b: and where something else could be, as it is chosen', () => {
    const game = after(['alice casts Doom Blade'], {
      alice: { hand: ['Doom Blade'], mana: 'BB' },
      bob: { battlefield: ['Gladecover Scout', 'Grizzly Bears', 'Hill Giant'] },
    });
    const verdict = nextTargetVerdict(game, { object: find(game, 'Gladecover Scout') });
    expect(whyNot(game, verdict)).toMatchObject([
      { rule: '702.11b', sentence: 'Gladecover Scout has hexproof.' },
    ]);
  });

  test('702.11c, 702.18a: a player', () => {
    const bare = { alice: { hand: ['Bump in the Night'], mana: 'B' } };
    const hexproof = after([], { ...bare, bob: { battlefield: ['Leyline of Sanctity'] } });
    expect(casting(hexproof, 'Bump in the Night')).toContain('702.11c: Bob has hexproof.');
    const shroud = after([], { ...bare, bob: { battlefield: ['Ivory Mask'] } });
    expect(casting(shroud, 'Bump in the Night')).toContain('702.18a: Bob has shroud.');
  });
});

describe('why not now', () => {
  test('702.8a: no flash', () => {
    const game = after(['bob passes'], {
      alice: { hand: ['Grizzly Bears'], mana: 'GG' },
      bob: {},
      turn: { of: 'bob', at: 'upkeep' },
    });
    expect(casting(game, 'Grizzly Bears')).toEqual(['117.1a: For Grizzly Bears it has to be Alice’s turn.']);
  });

  test('702.6a, 702.10c: equip in the upkeep, and {T} of a creature that just came', () => {
    const game = after([], {
      alice: {
        battlefield: ['Bonesplitter', 'Hill Giant', { card: 'Prodigal Sorcerer', arrived: true }],
        mana: 'C',
      },
      bob: {},
      turn: { at: 'upkeep' },
    });
    const { others } = activatedAbilities(game, 0);
    const reasons = others.map(({ object, ref }) =>
      sentences(game, { type: 'ability.activate', player: 0, object, ability: ref }),
    );
    expect(reasons).toContainEqual(['602.5d: For Bonesplitter it has to be a main phase.']);
    expect(reasons).toContainEqual([
      '302.6: Prodigal Sorcerer came under Alice’s control after their most recent turn began.',
    ]);
  });
});

test('702.12b: nothing that indestructible keeps from happening is refused to be tried', () => {
  const game = after([], {
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: [creature('Iron Bear', '2/2', 'indestructible')] },
  });
  expect(casting(game, 'Doom Blade')).toEqual([]);
});

test('702.5a, 702.5d: why an Aura spell can’t target something', () => {
  const game = after(['alice casts Murder Investigation'], {
    alice: {
      hand: ['Murder Investigation'],
      mana: 'WW',
      battlefield: ['Grizzly Bears', 'Silvercoat Lion', 'Forest'],
    },
    bob: {},
  });
  const reasons = (target: Target) =>
    whyNot(game, nextTargetVerdict(game, target)).map(({ rule, sentence }) => `${rule}: ${sentence}`);
  expect(reasons({ object: find(game, 'Forest') })).toEqual([
    '115.1: Forest isn’t what this can target.',
    '702.5a: Murder Investigation can’t enchant Forest.',
  ]);
  expect(reasons({ player: 1 })).toContain('702.5d: Murder Investigation can’t enchant Bob.');
});

test('702.16c, 702.16d: why an Aura or Equipment can’t be attached', () => {
  const game = after([], {
    alice: { battlefield: ['Auriok Champion', 'Grizzly Bears', 'Lure', 'Bonesplitter', 'Firebreathing'] },
    bob: { battlefield: [creature('Untouchable', '2/2', 'protection')] },
  });
  const attached = (attachment: string, to: string) =>
    whyNot(game, mayAttach(game, find(game, attachment), { object: find(game, to) })).map(
      ({ rule, sentence }) => `${rule}: ${sentence}`,
    );
  expect(attached('Firebreathing', 'Auriok Champion')).toEqual([
    '702.16c: Auriok Champion has protection from Firebreathing.',
  ]);
  expect(attached('Bonesplitter', 'Untouchable')).toEqual([
    '702.16d: Untouchable has protection from Bonesplitter.',
  ]);
  expect(attached('Lure', 'Bonesplitter')).toEqual(['702.5a: Lure can’t enchant Bonesplitter.']);
});
