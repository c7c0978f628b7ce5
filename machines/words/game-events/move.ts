import {
  characteristics,
  controllerOf,
  firstToRefuse,
  hasOtherFace,
  isDungeon,
  isEverAnswered,
  isRecalled,
  isSpokenOf,
  objectAt,
  ruleChangesForPlayer,
} from '../../rules/characteristics/index.ts';
import { changeZones } from '../../rules/events/changing-zones.ts';
import { stillThere } from '../../rules/events/impossible.ts';
import { joinAttack, joinBlock } from '../../rules/events/in-combat.ts';
import { movedOtherwise } from '../../rules/events/moving-otherwise.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import { mattersStill } from '../../rules/events/what-events-change.ts';
import type { Entering, LinkedTo } from '../../rules/state/entering.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Face } from '../../rules/state/face.ts';
import type { Game } from '../../rules/state/game.ts';
import type { CardNumber, ObjectId, TextRef } from '../../rules/state/identity.ts';
import { isNontraditional } from '../../rules/state/nontraditional.ts';
import { definitionAt } from '../../rules/state/text.ts';
import {
  allowed,
  firstRefusal,
  forbidden,
  type RuleNumber,
  type Verdict,
} from '../../rules/state/verdict.ts';
import { write } from '../../rules/state/write.ts';
import { isHiddenZone, type Zone } from '../../rules/state/zones.ts';
import { hiddenObject } from './hiding.ts';
import { type Saying, upperFirst } from './saying.ts';
import type { GameEventWord } from './word.ts';

/** An object goes from a zone to another (400.7); `became` is filled in as it is applied. */
export interface Move {
  readonly type: 'move';
  readonly object: ObjectId;
  readonly from: Zone;
  readonly to: Zone;
  readonly position: number | 'top' | 'bottom';
  readonly entering: Entering | null;
  readonly why:
    | 'draw'
    | 'discard'
    | 'destroy'
    | 'sacrifice'
    | 'mill'
    | 'cast'
    | 'play'
    | 'resolve'
    | 'counter'
    | 'exile'
    | 'return'
    | 'stateBased'
    | 'effect'
    | 'rule';
  readonly revealed: boolean;
  /** Because the card itself lets its owner reveal it as they draw it (702.94a). */
  readonly revealedByItself?: true;
  readonly faceDown: boolean;
  /** Onto the stack: face down with which characteristics (708.4), or as which face (712.11) or half (709.3a). */
  readonly faceDownAs?: TextRef;
  readonly face?: Face;
  readonly linked?: LinkedTo;
  /** Onto the battlefield: cards that become one permanent together with it (701.42a). */
  readonly along?: readonly ObjectId[];
  /** Of the cards that represent a permanent, those that go there by this event, where they are not all (712.21). */
  readonly cards?: readonly CardNumber[];
  /** It moves but a further card of what is one permanent: of this object, or of what this object becomes. */
  readonly partOf?: ObjectId;
  /** Into a library that is shuffled after that: the order of the cards that represent a permanent doesn't matter. */
  readonly toBeShuffled?: true;
  /** Of the cards that represent a permanent with stickers, this is the one that retains them (123.5c). */
  readonly keepsStickers?: boolean;
  readonly became: ObjectId | null;
}

/** What a move between zones is called: the first that fits. */
export type MoveName =
  | 'card.drawn'
  | 'permanent.entered'
  | 'permanent.died'
  | 'permanent.left'
  | 'spell.put'
  | 'card.moved';

