/**
 * A face of a card: the front (0) or the back (1) of a double-faced one (712); of a split card its left half (0), its
 * right half (1), both halves combined (709.4), or neither, where a permanent has both locked (709.5).
 */
export type Face = 0 | 1 | 'both' | 'neither';

/** A half of a permanent with a shared type line, also called a door (709.5j). */
export type Half = 'left' | 'right';
