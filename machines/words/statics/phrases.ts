/** A static ability, as phrases mean it. */
export const is = { kind: 'static' } as const;
