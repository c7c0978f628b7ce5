import { type ReactNode, useMemo } from 'react';
import { explain, nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import { answerIsLegal, type Decision, type ObjectId, type Verdict } from '../../machines/rules/index.ts';
import { CardName } from './CardName.tsx';
import { Attackers, Blockers } from './Combat.tsx';
import { useDeciding } from './context.ts';
import { answerOf, type Draft, isAnsweredAtOnce } from './draft.ts';
import { Arrange, Order } from './Ordered.tsx';
import { Payment } from './Payment.tsx';
import {
  Choose,
  Confirm,
  Modes,
  Mulligan,
  NumberChoice,
  Option,
  ReplacementChoice,
  ReverseMana,
} from './Plain.tsx';
import { Priority } from './Priority.tsx';
import { Reasons, Rule } from './Reasons.tsx';
import { CombatDamage, Divide } from './Shares.tsx';

/** The pending decision, whatever its kind: what is asked, by which rule, and all that is needed to answer it. */
export function DecisionPanel({ note }: { readonly note?: ReactNode }) {
  const { game, view, decision, draft, answer, act } = useDeciding();
  const { player } = decision;
  const value = answerOf(decision, draft);
  const verdict = useMemo(
    () => (isAnsweredAtOnce(decision) ? null : answerIsLegal(game, value)),
    // The value is made of the draft.
    [game, decision, value],
  );
  const mayCancel = explain(game, { type: 'action.cancel', player }).ok;
  return (
    <section className="sc-decision" aria-label="Decision" data-kind={decision.kind}>
      <DecisionTitle decision={decision} />
      {note}
      <div className="sc-decision-body">{bodyOf(decision, namedIn(verdict))}</div>
      {(verdict !== null || mayCancel) && (
        <footer className="sc-decision-foot" data-begun={hasBegun(draft)}>
          {verdict !== null && (
            <>
              <button
                type="button"
                className={decision.kind === 'payment' ? '' : 'sc-primary'}
                aria-disabled={!verdict.ok}
                onClick={() => answer(value)}
              >
                {wordsFor(decision, draft)} <kbd>enter</kbd>
              </button>
              {!verdict.ok && <Reasons game={view} verdict={verdict} />}
            </>
          )}
          {mayCancel && (
            <button type="button" title="733.1" onClick={() => act({ type: 'action.cancel', player })}>
              Take it back
            </button>
          )}
        </footer>
      )}
    </section>
  );
}

/** Whether anything is picked yet: before that it is no fault that not enough is. */
const hasBegun = (draft: Draft): boolean => draft.kind !== 'picked' || draft.picked.length > 0;

/** What the answer that is picked does, in words. */
function wordsFor({ kind }: Decision, draft: Draft): string {
  if (draft.kind === 'attacks')
    return draft.attacks.length === 0 ? 'No attack' : `Attack with ${draft.attacks.length}`;
  if (draft.kind === 'blocks') {
    const blocking = draft.blocks.filter(({ attackers }) => attackers.length > 0).length;
    return blocking === 0 ? 'No block' : `Block with ${blocking}`;
  }
  return words[kind] ?? 'Done';
}

const words: Partial<Record<Decision['kind'], string>> = {
  combatDamage: 'Deal damage',
  payment: 'Pay with what is picked',
  order: 'In this order',
};

/** Who decides what, and by which rule. */
export function DecisionTitle({ decision }: { readonly decision: Decision }) {
  const { view } = useDeciding();
  const isForAnother = decision.decider !== decision.player;
  return (
    <h3 className="sc-decision-title">
      <strong>
        {playerName(view, decision.decider)}
        {isForAnother && ` for ${playerName(view, decision.player)}`}
      </strong>
      {decision.object === null ? ': ' : `, ${nameOf(view, decision.object)}: `}
      {decision.about} <Rule number={decision.rule} />
    </h3>
  );
}

/** The objects that a refusal is about. */
const namedIn = (verdict: Verdict | null): ReadonlySet<ObjectId> =>
  new Set(verdict === null || verdict.ok ? [] : verdict.refusals.flatMap(({ objects }) => objects));

function bodyOf(decision: Decision, refused: ReadonlySet<ObjectId>): ReactNode {
  switch (decision.kind) {
    case 'priority':
      return <Priority />;
    case 'mulligan':
      return <Mulligan decision={decision} />;
    case 'choose':
      return <Choose decision={decision} />;
    case 'confirm':
      return <Confirm decision={decision} />;
    case 'option':
      return <Option decision={decision} />;
    case 'cardName':
      return <CardName />;
    case 'number':
      return <NumberChoice decision={decision} />;
    case 'modes':
      return <Modes decision={decision} />;
    case 'order':
      return <Order decision={decision} />;
    case 'divide':
      return <Divide decision={decision} />;
    case 'arrange':
      return <Arrange decision={decision} />;
    case 'attackers':
      return <Attackers decision={decision} refused={refused} />;
    case 'blockers':
      return <Blockers decision={decision} refused={refused} />;
    case 'combatDamage':
      return <CombatDamage decision={decision} />;
    case 'payment':
      return <Payment decision={decision} />;
    case 'replacement':
      return <ReplacementChoice decision={decision} />;
    case 'reverseMana':
      return <ReverseMana decision={decision} />;
    default:
      return decision satisfies never;
  }
}
