import { goadedBy } from '../../machines/combat/index.ts';
import { copyWords, nameOf } from '../../machines/game/index.ts';
import { listed, playerName, targetName } from '../../machines/game/words.ts';
import {
  type Ability,
  attackerOf,
  characteristics,
  doorsOf,
  type Game,
  type GameObject,
  isBandedWith,
  keywordsOn,
  type ObjectId,
  type PlacedSticker,
  sicknessVerdict,
  stickerAt,
  stickerWords,
} from '../../machines/rules/index.ts';

/** What an object is in the middle of, in a word or two: a status, a designation, or what ties it to another. */
export interface Mark {
  readonly kind:
    | 'tapped'
    | 'attacking'
    | 'banded'
    | 'blocked'
    | 'blocking'
    | 'sick'
    | 'frozen'
    | 'faceDown'
    | 'copy'
    | 'phasedOut'
    | 'protected'
    | 'owned'
    | 'paired'
    | 'goaded'
    | 'monstrous'
    | 'designated'
    | 'flipped'
    | 'stickered'
    | 'door'
    | 'severalCards'
    | 'level'
    | 'exiledWith'
    | 'playable'
    | 'stopsOthers'
    | 'commander'
    | 'room'
    | 'lit'
    | 'leftOut';
  readonly text: string;
}

/** The marks of an object where it is: on the battlefield, on the stack, in exile or in the command zone. */
export function marksOf(game: Game, id: ObjectId): readonly Mark[] {
  const object = game.objects[id];
  if (object == null || object.left !== null) return [];
  return [
    ...whereItIs(game, object),
    ...(object.stickers === undefined ? [] : stickersOn(game, object.stickers)),
    ...(hasLinesLeftOut(game, object) ? [{ kind: 'leftOut', text: 'lines left out' } as const] : []),
  ];
}

/** Whether its card is played without lines that aren't understood. */
function hasLinesLeftOut({ definitions }: Game, { definition }: GameObject): boolean {
  const card = definitions[definition];
  return [card, card?.back].some((face) => face?.printed?.some(({ leftOut }) => leftOut === true) === true);
}

function whereItIs(game: Game, object: GameObject): readonly Mark[] {
  const { id } = object;
  if (object.zone === 'battlefield') {
    const tapped: readonly Mark[] = object.tapped ? [{ kind: 'tapped', text: 'tapped' }] : [];
    return [...tapped, ...inCombat(game, id), ...ofPermanent(game, object)];
  }
  if (object.zone === 'exile') return inExile(game, object);
  if (object.zone === 'command') return inCommandZone(game, object);
  return object.zone === 'stack' ? onStack(game, id) : [];
}

/** What is on the stickers that are on it (123.1). */
const stickersOn = (game: Game, stickers: readonly PlacedSticker[]): readonly Mark[] =>
  stickers.map(({ sticker }) => ({
    kind: 'stickered',
    text: `sticker: ${stickerWords(stickerAt(game, sticker))}`,
  }));

/** The keywords of a spell by which it keeps everyone from something while it is on the stack (113.6b). */
const onStack = (game: Game, id: ObjectId): readonly Mark[] =>
  keywordsOn(game, id).flatMap(({ had: { ability }, module: { abilities, keyword } }): Mark[] =>
    ability.kind === 'keyword' && (abilities?.(ability) ?? []).some(isForEveryone)
      ? [{ kind: 'stopsOthers', text: keyword }]
      : [],
  );

const isForEveryone = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.players === 'everyone' &&
  ability.functionsIn?.includes('stack') === true;

function inCombat(game: Game, id: ObjectId): readonly Mark[] {
  const marks: Mark[] = [];
  const attacker = attackerOf(game, id);
  if (attacker !== undefined) {
    const whom = attacker.defender === null ? 'nobody any more' : targetName(game, attacker.defender);
    marks.push({ kind: 'attacking', text: `attacks ${whom}` });
    const band = (game.combat?.attackers ?? []).filter(
      (other) => other !== attacker && isBandedWith(attacker, other),
    );
    if (band.length > 0)
      marks.push({
        kind: 'banded',
        text: `in a band with ${listed(band.map((one) => nameOf(game, one.object)))}`,
      });
    if (attacker.blocked !== null)
      marks.push({ kind: 'blocked', text: attacker.blocked ? 'blocked' : 'unblocked' });
  }
  const blocker = game.combat?.blockers.find(({ object: blocks }) => blocks === id);
  if (blocker !== undefined)
    marks.push({
      kind: 'blocking',
      text: `blocks ${listed(
        blocker.attackers.map((one) => nameOf(game, one)),
        'nothing any more',
      )}`,
    });
  return marks;
}

