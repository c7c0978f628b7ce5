/** What something still is that becomes something else besides: "It's still a land" (205.1b). */
import { isBasicLandType } from '../../rules/characteristics/subtypes.ts';
import { isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** The types by which it is described; `targets`: those of the ability. Nothing where it isn't described; of this object "self". */
export function typesOf(what: Meaning | undefined, targets: Meaning | undefined): readonly string[] {
  if (what === 'self') return [what];
  const { all, target } = fields(what);
  const spec = isList(targets) && typeof target === 'number' ? targets[target] : undefined;
  const { type, subtype } = fields(all ?? fields(spec).objects);
  return [type, subtype].flatMap(listOf).map((one) => (isBasicLandType(wordOf(one)) ? 'land' : wordOf(one)));
}

/** The same of whatever a static ability, or the effect of an ability or of one of its modes, changes. */
export function typesBecoming({ effect, targets, modes, affects }: Fields): readonly string[] {
  const options = fields(modes).options;
  return [
    ...typesOf(affects, targets),
    ...(isList(effect) ? effect : [])
      .map(fields)
      .flatMap(({ do: does, what }) => (does === 'modify' ? typesOf(what, targets) : [])),
    ...(isList(options) ? options : []).map(fields).flatMap(typesBecoming),
  ];
}
