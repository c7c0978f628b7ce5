import { nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { type Deciding, DecidingContext, DecisionPanel, DecisionTitle, Reasons } from '../decisions/index.ts';
import type { Session, SessionState } from '../session/index.ts';
import { useTable } from '../table/index.ts';
import { whoDecides } from './who-decides.ts';

/** The place of the decision: to be made, another's to make, or that the game is over. */
export function Decide({
  session,
  state,
  deciding,
  selected,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly deciding: Deciding | null;
  /** The object that was clicked last, where its details are not in sight: if it can't be chosen, here stands why. */
  readonly selected: ObjectId | null;
}) {
  return (
    <div className="sc-decide">
      <Trouble session={session} state={state} deciding={deciding} />
      {deciding === null ? null : (
        <DecidingContext value={deciding}>
          <WhoseDecision session={session} state={state} deciding={deciding} />
        </DecidingContext>
      )}
      {selected !== null && <NotChoosable id={selected} />}
    </div>
  );
}

/** Why what was clicked can't be chosen, played or activated now; nothing where it can. */
function NotChoosable({ id }: { readonly id: ObjectId }) {
  const { view, whyNot, select } = useTable();
  const verdict = whyNot?.({ object: id }) ?? null;
  if (verdict === null) return null;
  return (
    <div className="sc-not-choosable" role="status">
      <strong>{nameOf(view, id)}</strong>
      <Reasons game={view} verdict={verdict} />
      <button type="button" className="sc-link" onClick={() => select(null)}>
        close
      </button>
    </div>
  );
}

function WhoseDecision({
  session,
  state,
  deciding,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly deciding: Deciding;
}) {
  const { decision, view } = deciding;
  const { seats, history } = state;
  const decider = playerName(view, decision.decider);
  const earlier = history.isAtEnd ? null : (
    <p className="sc-note">An earlier step. Acting here begins another line; this one is kept.</p>
  );
  const who = whoDecides(state, decision);
  if (who === 'automatic')
    return (
      <section className="sc-decision" aria-label="Decision">
        <DecisionTitle decision={decision} />
        <div className="sc-buttons">
          <button type="button" className="sc-primary" onClick={session.forward}>
            Let {decider} decide <kbd>n</kbd>
          </button>
          <button type="button" onClick={() => session.setSeats({ ...seats, [decision.decider]: null })}>
            Decide for {decider} from now on
          </button>
        </div>
      </section>
    );
  if (who === 'other eyes')
    return (
      <section className="sc-decision" aria-label="Decision">
        <DecisionTitle decision={decision} />
        {earlier}
        <div className="sc-buttons">
          <button type="button" className="sc-primary" onClick={() => session.setViewer(decision.decider)}>
            Look through {decider}’s eyes
          </button>
        </div>
      </section>
    );
  return <DecisionPanel note={earlier} />;
}

/** Why the last attempt was refused, or what went wrong in a rule. */
function Trouble({
  session,
  state: { refused, failure, history },
  deciding,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly deciding: Deciding | null;
}) {
  const isRefused = refused !== null && refused.step === history.at && deciding !== null;
  if (!isRefused && failure === null) return null;
  return (
    <div className="sc-trouble" role="alert">
      {isRefused && <Reasons game={deciding.view} verdict={refused.verdict} />}
      {failure !== null && <p>A rule has a bug, and nothing has changed: {failure}</p>}
      <button type="button" className="sc-link" onClick={session.forgetRefusal}>
        close
      </button>
    </div>
  );
}
