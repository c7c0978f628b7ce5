import type { Target } from '../../machines/rules/index.ts';
import type { Arrow } from '../table/index.ts';
import type { Deciding } from './context.ts';
import { isSameTarget } from './draft.ts';

/** The lines of an answer that is being made: attacks and blocks so far, targets that are picked or pointed at. */
export function arrowsOfDraft(
  { decision, draft }: Pick<Deciding, 'decision' | 'draft'>,
  pointed: Target | null,
): readonly Arrow[] {
  if (draft.kind === 'attacks')
    return draft.attacks.map(({ object, defender }) => ({ kind: 'attack', from: object, to: defender }));
  if (draft.kind === 'blocks')
    return draft.blocks.flatMap(({ object, attackers }) =>
      attackers.map((attacker): Arrow => ({ kind: 'block', from: object, to: { object: attacker } })),
    );
  const from = decision.object;
  if (decision.kind !== 'choose' || draft.kind !== 'picked' || from === null) return [];
  const picked = draft.picked.flatMap((at) => decision.options[at] ?? []);
  const isNew =
    pointed !== null &&
    decision.options.some((option) => isSameTarget(option, pointed)) &&
    !picked.some((one) => isSameTarget(one, pointed));
  return [...picked, ...(isNew ? [pointed] : [])].map((to) => ({ kind: 'target', from, to }));
}
