/**
 * How much was done in this process: counted where it is done, so that a test can hold it exactly and a benchmark can
 * show it. No rule reads it.
 */
export const work = {
  /** Parts of games copied before they were written. */
  copies: 0,
  /** Walks of a whole table through the layers (613). */
  layerEvaluations: 0,
  /** Guards that a player could ask about. */
  verdicts: 0,
  /** Events applied to games. */
  eventsApplied: 0,
};