function ofPermanent(game: Game, object: GameObject): readonly Mark[] {
  const { components, id, level, owner, pairedWith, protector } = object;
  const marks: Mark[] = [];
  if (components !== undefined)
    marks.push({
      kind: 'severalCards',
      text: components.map(({ definition }) => definition).join(' + '),
    });
  if (characteristics(game, id).controller !== owner)
    marks.push({ kind: 'owned', text: `owned by ${playerName(game, owner)}` });
  if (pairedWith !== undefined)
    marks.push({ kind: 'paired', text: `paired with ${nameOf(game, pairedWith)}` });
  if (goadedBy(game, id).length > 0) marks.push({ kind: 'goaded', text: 'goaded' });
  if (!sicknessVerdict(game, id).ok) marks.push({ kind: 'sick', text: 'summoning sick' });
  if (object.frozen || object.exertedBy !== undefined) marks.push({ kind: 'frozen', text: 'won’t untap' });
  if (object.faceDown) marks.push({ kind: 'faceDown', text: 'face down' });
  const copied = copyWords(game, id);
  if (copied !== null)
    marks.push({ kind: 'copy', text: `copy of ${copied.split(', except ')[0] ?? copied}` });
  if (object.phasedOut) marks.push({ kind: 'phasedOut', text: 'phased out' });
  if (protector !== null)
    marks.push({ kind: 'protected', text: `protected by ${playerName(game, protector)}` });
  if (level !== undefined && level > 1) marks.push({ kind: 'level', text: `level ${level}` });
  if (object.monstrous === true) marks.push({ kind: 'monstrous', text: 'monstrous' });
  for (const designation of object.designated ?? []) marks.push({ kind: 'designated', text: designation });
  for (const { face, unlocked } of doorsOf(game, object))
    marks.push({ kind: 'door', text: `${unlocked ? 'unlocked' : 'locked'}: ${face.name}` });
  if (object.flipped === true) marks.push({ kind: 'flipped', text: 'flipped' });
  // On which results it is visited (717.5).
  const { lights = [] } = game.definitions[object.definition] ?? {};
  if (lights.length > 0) marks.push({ kind: 'lit', text: `lit: ${lights.join(', ')}` });
  return marks;
}

/** What exiled it, as far as an ability remembers that (607), and who may play it from there. */
function inExile(game: Game, { faceDown, id }: GameObject): readonly Mark[] {
  const marks: Mark[] = [];
  if (faceDown) marks.push({ kind: 'faceDown', text: 'face down' });
  const holders = [...game.battlefield, ...game.stack].filter((other) =>
    Object.values(game.objects[other]?.links ?? {}).some(({ objects }) => objects.includes(id)),
  );
  if (holders.length > 0)
    marks.push({ kind: 'exiledWith', text: `with ${listed(holders.map((other) => nameOf(game, other)))}` });
  const players = game.permissions.filter(({ objects }) => objects.includes(id)).map(({ player }) => player);
  if (players.length > 0)
    marks.push({
      kind: 'playable',
      text: `${listed([...new Set(players)].map((player) => playerName(game, player)))} may play it`,
    });
  return marks;
}

/** A commander, and what it costs more for each time it was cast from there (903.8). */
function inCommandZone(game: Game, { card, kind, owner, room }: GameObject): readonly Mark[] {
  if (room !== undefined) return [{ kind: 'room', text: `in ${room} (309.4)` }];
  if (kind !== 'card' || game.players[owner]?.commanders.includes(card) !== true) return [];
  const casts = game.players[owner]?.commanderCasts?.[card] ?? 0;
  return [
    { kind: 'commander', text: casts === 0 ? 'commander' : `commander, costs {${2 * casts}} more (903.8)` },
  ];
}
