import { nameOf } from '../../machines/game/index.ts';
import {
  type ContinuousEffect,
  type Duration,
  fits,
  functioningStatics,
  type Game,
  type Modification,
  type ObjectId,
  objects,
  type Quantity,
  quantity,
  ruleChangesFor,
  type Scope,
  scopeOf,
} from '../../machines/rules/index.ts';
import { abilityWordsOf } from './words.ts';

/** An effect that changes what an object is or may do: whose it is, what it does, how long. */
export interface Change {
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly words: string;
  readonly until: string;
  readonly timestamp: number;
}

const durations: Readonly<Record<Duration, string>> = {
  untilEndOfTurn: 'until end of turn',
  untilEndOfCombat: 'until end of combat',
  untilYourNextTurn: 'until its controller’s next turn',
  untilSourceLeaves: 'as long as its source remains',
  whileYouControlSource: 'as long as its source stays under control',
  forever: 'for good',
};

/** Everything that changes an object now, in the order of timestamps: effects under way, and static abilities. */
export function changesOf(game: Game, id: ObjectId): readonly Change[] {
  const object = game.objects[id];
  if (object == null || object.left !== null) return [];
  const found: Change[] = [];
  for (const effect of game.effects) {
    if (!isAffected(game, effect, id)) continue;
    found.push({
      source: effect.source,
      sourceName: nameOf(game, effect.source),
      words: effectWords(game, effect),
      until: durations[effect.until],
      timestamp: effect.timestamp,
    });
  }
  for (const { object: source, had, controller } of functioningStatics(game)) {
    const { ability } = had;
    if (ability.kind !== 'static' || (ability.changes ?? []).length === 0) continue;
    const scope = scopeOf(source, controller);
    const affected = ability.affects === undefined ? [source] : objects(game, scope, ability.affects);
    if (!affected.includes(id)) continue;
    found.push({
      source,
      sourceName: nameOf(game, source),
      words: abilityWordsOf(game, source, had),
      until: 'static ability',
      timestamp: game.objects[source]?.timestamp ?? 0,
    });
  }
  for (const { source } of ruleChangesFor(game, id)) {
    if (found.some((change) => change.source === source)) continue;
    found.push({
      source,
      sourceName: nameOf(game, source),
      words: 'changes what it may do',
      until: 'as long as it applies',
      timestamp: game.objects[source]?.timestamp ?? 0,
    });
  }
  return found.sort((one, other) => one.timestamp - other.timestamp);
}

function isAffected(game: Game, effect: ContinuousEffect, id: ObjectId): boolean {
  if (effect.objects !== null) return effect.objects.includes(id);
  return (
    effect.affects !== undefined && fits(game, scopeOf(effect.source, effect.controller), effect.affects, id)
  );
}

function effectWords(game: Game, effect: ContinuousEffect): string {
  const scope: Scope = { ...scopeOf(effect.source, effect.controller), named: effect.named };
  const words = effect.changes.map((change) => modificationWords(game, scope, change));
  if (effect.rules.length > 0) words.push('changes what it may do');
  if (effect.replacement !== null)
    words.push(
      effect.shield === null ? 'replaces or prevents an event' : `prevents the next ${effect.shield} damage`,
    );
  return words.join(', ') || 'no change';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const listOf = (value: readonly string[] | { readonly chosen: string }): string =>
  'chosen' in value ? 'what was chosen' : value.join(' ');

function modificationWords(game: Game, scope: Scope, change: Modification): string {
  const value = (words: Quantity | undefined): string =>
    words === undefined ? '·' : String(quantity(game, scope, words));
  if ('control' in change) return 'changes who controls it';
  if ('addTypes' in change) return `is also ${listOf(change.addTypes)}`;
  if ('setTypes' in change) return `becomes ${listOf(change.setTypes)}`;
  if ('removeTypes' in change) return `is no longer ${listOf(change.removeTypes)}`;
  if ('addSubtypes' in change) return `is also ${listOf(change.addSubtypes)}`;
  if ('setSubtypes' in change) return `becomes ${listOf(change.setSubtypes)}`;
  if ('addSupertypes' in change) return `is also ${listOf(change.addSupertypes)}`;
  if ('removeSupertypes' in change) return `is no longer ${listOf(change.removeSupertypes)}`;
  if ('addColors' in change) return `is also ${listOf(change.addColors)}`;
  if ('setColors' in change) return `is only ${listOf(change.setColors)}`;
  if ('addAbilities' in change)
    return `has ${change.addAbilities.map((ability) => (ability.kind === 'keyword' ? ability.keyword : 'another ability')).join(', ')}`;
  if ('removeKeyword' in change) return `loses ${change.removeKeyword}`;
  if ('removeAllAbilities' in change) return 'loses all abilities';
  if ('cantHaveKeyword' in change) return `can’t have ${change.cantHaveKeyword}`;
  if ('set' in change) return `is ${value(change.setPower)}/${value(change.setToughness)}`;
  if ('modifyPower' in change)
    return `gets ${signed(quantity(game, scope, change.modifyPower))}/${signed(quantity(game, scope, change.modifyToughness))}`;
  return 'switches power and toughness';
}
