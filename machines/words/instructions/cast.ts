import { objects } from '../../rules/characteristics/index.ts';
import { present } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { call, type Outcome } from '../../rules/state/procedure.ts';
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
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
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

/** Casting is for the procedure that the room of casting provides; null if there is nothing to cast. */
function letCast(
  game: Game,
  scope: Scope,
  { what, who }: { readonly what: Objects; readonly who?: Players },
  terms: Terms,
): Outcome<'end'> | null {
  const cards = present(game, scope, objects(game, scope, what));
  const player = whoOf(game, scope, who)[0] ?? scope.you;
  return cards.length === 0
    ? null
    : call('castDuringResolution', { player, objects: cards, ...terms }, { then: 'end' });
}

/** The spells that were cast, on the stack. */
function wereCast(returned: unknown) {
  const cast: readonly ObjectId[] =
    typeof returned === 'object' && returned !== null && 'cast' in returned && Array.isArray(returned.cast)
      ? returned.cast.filter((one) => typeof one === 'number')
      : [];
  return finished({ objects: cast, amount: cast.length, did: cast.length > 0 });
}

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
      phrase('you may cast any number of spells <from:place> without paying their mana costs', [
        { do: 'castWithoutPaying', what: { all: '<from>' } },
      ]),
      phrase('<who:playerMeant> may cast any number of spells <from:place> without paying their mana costs', [
        { do: 'castWithoutPaying', what: { all: '<from>' }, who: '<who>' },
      ]),
      phrase('you may cast a|an <like:spellOne> from your hand without paying its mana cost', [
        { do: 'castWithoutPaying', what: { all: { zone: 'hand', owner: 'you' } }, like: '<like>', most: 1 },
      ]),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'cast',
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  casts: true,
  meaning: meaning('608.2g', noMemory, ['cast', 'end'], {
    cast: (game, { instruction, scope }) =>
      letCast(game, scope, instruction, {
        withoutPaying: true,
        ...(instruction.lands && { lands: true }),
        ...(instruction.most !== undefined && { most: instruction.most }),
        ...(instruction.must && { must: true }),
        ...(instruction.transformed && { transformed: true }),
        ...(instruction.like && { like: copyOf(instruction.like), scope }),
      }) ?? finished(),
    end: (_game, { frame }) => wereCast(frame.returned),
  }),
};

/** Cards that a player may cast for their mana costs, or for the cost that the instruction says. */
export const cast: InstructionWord<Cast> = {
  shape: {
    what: 'objects',
    who: 'players?',
    alternativeCost: { fields: { name: 'name of a cost', cost: 'cost' }, optional: true },
    transformed: 'flag?',
  },
  said: {
    byItself: [
      phrase('you may cast <what:target>', [{ do: 'cast', what: '<what>' }]),
      phrase('you may cast <what:target> by paying <cost:payments> rather than paying its mana cost', [
        { do: 'cast', what: '<what>', alternativeCost: { name: 'alternative', cost: '<cost>' } },
      ]),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'cast',
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  casts: true,
  meaning: meaning('608.2g', noMemory, ['cast', 'end'], {
    cast: (game, { instruction, scope }) =>
      letCast(game, scope, instruction, {
        ...(instruction.alternativeCost && { alternativeCost: copyOf(instruction.alternativeCost) }),
        ...(instruction.transformed && { transformed: true }),
      }) ?? finished(),
    end: (_game, { frame }) => wereCast(frame.returned),
  }),
};
