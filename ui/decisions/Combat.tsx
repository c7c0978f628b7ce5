import { nameOf } from '../../machines/game/index.ts';
import { targetName } from '../../machines/game/words.ts';
import type { DecisionKind, DecisionOf, ObjectId } from '../../machines/rules/index.ts';
import { useDeciding } from './context.ts';
import { attacking, blocking, isSameTarget } from './draft.ts';

interface DeclarationProps<Kind extends DecisionKind> {
  readonly decision: DecisionOf<Kind>;
  /** What the declaration as it is now is refused for (508.1c-d, 509.1b-c). */
  readonly refused: ReadonlySet<ObjectId>;
}

/** Who attacks whom. Also by clicks on the table: a creature, then whom it attacks. */
export function Attackers({ decision, refused }: DeclarationProps<'attackers'>) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'attacks') return null;
  const { attacks } = draft;
  return (
    <div className="sc-declare">
      <div className="sc-buttons">
        <button
          type="button"
          onClick={() =>
            setDraft({
              kind: 'attacks',
              held: null,
              attacks: decision.creatures.flatMap(({ object, defenders: [first] }) =>
                first === undefined ? [] : [{ object, defender: first }],
              ),
            })
          }
        >
          All attack
        </button>
        <button type="button" onClick={() => setDraft({ kind: 'attacks', attacks: [], held: null })}>
          None
        </button>
      </div>
      {decision.creatures.map(({ object, defenders }) => {
        const attack = attacks.find((one) => one.object === object);
        return (
          <div
            key={object}
            className="sc-declared"
            data-on={attack !== undefined}
            data-refused={refused.has(object)}
          >
            <span>
              {nameOf(view, object)}
              {defenders.length > 1 && <span className="sc-quiet"> attacks</span>}
            </span>
            {defenders.map((defender) => {
              const isChosen = attack !== undefined && isSameTarget(attack.defender, defender);
              return (
                <button
                  key={JSON.stringify(defender)}
                  type="button"
                  className="sc-choice"
                  aria-pressed={isChosen}
                  aria-label={`${nameOf(view, object)} attacks ${targetName(view, defender)}`}
                  onClick={() =>
                    setDraft({
                      kind: 'attacks',
                      held: null,
                      attacks: isChosen
                        ? attacks.filter((one) => one.object !== object)
                        : attacking(attacks, object, defender),
                    })
                  }
                >
                  {defenders.length === 1 && 'attacks '}
                  {targetName(view, defender)}
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** Who blocks what. Also by clicks on the table: a blocker, then the attackers it blocks. */
export function Blockers({ decision, refused }: DeclarationProps<'blockers'>) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'blocks') return null;
  const { blocks } = draft;
  return (
    <div className="sc-declare">
      {decision.creatures.map(({ object, attackers }) => {
        const own = blocks.find((one) => one.object === object)?.attackers ?? [];
        return (
          <div
            key={object}
            className="sc-declared"
            data-on={own.length > 0}
            data-refused={refused.has(object)}
          >
            <span>
              {nameOf(view, object)}
              {attackers.length > 1 && <span className="sc-quiet"> blocks</span>}
            </span>
            {attackers.map((attacker) => (
              <button
                key={attacker}
                type="button"
                className="sc-choice"
                aria-pressed={own.includes(attacker)}
                aria-label={`${nameOf(view, object)} blocks ${nameOf(view, attacker)}`}
                onClick={() =>
                  setDraft({ kind: 'blocks', held: null, blocks: blocking(blocks, object, attacker) })
                }
              >
                {attackers.length === 1 && 'blocks '}
                {nameOf(view, attacker)}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
