import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../machines/rules/events/index.ts';
import { occurrences } from '../../../machines/rules/events/match.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import type { ManaUnit } from '../../../machines/rules/state/mana.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const { game, id } = smallGame([
  { card: card('Watcher', ['artifact']) },
  { card: creature('Bear', 2, 2) },
  { card: creature('Ox', 2, 4), owner: 1 },
  { card: card('Relic', ['artifact']), owner: 1 },
  { card: card('Sage', ['planeswalker']), owner: 1 },
  { card: card('Island', ['land']), owner: 1 },
  { card: creature('Ghost', 1, 1), zone: 'graveyard' },
]);
const watcher = id('Watcher');
const bear = id('Bear');
const ox = id('Ox');
const relic = id('Relic');
const sage = id('Sage');
const island = id('Island');
const ghost = id('Ghost');
write(game).object(watcher).attachedTo = { object: bear };
const turn = write(game).turn();
turn.facts = { cardsDrawn: [2, 0] };
turn.begun = { upkeep: 2 };
write(game).root.combat = {
  attackers: [
    {
      object: bear,
      defender: { player: 1 },
      defendingPlayer: 1,
      blocked: null,
      blockers: [],
      declared: true,
    },
    {
      object: watcher,
      defender: { object: sage },
      defendingPlayer: 1,
      blocked: null,
      blockers: [],
      declared: true,
    },
  ],
  blockers: [],
  anyAttacked: true,
  declaredBlocks: [],
  damageStep: 'none',
  firstStrikers: [],
};
write(game).changed();

/** A condition, events that meet it with what each occurrence was about, and events that don’t. */
interface Case {
  readonly condition: TriggerCondition;
  readonly met: readonly (readonly [GameEvent, ...object[]])[];
  readonly unmet: readonly GameEvent[];
}

const creatures = { type: 'creature' } as const;
const ofPlayer = <Type extends 'shuffle' | 'draw' | 'concede'>(type: Type, player: number) => ({
  type,
  player,
});
const to = (object: number, zone: 'graveyard' | 'hand' | 'exile'): EventOf<'move'> =>
  makeMove(game, object, zone, { why: 'effect' });
const damage = (source: number, on: EventOf<'damage'>['to'], more: Partial<EventOf<'damage'>> = {}) =>
  ({ type: 'damage', source, to: on, amount: 2, combat: false, preventable: true, ...more }) as const;
const attack = (...attackers: EventOf<'attack'>['attackers']): GameEvent => ({
  type: 'attack',
  player: 0,
  attackers,
});
const unit = (type: ManaUnit['type']): ManaUnit => ({
  type,
  source: island,
  snow: false,
  spendOnly: null,
  lasts: false,
});
const atPlayer = { player: 1 };
const put = (object: number, kind: string, count: number): GameEvent => ({
  type: 'putCounters',
  on: { object },
  kind,
  count,
  player: 0,
});
const removed = (object: number, kind: string, count: number): GameEvent => ({
  type: 'removeCounters',
  on: { object },
  kind,
  count,
});

