/** Damage (120), by what deals it and by what is dealt it. */
import { controllerOf } from '../../rules/characteristics/index.ts';
import { by, is, type Looking } from '../../rules/events/looking.ts';
import type { EventOf } from '../../rules/state/event.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface DealsDamage {
  readonly on: 'dealsDamage';
  /** Without it any source of damage, each by itself. */
  readonly source?: Watched;
  readonly combat?: boolean;
  readonly to?: Watched;
  readonly toPlayer?: Players;
  /** "One or more"; or one or more that a player controls: `otherPlayer` of the event. */
  readonly oneOrMore?: true | 'ofAPlayer';
}

/** Where sources of damage are: a spell is one as a permanent is. */
const sourceZones = ['battlefield', 'stack'] as const;

/** `object` or `player` is what is dealt damage; `otherPlayer` whose creatures deal it. */
export const dealsDamage: TriggerWord<DealsDamage, ['source', 'object', 'player', 'otherPlayer', 'amount']> =
  {
    shape: {
      source: 'self, attached or filter?',
      combat: 'yes or no?',
      to: 'self, attached or filter?',
      toPlayer: 'players?',
      oneOrMore: 'one or more?',
    },
    said: {
      event: [
        phrase('[deal] <damage:damageKind>', [
          { on: 'dealsDamage', '...damage': '<damage>', '...source': { '...object': '<object>' } },
        ]),
        phrase('[deal] <damage:damageKind> to <to:damagedWhom>', [
          {
            on: 'dealsDamage',
            '...damage': '<damage>',
            '...source': { '...object': '<object>' },
            '...to': '<to>',
          },
        ]),
      ],
      sourceWatched: [
        phrase('a source you control', { zone: sourceZones, controller: 'you' }),
        phrase('a source an opponent controls', { zone: sourceZones, controller: 'opponents' }),
        phrase('a|an <color> source you control', { zone: sourceZones, color: '<color>', controller: 'you' }),
      ],
      impersonal: [
        phrase('<from:sourceWatched> [deal] <damage:damageKind> to <to:damagedWhom>', [
          { on: 'dealsDamage', '...damage': '<damage>', source: '<from>', '...to': '<to>' },
        ]),
        phrase('<from:sourceWatched> [deal] <damage:damageKind>', [
          { on: 'dealsDamage', '...damage': '<damage>', source: '<from>' },
        ]),
        phrase('<from:sourceWatched> [deal] <damage:damageKind> to one or more permanents and/or players', [
          { on: 'dealsDamage', '...damage': '<damage>', source: '<from>' },
        ]),
        phrase('a source [deal] <damage:damageKind>', [{ on: 'dealsDamage', '...damage': '<damage>' }]),
        phrase('a source [deal] <damage:damageKind> to <to:damagedWhom>', [
          { on: 'dealsDamage', '...damage': '<damage>', '...to': '<to>' },
        ]),
      ],
      damagedWhom: [
        phrase('a player', { toPlayer: 'everyone' }),
        phrase('an opponent', { toPlayer: 'opponents' }),
        phrase('one of your opponents', { toPlayer: 'opponents' }),
        phrase('another player', { toPlayer: 'everyoneElse' }),
        phrase('you', { toPlayer: 'you' }),
        phrase('enchanted player|opponent', { toPlayer: 'attachedPlayer' }),
        phrase('<to:selfWord>', { to: '<to>' }),
        phrase('<to:attachedWord>', { to: '<to>' }),
        phrase('a|an <what:one>', { to: '<what>' }),
        phrase('a player or planeswalker', { toPlayer: 'everyone', to: { type: 'planeswalker' } }),
        phrase('an opponent or planeswalker', { toPlayer: 'opponents', to: { type: 'planeswalker' } }),
        phrase('a player or battle', { toPlayer: 'everyone', to: { type: 'battle' } }),
        phrase('an opponent or battle', { toPlayer: 'opponents', to: { type: 'battle' } }),
      ],
    },
    events: ['damage'],
    gives: ['source', 'object', 'player', 'otherPlayer', 'amount'],
    lacks({ oneOrMore, to, toPlayer }) {
      const anything = to === undefined && toPlayer === undefined;
      return [
        ...(oneOrMore === 'ofAPlayer' ? [] : (['otherPlayer'] as const)),
        ...(anything || to !== undefined ? [] : (['object'] as const)),
        ...(anything || toPlayer !== undefined ? [] : (['player'] as const)),
      ];
    },
    looksBack: false,
    matches: (looking, { combat, oneOrMore, source, to, toPlayer }, event) =>
      event.type === 'damage' &&
      event.amount > 0 &&
      isCombat(combat, event) &&
      (source === undefined || is(looking, source, event.source)) &&
      hits(looking, to, toPlayer, event)
        ? oneOrMore === 'ofAPlayer'
          ? { ...damaged(event), otherPlayer: controllerOf(looking.game, event.source) }
          : damaged(event)
        : null,
    /** A source deals damage once, to all that it deals it to at once; that one or more do to a player, of each player. */
    together({ oneOrMore, to, toPlayer }, { otherPlayer, player, source }) {
      if (oneOrMore !== undefined)
        return `${toPlayer === undefined ? '' : (player ?? '')}:${oneOrMore === 'ofAPlayer' ? (otherPlayer ?? '') : ''}`;
      return to === undefined && toPlayer === undefined ? `${source ?? ''}` : null;
    },
  };