export const move: GameEventWord<Move, MoveName> = {
  apply: changeZones,
  leaves: ({ object }) => object,
  rule: ({ partOf, to, why }) =>
    partOf === undefined ? rules[why] : to === 'battlefield' ? '712.14c' : '712.21',
  mayHappen: (game, event) =>
    firstRefusal(
      () => mayMove(game, event),
      () => mayEnter(game, event),
    ),
  atOnce: joinsCombat,
  /** Cards of one that matters nowhere stay so, wherever they move. */
  changes: (game, { became, object }) =>
    mattersStill(game, object) || (became !== null && mattersStill(game, became)),
  /** Cards that move elsewhere than on the battlefield stay cards. */
  asksForCheck: (game, { became }) => became === null || game.objects[became]?.kind !== 'card',
  touchesLibrary: (_game, { from, to }) => to === 'library' || (from === 'library' && to !== 'stack'),
  keep(game, event) {
    if (event.partOf === undefined) keepMove(game, event);
    if (event.why === 'draw' && event.became !== null && isSpokenOf(game, 'drawnThisTurn'))
      write(game).object(event.became).drawnIn = game.turn.number;
    if (event.why === 'discard' && event.became !== null && isSpokenOf(game, 'discardedThisTurn'))
      write(game).object(event.became).discardedIn = game.turn.number;
  },
  chooser: (game, { entering, object }) => entering?.controller ?? controllerOf(game, object),
  replacedBy: movedOtherwise,
  counterEffects: [['122.1h', 'finality', 'finality']],
  savedByCounters: (game, { object }) => (objectAt(game, object).zone === 'battlefield' ? object : null),
  /** What was in a library is known only once it has moved. */
  takes: ({ from, object }) => (from === 'library' ? null : object),
  takesAlone: ({ object }) => `object ${object}`,
  doneOnce: ({ object }) => `move ${object}`,
  movesItsObject: true,
  stamps: ({ became }) => became,
  about: 'cards',
  sentence: moved,
  hides(event, isSeen) {
    if (!isHiddenZone(event.to) || (event.became !== null && isSeen(event.became))) return event;
    // Which card of a permanent it is, nobody else need know where their order is hidden (712.21a).
    const { cards: _, ...unsorted } = event;
    return isHiddenZone(event.from) && !isSeen(event.object)
      ? { ...unsorted, object: hiddenObject }
      : unsorted;
  },
  emits({ from, to, why }) {
    if (why === 'draw') return 'card.drawn';
    if (to === 'battlefield') return 'permanent.entered';
    if (from === 'battlefield') return to === 'graveyard' ? 'permanent.died' : 'permanent.left';
    return to === 'stack' ? 'spell.put' : 'card.moved';
  },
};

const rules: Readonly<Record<Move['why'], RuleNumber>> = {
  draw: '121.1',
  discard: '701.9a',
  destroy: '701.8a',
  sacrifice: '701.21a',
  mill: '701.17a',
  cast: '601.2a',
  play: '305.1',
  resolve: '608.3a',
  counter: '701.6a',
  exile: '701.13a',
  return: '400.7',
  stateBased: '704.5',
  effect: '701.7a',
  rule: '400.7',
};

/** "Lands can't enter the battlefield": asked of what it would be there (614.17d). */
function mayEnter(game: Game, event: Move): Verdict {
  const { entering } = event;
  return entering === null || !isEverAnswered(game, 'mayEnter')
    ? allowed
    : firstToRefuse(ruleChangesForPlayer(game, entering.controller), (home, rule) =>
        home.mayEnter?.(game, rule, event),
      );
}

/** A token that left stays where it is (111.8). An instant or sorcery card can't enter (400.4a), unless face down; of a double-faced card the face that is up (712.14). */
function mayMove(game: Game, event: Move): Verdict {
  const { along, entering, from, object: id, to } = event;
  const there = stillThere(game, id);
  if (!there.ok) return there;
  const object = objectAt(game, id);
  if (object.kind === 'token' && object.zone !== 'battlefield' && object.zone !== 'outside')
    return forbidden('111.8', '{0} is a token that has left the battlefield.', [id]);
  if (from === 'outside' || from === 'command') {
    const verdict = mayNontraditionalMove(game, event);
    if (!verdict.ok) return verdict;
  }
  if (to !== 'battlefield') return allowed;
  if (object.kind === 'ability') return forbidden('110.1', '{0} is no card or token.', [id]);
  if (entering?.faceDown === true || object.faceDown) return allowed;
  const definition = definitionAt(game, object.definition);
  if (entering?.face === 1 && along === undefined && !hasOtherFace(game, object.definition))
    return forbidden('712.14a', '{0} has no back face to enter with.', [id]);
  const isBack = entering?.face === 1 || (object.zone === 'stack' && object.face === 1);
  const face = isBack && 'back' in definition && definition.back !== undefined ? definition.back : definition;
  return face.types.includes('instant') || face.types.includes('sorcery')
    ? forbidden('400.4a', '{0} is an instant or sorcery card.', [id])
    : allowed;
}

