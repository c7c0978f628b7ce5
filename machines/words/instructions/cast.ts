import { objects } from '../../rules/characteristics/index.ts';
import { present } from '../../rules/effects/instructions/going.ts';
import { type Doing, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { call, go, type Outcome } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { CostPart, Filter, Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/**
 * With `lands`: they may be played, lands among them as well (305.3). With `like`: only if the resulting spell is like
 * this (702.85a). With `most`: no more than so many of them. With `must`: they are cast if able, in an order that the
 * player chooses.
 */
export interface CastWithoutPaying {
  readonly do: 'castWithoutPaying';
  readonly what: Objects;
  readonly who?: Players;
  readonly like?: Filter;
  readonly lands?: true;
  readonly most?: number;
  readonly must?: true;
  readonly transformed?: true;
}

/** A player may cast these cards as this resolves (608.2g), for their mana costs or for this cost (118.9). */
export interface Cast {
  readonly do: 'cast';
  readonly what: Objects;
  readonly who?: Players;
  /** Of the spell, which is `self` in it. */
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
  /** Only if the resulting spell is like this. */
  readonly like?: Filter;
  /** No more than so many of them. */
  readonly most?: number;
  /** With their back faces up (712.11a). */
  readonly transformed?: true;
}

/** How a spell may be cast: for no mana, for another cost than its own, or as always. */
interface Terms {
  readonly withoutPaying?: true;
  /** Lands may be played as well. */
  readonly lands?: true;
  /** No more than so many of them. */
  readonly most?: number;
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
  /** With their back faces up (712.11a). */
  readonly transformed?: true;
  /** They are cast, if they can be. */
  readonly must?: true;
  /** Only if the spell will be like this, as the words of this scope mean it. */
  readonly like?: Filter;
  readonly scope?: Scope;
}

interface CastMemory {
  /** Who is still to cast, in APNAP order (101.4). */
  readonly left?: readonly PlayerId[];
  /** The spells that were cast, on the stack. */
  readonly cast: readonly ObjectId[];
}

const remembered = remembering<CastMemory>({ left: 'numbers, maybe', cast: 'numbers' });
const begins = { cast: [] };
const steps = ['cast', 'wasCast', 'end'] as const;

/** Casting is for the procedure that the room of casting provides: each player casts what there still is, one after the other. */
function letCast<I extends { readonly what: Objects; readonly who?: Players }>(
  game: Game,
  { instruction, scope, memory }: Doing<I, CastMemory>,
  termsIn: (instruction: I, own: Scope) => Terms,
): Outcome<'cast' | 'wasCast' | 'end', CastMemory> {
  const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
  if (player === undefined) return go('end');
  const own = forEach(scope, player);
  const cards = present(game, own, objects(game, own, instruction.what));
  if (cards.length === 0) return go('cast', { left });
  const casting = { player, objects: cards, ...termsIn(instruction, own) };
  return call('castDuringResolution', casting, { then: 'wasCast', remember: { left } });
}

/** The spells that a player cast, with those of the players before. */
function wasCast(returned: unknown, { cast }: CastMemory): Outcome<'cast', CastMemory> {
  const more: readonly ObjectId[] =
    typeof returned === 'object' && returned !== null && 'cast' in returned && Array.isArray(returned.cast)
      ? returned.cast.filter((one) => typeof one === 'number')
      : [];
  return go('cast', { cast: [...cast, ...more] });
}

const wereCast = ({ cast }: CastMemory) =>
  finished({ objects: cast, amount: cast.length, did: cast.length > 0 });

/** Cards that a player may cast without paying their mana costs, or play if they are lands. */
export const castWithoutPaying: InstructionWord<CastWithoutPaying> = {
  shape: {
    what: 'objects',
    who: 'players?',
    like: 'filter?',
    lands: 'flag?',
    most: 'whole number?',
    must: 'flag?',
    transformed: 'flag?',
  },
  said: {
    byItself: [
      phrase('you may cast <what:playable> without paying its|their mana cost|costs', [
        { do: 'castWithoutPaying', what: '<what>' },
      ]),
      phrase('you may cast <what:playable> without paying its|their mana cost|costs if <like:ofSpellThen>', [
        { do: 'castWithoutPaying', what: '<what>', like: '<like>' },
      ]),
      phrase('you may cast <what:playable> transformed without paying its|their mana cost|costs', [
        { do: 'castWithoutPaying', what: '<what>', transformed: true },
      ]),
      phrase('you may play <what:playable> without paying its|their mana cost|costs', [
        { do: 'castWithoutPaying', what: '<what>', lands: true },
      ]),
      phrase('you may cast one of <what:pronoun> without paying its mana cost', [
        { do: 'castWithoutPaying', what: '<what>', most: 1 },
      ]),
      phrase('you may cast any number of spells from among <what:pronoun> without paying their mana costs', [
        { do: 'castWithoutPaying', what: '<what>' },
      ]),
      phrase('you may cast a spell from among <what:pronoun> without paying its mana cost', [
        { do: 'castWithoutPaying', what: '<what>', most: 1 },
      ]),
      phrase('you may cast a|an <like:spellOne> from among <what:pronoun> without paying its mana cost', [
        { do: 'castWithoutPaying', what: '<what>', like: '<like>', most: 1 },
      ]),
      phrase('you may cast any number of spells <from:place> without paying their mana costs', [
        { do: 'castWithoutPaying', what: { all: '<from>' } },
      ]),
      phrase('<who:playerMeant> may cast any number of spells <from:place> without paying their mana costs', [
        { do: 'castWithoutPaying', what: { all: '<from>' }, who: '<who>' },
      ]),
      phrase(
        'each <who:eachWho> may cast any number of spells <from:place> without paying their mana costs',
        [{ do: 'castWithoutPaying', what: { all: '<from>' }, who: '<who>' }],
      ),
      phrase('you may cast a|an <like:spellOne> from your hand without paying its mana cost', [
        { do: 'castWithoutPaying', what: { all: { zone: 'hand', owner: 'you' } }, like: '<like>', most: 1 },
      ]),
    ],
  },
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'cast',
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  casts: true,
  meaning: meaning(
    '608.2g',
    remembered,
    steps,
    {
      cast: (game, doing) => letCast(game, doing, freeOfCost),
      wasCast: (_game, { frame, memory }) => wasCast(frame.returned, memory),
      end: (_game, { memory }) => wereCast(memory),
    },
    { begins },
  ),
};

/** How cards may be cast without paying, as the words of this scope mean it. */
const freeOfCost = ({ lands, most, must, transformed, like }: CastWithoutPaying, scope: Scope): Terms => ({
  withoutPaying: true,
  ...(lands && { lands }),
  ...(most !== undefined && { most }),
  ...(must && { must }),
  ...(transformed && { transformed }),
  ...(like && { like: copyOf(like), scope }),
});

/** Cards that a player may cast for their mana costs, or for the cost that the instruction says. */
export const cast: InstructionWord<Cast> = {
  shape: {
    what: 'objects',
    who: 'players?',
    alternativeCost: { fields: { name: 'name of a cost', cost: 'cost' }, optional: true },
    like: 'filter?',
    most: 'whole number?',
    transformed: 'flag?',
  },
  said: {
    byItself: [
      phrase('you may cast <what:target>', [{ do: 'cast', what: '<what>' }]),
      phrase('you may cast <what:target> by paying <cost:payments> rather than paying its mana cost', [
        { do: 'cast', what: '<what>', alternativeCost: { name: 'alternative', cost: '<cost>' } },
      ]),
      phrase(
        'you may cast a|an <like:spellOne> <from:place> by paying <cost:spellPrice> rather than paying its mana cost',
        [
          {
            do: 'cast',
            what: { all: '<from>' },
            alternativeCost: { name: 'alternative', cost: '<cost>' },
            like: '<like>',
            most: 1,
          },
        ],
      ),
    ],
  },
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'cast',
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  casts: true,
  meaning: meaning(
    '608.2g',
    remembered,
    steps,
    {
      cast: (game, doing) =>
        letCast(game, doing, ({ alternativeCost, like, most, transformed }, scope) => ({
          ...(like && { like: copyOf(like), scope }),
          ...(most !== undefined && { most }),
          ...(alternativeCost && { alternativeCost: copyOf(alternativeCost) }),
          ...(transformed && { transformed }),
        })),
      wasCast: (_game, { frame, memory }) => wasCast(frame.returned, memory),
      end: (_game, { memory }) => wereCast(memory),
    },
    { begins },
  ),
};
