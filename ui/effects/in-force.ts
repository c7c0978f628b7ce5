import { nameOf } from '../../machines/game/index.ts';
import { listed, playerName } from '../../machines/game/words.ts';
import {
  type ContinuousEffect,
  characteristics,
  type Game,
  type ObjectId,
} from '../../machines/rules/index.ts';
import { abilityWordsOf, knownObject, lasting } from '../table/index.ts';
import { effectWords } from './effect-words.ts';
import { isInForceByItself } from './static.ts';

/** What is in force, by what kind of rule makes it so. */
export type ForceKind = 'continuous' | 'rules' | 'replacement' | 'delayed' | 'permission' | 'static';

/** Something that is in force now: what it says, whose it is, how long, and what it is about. */
export interface InForce {
  readonly key: string;
  readonly kind: ForceKind;
  readonly rule: string;
  /** Its number, by which the event is found that began it; null for what a permanent does by being there. */
  readonly number: number | null;
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly controller: string;
  readonly words: string;
  /** How long; empty where that goes without saying. */
  readonly lasts: string;
  /** What remains of it: a shield is used up. */
  readonly left: string;
  readonly affected: readonly { readonly object: ObjectId; readonly name: string }[];
  /** The players that it is about, and what else there is to say. */
  readonly about: string;
}

/** All that is in force now, in the order in which it began; what permanents do by being there last. */
export const inForce = (game: Game): readonly InForce[] => [
  ...game.effects.map((effect) => ofEffect(game, effect)),
  ...game.delayed.map(
    (delayed): InForce => ({
      ...whose(game, delayed),
      key: `delayed ${delayed.id}`,
      kind: 'delayed',
      rule: '603.7',
      number: delayed.id,
      words: effectWords(game, delayed.ref),
      lasts:
        delayed.until === null || delayed.until === 'forever' ? 'until it triggers' : lasting(delayed.until),
      left: '',
      affected: there(game, delayed.about),
      about: '',
    }),
  ),
  ...game.permissions.map((given): InForce => {
    const deed = given.onlyCast === true ? 'cast' : 'play';
    const free = given.withoutPaying ? ' without paying its mana cost' : '';
    return {
      ...whose(game, { source: given.source, controller: given.player }),
      key: `permission ${given.id}`,
      kind: 'permission',
      rule: '601.3',
      number: given.id,
      words: `${playerName(game, given.player)} may ${deed} it${free}.`,
      lasts: lasting(given.until),
      left: '',
      affected: there(game, given.objects),
      about: '',
    };
  }),
  ...[...game.battlefield, ...game.command].flatMap((id) => ofStatics(game, id)),
];

const whose = (game: Game, of: { readonly source: ObjectId; readonly controller: number }) => ({
  source: of.source,
  sourceName: nameOf(game, of.source),
  controller: playerName(game, of.controller),
});

/** Of these objects those that are there: an effect says nothing of what has left. */
const there = (game: Game, ids: readonly ObjectId[] | null): InForce['affected'] =>
  (ids ?? []).flatMap((object) =>
    game.objects[object] == null || game.objects[object].left !== null
      ? []
      : { object, name: nameOf(game, object) },
  );

function ofEffect(game: Game, effect: ContinuousEffect): InForce {
  const { beginsInTurnOf, id, next, once, players, ref, shield, until } = effect;
  return {
    ...whose(game, effect),
    key: `effect ${id}`,
    ...kindOf(effect),
    number: id,
    words: effectWords(game, ref, effect),
    lasts: lasting(until),
    left: shield !== null ? `${shield} left` : once && next === undefined ? 'once' : '',
    affected: there(game, effect.objects),
    about: [
      players === null ? '' : listed(players.map((player) => playerName(game, player))),
      next === undefined ? '' : `waits for the next such spell of ${playerName(game, next.player)}`,
      beginsInTurnOf === undefined ? '' : `begins with the next turn of ${playerName(game, beginsInTurnOf)}`,
    ]
      .filter((word) => word !== '')
      .join('; '),
  };
}

function kindOf({ replacement, rules, changes }: ContinuousEffect): Pick<InForce, 'kind' | 'rule'> {
  if (replacement !== null)
    return { kind: 'replacement', rule: 'prevent' in replacement ? '615.1' : '614.1' };
  return rules.length > 0 && changes.length === 0
    ? { kind: 'rules', rule: '613.11' }
    : { kind: 'continuous', rule: '611.2' };
}

/** What an object does by being there, to others or to the rules. */
function ofStatics(game: Game, id: ObjectId): readonly InForce[] {
  const object = knownObject(game, id);
  if (object === null || object.phasedOut) return [];
  const now = characteristics(game, id);
  return now.abilities.flatMap((had, at): InForce[] =>
    isInForceByItself(had.ability, object, now.types)
      ? [
          {
            ...whose(game, { source: id, controller: now.controller }),
            key: `static ${id} ${at}`,
            kind: 'static',
            rule: '611.3',
            number: null,
            words: abilityWordsOf(game, id, had),
            lasts: '',
            left: '',
            affected: [],
            about: '',
          },
        ]
      : [],
  );
}
