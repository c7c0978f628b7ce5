/** Plain JSON, deeply readonly: what every part of a trace is made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
