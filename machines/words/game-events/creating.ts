/** Tokens and emblems are created (111, 114). */
import { isPlaying } from '../../rules/events/impossible.ts';
import { makeMove } from '../../rules/events/moves-and-creations.ts';
import { makeTokenObjects } from '../../rules/events/tokens.ts';
import type { CopiableValues, Copied } from '../../rules/state/copied.ts';
import type { Entering, LinkedTo } from '../../rules/state/entering.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../rules/state/identity.ts';
import { newObject } from '../../rules/state/new-object.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord, QuietEventWord } from './word.ts';

/** Contains each token entering (111.2, 701.7). */
export interface Create {
  readonly type: 'create';
  readonly player: PlayerId;
  readonly token: TextRef;
  /** The tokens are copies of this (707.2); `copied` is there where they aren't simply what is printed on it. */
  readonly copyOf: ObjectId | null;
  readonly copied?: Copied;
  /** The tokens' copiable values, where something in them was worked out as they were created. */
  readonly values?: CopiableValues;
  readonly count: number;
  readonly entering: Entering;
  readonly linked?: LinkedTo;
}

export const create: QuietEventWord<Create, 'token.created'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, { entering }) => isPlaying(game, entering.controller),
  contains: (game, event) =>
    makeTokenObjects(game, event).map((id) =>
      makeMove(game, id, 'battlefield', { why: 'effect', entering: event.entering, linked: event.linked }),
    ),
  changes: [],
  asksForCheck: true,
  chooser: (_game, { entering }) => entering.controller,
  amount: ({ count }) => count,
  withAmount: (event, count) => (count > 0 ? { ...event, count } : null),
  /** Who was told to create them still does, and owns them (111.2). */
  under: (event, controller) => ({ ...event, entering: { ...event.entering, controller } }),
  isForeseen: true,
  about: 'cards',
  sentence: ({ count, player }, { counted, who }) => `${who(player)} creates ${counted(count, 'token')}.`,
  hides: 'nothing',
  emits: 'token.created',
};

/** An emblem is put into the command zone (114.1). `text` is the instruction with its abilities. */
export interface CreateEmblem {
  readonly type: 'createEmblem';
  readonly player: PlayerId;
  readonly text: TextRef;
  readonly made: ObjectId | null;
}

export const createEmblem: GameEventWord<CreateEmblem, 'emblem.created'> = {
  apply: (game, event) => ({ ...event, made: makeEmblem(game, event) }),
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ player }, { who }) => `${who(player)} gets an emblem.`,
  hides: 'nothing',
  emits: 'emblem.created',
};

/** Puts an emblem into the command zone; what is printed on it is its text. */
function makeEmblem(game: Game, { player, text }: CreateEmblem): ObjectId {
  const writer = write(game);
  const emblem = newObject({
    id: game.objects.length,
    kind: 'emblem',
    definition: text,
    card: writer.nextCard(),
    owner: player,
    controller: player,
    zone: 'command',
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  writer.addObject(emblem);
  writer.setZone('command', player, [...game.command, emblem.id]);
  return emblem.id;
}
