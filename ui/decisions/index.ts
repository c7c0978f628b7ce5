/** The pending decision: what is asked, and all ways to answer it. */
export { type Offer, offersOf } from './actions.ts';
export { type Deciding, DecidingContext } from './context.ts';
export { DecisionPanel, DecisionTitle } from './DecisionPanel.tsx';
export { answerOf, clicked, type Draft, isAnsweredAtOnce, newDraft, stateOf } from './draft.ts';
export { Reasons, Rule } from './Reasons.tsx';
