import { without } from '../../rules/abilities/canonical/words.ts';
import { characteristics, objectAt, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { DecisionOf } from '../../rules/state/decision.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import {
  countedOn,
  freeStickers,
  placesIn,
  type StickerOfPlayer,
  stickersOf,
  stickerWords,
  withWord,
} from '../../rules/state/stickers.ts';
import { stickerAt } from '../../rules/state/text.ts';
import type {
  Objects,
  Players,
  Sticker,
  StickerAmount,
  StickerKind,
} from '../../rules/state/vocabulary/index.ts';
import { isHiddenZone } from '../../rules/state/zones.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/**
 * A sticker, of this kind or any, that the player chooses is put on an object that they own (123.3): one that is on no
 * object of theirs or, with `from`, one that is on these. What is counted on it is the amount.
 */
export interface PutSticker {
  readonly do: 'putSticker';
  readonly kind?: StickerKind;
  readonly on: Objects;
  readonly who?: Players;
  readonly from?: Objects;
  readonly counted?: StickerAmount;
}

/** A sticker that can be put there, and what it is on now, if it is moved. */
interface Option extends StickerOfPlayer {
  readonly from?: ObjectId;
}

interface Putting {
  readonly player: PlayerId;
  readonly on: ObjectId;
  readonly options: readonly Option[];
}

type Words = Reading<PutSticker>;

/** What a player who is to put a sticker on an object can choose; null if that isn't theirs (123.3b) or there is none. */
function putting(game: Game, { instruction, scope }: Words): Putting | null {
  const [player = scope.you] = whoOf(game, scope, instruction.who);
  const on = objects(game, scope, instruction.on).find(
    (id) => isThere(game, id) && !isHiddenZone(objectAt(game, id).zone),
  );
  if (on === undefined || objectAt(game, on).owner !== player) return null;
  const { kind } = instruction;
  const options = [...available(game, player, on, { instruction, scope })].filter(
    ({ sticker }) => kind === undefined || kind === sticker.sticker,
  );
  return options.length === 0 ? null : { player, on, options };
}

/** Stickers on no object that the player can pay for (123.3c); those on other objects cost nothing again (123.3d). */
function available(
  game: Game,
  player: PlayerId,
  on: ObjectId,
  { instruction: { from }, scope }: Pick<Words, 'instruction' | 'scope'>,
): readonly Option[] {
  if (from === undefined) {
    const { ticket = 0 } = game.players[player]?.counters ?? {};
    return freeStickers(game, player).filter(({ sticker: { tickets = 0 } }) => tickets <= ticket);
  }
  const all = stickersOf(game, player);
  return objects(game, scope, from)
    .filter((id) => id !== on && isThere(game, id) && objectAt(game, id).owner === player)
    .flatMap((id) =>
      all
        .filter(({ ref }) => objectAt(game, id).stickers?.some(({ sticker }) => sticker === ref))
        .map((one) => ({ ...one, from: id })),
    );
}

const withCost = (sticker: Sticker, isMoved: boolean): string =>
  sticker.tickets === undefined || isMoved
    ? stickerWords(sticker)
    : `${stickerWords(sticker)} {TK}${sticker.tickets}`;

interface Memory extends Omit<Putting, 'options'> {
  readonly options: readonly { readonly ref: string; readonly from?: ObjectId }[];
  readonly chosen: number;
  readonly after?: number;
}

/** What is counted on the sticker that was put on something. */
const counting = (counted: Meaning): Meaning => ({ said: 'onSticker', counted });

/** The player chooses the sticker (123.3), and the object's controller where in its name a word is added (123.6b). */
export const putSticker: InstructionWord<PutSticker> = {
  shape: {
    kind: 'kind of sticker?',
    on: 'objects',
    who: 'players?',
    from: 'objects?',
    counted: 'counted on a sticker?',
  },
  said: {
    deed: [
      phrase('[put] <kind:stickerKind> on <on:objects>', {
        do: 'putSticker',
        '...kind': '<kind>',
        on: '<on>',
        who: '<subject>',
      }),
      phrase('[move] <kind:stickerKind> from <from:object> onto <on:object>', {
        do: 'putSticker',
        '...kind': '<kind>',
        from: '<from>',
        on: '<on>',
        who: '<subject>',
      }),
    ],
    stickerKind: [
      phrase('a sticker', {}),
      phrase('a name sticker', { kind: 'name' }),
      phrase('an ability sticker', { kind: 'ability' }),
      phrase('a power and toughness sticker', { kind: 'powerToughness' }),
      phrase('an art sticker', { kind: 'art' }),
    ],
    quantity: [
      phrase("that sticker's power", counting('power')),
      phrase("that sticker's toughness", counting('toughness')),
    ],
    oneCount: [
      phrase('unique vowel|vowels on that sticker', counting('uniqueVowels')),
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) =>
        phrase(`${letter}s on that sticker`, counting({ letter })),
      ),
    ],
  },
  // What is counted on it is found by its name.
  plain: (words) => (words.as === undefined ? without(words, 'counted') : words),
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'put',
  meaning: meaning(
    '123.3',
    remembering<Memory>({
      options: 'records, later',
      chosen: 'number, later',
      after: 'number, maybe',
      player: 'number, later',
      on: 'number, later',
    }),
    ['begin', 'chosen', 'place', 'placed', 'put', 'end'],
    {
      begin(game, doing) {
        const found = putting(game, doing);
        if (found === null) return finished();
        const options = found.options.map(({ from, ref }) => ({ ref, ...(from !== undefined && { from }) }));
        const remember = { ...found, options };
        const decision: DecisionOf<'option'> = asked(game, found.player, {
          kind: 'option',
          rule: '123.3',
          about: 'choose a sticker',
          object: asking(doing.scope),
          options: found.options.map(({ from, sticker }) => withCost(sticker, from !== undefined)),
        });
        return decide(decision, { then: 'chosen', remember });
      },
      chosen: (_game, { frame }) => go('place', { chosen: chosenNumber(frame.answer) }),
      place(game, { memory: { chosen, on, options }, scope }) {
        const sticker = stickerAt(game, options[chosen]?.ref ?? '');
        if (sticker.sticker !== 'name') return go('put');
        const { controller, name } = characteristics(game, on);
        const places = placesIn(name);
        const decision: DecisionOf<'option'> = asked(game, controller, {
          kind: 'option',
          rule: '123.6b',
          about: 'choose its new name',
          object: asking(scope),
          options: places.map((after) => withWord(name, sticker.words, after)),
        });
        return decide(decision, { then: 'placed' });
      },
      placed: (_game, { frame }) => go('put', { after: chosenNumber(frame.answer) }),
      put(game, { memory: { after, chosen, on, options, player } }) {
        const { from, ref = '' } = options[chosen] ?? {};
        const { tickets = 0 } = stickerAt(game, ref);
        const paying: GameEvent = { type: 'removeCounters', on: { player }, kind: 'ticket', count: tickets };
        return happen(
          '123.3',
          [
            ...(from === undefined && tickets > 0 ? [paying] : []),
            {
              type: 'putSticker',
              object: on,
              sticker: ref,
              ...(after !== undefined && { after }),
              ...(from !== undefined && { from }),
            },
          ],
          { then: 'end' },
        );
      },
      end(game, { instruction: { counted }, memory: { chosen, on, options } }) {
        const sticker = stickerAt(game, options[chosen]?.ref ?? '');
        return finished({
          objects: [on],
          amount: counted === undefined ? 1 : countedOn(sticker, counted),
          did: true,
        });
      },
    },
    { possible: (game, reading) => putting(game, reading) !== null },
  ),
};
