/** Of players: which of their cards are revealed (401.5, 701.20). */
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** They play with the top card of their libraries revealed. */
export interface TopRevealed {
  readonly rule: 'topRevealed';
}

export const topRevealed: RuleWord<TopRevealed> = {
  shape: {},
  said: {
    statement: [
      phrase('play with the top card of your library revealed', forPlayers('you', { rule: 'topRevealed' })),
    ],
    playerRule: [
      phrase('[play] with the top card of your|their library revealed', [{ rule: 'topRevealed' }]),
      phrase('[play] with the top card of their libraries revealed', [{ rule: 'topRevealed' }]),
    ],
  },
  isFor: 'players',
  revealsTop: true,
};

/** They may look at the top card of their libraries any time, and nobody else may (401.5). */
export interface LookAtTop {
  readonly rule: 'lookAtTop';
}

export const lookAtTop: RuleWord<LookAtTop> = {
  shape: {},
  said: {
    playerRule: [phrase('may look at the top card of your|their library any time', [{ rule: 'lookAtTop' }])],
  },
  isFor: 'players',
  looksAtTop: true,
};

/** They reveal the card of this number that they draw each turn, as they draw it. */
export interface RevealDrawn {
  readonly rule: 'revealDrawn';
  readonly number: number;
}

const revealing = {
  kind: 'static',
  players: 'you',
  rules: [{ rule: 'revealDrawn', number: '<n>' }],
} as const;

export const revealDrawn: RuleWord<RevealDrawn> = {
  shape: { number: 'whole number' },
  said: {
    static: [
      phrase('reveal the <n:ordinal> card you draw each turn .', revealing),
      phrase('reveal the <n:ordinal> card you draw each turn as long as <if:condition> .', {
        ...revealing,
        if: '<if>',
      }),
    ],
    permanentLine: [
      phrase(
        'reveal the <n:ordinal> card you draw each turn . whenever you reveal a|an <card:card> this way , <effect>',
        [
          revealing,
          { kind: 'triggered', when: [{ on: 'revealsDrawn', card: '<card>' }], effect: '<effect>' },
        ],
      ),
    ],
  },
  isFor: 'players',
  revealsDrawn: ({ number }, nth) => number === nth,
};
