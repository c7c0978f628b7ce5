/** The state of the random generator: what pure-rand's xoroshiro128+ needs to go on. */
export type RandomState = readonly [number, number, number, number];
