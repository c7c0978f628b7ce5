import type { Replacement } from '../../state/vocabulary/index.ts';
import { happeningReplaced } from './happening.ts';
import { apart, type Known, withPaid } from './known.ts';
import type { Inside } from './shape.ts';
import { namesInCost } from './written.ts';

/** What has the form of a replacement effect, which was checked, is one. */
export const isReplacement = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Replacement =>
  typeof value.event === 'object' && value.event !== null;

/** What is known in the parts of a replacement effect, which is read as its event is about to happen. */
export function inReplacement(replacement: Replacement, around: Known): Inside {
  const { as, cost = [], event } = replacement;
  const alone: Known = { ...apart(around), event: null, it: false, they: false, resolves: false };
  const happening = happeningReplaced(event);
  const read: Known = {
    ...withPaid(alone, namesInCost(cost)),
    event: happening,
    it: happening.gives.includes('object'),
    they: happening.gives.includes('player'),
  };
  return (_, part) => {
    switch (part) {
      case 'event':
      case 'cost':
        return alone;
      case 'instead':
        return apart({ ...read, names: around.names });
      // How much was prevented.
      case 'also':
        return apart(
          { ...read, names: around.names },
          ...(as === undefined ? [] : [[as, ['amount']] as const]),
        );
      // What it became.
      case 'afterwards':
        return apart(
          { ...read, names: around.names },
          ...(as === undefined ? [] : [[as, ['objects', 'amount']] as const]),
        );
      // What is done as something enters is done first: how it enters may ask what came of that.
      default:
        return read;
    }
  };
}
