import { listed, playerName } from '../../machines/game/words.ts';
import {
  type Ability,
  affectedByStatics,
  type CardType,
  characteristics,
  functioningStatics,
  functionsIn,
  type Game,
  type GameObject,
  type HadAbility,
  type ObjectId,
  objects,
  players,
  scopeOf,
} from '../../machines/rules/index.ts';
import { onlyOnce } from '../once.ts';
import { abilityWordsOf, knownObject } from '../table/index.ts';
import { type InForce, there, whose } from './entry.ts';

/** What the permanents and emblems of a game do by being there, each put into words as it is asked for. */
export function statics(game: Game): readonly (() => InForce)[] {
  const affected = onlyOnce(() => affectedByStatics(game));
  return [...game.battlefield, ...game.command].flatMap((id) => {
    const object = knownObject(game, id);
    if (object === null || object.phasedOut) return [];
    const { abilities, types } = characteristics(game, id);
    return abilities.flatMap((had, at) =>
      isInForceByItself(had.ability, object, types) ? [() => ofStatic(game, id, had, at, affected)] : [],
    );
  });
}

function ofStatic(
  game: Game,
  id: ObjectId,
  had: HadAbility,
  at: number,
  affected: () => ReturnType<typeof affectedByStatics>,
): InForce {
  const { controller } = characteristics(game, id);
  const isApplied = functioningStatics(game).some((one) => one.object === id && one.had.ref === had.ref);
  const ids = isApplied ? affectedObjects(game, id, had, affected) : [];
  return {
    ...whose(game, { source: id, controller }),
    key: `static ${id} ${at}`,
    kind: 'static',
    rule: '611.3',
    words: abilityWordsOf(game, id, had),
    lasts: '',
    left: isApplied ? '' : 'not now: its condition does not hold',
    // That it is about itself its words say.
    affected: there(game, ids.length === 1 && ids[0] === id ? [] : ids),
    about: isApplied ? aboutPlayers(game, id, had) : '',
  };
}

/** The objects that it changes, or for which it changes the rules. */
function affectedObjects(
  game: Game,
  id: ObjectId,
  { ability, ref }: HadAbility,
  affected: () => ReturnType<typeof affectedByStatics>,
): readonly ObjectId[] {
  if (ability.kind !== 'static') return [];
  if (ability.changes !== undefined)
    return affected().find((one) => one.source === id && one.ref === ref)?.objects ?? [];
  if (ability.rules === undefined || ability.players !== undefined) return [];
  const { controller } = characteristics(game, id);
  return objects(game, scopeOf(id, controller, ref), ability.affects ?? 'self');
}

function aboutPlayers(game: Game, id: ObjectId, { ability, ref }: HadAbility): string {
  if (ability.kind !== 'static' || ability.players === undefined) return '';
  const { controller } = characteristics(game, id);
  const about = players(game, scopeOf(id, controller, ref), ability.players);
  return listed(about.map((player) => playerName(game, player)));
}

/**
 * Whether an ability of an object does something all the time where it is (611.3, 614): how the object itself enters,
 * and what it costs, is over then.
 */
function isInForceByItself(
  ability: Ability,
  { kind, zone }: GameObject,
  types: readonly CardType[],
): boolean {
  if (ability.kind !== 'static' || ability.characteristicDefining === true) return false;
  const { asCopiesOf, changes, costs, replaces, rules } = ability;
  if ([asCopiesOf, changes, costs, replaces, rules].every((part) => part === undefined)) return false;
  if (replaces !== undefined && replaces.event.would === 'enter' && replaces.event.what === 'self')
    return false;
  return functionsIn(ability, zone, kind, types);
}
