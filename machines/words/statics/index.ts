/** Static abilities (604): what is simply so. */
import { phrase } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { castingStatics } from './casting.ts';
import { costStatics } from './costs.ts';
import { statements } from './statements.ts';

const sentences: Wording = {
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

export const statics = together(sentences, statements, costStatics, castingStatics);
