/** Creatures block and become blocked (509). Outside of combat none do. */

import { blockedTogether, changeAttacker } from '../../rules/events/in-combat.ts';
import { keepDone } from '../../rules/events/turn-so-far.ts';
import { playersInCombat } from '../../rules/events/what-events-change.ts';
import type { Blocker } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A player declares all their blockers (509.1g). */
export interface Block {
  readonly type: 'block';
  readonly player: PlayerId;
  readonly blockers: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
  /** An effect has them block, and nobody declares anything (509.3a). */
  readonly byEffect?: true;
  /** They were blocking creatures before: filled in as it is applied. */
  readonly already?: true;
}

export const block: QuietEventWord<Block, 'blockers.declared'> = {
  apply(game, event) {
    if (game.combat === null) return;
    const combat = write(game).combat();
    const already = event.blockers.some(({ object }) => combat.blockers.some((one) => one.object === object));
    const declared = event.blockers.map(({ attackers, object }): Blocker => {
      // It may have entered the battlefield blocking something else, or block that already.
      const before = combat.blockers.find((one) => one.object === object)?.attackers ?? [];
      return { object, attackers: [...before, ...attackers.filter((id) => !before.includes(id))] };
    });
    const others = combat.blockers.filter(({ object }) => !declared.some((one) => one.object === object));
    combat.blockers = [...others, ...declared];
    if (event.byEffect !== true) combat.declaredBlocks = [...combat.declaredBlocks, event.player];
    return event.byEffect === true && already ? { ...event, already: true } : event;
  },
  rule: null,
  changes: playersInCombat,
  asksForCheck: false,
  keep(game, { blockers }) {
    for (const { object } of blockers) keepDone(game, 'blocked', object);
  },
  about: 'combat',
  isMinor: ({ blockers }) => blockers.length === 0,
  sentence({ blockers, player }, { listed, name, who }) {
    if (blockers.length === 0) return `${who(player)} blocks with nothing.`;
    const each = blockers.map((one) => `${name(one.object)} blocks ${listed(one.attackers.map(name))}`);
    return `${who(player)} blocks: ${listed(each)}.`;
  },
  hides: 'nothing',
  emits: 'blockers.declared',
};

export interface BecomeBlocked {
  readonly type: 'becomeBlocked';
  readonly object: ObjectId;
  /** None: by an effect, and by no creature (509.3d). */
  readonly by: readonly ObjectId[];
  /** It was a blocked creature before (509.3c): filled in as it is applied. */
  readonly already?: true;
}

export const becomeBlocked: QuietEventWord<BecomeBlocked, 'attacker.blocked'> = {
  apply(game, event) {
    if (game.combat === null) return;
    const combat = write(game).combat();
    const { by, object } = event;
    const before = combat.attackers.find((one) => one.object === object);
    changeAttacker(combat, object, (one) => ({
      ...one,
      blocked: true,
      blockers: [...one.blockers, ...by.filter((id) => !one.blockers.includes(id))],
    }));
    // What blocks one of a band blocks this one as well without having been declared to (702.22h).
    combat.blockers = combat.blockers.map((one) =>
      by.includes(one.object) && before !== undefined && !one.attackers.includes(object)
        ? { ...one, attackers: [...one.attackers, object] }
        : one,
    );
    return before?.blocked === true ? { ...event, already: true } : event;
  },
  rule: null,
  atOnce: blockedTogether,
  changes: playersInCombat,
  asksForCheck: false,
  keep: (game, { object }) => keepDone(game, 'wasBlocked', object),
  about: 'combat',
  isMinor: () => true,
  sentence: ({ by, object }, { listed, name, subject }) =>
    `${subject(object)} becomes blocked${by.length > 0 ? ` by ${listed(by.map(name))}` : ''}.`,
  hides: 'nothing',
  emits: 'attacker.blocked',
};

export interface Unblocked {
  readonly type: 'unblocked';
  readonly object: ObjectId;
}

export const unblocked: QuietEventWord<Unblocked, 'attacker.unblocked'> = {
  apply(game, { object }) {
    if (game.combat === null) return;
    changeAttacker(write(game).combat(), object, (one) => ({ ...one, blocked: false }));
  },
  rule: null,
  changes: playersInCombat,
  asksForCheck: false,
  about: 'combat',
  isMinor: () => true,
  sentence: ({ object }, { subject }) => `${subject(object)} isn’t blocked.`,
  hides: 'nothing',
  emits: 'attacker.unblocked',
};
