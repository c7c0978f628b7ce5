/** What happens instead of something, or in another way (614.1a). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const eventAmount = { number: 'eventAmount' } as const;
/** So much life is lost that this is left. */
export const lifeAbove = { number: 'minus', of: [{ number: 'life', of: 'you' }, '<n>'] } as const;
const twice = { number: 'times', of: [2, eventAmount] } as const;

/** Nothing happens instead of it (614.10). */
const skips = (event: { readonly [field: string]: string }) => ({
  kind: 'static',
  replaces: { event, skip: true },
});

/** What something would happen to is exiled instead. */
const exiledInstead = (event: string) => ({ kind: 'static', replaces: { event, to: { zone: 'exile' } } });

export const insteadWords: Wording = {
  permanentLine: [
    phrase('if <one:wouldHappen> or <other:wouldHappen> , exile that card instead .', [
      exiledInstead('<one>'),
      exiledInstead('<other>'),
    ]),
  ],
  static: [
    phrase('if <event:wouldHappen> , <does:insteadOfIt> instead .', {
      kind: 'static',
      replaces: { event: '<event>', '...does': '<does>' },
    }),
    phrase(
      'if <event:wouldHappen> , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down .',
      {
        kind: 'static',
        replaces: { event: '<event>', amount: { number: 'half', of: eventAmount, round: 'down' } },
      },
    ),
    phrase('if <event:wouldHappen> , instead <does:insteadOfIt> .', {
      kind: 'static',
      replaces: { event: '<event>', '...does': '<does>' },
    }),
    phrase('if <event:wouldHappen> while <if:condition> , <instead:clauses> instead .', {
      kind: 'static',
      replaces: { event: '<event>', if: '<if>', instead: '<instead>' },
    }),
    phrase('if <event:wouldHappen> while <if:condition> , instead <instead:clauses> .', {
      kind: 'static',
      replaces: { event: '<event>', if: '<if>', instead: '<instead>' },
    }),
    phrase(
      "each token that would be created under an opponent's control is created under your control instead .",
      {
        kind: 'static',
        replaces: { event: { would: 'create', who: 'opponents' }, under: 'you' },
      },
    ),
    phrase(
      'if <who:wouldPlayer> would face a villainous choice , they face that choice an additional time .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'perform', action: 'face a villainous choice', by: '<who>' },
          additionalTimes: 1,
        },
      },
    ),
    phrase(
      'if <who:wouldPlayer> would begin your <step:begunStep> , you may skip that <same:begunWord> instead . if you do , <also:clauses> .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'begin', what: '<step>', whose: '<who>' },
          skip: true,
          optional: true,
          also: '<also>',
        },
      },
    ),
    phrase('if <event:wouldHappen> , <instead:clauses> instead .', {
      kind: 'static',
      replaces: { event: '<event>', instead: '<instead>' },
    }),
    phrase('if <event:wouldHappen> , instead <instead:clauses> .', {
      kind: 'static',
      replaces: { event: '<event>', instead: '<instead>' },
    }),
    phrase('if <event:wouldHappen> , <instead:clauses> instead . <more:effect>', {
      kind: 'static',
      replaces: { event: '<event>', instead: ['<...instead>', '<...more>'] },
    }),
    phrase('if <event:wouldHappen> , instead <instead:effect>', {
      kind: 'static',
      replaces: { event: '<event>', instead: '<instead>' },
    }),
    phrase(
      'damage that would reduce your life total to less than <n:figure> reduces it to <n:figure> instead .',
      {
        kind: 'static',
        replaces: { event: { would: 'loseLife', who: 'you', toLessThan: '<n>' }, amount: lifeAbove },
      },
    ),
    phrase(
      'if <if:condition> , damage that would reduce your life total to less than <n:figure> reduces it to <n:figure> instead .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'loseLife', who: 'you', toLessThan: '<n>' },
          if: '<if>',
          amount: lifeAbove,
        },
      },
    ),
    phrase(
      'as long as <if:condition> , damage that would reduce your life total to less than <n:figure> reduces it to <n:figure> instead .',
      {
        kind: 'static',
        if: '<if>',
        replaces: { event: { would: 'loseLife', who: 'you', toLessThan: '<n>' }, amount: lifeAbove },
      },
    ),
    phrase(
      'all <which:damageKind> that would be dealt to <to:preventedTo> is dealt to <self:selfWord> instead .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'dealDamage', '...which': '<which>', '...to': '<to>', atOnce: true },
          redirectTo: '<self>',
        },
      },
    ),
    phrase(
      'all <which:damageKind> that would be dealt to <to:preventedTo> by <from:preventedBy> is dealt to <self:selfWord> instead .',
      {
        kind: 'static',
        replaces: {
          event: {
            would: 'dealDamage',
            '...which': '<which>',
            '...to': '<to>',
            from: '<from>',
            atOnce: true,
          },
          redirectTo: '<self>',
        },
      },
    ),
    phrase(
      'as long as <if:condition> , all <which:damageKind> that would be dealt to <to:preventedTo> by <from:preventedBy> is dealt to <self:selfWord> instead .',
      {
        kind: 'static',
        if: '<if>',
        replaces: {
          event: {
            would: 'dealDamage',
            '...which': '<which>',
            '...to': '<to>',
            from: '<from>',
            atOnce: true,
          },
          redirectTo: '<self>',
        },
      },
    ),
    phrase(
      'if a spell or ability an opponent controls causes you to discard <what:selfWord> , put it onto the battlefield<entering> instead of putting it into your graveyard .',
      {
        kind: 'static',
        replaces: {
          event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
          to: { zone: 'battlefield', '...entering': '<entering>' },
        },
      },
    ),
    phrase('if you would draw a card , skip that draw instead .', skips({ would: 'draw', who: 'you' })),
    phrase(
      'if <who:wouldPlayer> would draw a card , that player skips that draw instead .',
      skips({ would: 'draw', who: '<who>' }),
    ),
    phrase(
      'if one or more counters would be put on a|an <on:one> , no counters are put on <again:sameObject> instead .',
      skips({ would: 'putCounters', on: '<on>' }),
    ),
    phrase('skip your <step:skippedStep> .', {
      kind: 'static',
      replaces: { event: { would: 'begin', what: '<step>', whose: 'you' }, skip: true },
    }),
    phrase('players skip their <step:skippedStep> .', {
      kind: 'static',
      replaces: { event: { would: 'begin', what: '<step>', whose: 'everyone' }, skip: true },
    }),
  ],
  skippedStep: [
    phrase('draw step', 'draw'),
    phrase('untap step|steps', 'untap'),
    phrase('upkeep step', 'upkeep'),
    phrase('combat phase|phases', 'combat'),
  ],
  begunStep: [phrase('turn', 'turn'), phrase('<skippedStep>')],
  begunWord: [phrase('step|turn|phase', true)],
  /** The event that is replaced. */
  wouldObject: [phrase('<wouldKnown>'), phrase('<wouldOne>')],
  /** It was spoken of, wherever it is. */
  wouldKnown: [
    phrase('<selfWord>', 'self'),
    phrase('that <noun:nounMeant>', { among: { said: 'that', noun: '<noun>' } }),
    phrase('it', { among: { said: 'it' } }),
  ],
  wouldOne: [
    phrase('a|an <what:one>', '<what>'),
    phrase('another <what:one>', { '...what': '<what>', other: true }),
  ],
  wouldPermanent: [phrase('<wouldObject>'), phrase('<attachedWord>', 'attached')],
  wouldCard: [
    phrase('a card or token', {}),
    phrase('a card', { card: true }),
    phrase('a|an <what:describedCard>', { '...what': '<what>', card: true }),
  ],
  wouldPlayer: [
    phrase('you', 'you'),
    phrase('an opponent', 'opponents'),
    phrase('a player', 'everyone'),
    phrase('enchanted player|opponent', 'attachedPlayer'),
  ],
  wouldTokens: [phrase('tokens', {}), phrase('<what:tokensOfAKind>', { tokens: '<what>' })],
  tokensOfAKind: [
    phrase('<type> tokens', { type: '<type>' }),
    phrase('<subtype> tokens', { subtype: '<subtype>' }),
  ],
  damageSource: [
    phrase('<selfWord>', 'self'),
    phrase('<attachedWord>', 'attached'),
    phrase('a source', {}),
    phrase('a source you control', { controller: 'you' }),
    phrase('another source you control', { controller: 'you', other: true }),
    phrase('a source an opponent controls', { controller: 'opponents' }),
    phrase('a|an <color> source you control', { color: '<color>', controller: 'you' }),
    phrase('another <color> source you control', { color: '<color>', controller: 'you', other: true }),
    phrase('a|an <what:one>', '<what>'),
    phrase('another <what:one>', { '...what': '<what>', other: true }),
  ],
  damagedRecipient: [
    phrase('<selfWord>', { to: 'self' }),
    phrase('<attachedWord>', { to: 'attached' }),
    phrase('you', { toPlayer: 'you' }),
    phrase('a player', { toPlayer: 'everyone' }),
    phrase('an opponent', { toPlayer: 'opponents' }),
    phrase('a permanent or player', { to: {}, toPlayer: 'everyone' }),
    phrase('enchanted player|opponent', { toPlayer: 'attachedPlayer' }),
    phrase('you or a permanent you control', { to: { controller: 'you' }, toPlayer: 'you' }),
    phrase('<self:selfWord> and/or you', { to: 'self', toPlayer: 'you' }),
    phrase('you and/or <what:many>', { to: '<what>', toPlayer: 'you' }),
    phrase('an opponent or a permanent an opponent controls', {
      to: { controller: 'opponents' },
      toPlayer: 'opponents',
    }),
    phrase('a|an <what:one>', { to: '<what>' }),
    phrase('<among:target>', { to: { among: '<among>' } }),
  ],
  /** How the event is another one. */
  insteadOfIt: [
    phrase('they search the top <amount:numeral> cards of that library', { amount: '<amount>' }),
    phrase('that player searches the top <amount:numeral> cards of that library', { amount: '<amount>' }),
    phrase('it enters (the battlefield)? under your control', { under: 'you' }),
    phrase('those tokens plus an additional <token:tokenMade> are created', {
      also: [{ do: 'create', token: '<token>' }],
    }),
    phrase('put <amount:changedMany> of each of those kinds of counters on that permanent or player', {
      amount: '<amount>',
    }),
    phrase('<amount:changedMany> of those tokens are created', { amount: '<amount>' }),
    phrase('it creates <amount:changedMany> of those tokens', { amount: '<amount>' }),
    phrase('create <amount:changedMany> of those tokens', { amount: '<amount>' }),
    phrase('it deals <amount:changedDamage> to <again:sameRecipient>', { amount: '<amount>' }),
    phrase('it deals <amount:changedDamage>', { amount: '<amount>' }),
    phrase('that source deals <amount:changedDamage> to <again:sameRecipient>', { amount: '<amount>' }),
    phrase('that source deals <amount:changedDamage>', { amount: '<amount>' }),
    phrase('<amount:changedMany> <kind:counterKind> counters are put on <again:sameObject>', {
      amount: '<amount>',
    }),
    phrase('it puts <amount:changedMany> of those counters on <again:sameObject>', { amount: '<amount>' }),
    phrase('<amount:changedMany> of each of those kinds of counters are put on <again:sameObject>', {
      amount: '<amount>',
    }),
  ],
  sameObject: [phrase('it|that', true), phrase('that creature|permanent', true)],
  sameRecipient: [
    phrase('that player', true),
    phrase('that permanent or player', true),
    phrase('that creature or player', true),
    phrase('that permanent', true),
    phrase('that creature', true),
  ],
  changedDamage: [
    phrase('double that damage', twice),
    phrase('twice that much damage', twice),
    phrase('triple that damage', { number: 'times', of: [3, eventAmount] }),
    phrase('that much damage plus <n:figure>', { number: 'plus', of: [eventAmount, '<n>'] }),
    phrase('that much damage minus <n:figure>', { number: 'minus', of: [eventAmount, '<n>'] }),
  ],
  changedMany: [
    phrase('twice that many', twice),
    phrase('that many plus <n:numeral>', { number: 'plus', of: [eventAmount, '<n>'] }),
  ],
};