const cases: Readonly<Record<string, Case>> = {
  '603.6c: leaves the battlefield': {
    condition: { on: 'leaves', object: creatures },
    met: [
      [to(bear, 'hand'), { object: bear, player: 0 }],
      [to(ox, 'exile'), { object: ox, player: 1 }],
      [
        { type: 'cease', object: ox },
        { object: ox, player: 1 },
      ],
    ],
    unmet: [to(relic, 'hand'), to(ghost, 'hand'), { type: 'cease', object: ghost }],
  },
  '603.6c: leaves for somewhere': {
    condition: { on: 'leaves', object: creatures, to: 'hand' },
    met: [[to(bear, 'hand'), { object: bear, player: 0 }]],
    unmet: [to(bear, 'exile'), { type: 'cease', object: ox }],
  },
  '603.6c: leaves for anywhere else': {
    condition: { on: 'leaves', object: creatures, notTo: 'hand' },
    met: [[to(bear, 'exile'), { object: bear, player: 0 }]],
    unmet: [to(bear, 'hand')],
  },
  '603.6d: leaves a graveyard': {
    condition: { on: 'leaves', object: creatures, from: 'graveyard' },
    met: [[to(ghost, 'hand'), { object: ghost, player: 0 }]],
    unmet: [to(bear, 'hand'), { type: 'cease', object: ghost }],
  },
  '700.4: dies': {
    condition: { on: 'dies', object: {} },
    met: [[to(bear, 'graveyard'), { object: bear, player: 0 }]],
    unmet: [to(bear, 'exile'), to(relic, 'graveyard')],
  },
  '700.4: dies, of what it is attached to': {
    condition: { on: 'dies', object: 'attached' },
    met: [[to(bear, 'graveyard'), { object: bear, player: 0 }]],
    unmet: [to(ox, 'graveyard'), to(bear, 'hand')],
  },
  '701.8a: is destroyed': {
    condition: { on: 'destroyed', object: creatures },
    met: [
      [
        { type: 'destroy', object: ox, cantBeRegenerated: false },
        { object: ox, player: null },
      ],
    ],
    unmet: [{ type: 'destroy', object: relic, cantBeRegenerated: false }, to(ox, 'graveyard')],
  },
  '701.8a: is destroyed by what a player controls': {
    condition: { on: 'destroyed', object: creatures, causedBy: 'you' },
    met: [],
    unmet: [{ type: 'destroy', object: ox, cantBeRegenerated: false }],
  },
  '701.21a: a player sacrifices': {
    condition: { on: 'sacrificed', object: creatures, by: 'opponents' },
    met: [
      [
        { type: 'sacrifice', object: ox, player: 1 },
        { object: ox, player: 1 },
      ],
    ],
    unmet: [
      { type: 'sacrifice', object: bear, player: 0 },
      { type: 'sacrifice', object: relic, player: 1 },
    ],
  },
  '508.1m: attacks': {
    condition: { on: 'attacks', object: creatures },
    met: [
      [
        attack({ object: bear, defender: atPlayer }, { object: ox, defender: { object: sage } }),
        { object: bear, player: 0, otherPlayer: 1 },
        { object: ox, player: 0, otherPlayer: null },
      ],
    ],
    unmet: [attack({ object: relic, defender: atPlayer }), ofPlayer('draw', 0)],
  },
  '508.3a: attacks a player': {
    condition: { on: 'attacks', object: creatures, player: 'opponents' },
    met: [
      [
        attack({ object: bear, defender: atPlayer }, { object: ox, defender: { object: sage } }),
        { object: bear, player: 0, otherPlayer: 1 },
      ],
    ],
    unmet: [attack({ object: ox, defender: { player: 0 } })],
  },
  '508.3a: attacks a player or a planeswalker of theirs': {
    condition: { on: 'attacks', object: creatures, player: 'opponents', orPlaneswalkers: true },
    met: [
      [attack({ object: bear, defender: { object: sage } }), { object: bear, player: 0, otherPlayer: null }],
      [attack({ object: bear, defender: atPlayer }), { object: bear, player: 0, otherPlayer: 1 }],
    ],
    unmet: [attack({ object: bear, defender: { object: relic } })],
  },
  '506.5: attacks alone': {
    condition: { on: 'attacks', object: 'attached', alone: true },
    met: [[attack({ object: bear, defender: atPlayer }), { object: bear, player: 0, otherPlayer: 1 }]],
    unmet: [attack({ object: bear, defender: atPlayer }, { object: ox, defender: atPlayer })],
  },
  '508.3d: a player attacks with creatures': {
    condition: { on: 'playerAttacks', by: 'you', with: creatures, atLeast: 2 },
    met: [
      [
        attack({ object: bear, defender: atPlayer }, { object: ox, defender: { object: sage } }),
        { player: 0, amount: 2 },
      ],
    ],
    unmet: [
      attack({ object: bear, defender: atPlayer }, { object: relic, defender: atPlayer }),
      {
        type: 'attack',
        player: 1,
        attackers: [
          { object: bear, defender: atPlayer },
          { object: ox, defender: atPlayer },
        ],
      },
    ],
  },
  '509.3a: blocks': {
    condition: { on: 'blocks', object: creatures },
    met: [
      [
        { type: 'block', player: 1, blockers: [{ object: ox, attackers: [bear, watcher] }] },
        { object: ox, other: bear },
      ],
    ],
    unmet: [{ type: 'block', player: 1, blockers: [{ object: relic, attackers: [bear] }] }],
  },
  '509.3b: blocks a creature, once for each': {
    condition: { on: 'blocks', object: creatures, blocked: creatures },
    met: [
      [
        { type: 'block', player: 1, blockers: [{ object: ox, attackers: [bear, watcher, ghost] }] },
        { object: ox, other: bear },
      ],
    ],
    unmet: [{ type: 'block', player: 1, blockers: [{ object: ox, attackers: [watcher] }] }],
  },
  '509.3c: becomes blocked': {
    condition: { on: 'becomesBlocked', object: creatures },
    met: [
      [
        { type: 'becomeBlocked', object: bear, by: [ox, relic] },
        { object: bear, other: ox, amount: 2 },
      ],
      [
        { type: 'becomeBlocked', object: bear, by: [] },
        { object: bear, other: null, amount: 0 },
      ],
    ],
    unmet: [{ type: 'becomeBlocked', object: relic, by: [ox] }],
  },
  '509.3d: becomes blocked by a creature, once for each': {
    condition: { on: 'becomesBlocked', object: creatures, by: creatures },
    met: [
      [
        { type: 'becomeBlocked', object: bear, by: [ox, relic] },
        { object: bear, other: ox },
      ],
    ],
    unmet: [{ type: 'becomeBlocked', object: bear, by: [relic] }],
  },
  '509.3g: attacks and isn’t blocked': {
    condition: { on: 'attacksUnblocked', object: {} },
    met: [
      [
        { type: 'unblocked', object: bear },
        { object: bear, otherPlayer: 1 },
      ],
      [
        { type: 'unblocked', object: watcher },
        { object: watcher, otherPlayer: null },
      ],
    ],
    unmet: [{ type: 'becomeBlocked', object: bear, by: [] }],
  },
  '509.3g: attacks a player and isn’t blocked': {
    condition: { on: 'attacksUnblocked', object: {}, player: 'opponents' },
    met: [
      [
        { type: 'unblocked', object: bear },
        { object: bear, otherPlayer: 1 },
      ],
    ],
    unmet: [{ type: 'unblocked', object: watcher }],
  },
  '701.14a: fights': {
    condition: { on: 'fights', object: creatures },
    met: [[{ type: 'fight', objects: [bear, ox] }, { object: bear }, { object: ox }]],
    unmet: [{ type: 'fight', objects: [relic] }, damage(bear, { object: ox })],
  },
  '120.2: deals damage': {
    condition: { on: 'dealsDamage' },
    met: [
      [damage(relic, { object: ox }), { source: relic, amount: 2, object: ox, player: null }],
      [damage(bear, atPlayer), { source: bear, amount: 2, object: null, player: 1 }],
    ],
    unmet: [damage(bear, atPlayer, { amount: 0 })],
  },
  '120.2: deals combat damage to a player': {
    condition: { on: 'dealsDamage', source: creatures, combat: true, toPlayer: 'opponents' },
    met: [[damage(bear, atPlayer, { combat: true }), { source: bear, amount: 2, object: null, player: 1 }]],
    unmet: [
      damage(bear, atPlayer),
      damage(relic, atPlayer, { combat: true }),
      damage(bear, { player: 0 }, { combat: true }),
      damage(bear, { object: ox }, { combat: true }),
    ],
  },
  '120.2: deals damage to a creature': {
    condition: { on: 'dealsDamage', to: creatures },
    met: [[damage(bear, { object: ox }), { source: bear, amount: 2, object: ox, player: null }]],
    unmet: [damage(bear, { object: sage }), damage(bear, atPlayer)],
  },
  '120.2: is dealt damage': {
    condition: { on: 'dealtDamage', object: creatures },
    met: [[damage(relic, { object: ox }), { source: relic, amount: 2, object: ox, player: null }]],
    unmet: [
      damage(relic, { object: sage }),
      damage(relic, atPlayer),
      damage(relic, { object: ox }, { amount: 0 }),
    ],
  },
  '120.10: is dealt excess damage': {
    condition: { on: 'dealtDamage', object: creatures, excess: true },
    met: [
      [damage(relic, { object: ox }, { excess: 1 }), { source: relic, amount: 1, object: ox, player: null }],
    ],
    unmet: [damage(relic, { object: ox }), damage(relic, { object: ox }, { excess: 0 })],
  },
  '120.2: a player is dealt damage, but not in combat': {
    condition: { on: 'dealtDamage', player: 'you', combat: false },
    met: [[damage(ox, { player: 0 }), { source: ox, amount: 2, object: null, player: 0 }]],
    unmet: [damage(ox, { player: 0 }, { combat: true }), damage(ox, atPlayer), damage(ox, { object: bear })],
  },
  '701.26a: becomes tapped': {
    condition: { on: 'tapped', object: 'attached' },
    met: [[{ type: 'tap', object: bear }, { object: bear }]],
    unmet: [
      { type: 'tap', object: ox },
      { type: 'untap', object: bear },
    ],
  },
  '701.26b: becomes untapped': {
    condition: { on: 'untapped', object: 'self' },
    met: [[{ type: 'untap', object: watcher }, { object: watcher }]],
    unmet: [
      { type: 'untap', object: ox },
      { type: 'tap', object: watcher },
    ],
  },
  '702.26a: phases out': {
    condition: { on: 'phasesOut', object: creatures },
    met: [[{ type: 'phase', object: ox, out: true }, { object: ox }]],
    unmet: [
      { type: 'phase', object: ox, out: false },
      { type: 'phase', object: relic, out: true },
    ],
  },
  '702.26a: phases in': {
    condition: { on: 'phasesIn', object: creatures },
    met: [[{ type: 'phase', object: ox, out: false }, { object: ox }]],
    unmet: [{ type: 'phase', object: ox, out: true }],
  },
  '701.27a: transforms': {
    condition: { on: 'transforms', object: creatures },
    met: [[{ type: 'turnFace', object: ox, face: 1 }, { object: ox }]],
    unmet: [
      { type: 'turnFace', object: relic, face: 1 },
      { type: 'turnFaceUp', object: ox },
    ],
  },
  '708.8: is turned face up': {
    condition: { on: 'turnedFaceUp', object: creatures },
    met: [[{ type: 'turnFaceUp', object: ox }, { object: ox }]],
    unmet: [{ type: 'turnFaceUp', object: relic }],
  },
  '122.6: counters are put on it, each by itself': {
    condition: { on: 'countersPut', object: creatures, kind: '+1/+1' },
    met: [[put(ox, '+1/+1', 2), { object: ox, player: 0, amount: 1 }, { object: ox, player: 0, amount: 1 }]],
    unmet: [put(ox, 'charge', 1), put(relic, '+1/+1', 1), put(ox, '+1/+1', 0)],
  },
  '122.6: one or more counters are put on it': {
    condition: { on: 'countersPut', object: creatures, oneOrMore: true },
    met: [[put(ox, 'charge', 2), { object: ox, player: 0, amount: 2 }]],
    unmet: [
      put(relic, 'charge', 2),
      { type: 'putCounters', on: { player: 0 }, kind: 'poison', count: 1, player: 1 },
    ],
  },
  '122.1: a counter is removed from it, each by itself': {
    condition: { on: 'counterRemoved', object: creatures, kind: 'time' },
    met: [[removed(ox, 'time', 2), { object: ox, amount: 1 }, { object: ox, amount: 1 }]],
    unmet: [removed(ox, 'charge', 1), removed(relic, 'time', 1)],
  },
  '122.1: the last counter is removed from it': {
    condition: { on: 'counterRemoved', object: creatures, last: true },
    met: [[removed(ox, 'time', 2), { object: ox, amount: 1 }]],
    unmet: [{ type: 'removeCounters', on: { player: 0 }, kind: 'time', count: 1 }],
  },
  '701.37a: becomes monstrous': {
    condition: { on: 'becomesMonstrous', object: creatures },
    met: [
      [
        { type: 'becomeMonstrous', object: ox, n: 3 },
        { object: ox, amount: 3 },
      ],
    ],
    unmet: [{ type: 'becomeMonstrous', object: relic, n: 3 }],
  },
  '716.2b: becomes a level': {
    condition: { on: 'becomesLevel', object: 'self', level: 2 },
    met: [[{ type: 'becomeLevel', object: watcher, level: 2 }, { object: watcher }]],
    unmet: [
      { type: 'becomeLevel', object: watcher, level: 3 },
      { type: 'becomeLevel', object: relic, level: 2 },
    ],
  },
  '701.3a: becomes attached': {
    condition: { on: 'attachedTo', object: 'self' },
    met: [
      [
        { type: 'attach', object: watcher, to: { object: ox } },
        { object: watcher, other: ox },
      ],
      [
        { type: 'attach', object: watcher, to: atPlayer },
        { object: watcher, other: null, player: 1 },
      ],
    ],
    unmet: [{ type: 'attach', object: relic, to: { object: ox } }],
  },
  '701.3a: becomes attached to a creature': {
    condition: { on: 'attachedTo', object: 'self', to: creatures },
    met: [
      [
        { type: 'attach', object: watcher, to: { object: ox } },
        { object: watcher, other: ox },
      ],
    ],
    unmet: [
      { type: 'attach', object: watcher, to: { object: relic } },
      { type: 'attach', object: watcher, to: atPlayer },
    ],
  },
  '701.3d: becomes unattached': {
    condition: { on: 'unattached', object: 'self' },
    met: [
      [
        { type: 'unattach', object: watcher, from: { object: ox } },
        { object: watcher, other: ox },
      ],
      [
        { type: 'unattach', object: watcher, from: atPlayer },
        { object: watcher, other: null, player: 1 },
      ],
    ],
    unmet: [{ type: 'unattach', object: relic, from: { object: ox } }],
  },
  '603.2b: a step begins': {
    condition: { on: 'begins', step: 'upkeep', whose: 'you' },
    met: [[{ type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 }, { player: 0 }]],
    unmet: [
      { type: 'beginStep', step: 'draw', phase: 'beginning', player: 0 },
      { type: 'beginPhase', phase: 'beginning', player: 0 },
      { type: 'endStep', step: 'upkeep', phase: 'beginning' },
    ],
  },
  '603.2b: an opponent’s step begins': {
    condition: { on: 'begins', step: 'upkeep', whose: 'opponents' },
    met: [],
    unmet: [{ type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 }],
  },
  '603.2b: a phase begins': {
    condition: { on: 'begins', step: 'combat' },
    met: [[{ type: 'beginPhase', phase: 'combat', player: 0 }, { player: 0 }]],
    unmet: [{ type: 'beginStep', step: 'beginningOfCombat', phase: 'combat', player: 0 }],
  },
  '603.2b: the second such step of the turn begins': {
    condition: { on: 'begins', step: 'upkeep', nthStep: 2 },
    met: [[{ type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 }, { player: 0 }]],
    unmet: [{ type: 'beginStep', step: 'draw', phase: 'beginning', player: 0 }],
  },
  '603.2b: the first of its kind is not the second': {
    condition: { on: 'begins', step: 'upkeep', nthStep: 1 },
    met: [],
    unmet: [{ type: 'beginStep', step: 'upkeep', phase: 'beginning', player: 0 }],
  },
  '121.1: a player draws': {
    condition: { on: 'draws', who: 'you' },
    met: [[ofPlayer('draw', 0), { player: 0, amount: 1 }]],
    unmet: [ofPlayer('draw', 1), ofPlayer('shuffle', 0)],
  },
  '121.1: a player draws their second card': {
    condition: { on: 'draws', who: 'everyone', nth: 2 },
    met: [[ofPlayer('draw', 0), { player: 0, amount: 1 }]],
    unmet: [ofPlayer('draw', 1)],
  },
  '119.9: a player gains life': {
    condition: { on: 'gainsLife', who: 'you' },
    met: [
      [
        { type: 'gainLife', player: 0, amount: 2 },
        { player: 0, amount: 2 },
      ],
    ],
    unmet: [
      { type: 'gainLife', player: 0, amount: 0 },
      { type: 'gainLife', player: 1, amount: 2 },
    ],
  },
  '119.4: a player loses life, also by paying it': {
    condition: { on: 'losesLife', who: 'opponents' },
    met: [
      [
        { type: 'loseLife', player: 1, amount: 2 },
        { player: 1, amount: 2 },
      ],
      [
        { type: 'payLife', player: 1, amount: 3 },
        { player: 1, amount: 3 },
      ],
    ],
    unmet: [
      { type: 'loseLife', player: 0, amount: 2 },
      { type: 'payLife', player: 1, amount: 0 },
      { type: 'gainLife', player: 1, amount: 2 },
    ],
  },
  '603.9: a player loses the game': {
    condition: { on: 'losesGame', who: 'opponents' },
    met: [
      [{ type: 'lose', player: 1, rule: '104.3a' }, { player: 1 }],
      [ofPlayer('concede', 1), { player: 1 }],
    ],
    unmet: [ofPlayer('concede', 0)],
  },
  '305.1: a player plays a land': {
    condition: { on: 'landPlayed', by: 'opponents', land: { type: 'land' } },
    met: [
      [
        { type: 'landPlayed', object: island, player: 1 },
        { object: island, player: 1 },
      ],
    ],
    unmet: [
      { type: 'landPlayed', object: island, player: 0 },
      { type: 'landPlayed', object: bear, player: 1 },
    ],
  },
  '701.22d: a player scries': {
    condition: { on: 'performs', action: 'scry', who: 'you' },
    met: [
      [
        { type: 'perform', action: 'scry', player: 0, object: null, amount: 2 },
        { object: null, player: 0, amount: 2 },
      ],
    ],
    unmet: [
      { type: 'perform', action: 'scry', player: 1, object: null, amount: 2 },
      { type: 'perform', action: 'surveil', player: 0, object: null, amount: 2 },
    ],
  },
  '701.24a: a player shuffles': {
    condition: { on: 'shuffles', who: 'you' },
    met: [[ofPlayer('shuffle', 0), { player: 0 }]],
    unmet: [ofPlayer('shuffle', 1), ofPlayer('draw', 0)],
  },
  '106.12a: is tapped for mana': {
    condition: { on: 'tappedForMana', object: { type: 'land' }, by: 'opponents', types: ['U'] },
    met: [
      [
        { type: 'tapForMana', player: 1, object: island, units: [unit('U'), unit('G'), unit('U')] },
        { object: island, player: 1, amount: 2, types: ['U'] },
      ],
    ],
    unmet: [
      { type: 'tapForMana', player: 1, object: island, units: [unit('G')] },
      { type: 'tapForMana', player: 0, object: island, units: [unit('U')] },
      { type: 'tapForMana', player: 1, object: relic, units: [unit('U')] },
    ],
  },
  '106.4: mana is added': {
    condition: { on: 'manaAdded', to: 'opponents', source: { type: 'land' } },
    met: [
      [
        { type: 'addMana', player: 1, units: [unit('U'), unit('G')], source: island },
        { object: island, player: 1, amount: 2, types: ['U', 'G'] },
      ],
    ],
    unmet: [
      { type: 'addMana', player: 0, units: [unit('U')], source: island },
      { type: 'addMana', player: 1, units: [unit('U')], source: relic },
      { type: 'addMana', player: 1, units: [], source: island },
    ],
  },
  '603.10d: a player loses control of it': {
    condition: { on: 'controlChanges', object: creatures, from: 'opponents' },
    met: [
      [
        { type: 'controlChange', object: ox, from: 1, to: 0 },
        { object: ox, player: 0, otherPlayer: 1 },
      ],
      [to(ox, 'hand'), { object: ox, otherPlayer: 1 }],
    ],
    unmet: [
      { type: 'controlChange', object: ox, from: 0, to: 1 },
      { type: 'controlChange', object: relic, from: 1, to: 0 },
      to(bear, 'hand'),
    ],
  },
};

describe('603.2: an event meets a trigger condition, once for each occurrence (603.2c)', () => {
  test.each(Object.keys(cases))('%s', (name) => {
    const { condition, met = [], unmet = [] } = cases[name] ?? {};
    if (condition === undefined) return;
    const found = (event: GameEvent) => occurrences(game, scopeOf(watcher, 0), condition, event);
    expect(met.map(([event]) => found(event))).toEqual(met.map(([, ...abouts]) => abouts));
    expect(unmet.map(found)).toEqual(unmet.map(() => []));
  });
});
