import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  create,
  creature as creatures,
  creatureToken,
  destroy,
  exile,
  gainLife,
  having,
  keyword,
  mana,
  mill,
  modalSpell,
  mode,
  move,
  one,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Condition, TriggerCondition } from '../../machines/rules/state/vocabulary/index.ts';
import type { Zone } from '../../machines/rules/state/zones.ts';

const scale = (when: TriggerCondition) =>
  creature('Returning Scale', '3/3', '', { abilities: [triggered({ when, effect: [gainLife(2)] })] });
const mover = (from: Zone, zone: Zone) =>
  card('Any Mover', ['sorcery'], {
    manaCost: '{B}',
    abilities: [
      spell(
        [one({ zone: from })],
        zone === 'exile'
          ? exile(target(0))
          : move(target(0), { zone, ...(zone === 'library' && { position: 'top' }) }),
      ),
    ],
  });
const cell = card('Silent Cell', ['enchantment'], {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});

/** A card with an ability that triggers on its own move from one zone to another, and something that moves it. */
const ownMove = (title: string, from: 'graveyard' | 'exile', to: Zone, when: TriggerCondition) =>
  scenario(title, {
    rules: ['113.6k', '603.10a'],
    alice: { [from]: [scale(when)], hand: [mover(from, to)], mana: 'B' },
    bob: {},
    script: ['alice casts Any Mover on Returning Scale', 'pass until the stack is empty'],
    expect: { 'Returning Scale': { on: to }, alice: { life: 22 } },
    control: {
      withoutAbilities: ['Returning Scale'],
      expect: { 'Returning Scale': { on: to }, alice: { life: 20 } },
    },
  });

const toHand: TriggerCondition = { on: 'putInto', zone: 'hand', from: 'graveyard', object: 'self' };

const inGraveyard: Condition = { holds: 'is', what: 'self', like: { zone: 'graveyard' } };
const zombie = creatureToken(2, 2, ['B'], 'Zombie');
const span = card('Span of the Drowned', ['enchantment'], {
  manaCost: '{B}',
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { ...creatures, owner: 'you' } },
      if: inGraveyard,
      effect: [create(zombie)],
    }),
  ],
});
const fury = creature('Buried Rage', '1/1', '', {
  abilities: [
    {
      kind: 'static',
      if: {
        holds: 'both',
        of: [inGraveyard, { holds: 'exists', what: { subtype: 'Mountain', controller: 'you' } }],
      },
      affects: all({ ...creatures, controller: 'you' }),
      changes: [having(keyword('haste'))],
    },
  ],
});
const digger = creature('Own Digger', '1/1', '', {
  abilities: [activated({ cost: [mana('{B}')], limits: { onlyIf: inGraveyard }, effect: [gainLife(3)] })],
});
const overlord = creature('Far Overlord', '3/3', '', {
  abilities: [
    triggered({
      when: { on: 'attacks', object: creatures },
      if: { holds: 'is', what: 'self', like: { zone: ['command', 'battlefield'] } },
      effect: [gainLife(1)],
    }),
  ],
});
const murder = card('Plain Murder', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetCreature], destroy(target(0)))],
});
const wrath = card('Plain Wrath', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], destroy(all({ anyType: ['creature', 'enchantment'] })))],
});

/** Two of: destroy all artifacts, destroy all enchantments, destroy all creatures. */
const command = card('Stern Command', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    modalSpell(
      2,
      mode([], destroy(all({ type: 'artifact' }))),
      mode([], destroy(all({ type: 'enchantment' }))),
      mode([], destroy(all({ type: 'creature' }))),
    ),
  ],
});

