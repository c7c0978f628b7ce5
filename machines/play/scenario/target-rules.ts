import type { PlayerEvent } from '../../chart/events.ts';
import {
  type Game,
  noChoices,
  type PlayerId,
  partsOfWords,
  type Scope,
  scopeOf,
  targetVerdict,
  wordsAt,
  wordsOf,
} from '../../rules/index.ts';
import type { Clauses } from './action.ts';
import { candidates, type Names } from './find.ts';

/**
 * The rules by which what a line names can be no target of the spell or ability that it would put on the stack: of
 * each thing those of every instance of the word “target”, if none allows it.
 */
export function targetRules(
  game: Game,
  names: Names,
  player: PlayerId,
  event: PlayerEvent,
  { modes, targets }: Clauses,
): readonly string[] {
  if (event.type !== 'spell.cast' && event.type !== 'ability.activate') return [];
  const words = event.type === 'spell.cast' ? wordsOf(game, event.object) : [wordsAt(game, event.ability)];
  const specs = partsOfWords(
    words,
    modes.map((mode) => mode - 1),
  ).flatMap((part) => part.targets);
  const from = event.type === 'spell.cast' ? (game.objects[event.object]?.zone ?? null) : null;
  const scope: Scope = { ...scopeOf(event.object, player), choices: { ...noChoices, from } };
  return targets.flatMap((reference) => {
    const rules: string[] = [];
    for (const target of candidates(game, names, reference)) {
      const verdicts = specs.map((spec) => targetVerdict(game, scope, spec, target, event.object));
      if (verdicts.some(({ ok }) => ok)) return [];
      for (const verdict of verdicts)
        if (!verdict.ok) rules.push(...verdict.refusals.map(({ rule }) => rule));
    }
    return rules;
  });
}
