import { describe, expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import { type CardDefinition, legalAnswers } from '../../../machines/index.ts';
import type { InstructionBody } from '../../../machines/rules/index.ts';
import { answer, find, gameOf, pass, playing, table } from '../charts/table.ts';
import { cast, creature, instant, keyword, lands } from './cards.ts';

type Adding = Omit<Extract<InstructionBody, { readonly do: 'extraPhases' }>, 'do'>;
type At = Parameters<typeof table>[0];
type Actor = ReturnType<typeof playing>;

const adds = (name: string, adding: Adding): CardDefinition =>
  instant(name, [{ do: 'extraPhases', ...adding }]);

/** Casts a card of this name and lets it resolve. */
const resolve = (actor: Actor, card: CardDefinition) => {
  cast(actor, card);
  pass(actor);
  pass(actor);
};

/**
 * The steps and main phases that begin from now to the end of the turn; whatever can attack does. `act` is told where
 * player 0 gets priority.
 */
function begins(actor: Actor, act: (place: string) => void = () => {}): readonly string[] {
  const { number } = gameOf(actor).turn;
  const begun: string[] = [];
  for (let times = 0; times < 200 && gameOf(actor).turn.number === number; times++) {
    const game = gameOf(actor);
    if (game.pending?.kind === 'attackers' || game.pending?.kind === 'blockers') {
      answer(actor, (game.pending.kind === 'attackers' && legalAnswers(game).at(-1)) || []);
    } else {
      pass(actor);
    }
    const { happened, turn } = gameOf(actor);
    for (const { event } of happened) {
      if (event.type === 'beginStep') begun.push(event.step);
      if (event.type === 'beginPhase' && event.phase.endsWith('Main')) begun.push(event.phase);
    }
    const { pending } = gameOf(actor);
    if (pending?.kind === 'priority' && pending.player === 0 && turn.number === number)
      act(turn.step ?? turn.phase ?? '');
  }
  return begun.slice(0, begun.lastIndexOf('cleanup'));
}

const from = (at: At, cards: readonly CardDefinition[], battlefield: readonly CardDefinition[] = []) =>
  playing(table(at, [{ battlefield: [...battlefield, ...lands(cards.length)], hand: cards }, {}]));

const afterCasting = (at: At, ...cards: readonly CardDefinition[]) => {
  const actor = from(at, cards);
  for (const card of cards) resolve(actor, card);
  return begins(actor);
};

const combat = ['beginningOfCombat', 'declareAttackers', 'endOfCombat'];

describe('500.8: extra phases', () => {
  const more = adds('More Combat', { after: 'thisPhase', phases: ['combat'] });
  const main = adds('More Main', { after: 'thisPhase', phases: ['precombatMain'] });

  test('500.8: what was created most recently comes first', () => {
    const rest = [...combat, 'postcombatMain', 'end'];
    expect(afterCasting('precombatMain', more, main)).toEqual(['precombatMain', ...combat, ...rest]);
    expect(afterCasting('precombatMain', main, more)).toEqual([...combat, 'precombatMain', ...rest]);
    expect(afterCasting('precombatMain')).toEqual(rest);
  });

  test('500.11: a step that is skipped is passed over, also one that was added', () => {
    const upkeep = adds('More Upkeep', { after: 'thisStep', phases: ['upkeep'] });
    const skips = instant('No Upkeep', [{ do: 'skip', who: 'you', what: 'upkeep' }]);
    const rest = ['draw', 'precombatMain', ...combat, 'postcombatMain', 'end'];
    expect(afterCasting('upkeep', upkeep)).toEqual(['upkeep', ...rest]);
    expect(afterCasting('upkeep', upkeep, skips)).toEqual(rest);
  });
});

describe('500.9: steps added to a phase', () => {
  const rest = ['precombatMain', ...combat, 'postcombatMain', 'end'];

  test('500.9: directly before a step that is to come, the one created last nearest to it', () => {
    const before = adds('Before', { before: 'draw', phases: ['upkeep'] });
    const after = adds('After', { after: 'draw', phases: ['upkeep'] });
    const end = adds('Late', { before: 'draw', phases: ['untap'] });
    expect(afterCasting('upkeep', before)).toEqual(['upkeep', 'draw', ...rest]);
    expect(afterCasting('upkeep', before, end)).toEqual(['upkeep', 'untap', 'draw', ...rest]);
    expect(afterCasting('upkeep', after)).toEqual(['draw', 'upkeep', ...rest]);
    expect(afterCasting('upkeep')).toEqual(['draw', ...rest]);
  });

  test('500.9: also in a phase that is to come', () => {
    const before = adds('Before', { before: 'endOfCombat', phases: ['beginningOfCombat'] });
    expect(afterCasting('draw', before)).toEqual([
      'precombatMain',
      ...combat.toSpliced(2, 0, 'beginningOfCombat'),
      'postcombatMain',
      'end',
    ]);
  });

  test('500.9: not before one that has begun, and of which no other comes', () => {
    const before = adds('Before', { before: 'upkeep', phases: ['draw'] });
    expect(afterCasting('upkeep', before)).toEqual(['draw', ...rest]);
  });

  test('500.9: a step that such a phase never contains isn’t added to it', () => {
    const strange = adds('Strange', { after: 'thisStep', phases: ['end'] });
    expect(afterCasting('upkeep', strange)).toEqual(['draw', ...rest]);
  });

  test('500.10a: who “gets” them gets none in the turn of another', () => {
    const mine = adds('Mine', { who: 'you', before: 'draw', phases: ['upkeep'] });
    const theirs = adds('Theirs', { who: 'opponents', before: 'draw', phases: ['upkeep'] });
    expect(afterCasting('upkeep', mine)).toEqual(['upkeep', 'draw', ...rest]);
    expect(afterCasting('upkeep', theirs)).toEqual(['draw', ...rest]);
  });
});

describe('510.4: steps added beside two combat damage steps', () => {
  const seen = (kind: string, adding: Adding, at: 'declareAttackers' | 'combatDamage') => {
    const card = adds('More', adding);
    const actor = from('precombatMain', [card], [creature('Hitter', 2, 2, keyword(kind))]);
    let isCast = false;
    const begun = begins(actor, (place) => {
      if (place !== at || isCast) return;
      isCast = true;
      resolve(actor, card);
    });
    expect(find(gameOf(actor), 'More', 'graveyard')).toBeTypeOf('number');
    return begun.slice(begun.indexOf('declareBlockers') + 1, begun.indexOf('postcombatMain'));
  };
  const after = { after: 'combatDamage', phases: ['beginningOfCombat'] } as const;

  test('510.4, 500.9: after the combat damage step is after the second of two', () => {
    const last = ['combatDamage', 'combatDamage', 'beginningOfCombat', 'endOfCombat'];
    expect(seen('double strike', after, 'combatDamage')).toEqual(last);
    expect(seen('double strike', after, 'declareAttackers')).toEqual(last);
    expect(seen('vigilance', after, 'combatDamage')).toEqual([
      'combatDamage',
      'beginningOfCombat',
      'endOfCombat',
    ]);
  });

  test('510.4, 500.9: after this step is between the two', () => {
    const adding = { after: 'thisStep', phases: ['beginningOfCombat'] } as const;
    expect(seen('double strike', adding, 'combatDamage')).toEqual([
      'combatDamage',
      'beginningOfCombat',
      'combatDamage',
      'endOfCombat',
    ]);
  });

  test('510.4, 500.9: before the end of combat step is after both', () => {
    const adding = { before: 'endOfCombat', phases: ['beginningOfCombat'] } as const;
    const last = ['combatDamage', 'combatDamage', 'beginningOfCombat', 'endOfCombat'];
    expect(seen('double strike', adding, 'combatDamage')).toEqual(last);
    expect(seen('double strike', adding, 'declareAttackers')).toEqual(last);
  });
});

describe('the vocabulary', () => {
  const faults = (adding: object) =>
    checkCard({
      name: 'Test',
      types: ['instant'],
      abilities: [{ kind: 'spell', effect: [{ do: 'extraPhases', ...adding }] }],
    }).map(({ path }) => path);

  test('one of `after` and `before`, and beside a step only steps', () => {
    const here = 'abilities[0].effect[0]';
    expect(faults({ after: 'thisPhase', phases: ['combat'] })).toEqual([]);
    expect(faults({ before: 'draw', phases: ['upkeep'] })).toEqual([]);
    expect(faults({ phases: ['combat'] })).toEqual([here]);
    expect(faults({ after: 'draw', before: 'draw', phases: ['upkeep'] })).toEqual([here]);
    expect(faults({ before: 'combat', phases: ['upkeep'] })).toEqual([`${here}.before`]);
    for (const phases of [['combat'], ['end'], ['upkeep', 'end']])
      expect(faults({ after: 'draw', phases })).toEqual([`${here}.phases`]);
    expect(faults({ after: 'thisStep', phases: ['end'] })).toEqual([]);
  });
});
