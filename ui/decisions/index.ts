/** The pending decision: what is asked, and all ways to answer it. */
export { offersOn } from './actions.ts';
export { arrowsOfDraft } from './arrows-of-draft.ts';
export { answerPicked, type Deciding, DecidingContext } from './context.ts';
export { DecisionPanel, DecisionTitle } from './DecisionPanel.tsx';
export { answerOfClick, clicked, type Draft, newDraft, stateOf } from './draft.ts';
export { Reasons } from './Reasons.tsx';
export { whyNotChosen } from './why-not.ts';
