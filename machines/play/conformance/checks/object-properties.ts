/** What situations ask of a permanent or a card. */
import { goadedBy as goadedByPlayers, mostBlocked } from '../../../combat/index.ts';
import {
  type Characteristics,
  type GameObject,
  manaWords,
  type ObjectId,
  printManaCost,
  sicknessVerdict,
} from '../../../rules/index.ts';
import { hasAbility } from '../has-ability.ts';
import { type Asked, hasSubtype, isAttacking, lowerCase, objectOf } from './asking.ts';

/** An object whose property is asked, as it is now. */
export interface Seen {
  readonly asked: Asked;
  readonly object: GameObject;
  readonly now: Characteristics;
  readonly arg: unknown;
  readonly argument: string;
}

/** Designations that no card known here gives. */
const noCardGives = ['renowned', 'saddled', 'solved', 'prepared'] as const;

/** The players who have goaded a creature (701.15a), by their letters. */
const goadedBy = ({ game, script }: Asked, id: ObjectId): readonly string[] =>
  goadedByPlayers(game, id)
    .map((player) => script.situation.players[player] ?? '')
    .sort();

/** What a property of an object is, by its name. */
export const objectProperties: Readonly<Record<string, (seen: Seen) => unknown>> = {
  power: ({ now }) => now.power,
  toughness: ({ now }) => now.toughness,
  basePower: ({ now }) => now.basePower,
  baseToughness: ({ now }) => now.baseToughness,
  manaCost: ({ now }) => (now.manaCost === null ? '' : printManaCost(now.manaCost)),
  manaValue: ({ now }) => now.manaValue,
  name: ({ now }) => now.name,
  colors: ({ now }) => now.colors.join(''),
  legendary: ({ now }) => now.supertypes.includes('legendary'),
  controller: ({ asked, now }) => asked.script.situation.players[now.controller],
  hasType: ({ argument, now }) =>
    [...now.types, ...now.supertypes].some((one) => one === lowerCase(argument)),
  hasSubtype: ({ argument, now }) => hasSubtype(now.subtypes, argument),
  isColor: ({ argument, now }) =>
    argument === 'colorless'
      ? now.colors.length === 0
      : argument === 'multicolored'
        ? now.colors.length > 1
        : now.colors.some((one) => one === argument || manaWords[one] === lowerCase(argument)),
  hasAbility: ({ arg, asked, object }) => hasAbility(asked.game, object.id, arg) > 0,
  tapped: ({ object }) => object.tapped,
  damage: ({ object }) => object.damage,
  attacking: ({ asked, object }) => isAttacking(asked, object.id),
  faceDown: ({ object }) => object.faceDown,
  transformed: ({ object }) => object.face === 1 && object.components === undefined,
  flipped: ({ object }) => object.flipped === true,
  monstrous: ({ object }) => object.monstrous === true,
  suspected: ({ object }) => object.designated?.includes('suspected') === true,
  paired: ({ object }) => object.pairedWith !== undefined,
  summoningSick: ({ asked, object }) => !sicknessVerdict(asked.game, object.id).ok,
  loyaltyUsed: ({ asked, object }) => object.loyaltyTurn === asked.game.turn.number,
  maxBlocks: ({ asked, object }) => {
    const most = mostBlocked(asked.game, object.id);
    return Number.isFinite(most) ? most : 0;
  },
  goadedBy: ({ asked, object }) => goadedBy(asked, object.id).join(','),
  goadedByPlayer: ({ argument, asked, object }) => goadedBy(asked, object.id).includes(argument),
  protectedBy: ({ argument, asked, object }) =>
    object.protector !== null && asked.script.situation.players[object.protector] === argument,
  ...Object.fromEntries(noCardGives.map((designation) => [designation, () => false])),
  classLevel: ({ object }) => object.level ?? 1,
  copy: ({ object }) => object.copied !== undefined,
  token: ({ object }) => object.kind === 'token',
  phasedIn: ({ object }) => !object.phasedOut,
  attached: ({ object }) => object.attachedTo !== null,
  attachedToPlayer: ({ argument, asked, object }) =>
    object.attachedTo !== null &&
    'player' in object.attachedTo &&
    asked.script.situation.players[object.attachedTo.player] === argument,
  attachmentCount: ({ asked, object }) =>
    asked.game.battlefield.filter((one) => {
      const to = objectOf(asked, one)?.attachedTo ?? null;
      return to !== null && 'object' in to && to.object === object.id;
    }).length,
  blockingCount: ({ asked, object }) =>
    asked.game.combat?.blockers.find((one) => one.object === object.id)?.attackers.length ?? 0,
  counters: ({ argument, object }) => object.counters[argument] ?? 0,
  noCounters: ({ object }) => Object.values(object.counters).every((count) => count === 0),
  exists: ({ object }) => object.left === null,
  isPermanent: ({ object }) => object.left === null,
};
