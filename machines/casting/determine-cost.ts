import {
  type AppliedReduction,
  allowed,
  ask,
  asked,
  type CostPart,
  canPay,
  changesFor,
  chosenNumber,
  chosenPositions,
  decide,
  differentTotals,
  done,
  EngineError,
  forbidden,
  go,
  manaAndLife,
  manaIn,
  orderMatters,
  procedure,
  remembering,
  totalCosts,
  totalsInOrder,
  waysToApply,
} from '../rules/index.ts';
import { announcedObject, note } from './announcement.ts';
import { costQuestion, paymentContext } from './cost.ts';
import { costedNow } from './costed.ts';

/** What `determineCost` remembers. */
interface Memory {
  /** The order in which the reductions are applied, by position. */
  readonly order: readonly number[];
  /** Those that were applied, as they were. */
  readonly applied: readonly AppliedReduction[];
  /** The ways in which the player could apply the next one. */
  readonly ways: readonly AppliedReduction[];
  /** The totals that there are to choose among, by how symbols are paid. */
  readonly announced: readonly (readonly CostPart[])[];
}

/**
 * Determining the total cost (601.2f): what it is, plus increases, minus reductions in an order that the player chooses
 * if it makes a difference, with the halves of hybrid symbols that they choose (118.7e), then what sets the total.
 * Locked in. Returns a verdict: an unpayable cost is none (118.6).
 */
export const determineCost = procedure(
  'determineCost',
  '601.2f',
  remembering<Memory>({
    order: 'numbers, later',
    applied: 'records, later',
    ways: 'records, later',
    announced: 'lists, later',
  }),
  ['determine', 'ordered', 'apply', 'chosen', 'announced'],
  {
    determine(game) {
      const costed = costedNow(game, { targeted: true });
      const question = costQuestion(game, costed);
      if (question === null)
        return done(forbidden('118.6', '{0} has no mana cost, so that it can’t be paid.', [costed.object]));
      const changes = changesFor(game, question);
      const [first, ...others] = differentTotals(game, question, changes);
      if (others.length === 0) {
        note(game, { total: first?.total ?? question.cost });
        return done(allowed);
      }
      if (!orderMatters(game, question, changes))
        return go('apply', { order: changes.reductions.map((_, at) => at), applied: [] });
      return ask(
        asked(game, costed.player, {
          kind: 'order',
          rule: '601.2f',
          about: 'apply cost reductions in this order',
          object: announcedObject(game),
          items: changes.reductions.map(({ source, generic, colored }) => ({
            object: source,
            text: `${colored}${generic > 0 ? `{${generic}}` : ''} less`,
            ref: null,
          })),
          hidden: false,
        }),
        { then: 'ordered' },
      );
    },
    ordered: (_game, { frame }) => go('apply', { order: chosenPositions(frame.answer), applied: [] }),
    /** One reduction after the other; of hybrid symbols its player chooses a half as it is applied (118.7e, 601.2b). */
    apply(game, { memory: { applied, order } }) {
      const costed = costedNow(game, { targeted: true });
      const question = costQuestion(game, costed);
      if (question === null) throw new EngineError('A cost became unpayable while it was determined.');
      const changes = changesFor(game, question);
      const next = changes.reductions[order[applied.length] ?? -1];
      if (next === undefined) {
        const totals = totalCosts(game, question, changes, applied);
        const payable = totals.filter((total) => canPay(game, paymentContext(costed), total).ok);
        const announced = payable.length === 0 ? totals : payable;
        return decide(
          asked(game, costed.player, {
            kind: 'option',
            rule: '601.2b',
            about: 'pay in all',
            object: announcedObject(game),
            options: announced.map(manaAndLife),
          }),
          { then: 'announced', remember: { announced } },
        );
      }
      const totalsOf = (way: AppliedReduction) =>
        totalsInOrder(game, question, changes, order, [...applied, way]);
      const different = new Map(
        waysToApply(game, question, changes, next).map((way) => [
          totalsOf(way).map(manaIn).toSorted().join(),
          way,
        ]),
      );
      const all = [...different.values()];
      const payable = all.filter((way) =>
        totalsOf(way).some(({ total }) => canPay(game, paymentContext(costed), total).ok),
      );
      const ways = payable.length === 0 ? all : payable;
      return decide(
        asked(game, costed.player, {
          kind: 'option',
          rule: '118.7e',
          about: `reduce the cost by ${next.colored}`,
          object: announcedObject(game),
          options: ways.map(lessIn),
        }),
        { then: 'chosen', remember: { ways } },
      );
    },
    announced(game, { memory: { announced }, frame }) {
      note(game, { total: announced[chosenNumber(frame.answer)] ?? [] });
      return done(allowed);
    },
    chosen(_game, { memory: { applied, ways }, frame }) {
      const chosen = typeof frame.answer === 'number' ? ways.slice(frame.answer, frame.answer + 1) : [];
      return go('apply', { applied: [...applied, ...chosen] });
    },
  },
);

/** What a reduction takes off, in symbols. */
const lessIn = ({ generic, mana }: AppliedReduction): string =>
  [
    ...(generic > 0 ? [`{${generic}}`] : []),
    ...mana.map(({ of, type }) => (of === null ? `{${type}}` : `{${type}} of ${of}`)),
  ].join('');
