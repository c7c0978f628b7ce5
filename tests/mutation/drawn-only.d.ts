import type { Ignorer } from '@stryker-mutator/api/ignore';

/** The plugin as Stryker loads it: made of what it was told to break. */
export declare const strykerPlugins: readonly {
  factory(options: { readonly mutate: readonly string[] }): Ignorer;
}[];
