import { searched } from '../../rules/abilities/canonical/filters.ts';
import { fits, isSpokenOf, matching, objects, ruleChangesFor } from '../../rules/characteristics/index.ts';
import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, moved } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { takenNow } from '../../rules/events/index.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { linkKey } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Named } from '../../rules/state/object.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Filter, Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Sacrifice {
  readonly do: 'sacrifice';
  readonly who: Players;
  readonly filter?: Filter;
  readonly count?: Quantity;
  readonly what?: Objects;
  /** A link under which linked abilities find what was sacrificed, as it was (702.82b). */
  readonly link?: string;
}

interface Chosen {
  readonly player: PlayerId;
  readonly object: ObjectId;
}

interface SacrificeMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly ObjectId[];
  readonly player: PlayerId;
  readonly chosen: readonly Chosen[];
  readonly named?: Partial<Named>;
}

/** What a player can sacrifice by this: permanents they control (701.21a) that nothing keeps from it, not twice at once (614.13b). */
function sacrificeable(
  game: Game,
  { instruction, scope }: Reading<Sacrifice>,
  player: PlayerId,
): readonly ObjectId[] {
  const theirs = matching(game, { ...forEach(scope, player), you: player }, { controller: 'you' });
  const { what, filter } = instruction;
  const wanted = what === undefined ? null : objects(game, scope, what);
  const taken = takenNow(game);
  return theirs.filter(
    (id) =>
      !taken.includes(id) &&
      (wanted === null || wanted.includes(id)) &&
      (filter === undefined || fits(game, forEach(scope, player), filter, id)) &&
      !ruleChangesFor(game, id).some(
        ({ change }) => change.rule === 'cant' && change.what === 'beSacrificed',
      ),
  );
}

/** How many of them: all that are named, or so many of the player's choice. */
const sacrificeCount = (
  game: Game,
  { instruction, scope }: Reading<Sacrifice>,
  player: PlayerId,
  options: readonly ObjectId[],
): number =>
  isChosen(instruction) ? amountOf(game, forEach(scope, player), instruction.count ?? 1) : options.length;

/** Whether the player chooses what they sacrifice: not where it is named. */
const isChosen = ({ count, what }: Sacrifice): boolean => what === undefined || count !== undefined;

function sacrificing(game: Game, scope: Scope, chosen: readonly Chosen[]): readonly GameEvent[] {
  const by = isSpokenOf(game, 'through') ? scope.onStack : null;
  return chosen.map(
    ({ player, object }): GameEvent => ({ type: 'sacrifice', object, player, ...(by !== null && { by }) }),
  );
}

/** Each player chooses in APNAP order, then all are sacrificed at once (101.4, 701.21a). */
export const sacrifice: InstructionWord<Sacrifice> = {
  shape: { who: 'players', filter: 'filter?', count: 'quantity?', what: 'objects?', link: 'name of a link?' },
  said: {
    deed: [
      phrase('[sacrifice] <some>', {
        do: 'sacrifice',
        who: '<subject>',
        '...some': '<some>',
        said: 'sacrifice',
      }),
      phrase('[sacrifice] <some> of their choice', {
        do: 'sacrifice',
        who: '<subject>',
        '...some': '<some>',
        said: 'sacrifice',
      }),
      phrase('[sacrifice] <what:object>', { do: 'sacrifice', who: '<subject>', what: '<what>' }),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  they: true,
  done: 'sacrificed',
  ownMove: ({ what }) => (what === 'self' ? { from: null, to: 'graveyard' } : nowhere),
  plain: (words) => (words.filter === undefined ? words : { ...words, filter: searched(words.filter) }),
  gains: ({ what, who }, { overObjects, overPlayers, worth }) =>
    what === undefined ? overPlayers(who, () => -2.5) : overObjects(what, (id) => -worth(id)),
  meaning: meaning(
    '701.21a',
    remembering<SacrificeMemory>({
      left: 'numbers, maybe',
      options: 'numbers, later',
      player: 'number, later',
      chosen: 'records',
      named: 'record, maybe',
    }),
    ['next', 'sacrifice', 'chosen', 'link', 'end'],
    {
      next(game, doing) {
        const { instruction, scope, memory } = doing;
        const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
        if (player === undefined) return go('sacrifice');
        const options = sacrificeable(game, doing, player);
        if (!isChosen(instruction))
          return go('next', {
            left,
            chosen: [...memory.chosen, ...options.map((object) => ({ player, object }))],
          });
        const count = Math.min(
          options.length,
          amountOf(game, forEach(scope, player), instruction.count ?? 1),
        );
        const decision: ChooseDecision = asked(game, player, {
          kind: 'choose',
          rule: '701.21a',
          about: count === 1 ? 'sacrifice a permanent' : `sacrifice ${count} permanents`,
          object: asking(scope),
          options: options.map((object) => ({ object })),
          min: count,
          max: count,
          hidden: false,
          purpose: 'sacrifice',
          tone: 'bad',
        });
        return decide(decision, { then: 'chosen', remember: { left, options, player } });
      },
      sacrifice: (game, { memory, scope }) =>
        happen('701.21a', sacrificing(game, scope, memory.chosen), { then: 'link' }),
      chosen(_game, { memory, frame }) {
        const { player, options, chosen } = memory;
        const taken = picked(frame.answer, options).map((object) => ({ player, object }));
        return go('next', { chosen: [...chosen, ...taken] });
      },
      link(_game, { instruction, scope, frame }) {
        const sacrificed = eventsOf(frame.happened, 'sacrifice');
        const named: Partial<Named> = {
          ...moved(frame.happened),
          players: [...new Set(sacrificed.map(({ player }) => player))],
          amount: sacrificed.length,
          did: sacrificed.length > 0,
        };
        const { link } = instruction;
        if (link === undefined || sacrificed.length === 0) return finished(named);
        return happen(
          '607.2',
          [
            {
              type: 'link',
              object: scope.self,
              link: linkKey(link, scope.pair),
              objects: sacrificed.map(({ object }) => object),
              players: [],
              values: [],
              asTheyWere: true,
            },
          ],
          { then: 'end', remember: { named } },
        );
      },
      end: (_game, { memory }) => finished(memory.named),
    },
    {
      begins: { chosen: [] },
      // What is named is sacrificed as it is: nobody chooses.
      events: (game, reading) =>
        reading.instruction.what === undefined ||
        reading.instruction.count !== undefined ||
        reading.instruction.link !== undefined
          ? null
          : whoOf(game, reading.scope, reading.instruction.who).flatMap((player) => {
              const options = sacrificeable(game, reading, player);
              return sacrificing(
                game,
                reading.scope,
                options.map((object) => ({ player, object })),
              );
            }),
      possible: (game, reading) =>
        whoOf(game, reading.scope, reading.instruction.who).some((player) => {
          const options = sacrificeable(game, reading, player);
          const count = sacrificeCount(game, reading, player, options);
          return options.length >= Math.max(1, count);
        }),
    },
  ),
};
