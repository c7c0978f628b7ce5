/** Whether objects are one or several. */
import type { Instruction, Objects } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { yourOwn } from '../nouns.ts';
import { holds } from './holds.ts';

/** Whether an ability of this object exiles several under this link: all that fit, or several targets. */
const isLinkedToSeveral = (link: string, { face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      'effect' in ability &&
      exiling(ability.effect ?? []).some((exile) => {
        const targets = 'targets' in ability ? ability.targets : undefined;
        const target = holds(exile.what, 'target') ? targets?.[exile.what.target] : undefined;
        return exile.link === link && (holds(exile.what, 'all') || (target?.count ?? { max: 1 }).max !== 1);
      }),
  );

/** What these exile, also as what may be done. */
const exiling = (instructions: readonly Instruction[]): readonly Extract<Instruction, { do: 'exile' }>[] =>
  instructions.flatMap((one) => (one.do === 'exile' ? [one] : one.do === 'may' ? exiling(one.then) : []));

/** Whether a text speaks of these as of several. */
export const isSeveral = (objects: Objects, context: Context): boolean => {
  if (typeof objects === 'string') return false;
  if ('all' in objects) return yourOwn(objects.all) === undefined;
  if ('union' in objects) return true;
  if ('target' in objects) {
    const max = context.targets[objects.target]?.count?.max;
    return max !== undefined && max !== 1;
  }
  if ('named' in objects) {
    const name = context.names.get(objects.named) ?? '';
    return (
      /s\b/.test(name.split(' ')[1] ?? '') || name === 'them' || /^(up to (?!one )|any number of )/.test(name)
    );
  }
  if ('linked' in objects) return isLinkedToSeveral(objects.linked, context);
  return false;
};
