/** A bug in the engine or in a module: a caller's mistake in code, never a player's illegal move. */
export class EngineError extends Error {
  override name = 'EngineError';
}
