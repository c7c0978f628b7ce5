import { describe, expect, test } from 'vitest';
import {
  asksForTarget,
  instructionsOf,
  legalTargets,
  modalWords,
  partsOf,
  targetSpecs,
  targetVerdict,
} from '../../../machines/rules/effects/targets/index.ts';
import type { Target } from '../../../machines/rules/state/object.ts';
import { noChoices, type Scope, scopeOf } from '../../../machines/rules/state/scope.ts';
import type {
  Ability,
  Instruction,
  KeywordAbility,
  TargetSpec,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { card, keyword, type Placed, smallGame } from '../support/small-game.ts';
import { bear, creatures, onStack, ruled } from '../support/spell-on-stack.ts';

const scopeWith = (): Scope => ({ ...scopeOf(0, 0), onStack: 0, choices: noChoices });

describe('702.5a: what an Aura spell says of what it can’t enchant', () => {
  const aura = (parameters: Partial<KeywordAbility>): Placed => ({
    ...onStack,
    card: card('Aura', ['enchantment'], [{ kind: 'keyword', keyword: 'enchant', ...parameters }], {
      subtypes: ['Aura'],
    }),
  });
  const verdict = (placed: Placed, target: Target, others: readonly Placed[] = []) => {
    const { game } = smallGame([placed, ...others]);
    const [spec = {}] = targetSpecs(game, 0, []);
    return ruled(targetVerdict(game, scopeWith(), spec, target, 0));
  };
  const ofCreatures = aura({ object: { type: 'creature' } });
  const ofPlayers = aura({ player: 'any' });

  test('to an object, to a player', () => {
    const relic: Placed = { card: card('Relic', ['artifact']) };
    expect(verdict(ofCreatures, { object: 1 }, [{ card: bear }])).toEqual([]);
    expect(verdict(ofCreatures, { object: 1 }, [relic])).toEqual([
      ['115.1', 1],
      ['702.5a', 0, 1],
    ]);
    expect(verdict(ofCreatures, { player: 1 })).toEqual([
      ['115.1', 'p1'],
      ['702.5d', 0, 'p1'],
    ]);
    expect(verdict(ofPlayers, { player: 1 })).toEqual([]);
    expect(verdict(ofPlayers, { object: 1 }, [relic])).toEqual([
      ['115.1', 1],
      ['702.5d', 0, 1],
    ]);
  });

  test('an ability of an Aura on the battlefield isn’t one that enchants', () => {
    expect(
      verdict({ ...ofCreatures, zone: 'battlefield', with: {} }, { object: 1 }, [
        { card: card('Relic', ['artifact']) },
      ]),
    ).toEqual([['115.1', 1]]);
  });

  test('702.5c: of several abilities all must allow it', () => {
    const both = (...parameters: readonly Partial<KeywordAbility>[]): Placed => ({
      ...onStack,
      card: card(
        'Aura',
        ['enchantment'],
        parameters.map((one): Ability => ({ ...one, kind: 'keyword', keyword: 'enchant' })),
        { subtypes: ['Aura'] },
      ),
    });
    const targets = (...parameters: readonly Partial<KeywordAbility>[]) => {
      const { game } = smallGame([
        both(...parameters),
        { card: bear },
        { card: card('Golem', ['artifact', 'creature'], [], { power: 1, toughness: 1 }) },
        { card: card('Relic', ['artifact']) },
      ]);
      return targetSpecs(game, 0, []).flatMap((spec) => legalTargets(game, scopeWith(), spec, 0));
    };
    const creaturesOnly = { object: { type: 'creature' } } as const;
    const artifacts = { object: { type: 'artifact' } } as const;
    expect(targets(creaturesOnly)).toEqual([{ object: 1 }, { object: 2 }]);
    expect(targets(creaturesOnly, artifacts)).toEqual([{ object: 2 }]);
    expect(targets({ player: 'any' }, { player: 'opponent' })).toEqual([{ player: 1 }]);
    expect(targets({ player: 'opponent' }, { player: 'any' })).toEqual([{ player: 1 }]);
    expect(targets({ player: 'opponent' }, { player: 'opponent' })).toEqual([{ player: 1 }]);
    expect(targets({ player: 'opponent' }, { player: 'you' })).toEqual([]);
    expect(targets(creaturesOnly, { player: 'any' })).toEqual([]);
  });
});

describe('700.2: the parts of what a spell says', () => {
  const draw: readonly Instruction[] = [{ do: 'draw', count: 1 }];
  const modal = (...targets: readonly (readonly TargetSpec[])[]): Ability => ({
    kind: 'spell',
    modes: {
      choose: { min: 1, max: 2 },
      options: targets.map((one) => (one.length === 0 ? { effect: draw } : { targets: one, effect: draw })),
    },
    effect: [],
  });
  const plain: Ability = { kind: 'spell', targets: [{ any: true }], effect: draw };
  const parts = (abilities: readonly Ability[], modes: readonly number[]) => {
    const { game } = smallGame([{ ...onStack, card: card('Charm', ['instant'], abilities) }]);
    return partsOf(game, 0, modes).map(({ mode, offset, targets }) => [mode, offset, targets.length]);
  };

  test('targets are counted through what is chosen', () => {
    const charm = modal([creatures], [], [creatures, { any: true }]);
    expect(parts([charm], [0, 2])).toEqual([
      [null, 0, 0],
      [0, 0, 1],
      [2, 1, 2],
    ]);
    expect(parts([charm], [1])).toEqual([
      [null, 0, 0],
      [1, 0, 0],
    ]);
    expect(parts([plain, plain], [])).toEqual([
      [null, 0, 1],
      [null, 1, 1],
    ]);
  });

  test('702.47a: modes of two texts are numbered on', () => {
    const abilities = [modal([creatures], []), plain, modal([{ any: true }])];
    expect(parts(abilities, [0, 2])).toEqual([
      [null, 0, 0],
      [0, 0, 1],
      [null, 1, 1],
      [null, 2, 0],
      [2, 2, 1],
    ]);
    const { game } = smallGame([{ ...onStack, card: card('Charm', ['instant'], abilities) }]);
    expect(modalWords(game, 0).map(({ first }) => first)).toEqual([0, 2]);
  });

  test('700.2: its instructions are those of its modes as well', () => {
    expect(instructionsOf(plain)).toEqual(draw);
    expect(instructionsOf(modal([], []))).toEqual([...draw, ...draw]);
    expect(instructionsOf(keyword('flying'))).toEqual([]);
    expect(instructionsOf({ kind: 'static' })).toEqual([]);
  });

  test('115.6: which abilities ask for a target', () => {
    const charm = modal([], []);
    expect(asksForTarget(plain)).toBe(true);
    expect(asksForTarget(modal([], [creatures]))).toBe(true);
    expect([charm, { kind: 'spell', effect: draw } as const, keyword('flying')].map(asksForTarget)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
