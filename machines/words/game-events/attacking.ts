/** Creatures attack (508). Outside of combat none do. */

import { asAttacker, changeAttacker, defendingPlayer, joinAttack } from '../../rules/events/in-combat.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import { playersInCombat } from '../../rules/events/what-events-change.ts';
import type { Defender } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import { type Saying, upperFirst } from './saying.ts';
import type { QuietEventWord } from './word.ts';

/** An optional cost to attack is paid (508.1g), which this link of the source offers, with these objects. */
export interface PayToAttack {
  readonly type: 'payToAttack';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly source: ObjectId;
  readonly link: string;
  readonly objects: readonly ObjectId[];
}

export const payToAttack: QuietEventWord<PayToAttack, 'attack.paid'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ link, object, player }, { name, who }) =>
    `${who(player)} pays for ${link.replace(/@.*$/, '')} as ${name(object)} attacks.`,
  hides: 'nothing',
  emits: 'attack.paid',
};

/** A player declares all attackers (508.1k). */
export interface Attack {
  readonly type: 'attack';
  readonly attackers: readonly {
    readonly object: ObjectId;
    readonly defender: Defender;
    /** The band that it attacks in, if it is in one (702.22c). */
    readonly band?: number;
  }[];
  readonly player: PlayerId;
}

export const attack: QuietEventWord<Attack, 'attackers.declared'> = {
  apply(game, { attackers }) {
    if (game.combat === null) return;
    const combat = write(game).combat();
    combat.anyAttacked = combat.anyAttacked || attackers.length > 0;
    combat.attackers = [
      ...combat.attackers,
      ...attackers.map(({ band, defender, object }) => ({
        ...asAttacker(game, object, defender, true),
        ...(band !== undefined && { band }),
      })),
    ];
    if (attackers.length > 0)
      write(game).turn().attacked = [...game.turn.attacked, ...attackers.map((one) => one.object)];
  },
  rule: null,
  changes: playersInCombat,
  asksForCheck: false,
  keep: (game, { attackers, player }) => countFact(game, 'attackedWith', player, attackers.length),
  about: 'combat',
  isMinor: ({ attackers }) => attackers.length === 0,
  sentence(event, say) {
    const { attackers, player } = event;
    if (attackers.length === 0) return `${say.who(player)} attacks with nothing.`;
    const each = attackers.map((one) => `${say.name(one.object)} (${say.target(one.defender)})`);
    return `${say.who(player)} attacks with ${say.listed(each)}.${bands(event, say)}`;
  },
  hides: 'nothing',
  emits: 'attackers.declared',
};

/** Which of the attackers are in a band together (702.22c). */
function bands({ attackers }: Attack, { listed, name }: Saying): string {
  const found = new Set(attackers.flatMap(({ band }) => band ?? []));
  return [...found]
    .map((band) => attackers.filter((one) => one.band === band).map(({ object }) => name(object)))
    .map((names) => ` ${upperFirst(listed(names))} are a band.`)
    .join('');
}

/** An effect says that a creature is attacking (508.4). */
export interface JoinAttack {
  readonly type: 'joinAttack';
  readonly object: ObjectId;
  readonly defender: Defender;
}

export const joinsAttack: QuietEventWord<JoinAttack, 'attacker.joined'> = {
  apply(game, { defender, object }) {
    if (game.combat !== null) joinAttack(game, object, defender);
  },
  rule: null,
  changes: playersInCombat,
  asksForCheck: false,
  about: 'other',
  sentence: isNowAttacking,
  hides: 'nothing',
  emits: 'attacker.joined',
};

/** What an attacking creature is attacking is reselected (508.7). */
export interface Reselect {
  readonly type: 'reselect';
  readonly object: ObjectId;
  readonly defender: Defender;
}

export const reselect: QuietEventWord<Reselect, 'attacker.reselected'> = {
  /** It stays in combat, blocked or not, and what it attacked when it was declared was attacked (508.7a). */
  apply(game, { defender, object }) {
    if (game.combat === null) return;
    changeAttacker(write(game).combat(), object, ({ formerDefender: _, ...one }) => ({
      ...one,
      defender: { ...defender },
      defendingPlayer: defendingPlayer(game, defender),
    }));
  },
  rule: null,
  changes: playersInCombat,
  asksForCheck: false,
  about: 'other',
  sentence: isNowAttacking,
  hides: 'nothing',
  emits: 'attacker.reselected',
};

function isNowAttacking({ defender, object }: JoinAttack | Reselect, { subject, target }: Saying): string {
  return `${subject(object)} is now attacking ${target(defender)}.`;
}