/**
 * Nontraditional cards aren't brought into the game (108.5), but for dungeons by venturing, which leave the command zone
 * only as they leave the game (309.2).
 */
function mayNontraditionalMove(game: Game, { from, object: id, to, why }: Move): Verdict {
  const object = objectAt(game, id);
  const card = game.definitions[object.definition];
  if (card === undefined || !isNontraditional(card)) return allowed;
  if (!isDungeon(game, object))
    return from === 'outside'
      ? forbidden('108.5', '{0} is a nontraditional card: nothing brings it into the game.', [id])
      : allowed;
  if (from === 'outside')
    return to === 'command' && why === 'rule'
      ? allowed
      : forbidden('309.2d', '{0} is brought into the game by venturing into the dungeon alone.', [id]);
  return to === 'outside'
    ? allowed
    : forbidden('309.2c', '{0} leaves the command zone only as it leaves the game.', [id]);
}

/** A creature enters attacking (508.4) or blocking (509.4); what a token was before it entered is forgotten. */
function joinsCombat(game: Game, { became, entering, from, object }: Move): readonly GameEvent[] {
  if (became === null || entering === null) return [];
  const { attacking, blocking } = entering;
  if (attacking !== null && attacking !== 'choose') joinAttack(game, became, attacking);
  const blocked = typeof blocking === 'number' ? joinBlock(game, became, blocking) : null;
  if (attacking !== null || blocking !== undefined) write(game).changed();
  if (from === 'outside' && objectAt(game, became).kind === 'token') write(game).forgetObject(object);
  return blocked === null ? [] : [blocked];
}

function keepMove(game: Game, { became, from, object, to }: Move): void {
  if (from === 'battlefield') {
    const was = characteristics(game, object);
    countFact(game, 'permanentsLeft', was.controller, 1);
    if (to === 'graveyard' && was.types.includes('creature'))
      countFact(game, 'creaturesDied', was.controller, 1);
    if (to === 'graveyard' && isSpokenOf(game, 'permanentsPutIntoGraveyard'))
      countFact(game, 'permanentsPutIntoGraveyard', was.controller, 1);
  }
  if (to !== 'battlefield' || became === null) return;
  keepEntered(game, became);
  if (characteristics(game, became).types.includes('land'))
    countFact(game, 'landsEntered', controllerOf(game, became), 1);
  else if (isSpokenOf(game, 'nonlandPermanentsEntered'))
    countFact(game, 'nonlandPermanentsEntered', controllerOf(game, became), 1);
}

/** What enters, where some text asks for it a turn later. */
function keepEntered(game: Game, object: ObjectId): void {
  if (!isRecalled(game, 'entered')) return;
  const { controller, types } = characteristics(game, object);
  write(game).turn().entered = [...(game.turn.entered ?? []), { object, controller, types: [...types] }];
}

function moved(event: Move, say: Saying): string | null {
  // What is drawn, discarded, destroyed, sacrificed, milled, countered or cast is said by that event.
  if (event.why === 'draw' || event.why === 'cast') return null;
  // What becomes a part of a permanent has entered with that.
  if (event.partOf !== undefined && event.to === 'battlefield')
    return `${say.name(event.object)} is part of ${say.name(event.partOf)}.`;
  const owner = say.who(say.game.objects[event.object]?.owner ?? 0);
  return `${upperFirst(movedName(event, say))} ${goes[event.to](owner, event)}.`;
}

const goes: Readonly<Record<Zone, (owner: string, event: Move) => string>> = {
  battlefield: (_owner, { entering }) =>
    `enters the battlefield${entering?.tapped === true ? ' tapped' : ''}`,
  graveyard: (owner) => `is put into ${owner}’s graveyard`,
  hand: (owner) => `is put into ${owner}’s hand`,
  library: (owner) => `is put into ${owner}’s library`,
  exile: () => 'is exiled',
  stack: () => 'is put on the stack',
  command: () => 'is put into the command zone',
  outside: () => 'leaves the game',
};

/** What moved, as what it became or, once that is gone too, as what it was. Nobody need know what a library hides. */
function movedName({ became, from, object, to }: Move, { game, name }: Saying): string {
  const id = [became, object].find((one) => one !== null && game.objects[one] != null);
  return id == null && (isHiddenZone(to) || isHiddenZone(from)) ? 'a card' : name(id ?? object);
}
