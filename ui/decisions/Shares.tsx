import { nameOf } from '../../machines/game/index.ts';
import { targetName } from '../../machines/game/words.ts';
import type { DecisionOf } from '../../machines/rules/index.ts';
import { useDeciding } from './context.ts';
import { Stepper } from './Plain.tsx';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** An amount divided among targets. */
export function Divide({ decision }: { readonly decision: DecisionOf<'divide'> }) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'shares') return null;
  return (
    <div className="sc-shares">
      <p className="sc-quiet">
        {sum(draft.shares)} of {decision.amount} given.
      </p>
      {decision.among.map((target, at) => (
        <div key={JSON.stringify(target)} className="sc-share">
          <span>{targetName(view, target)}</span>
          <Stepper
            label={targetName(view, target)}
            value={draft.shares[at] ?? 0}
            least={decision.least}
            most={decision.amount}
            onChange={(value) =>
              setDraft({
                kind: 'shares',
                shares: draft.shares.map((share, other) => (other === at ? value : share)),
              })
            }
          />
        </div>
      ))}
    </div>
  );
}

/** The combat damage of all of a player's creatures: one decision (510.1). */
export function CombatDamage({ decision }: { readonly decision: DecisionOf<'combatDamage'> }) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'damage') return null;
  return (
    <div className="sc-shares">
      {decision.creatures.map(({ object, amount, recipients }, creature) => {
        const own = draft.shares[creature] ?? [];
        return (
          <section key={object} className="sc-assigner">
            <h4>
              {nameOf(view, object)}{' '}
              <span className="sc-quiet">
                {sum(own)} of {amount}
              </span>
            </h4>
            {recipients.map((recipient, at) => (
              <div key={JSON.stringify(recipient)} className="sc-share">
                <span>{targetName(view, recipient)}</span>
                <Stepper
                  label={`${nameOf(view, object)} to ${targetName(view, recipient)}`}
                  value={own[at] ?? 0}
                  least={0}
                  most={amount}
                  onChange={(value) =>
                    setDraft({
                      kind: 'damage',
                      shares: draft.shares.map((shares, other) =>
                        other === creature ? shares.map((share, to) => (to === at ? value : share)) : shares,
                      ),
                    })
                  }
                />
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
