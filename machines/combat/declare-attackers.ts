import {
  type AttackerAnswer,
  answered,
  ask,
  asked,
  call,
  dependsOn,
  done,
  dropCheckpoint,
  type Game,
  type GameEvent,
  go,
  happen,
  isSpokenOf,
  type Outcome,
  type PlayerId,
  paidIn,
  procedure,
  remembering,
  write,
} from '../rules/index.ts';
import { hadToAttack } from './attack-requirements.ts';
import { type Band, inBands, nextBand } from './bands.ts';
import { type CombatCost, combatPayment, costsOfAttack, costsVerdict, tapsToAttack } from './costs.ts';
import { attackingPlayer } from './defenders.ts';
import { attackOptions } from './may-attack.ts';
import { type OptionalCost, optionalCosts, paidOptional } from './optional-costs.ts';
import { isStillChosen } from './still-chosen.ts';
import { type Declaring, keepForAnother, undoDeclaration } from './undo.ts';

interface Memory extends Declaring {
  readonly attackers: readonly AttackerAnswer[];
  /** The bands announced so far, and creatures that were asked and are in none; absent where no band is possible. */
  readonly bands?: readonly Band[];
  /** The costs that must be paid, the optional ones not asked about yet, and those of them that were chosen. */
  readonly required: readonly CombatCost[];
  readonly offers: readonly OptionalCost[];
  readonly chosen: readonly OptionalCost[];
}

/**
 * Declaring attackers (508.1). Nobody is asked where no creature can attack. A declaration whose costs aren't paid is
 * undone, and the player declares again (733.1).
 */
export const declareAttackers = procedure(
  'declareAttackers',
  '508.1',
  remembering<Memory>({
    player: 'number, later',
    givenUp: 'yes or no, maybe',
    mana: 'records, later',
    attackers: 'records, later',
    bands: 'records, maybe',
    required: 'records, later',
    offers: 'records, later',
    chosen: 'records, later',
  }),
  ['declare', 'tap', 'costs', 'offer', 'chosen', 'pay', 'paid', 'become', 'band', 'banded', 'undo', 'end'],
  {
    declare(game) {
      const player = attackingPlayer(game);
      const creatures = attackOptions(game);
      if (player !== null) keepHadToAttack(game, player);
      if (player === null || creatures.length === 0) return done();
      return ask(
        asked(game, player, {
          kind: 'attackers',
          rule: '508.1',
          about: 'declare attackers',
          object: null,
          creatures,
        }),
        { then: 'tap', remember: { player } },
      );
    },
    tap(game, { frame }) {
      const attackers = answered('attackers', frame.answer);
      if (attackers.length === 0) return done();
      return nextBand(game, attackers, []) === null
        ? tapped(game, attackers)
        : go('band', { attackers, bands: [] });
    },
    costs: (game, { memory: { attackers, player } }) =>
      go('offer', {
        required: costsOfAttack(game, attackers),
        offers: optionalCosts(game, player, attackers),
        chosen: [],
      }),
    /** Which optional costs are paid (508.1g): asked only of those that can be, with all others that are to be paid. */
    offer(game, { memory: { chosen, offers, player, required } }) {
      const [offer, ...later] = offers;
      if (offer === undefined) return go('pay');
      if (!costsVerdict(game, player, [...required, ...chosen, offer]).ok)
        return go('offer', { offers: later });
      return ask(
        asked(game, player, {
          kind: 'confirm',
          rule: '508.1g',
          about: `${offer.link} as it attacks`,
          object: offer.attacker,
          tone: 'good',
        }),
        { then: 'chosen' },
      );
    },
    chosen(_game, { frame, memory: { chosen, offers } }) {
      const [offer, ...later] = offers;
      const isPaid = frame.answer === true && offer !== undefined;
      return go('offer', { offers: later, ...(isPaid && { chosen: [...chosen, offer] }) });
    },
    pay(game, { memory: { chosen, player, required } }) {
      const costs = [...required, ...chosen];
      return costs.length === 0
        ? go('become')
        : call('pay', combatPayment(game, player, costs), { then: 'paid' });
    },
    paid(_game, { frame, memory: { chosen, player, required } }) {
      const paid = paidIn(frame.returned);
      if (!paid.paid) return go('undo');
      return chosen.length === 0
        ? go('become')
        : happen('508.1j', paidOptional(player, chosen, required.length, paid), { then: 'become' });
    },
    become(game, { memory }) {
      dropCheckpoint(game);
      const { player } = memory;
      const attackers = memory.attackers.filter(({ object }) => isStillChosen(game, object, player));
      return attackers.length === 0
        ? done()
        : happen('508.1k', [{ type: 'attack', attackers: inBands(attackers, memory.bands ?? []), player }], {
            then: 'end',
          });
    },
    /** Which creatures are banded with which (508.1e): each that has such an ability is asked with whom, if it isn't in one yet. */
    band(game, { memory: { attackers, bands = [], player } }) {
      const offer = nextBand(game, attackers, bands);
      if (offer === null) return tapped(game, attackers);
      const { asked: object, different, max, options } = offer;
      return ask(
        asked(game, player, {
          kind: 'choose',
          rule: '508.1e',
          about: 'choose what attacks in a band with it',
          object,
          options,
          ...(different !== undefined && { different }),
          min: 0,
          max,
          hidden: false,
          purpose: 'effect',
          tone: 'neutral',
        }),
        { then: 'banded' },
      );
    },
    banded(game, { frame, memory: { attackers, bands = [] } }) {
      const offer = nextBand(game, attackers, bands);
      if (offer === null) return go('band');
      const chosen = answered('choose', frame.answer).flatMap((at) => offer.others[at] ?? []);
      const { asked: creature, by } = offer;
      return go('band', { bands: [...bands, { asked: creature, by, creatures: [creature, ...chosen] }] });
    },
    undo: undoDeclaration,
    end: () => done(),
  },
);

/** Taps the attackers (508.1f), with the moment before the declaration kept to come back to. */
function tapped(game: Game, attackers: readonly AttackerAnswer[]): Outcome<'costs', Memory> {
  keepForAnother(game);
  const taps = tapsToAttack(game, attackers).map((object): GameEvent => ({ type: 'tap', object }));
  return happen('508.1f', taps, {
    then: 'costs',
    remember: { attackers, mana: [] },
  });
}

/** Keeps which creatures effects require to attack at this moment (506.6), where some text asks for it. */
function keepHadToAttack(game: Game, player: PlayerId): void {
  if (!isSpokenOf(game, 'hadToAttack')) return;
  write(game).combat().hadToAttack = hadToAttack(game, player);
  if (dependsOn(game, 'hadToAttack')) write(game).changed();
}
