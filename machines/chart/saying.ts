/** What a guard's answers mean, a sentence each; `{}` stands for its parameter. */
export interface Says {
  readonly yes: string;
  readonly no: string;
}

/** A guard that no player asks about, with what its answers mean. */
export const saying = <Guard extends (...asked: never[]) => boolean>(
  guard: Guard,
  yes: string,
  no: string,
): Guard & { readonly says: Says } => Object.assign(guard, { says: { yes, no } });

/** What the answers of a guard mean, where it says so; also behind what a tracer put around it. */
export function saysOf(guard: unknown): Says | undefined {
  if (typeof guard !== 'function') return undefined;
  if ('original' in guard) return saysOf(guard.original);
  return 'says' in guard && isSays(guard.says) ? guard.says : undefined;
}

const isSays = (value: unknown): value is Says =>
  typeof value === 'object' && value !== null && 'yes' in value && 'no' in value;
