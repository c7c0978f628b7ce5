import { phrase } from '../../wording/syntax.ts';
import { forObjects } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Its controller may choose not to untap it during their untap step (502.3). */
export interface MayStayTapped {
  readonly rule: 'mayStayTapped';
}

const stays = { rule: 'mayStayTapped' } as const;

export const mayStayTapped: RuleWord<MayStayTapped> = {
  shape: {},
  said: {
    statement: [
      phrase('you may choose not to untap <what:selfWord> during your untap step', {
        kind: 'static',
        rules: [stays],
      }),
      phrase(
        'players may choose not to untap <what:many> during their untap steps',
        forObjects({ all: '<what>' }, stays),
      ),
    ],
  },
  isFor: 'objects',
  mayStayTapped: true,
};
