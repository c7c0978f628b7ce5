import {
  abilityAt,
  all,
  allowed,
  call,
  countActivation,
  done,
  dropCheckpoint,
  EngineError,
  firstRefusal,
  forbidden,
  type Game,
  go,
  happen,
  isLoyaltyAbility,
  isToTurnDrawnUp,
  modalWords,
  noMemory,
  paidIn,
  payMemory,
  procedure,
  ruleChangesForPlayer,
  ruleWord,
  write,
} from '../rules/index.ts';
import {
  announced,
  announcedObject,
  announcedSource,
  choicesSoFar,
  choose,
  endAnnouncement,
} from './announcement.ts';
import { paymentContext } from './cost.ts';
import { costedNow, wayNow } from './costed.ts';
import { isLimited, prohibition } from './may-cast.ts';
import { noteModes } from './modes-chosen.ts';
import { stillPermits } from './permission.ts';

/**
 * Checking that the proposed spell can legally be cast (601.2e, 601.6): with its choices made, nothing prohibits it, and
 * what lets it be cast still does.
 */
export const checkLegality = procedure('checkLegality', '601.2e', noMemory, ['check'], {
  check(game) {
    const { kind, player } = announced(game);
    if (kind !== 'spell') return done(allowed);
    const { by } = wayNow(game) ?? {};
    const spell = announcedObject(game);
    const verdict = firstRefusal(
      () => prohibition(game, player, spell, false),
      () => (by === undefined ? allowed : stillPermits(game, player, by, spell)),
    );
    const illegal = forbidden('601.2e', 'As it was proposed {0} can’t legally be cast.', [spell]);
    return done(verdict.ok ? allowed : all([verdict, illegal]));
  },
});

/** Whether anything could make the proposed spell illegal: what lets it be cast, or what prohibits it (601.3, 601.6). */
export function isToBeChecked(game: Game): boolean {
  const { kind, player } = announced(game);
  return (
    kind === 'spell' &&
    (wayNow(game)?.by !== undefined ||
      ruleChangesForPlayer(game, player).some(({ change }) => ruleWord(change).mayCast !== undefined) ||
      isLimited(game, announcedObject(game)))
  );
}

/**
 * Paying the total cost (601.2g-h): mana abilities, then all of it, or nothing. Returns a verdict; what was paid is
 * kept with the choices.
 */
export const payCosts = procedure('payCosts', '601.2h', noMemory, ['pay', 'paid'], {
  pay(game) {
    const { total, payment } = announced(game);
    if (total === null) return done(forbidden('118.6', 'There is no cost that could be paid.'));
    const context = paymentContext(costedNow(game, { targeted: true }));
    return call('pay', payMemory(context, total, { mode: payment }), { then: 'paid' });
  },
  paid(game, { frame }) {
    const { paid, paidWith, manaSpent } = paidIn(frame.returned);
    if (!paid) return done(forbidden('601.2h', 'The cost of {0} can’t be paid.', [announcedObject(game)]));
    choose(game, { paidWith, manaSpent });
    return done(allowed);
  },
});

/**
 * The spell becomes cast, or the ability activated (601.2i); what triggers on that triggers now. The checkpoint and the
 * announcement are let go. Returns a verdict.
 */
export const becomeCast = procedure('becomeCast', '601.2i', noMemory, ['become', 'end', 'turnedUp'], {
  become(game) {
    const { kind, player, ability, instance } = announced(game);
    const object = announcedObject(game);
    const words = kind === 'spell' ? null : (modalWords(game, object)[0] ?? null);
    if (words !== null) noteModes(game, announcedSource(game), words, choicesSoFar(game).modes);
    if (kind === 'trigger') return go('end');
    dropCheckpoint(game);
    if (kind === 'spell') return happen('601.2i', [{ type: 'cast', object, player }], { then: 'end' });
    if (ability === null) throw new EngineError('An ability is activated that is printed nowhere.');
    const source = announcedSource(game);
    countActivation(game, source, ability, instance);
    const text = abilityAt(game, ability);
    if (text.kind === 'activated' && isLoyaltyAbility(text))
      write(game).object(source).loyaltyTurn = game.turn.number;
    return happen('602.2b', [{ type: 'activate', object, source, player, mana: false, ability }], {
      then: 'end',
    });
  },
  end(game) {
    endAnnouncement(game);
    return isToTurnDrawnUp(game) ? call('turnDrawnUp', {}, { then: 'turnedUp' }) : done(allowed);
  },
  turnedUp: () => done(allowed),
});
