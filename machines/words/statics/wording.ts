/** Static abilities (604): what is simply so. */
import { phrase } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { statics } from './index.ts';
import { statements } from './statements.ts';

const sentences: Wording = {
  /** After "only", of casting and of activating. */
  onlyWhen: [
    phrase('if <condition>', '<condition>'),
    phrase('during combat <point:sidePoint>', { '...point': '<point>', ofEach: true }),
    phrase('<point:sidePoint>', '<point>'),
    phrase('during your turn , <point:sidePoint>', {
      holds: 'both',
      of: [{ holds: 'turnOf', who: 'you' }, '<point>'],
    }),
  ],
  static: [
    phrase('<says:statement> .', '<says>'),
    phrase('<says:statement> as long as <if:condition> .', { '...says': '<says>', if: '<if>' }),
    phrase('as long as <if:condition> , <says:statement> .', {
      '...says': '<says>',
      if: '<if>',
    }),
    phrase('during your turn , <says:statement> .', {
      '...says': '<says>',
      if: { holds: 'turnOf', who: 'you' },
    }),
    phrase('<says:statement> if <if:condition> .', { '...says': '<says>', if: '<if>' }),
    phrase('if <if:condition> , <says:statement> .', { '...says': '<says>', if: '<if>' }),
    phrase('<says:statement> <if:unless> .', {
      '...says': '<says>',
      if: '<if>',
    }),
    phrase('<says:statement> , where X is <x:quantity> .', { '...says': '<says>', x: '<x>' }),
  ],
};

export const staticWording = together(
  sentences,
  statements,
  ...Object.values(statics).map(({ said }) => said ?? {}),
);