export default [
  ownMove(
    '113.6k: put into your hand from your graveyard: it functions in the graveyard',
    'graveyard',
    'hand',
    toHand,
  ),
  ownMove('113.6k: put into your library from your graveyard', 'graveyard', 'library', {
    on: 'putInto',
    zone: 'library',
    from: 'graveyard',
    object: 'self',
  }),
  ownMove('113.6k: put into exile from your graveyard', 'graveyard', 'exile', {
    on: 'putInto',
    zone: 'exile',
    from: 'graveyard',
    object: 'self',
  }),
  ownMove('113.6k: leaving your graveyard, wherever it goes', 'graveyard', 'exile', {
    on: 'leaves',
    object: 'self',
    from: 'graveyard',
  }),
  ownMove('113.6k: put into your hand from exile: it functions in exile', 'exile', 'hand', {
    on: 'putInto',
    zone: 'hand',
    from: 'exile',
    object: 'self',
  }),
  ownMove(
    '113.6k: put into your graveyard from exile: nothing looks back, it functions in the graveyard',
    'exile',
    'graveyard',
    {
      on: 'putInto',
      zone: 'graveyard',
      from: 'exile',
      object: 'self',
    },
  ),
  ownMove(
    '603.6a: put onto the battlefield from your graveyard: it functions on the battlefield',
    'graveyard',
    'battlefield',
    {
      on: 'putInto',
      zone: 'battlefield',
      from: 'graveyard',
      object: 'self',
    },
  ),
  scenario('603.10a: what had lost its abilities in the graveyard doesn’t trigger as it leaves it', {
    rules: ['603.10a', '113.6k'],
    alice: { graveyard: [scale(toHand)], hand: [mover('graveyard', 'hand')], mana: 'B' },
    bob: { battlefield: [cell] },
    script: ['alice casts Any Mover on Returning Scale', 'pass until the stack is empty'],
    expect: { 'Returning Scale': { on: 'hand' }, alice: { life: 20 } },
    control: { without: 'Silent Cell', expect: { alice: { life: 22 } } },
  }),
  scenario('113.6b: “if this card is in your graveyard” names the zone in which the ability functions', {
    rules: ['113.6b', '603.4'],
    alice: { graveyard: [span], battlefield: ['Grizzly Bears'], hand: [murder], mana: 'B' },
    bob: {},
    script: ['alice casts Plain Murder on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Zombie Token'] } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Grizzly Bears', 'Span of the Drowned'] } },
      expect: { alice: { battlefield: ['Span of the Drowned'] } },
    },
  }),
  scenario('113.6b: what gets to that zone at the same time wasn’t there (603.10a)', {
    rules: ['113.6b', '603.10a'],
    alice: { battlefield: [span, 'Grizzly Bears'], hand: [wrath], mana: 'B' },
    bob: {},
    script: ['alice casts Plain Wrath', 'pass until the stack is empty'],
    expect: { 'Span of the Drowned': { on: 'graveyard' }, alice: { battlefield: 0 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'], graveyard: ['Span of the Drowned'] } },
      expect: { alice: { battlefield: ['Zombie Token'] } },
    },
  }),
  scenario('113.6b: so does “as long as”, also with something else besides', {
    rules: ['113.6b', '604.2'],
    alice: { graveyard: [fury], battlefield: ['Grizzly Bears', 'Mountain'] },
    bob: {},
    expect: { 'Grizzly Bears': { has: ['haste'] } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Grizzly Bears', 'Mountain', 'Buried Rage'] } },
      expect: { 'Grizzly Bears': { hasNot: ['haste'] } },
    },
  }),
  scenario('113.6b: and “activate only if”', {
    rules: ['113.6b', '602.5'],
    alice: { graveyard: [digger], mana: 'B' },
    bob: {},
    script: ['alice activates Own Digger', 'pass until the stack is empty'],
    expect: { alice: { life: 23 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Own Digger'] } },
      script: ['refused 113.6b: alice activates Own Digger'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('113.6b: one that names two zones functions in both', {
    rules: ['113.6b'],
    alice: { command: [overlord], battlefield: ['Grizzly Bears'] },
    bob: {},
    script: ['alice attacks bob with Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      setup: { alice: { command: [], graveyard: ['Far Overlord'] } },
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('113.6b: what puts its own card into the zone that it names functions where it comes from', {
    rules: ['113.6b', '113.6k', '603.4'],
    alice: {
      library: [
        creature('Washed Ashore', '1/1', '', {
          abilities: [
            triggered({
              when: { on: 'putInto', zone: 'graveyard', object: 'self' },
              if: inGraveyard,
              effect: [gainLife(2)],
            }),
          ],
        }),
        'Forest',
      ],
      hand: [card('Little Mill', ['sorcery'], { manaCost: '{B}', abilities: [spell([], mill(1, 'you'))] })],
      mana: 'B',
    },
    bob: {},
    script: ['alice casts Little Mill', 'pass until the stack is empty'],
    expect: { 'Washed Ashore': { on: 'graveyard' }, alice: { life: 22 } },
    control: { withoutAbilities: ['Washed Ashore'], expect: { alice: { life: 20 } } },
  }),
  scenario('608.2c: what is destroyed first is in the graveyard for what is destroyed after it', {
    rules: ['608.2c', '700.2', '113.6b'],
    alice: { battlefield: [span, 'Grizzly Bears'], hand: [command], mana: 'B' },
    bob: {},
    // The modes are done as they are written, in whatever order they are chosen.
    script: ['alice casts Stern Command choosing 3 and 2', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { battlefield: ['Zombie Token'] } },
    control: {
      script: ['alice casts Stern Command choosing 1 and 3', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { battlefield: ['Span of the Drowned'] } },
    },
  }),
  scenario('704.5d: a token is in the graveyard until state-based actions, and no longer', {
    rules: ['704.5d', '111.7', '603.4', '608.2c'],
    alice: { battlefield: [{ card: span, token: true }, 'Grizzly Bears'], hand: [command], mana: 'B' },
    bob: {},
    script: [
      'alice casts Stern Command choosing 2 and 3',
      'everyone passes',
      // It was there to trigger, and isn’t as its ability resolves.
      { expect: { game: { stack: ['the ability of Span of the Drowned'] } } },
      'everyone passes',
    ],
    expect: { alice: { battlefield: 0 }, game: { happened: [{ event: 'trigger' }] } },
    control: {
      // All at once, it isn’t there yet.
      setup: { alice: { hand: [wrath] } },
      script: ['alice casts Plain Wrath', 'everyone passes', 'stop here'],
      expect: { alice: { battlefield: 0 }, game: { stack: 0, notHappened: [{ event: 'trigger' }] } },
    },
  }),
];
