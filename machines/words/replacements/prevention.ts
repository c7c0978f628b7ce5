/** Damage that is prevented, always (615). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const prevents = (damage: { readonly [field: string]: string | boolean }) => ({
  kind: 'static',
  replaces: { event: { would: 'dealDamage', '...which': '<which>', ...damage, atOnce: true }, prevent: true },
});

const prevented = {
  event: { would: 'dealDamage', '...which': '<which>', '...to': '<to>', atOnce: true },
  prevent: true,
} as const;

/** Of each source's damage by itself. */
const preventedFrom = {
  event: { would: 'dealDamage', from: '<from>', '...which': '<which>', '...to': '<to>' },
  prevent: true,
} as const;

export const preventionWords: Wording = {
  static: [
    phrase(
      'during your turn , if <from:damageSource> would deal <which:damageKind> to <to:damagedRecipient> , prevent that damage .',
      { kind: 'static', if: { holds: 'turnOf', who: 'you' }, replaces: preventedFrom },
    ),
    phrase(
      'prevent all <which:damageKind> that would be dealt to <to:preventedTo> .',
      prevents({ '...to': '<to>' }),
    ),
    phrase(
      'prevent all <which:damageKind> that would be dealt to <to:preventedTo> by <from:preventedBy> .',
      prevents({ '...to': '<to>', from: '<from>' }),
    ),
    phrase(
      'prevent all <which:damageKind> that would be dealt by <from:preventedBy> .',
      prevents({ from: '<from>' }),
    ),
    phrase(
      'prevent all <which:damageKind> <from:preventedBy> would deal to <to:preventedTo> .',
      prevents({ '...to': '<to>', from: '<from>' }),
    ),
    phrase('prevent all <which:damageKind> <from:preventedBy> would deal .', prevents({ from: '<from>' })),
    phrase(
      'if <which:damageKind> would be dealt to <to:damagedRecipient> , prevent that damage .',
      prevents({ '...to': '<to>' }),
    ),
    phrase(
      'if <which:damageKind> would be dealt to <to:damagedRecipient> , prevent that damage . <also:effect>',
      {
        kind: 'static',
        replaces: {
          event: { would: 'dealDamage', '...which': '<which>', '...to': '<to>', atOnce: true },
          prevent: true,
          also: '<also>',
        },
      },
    ),
    phrase(
      'if <to:damagedRecipient> would be dealt <which:damageKind> , prevent that damage and <also:clauses> .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'dealDamage', '...which': '<which>', '...to': '<to>', atOnce: true },
          prevent: true,
          also: '<also>',
        },
      },
    ),
    phrase(
      'if <which:damageKind> would be dealt to <to:damagedRecipient> , prevent that damage and <also:clauses> .',
      { kind: 'static', replaces: { ...prevented, also: '<also>' } },
    ),
    phrase(
      'if <which:damageKind> would be dealt to <to:damagedRecipient> while <if:condition> , prevent that damage and <also:clauses> .',
      { kind: 'static', replaces: { ...prevented, if: '<if>', also: '<also>' } },
    ),
    phrase('prevent all <which:damageKind> that would be dealt to <to:preventedTo> during your turn .', {
      ...prevents({ '...to': '<to>' }),
      if: { holds: 'turnOf', who: 'you' },
    }),
    phrase(
      'if <from:damageSource> would deal <which:damageKind> to <to:damagedRecipient> , prevent that damage .',
      { kind: 'static', replaces: preventedFrom },
    ),
    phrase(
      'if <from:damageSource> would deal <which:damageKind> to <to:damagedRecipient> , prevent that damage . <also:effect>',
      { kind: 'static', replaces: { ...preventedFrom, also: '<also>' } },
    ),
    phrase(
      'if <from:damageSource> would deal <which:damageKind> to <to:damagedRecipient> , prevent <prevent:figure> of that damage .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'dealDamage', from: '<from>', '...which': '<which>', '...to': '<to>' },
          prevent: '<prevent>',
        },
      },
    ),
  ],
  damageKind: [
    phrase('damage', {}),
    phrase('combat damage', { combat: true }),
    phrase('noncombat damage', { combat: false }),
  ],
  preventedTo: [
    phrase('<selfWord>', { to: 'self' }),
    phrase('<attachedWord>', { to: 'attached' }),
    phrase('you', { toPlayer: 'you' }),
    phrase('players', { toPlayer: 'everyone' }),
    phrase('<what:many>', { to: '<what>' }),
    phrase('you and <what:many>', { to: '<what>', toPlayer: 'you' }),
    phrase('you and other <what:many>', { to: { '...what': '<what>', other: true }, toPlayer: 'you' }),
  ],
  preventedBy: [
    phrase('<selfWord>', 'self'),
    phrase('<attachedWord>', 'attached'),
    phrase('<what:many>', '<what>'),
    phrase('<type> sources', { type: '<type>' }),
    phrase('<color> sources', { color: '<color>' }),
    phrase('sources', {}),
    phrase("sources you don't control", { notController: 'you' }),
    phrase('sources your opponents control', { controller: 'opponents' }),
  ],
};
