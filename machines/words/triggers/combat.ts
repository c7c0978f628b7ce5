/** What triggers on attacks, blocks and damage (508.1m, 509.1i, 120). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const object = '<object>';
const source = { '...source': { '...object': object } } as const;

export const combatTriggers: Wording = {
  event: [
    phrase('[attack]', [{ on: 'attacks', '...object': object }]),
    phrase('[attack] alone', [{ on: 'attacks', '...object': object, alone: true }]),
    phrase('[attack] <player:whomAttacked>', [{ on: 'attacks', '...object': object, player: '<player>' }]),
    phrase('[attack] you or a planeswalker you control', [
      { on: 'attacks', '...object': object, player: 'you', orPlaneswalkers: true },
    ]),
    phrase('[block]', [{ on: 'blocks', '...object': object }]),
    phrase('[block] a|an <blocked:one>', [{ on: 'blocks', '...object': object, blocked: '<blocked>' }]),
    phrase('[block] <atLeast:numeral> or more creatures', [
      { on: 'blocks', '...object': object, atLeast: '<atLeast>' },
    ]),
    phrase('[become] blocked', [{ on: 'becomesBlocked', '...object': object }]),
    phrase('[become] blocked by a|an <by:one>', [{ on: 'becomesBlocked', '...object': object, by: '<by>' }]),
    phrase('[become] blocked by <byAtLeast:numeral> or more creatures', [
      { on: 'becomesBlocked', '...object': object, byAtLeast: '<byAtLeast>' },
    ]),
    phrase('[block] or [become] blocked by a|an <by:one>', [
      { on: 'blocks', '...object': object, blocked: '<by>' },
      { on: 'becomesBlocked', '...object': object, by: '<by>' },
    ]),
    phrase("[attack] and isn't blocked", [{ on: 'attacksUnblocked', '...object': object }]),
    phrase("[attack] <player:whomAttacked> and isn't blocked", [
      { on: 'attacksUnblocked', '...object': object, player: '<player>' },
    ]),
    phrase('[fight]', [{ on: 'fights', '...object': object }]),
    phrase('[deal] <damage:damageKind>', [{ on: 'dealsDamage', '...damage': '<damage>', ...source }]),
    phrase('[deal] <damage:damageKind> to <to:damagedWhom>', [
      { on: 'dealsDamage', '...damage': '<damage>', ...source, '...to': '<to>' },
    ]),
    phrase('is|are dealt <damage:damageKind>', [
      { on: 'dealtDamage', '...damage': '<damage>', '...object': object },
    ]),
    phrase('is|are dealt excess damage', [{ on: 'dealtDamage', excess: true, '...object': object }]),
    phrase('is|are dealt excess noncombat damage', [
      { on: 'dealtDamage', excess: true, combat: false, '...object': object },
    ]),
  ],
  damageKind: [
    phrase('damage', {}),
    phrase('combat damage', { combat: true }),
    phrase('noncombat damage', { combat: false }),
  ],
  whomAttacked: [
    phrase('you', 'you'),
    phrase('a player', 'everyone'),
    phrase('an opponent', 'opponents'),
    phrase('one of your opponents', 'opponents'),
    phrase('another player', 'everyoneElse'),
    phrase('enchanted player', 'attachedPlayer'),
  ],
  damagedWhom: [
    phrase('a player', { toPlayer: 'everyone' }),
    phrase('an opponent', { toPlayer: 'opponents' }),
    phrase('one of your opponents', { toPlayer: 'opponents' }),
    phrase('another player', { toPlayer: 'everyoneElse' }),
    phrase('you', { toPlayer: 'you' }),
    phrase('enchanted player', { toPlayer: 'attachedPlayer' }),
    phrase('<to:selfWord>', { to: '<to>' }),
    phrase('<to:attachedWord>', { to: '<to>' }),
    phrase('a|an <what:one>', { to: '<what>' }),
    phrase('a player or planeswalker', { toPlayer: 'everyone', to: { type: 'planeswalker' } }),
    phrase('an opponent or planeswalker', { toPlayer: 'opponents', to: { type: 'planeswalker' } }),
    phrase('a player or battle', { toPlayer: 'everyone', to: { type: 'battle' } }),
    phrase('an opponent or battle', { toPlayer: 'opponents', to: { type: 'battle' } }),
  ],
  impersonal: [
    phrase('a source [deal] <damage:damageKind>', [{ on: 'dealsDamage', '...damage': '<damage>' }]),
    phrase('a source [deal] <damage:damageKind> to <to:damagedWhom>', [
      { on: 'dealsDamage', '...damage': '<damage>', '...to': '<to>' },
    ]),
    phrase('<player:whoIsDealt> [are] dealt <damage:damageKind>', [
      { on: 'dealtDamage', '...damage': '<damage>', player: '<player>' },
    ]),
    phrase('<player:whoIsDealt> [are] attacked', [
      { on: 'playerAttacks', by: 'everyone', player: '<player>' },
    ]),
  ],
  whoIsDealt: [
    phrase("you're", 'you'),
    phrase('you', 'you'),
    phrase('a player', 'everyone'),
    phrase('an opponent', 'opponents'),
    phrase('enchanted player', 'attachedPlayer'),
  ],
  turnDoing: [
    phrase('[attack]', [{ on: 'playerAttacks', by: '<who>' }]),
    phrase('[attack] <player:whomAttacked>', [{ on: 'playerAttacks', by: '<who>', player: '<player>' }]),
    phrase('[attack] with one or more <with:many>', [{ on: 'playerAttacks', by: '<who>', with: '<with>' }]),
    phrase('[attack] with a|an <with:one>', [
      { on: 'attacks', object: { '...with': '<with>', controller: '<who>' } },
    ]),
    phrase('[attack] with <n:numeral> or more <with:many>', [
      { on: 'playerAttacks', by: '<who>', with: '<with>', atLeast: '<n>' },
    ]),
    phrase('[attack] <player:whomAttacked> with one or more <with:many>', [
      { on: 'playerAttacks', by: '<who>', player: '<player>', with: '<with>' },
    ]),
    phrase('[attack] <player:whomAttacked> with <n:numeral> or more <with:many>', [
      { on: 'playerAttacks', by: '<who>', player: '<player>', with: '<with>', atLeast: '<n>' },
    ]),
  ],
};
