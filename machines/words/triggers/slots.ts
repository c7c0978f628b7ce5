/** What the phrases of several trigger conditions are made of: who is attacked, which step begins. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const triggerSlots: Wording = {
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
    phrase('enchanted player|opponent', 'attachedPlayer'),
  ],
  whoIsDealt: [
    phrase('you', 'you'),
    phrase('a player', 'everyone'),
    phrase('an opponent', 'opponents'),
    phrase('enchanted player|opponent', 'attachedPlayer'),
  ],
  whatIsTargeted: [
    phrase('<self:selfWord>', { among: 'self' }),
    phrase('<attachedWord>', { among: 'attached' }),
    phrase('a|an <what:one>', '<what>'),
    phrase('a single <what:one>', '<what>'),
    phrase('one or more <what:many>', '<what>'),
    phrase('one or more other <what:many>', { '...what': '<what>', other: true }),
  ],
  castFrom: [
    phrase('your|their hand', 'hand'),
    phrase('a|your|their graveyard', 'graveyard'),
    phrase('exile', 'exile'),
    phrase('your|their library', 'library'),
  ],
  ordinal: [
    phrase('first', 1),
    phrase('second', 2),
    phrase('third', 3),
    phrase('fourth', 4),
    phrase('fifth', 5),
  ],
  step: [
    phrase('upkeep', 'upkeep'),
    phrase('end step', 'end'),
    phrase('draw step', 'draw'),
    phrase('untap step', 'untap'),
    phrase('first main phase', 'precombatMain'),
    phrase('precombat main phase', 'precombatMain'),
  ],
};
