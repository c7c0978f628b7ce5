/**
 * A face of a card: the front (0) or the back (1) of a double-faced one (712); of a split card its left half (0), its
 * right half (1), or both halves combined (709.4).
 */
export type Face = 0 | 1 | 'both';
