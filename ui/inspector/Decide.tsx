import { playerName } from '../../machines/game/words.ts';
import { type Deciding, DecidingContext, DecisionPanel, DecisionTitle, Reasons } from '../decisions/index.ts';
import { isPerson, type Session, type SessionState } from '../session/index.ts';

/** The place of the decision: to be made, another's to make, or that the game is over. */
export function Decide({
  session,
  state,
  deciding,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly deciding: Deciding | null;
}) {
  return (
    <div className="sc-decide">
      <Trouble session={session} state={state} deciding={deciding} />
      {deciding === null ? null : (
        <DecidingContext value={deciding}>
          <WhoseDecision session={session} state={state} deciding={deciding} />
        </DecidingContext>
      )}
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
  const { viewer, seats, history } = state;
  const decider = playerName(view, decision.decider);
  const earlier = history.isAtEnd ? null : (
    <p className="sc-note">An earlier step. Acting here begins another line; this one is kept.</p>
  );
  if (!isPerson(seats, decision.decider) && history.isAtEnd)
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
  if (viewer !== 'judge' && viewer !== decision.decider && viewer !== decision.player)
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