export interface DealtDamage {
  readonly on: 'dealtDamage';
  readonly object?: Watched;
  readonly player?: Players;
  readonly combat?: boolean;
  /** "Is dealt excess damage" (120.10): so much is the amount. */
  readonly excess?: true;
}

export const dealtDamage: TriggerWord<DealtDamage, ['source', 'object', 'player', 'amount']> = {
  shape: {
    object: 'self, attached or filter?',
    player: 'players?',
    combat: 'yes or no?',
    excess: 'flag?',
  },
  said: {
    event: [
      phrase('is|are dealt <damage:damageKind>', [
        { on: 'dealtDamage', '...damage': '<damage>', '...object': '<object>' },
      ]),
      phrase('is|are dealt excess damage', [{ on: 'dealtDamage', excess: true, '...object': '<object>' }]),
      phrase('is|are dealt excess noncombat damage', [
        { on: 'dealtDamage', excess: true, combat: false, '...object': '<object>' },
      ]),
    ],
    impersonal: [
      phrase("you're dealt <damage:damageKind>", [
        { on: 'dealtDamage', '...damage': '<damage>', player: 'you' },
      ]),
      phrase('<player:whoIsDealt> [are] dealt <damage:damageKind>', [
        { on: 'dealtDamage', '...damage': '<damage>', player: '<player>' },
      ]),
    ],
  },
  events: ['damage'],
  gives: ['source', 'object', 'player', 'amount'],
  lacks: ({ object, player }) => [
    ...(object === undefined ? (['object'] as const) : []),
    ...(player === undefined ? (['player'] as const) : []),
  ],
  looksBack: false,
  matches(looking, condition, event) {
    if (event.type !== 'damage' || event.amount <= 0 || !isCombat(condition.combat, event)) return null;
    const met =
      'object' in event.to
        ? condition.object !== undefined && is(looking, condition.object, event.to.object)
        : condition.player !== undefined && by(looking, condition.player, event.to.player);
    if (!met || condition.excess === undefined) return met ? damaged(event) : null;
    const { excess = 0 } = event;
    return excess > 0 ? { ...damaged(event), amount: excess } : null;
  },
  /** It is dealt damage once by all that deals it at once. */
  together: (_condition, { object, player }) => `${object ?? ''}:${player ?? ''}`,
};

const isCombat = (wanted: boolean | undefined, { combat }: EventOf<'damage'>): boolean =>
  wanted === undefined || wanted === combat;

/** Whether damage is dealt to what a condition speaks of; where it speaks of nothing, any is. */
function hits(
  looking: Looking,
  to: Watched | undefined,
  toPlayer: Players | undefined,
  event: EventOf<'damage'>,
): boolean {
  if (to === undefined && toPlayer === undefined) return true;
  return 'object' in event.to
    ? to !== undefined && is(looking, to, event.to.object)
    : toPlayer !== undefined && by(looking, toPlayer, event.to.player);
}

const damaged = (event: EventOf<'damage'>) => ({
  source: event.source,
  amount: event.amount,
  object: 'object' in event.to ? event.to.object : null,
  player: 'player' in event.to ? event.to.player : null,
});
