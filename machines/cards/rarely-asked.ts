/** Cards about which questions are rare. */
import {
  activated,
  affecting,
  all,
  anySpell,
  anyTarget,
  artifact,
  as,
  base,
  controllerOf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamage,
  dealDamageToPlayers,
  dealDamageToTarget,
  destroy,
  dies,
  diesSelf,
  draw,
  emblem,
  enchant,
  enchantPlayer,
  enters,
  exactly,
  exile,
  flying,
  gainLife,
  having,
  indestructible,
  inYourGraveyard,
  land,
  landYouControl,
  loyalty,
  mana,
  may,
  modify,
  move,
  moveFrom,
  named,
  one,
  opponentsControl,
  other,
  ownerOf,
  payLife,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  sacrificeSelf,
  spell,
  spellLike,
  staticAbility,
  tap,
  tapThem,
  target,
  targetCreature,
  targetOpponent,
  targetPlayer,
  thatObject,
  thatPlayer,
  trample,
  triggered,
  untap,
  untilEndOfTurn,
  upTo,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  FaceDefinition,
  Filter,
  Instruction,
  Objects,
  TokenDefinition,
} from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  planeswalkerCard,
  sorceryCard,
  spokenOf,
  typed,
} from './define.ts';

const spirit = { setSubtypes: ['Spirit'] } as const;
const anInstantOrSorcery: Filter = { anyType: ['instant', 'sorcery'] };
/** "… dealt damage this way would die this turn, exile it instead." */
const exiledIfItWouldDie = (what: Objects): Instruction => ({
  do: 'replace',
  replacement: { event: { dies: { ...creature, among: what } }, to: { zone: 'exile' } },
  until: 'untilEndOfTurn',
});

const risingElemental: TokenDefinition = {
  ...creatureToken(
    0,
    0,
    ['G', 'W'],
    'Elemental',
    staticAbility({
      characteristicDefining: true,
      changes: [
        {
          set: 'powerToughness',
          setPower: { count: creatureYouControl },
          setToughness: { count: creatureYouControl },
        },
      ],
    }),
  ),
  power: '*',
  toughness: '*',
};

/** The back of Nissa, Vastwood Seer: it has no mana cost, and its color by its indicator (204.2). */
const { manaCost: _none, ...sageAnimist } = planeswalkerCard(
  'Nissa, Sage Animist',
  '',
  'Nissa',
  3,
  loyalty(1, [], as('top', { do: 'reveal', what: { top: 1, of: 'you' } }), {
    do: 'if',
    condition: { is: named('top'), like: { zone: 'library', type: 'land' } },
    then: [move(named('top'), { zone: 'battlefield' })],
    else: [move(named('top'), { zone: 'hand' })],
  }),
  loyalty(
    -2,
    [],
    create({
      ...creatureToken(4, 4, ['G'], 'Elemental'),
      supertypes: ['legendary'],
      name: 'Ashaya, the Awoken World',
    }),
  ),
  loyalty(
    -7,
    [upTo(6, land)],
    untap(target(0)),
    modify(target(0), 'forever', { addTypes: ['creature'] }, { setSubtypes: ['Elemental'] }, base(6, 6)),
  ),
);
const nissaSageAnimist: FaceDefinition = { ...sageAnimist, colorIndicator: ['G'] };

export const rarelyAsked: readonly CardDefinition[] = [
  creatureCard(
    'Tarmogoyf',
    '{1}{G}',
    'Lhurgoyf',
    '*/*',
    staticAbility({
      characteristicDefining: true,
      changes: [
        {
          set: 'powerToughness',
          setPower: { typesAmong: { zone: 'graveyard' } },
          setToughness: { plus: [{ typesAmong: { zone: 'graveyard' } }, 1] },
        },
      ],
    }),
  ),
  creatureCard(
    'Martyrs of Korlis',
    '{3}{W}{W}',
    'Human',
    '1/6',
    staticAbility({
      if: { is: 'self', like: { tapped: false } },
      replaces: { event: { damage: { from: artifact, toPlayer: 'you', atOnce: true } }, redirectTo: 'self' },
    }),
  ),
  artifactCreatureCard(
    'Adaptive Automaton',
    '{3}',
    'Construct',
    '2/2',
    replacement({
      event: { enters: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting('self', { addSubtypes: { chosen: 'type' } }),
    affecting(all(other({ ...creatureYouControl, typeChosen: 'type' })), plus(1, 1)),
  ),
  sorceryCard(
    'Bonus Round',
    '{1}{R}{R}',
    spell([], {
      do: 'delayedTrigger',
      when: [{ on: 'cast', spell: spellLike(anInstantOrSorcery) }],
      effect: [{ do: 'copySpell', what: thatObject, who: thatPlayer, newTargets: true }],
      until: 'untilEndOfTurn',
    }),
  ),
  instantCard(
    'Pact of the Titan',
    '{0}',
    spell([], create(creatureToken(4, 4, ['R'], 'Giant')), {
      do: 'delayedTrigger',
      when: [yourUpkeep],
      effect: [{ do: 'unless', who: 'you', cost: [mana('{4}{R}')], else: [{ do: 'lose', who: 'you' }] }],
    }),
  ),
  creatureCard(
    'Phyrexian Obliterator',
    '{B}{B}{B}{B}',
    'Phyrexian Horror',
    '5/5',
    trample,
    triggered({
      when: { on: 'dealsDamage', to: 'self' },
      effect: [
        {
          do: 'sacrifice',
          who: controllerOf({ event: 'source' }),
          filter: {},
          count: { eventAmount: true },
        },
      ],
    }),
  ),
  enchantmentCard(
    'Quest for the Gravelord',
    '{B}',
    triggered({ when: dies(creature), effect: [may(putCounters('quest', 1, 'self'))] }),
    activated({
      cost: [{ removeCounters: 'quest', count: 3 }, sacrificeSelf],
      effect: [create(creatureToken(5, 5, ['B'], 'Zombie Giant'))],
    }),
  ),
  typed(
    creatureCard(
      'Satyr Firedancer',
      '{1}{R}',
      'Satyr',
      '1/1',
      triggered({
        when: {
          on: 'dealsDamage',
          source: spellLike({ ...anInstantOrSorcery, controller: 'you' }),
          toPlayer: 'opponents',
        },
        targets: [one({ ...creature, controller: thatPlayer })],
        effect: [dealDamage({ eventAmount: true }, target(0))],
      }),
    ),
    'enchantment',
    'creature',
  ),
  auraCard(
    'Genju of the Spires',
    '{R}',
    enchant({ subtype: 'Mountain' }),
    activated({
      cost: [mana('{2}')],
      effect: [
        untilEndOfTurn('attached', { addTypes: ['creature'] }, spirit, { setColors: ['R'] }, base(6, 1)),
      ],
    }),
    triggered({
      when: { on: 'leaves', object: 'attached', to: 'graveyard' },
      effect: [may(moveFrom('graveyard', { zone: 'hand' }))],
    }),
  ),
  instantCard(
    'Graceful Reprieve',
    '{1}{W}',
    spell([targetCreature], {
      do: 'delayedTrigger',
      when: [{ on: 'dies', object: { among: named('about') } }],
      about: target(0),
      effect: [returnToBattlefield(thatObject)],
      until: 'untilEndOfTurn',
    }),
  ),
  sorceryCard(
    "Yamabushi's Storm",
    '{1}{R}',
    spell([], as('damaged', dealDamage(1, all(creature))), exiledIfItWouldDie(named('damaged'))),
  ),
  creatureCard(
    'Tunnel Ignus',
    '{1}{R}',
    'Elemental',
    '2/1',
    triggered({
      when: enters(opponentsControl(land)),
      if: {
        compare: { thisTurn: 'landsEntered', by: controllerOf(thatObject) },
        to: { atLeast: 2 },
      },
      effect: [dealDamageToPlayers(3, controllerOf(thatObject))],
    }),
  ),
  creatureCard(
    'Captain of the Mists',
    '{2}{U}',
    'Human Wizard',
    '2/3',
    triggered({
      when: enters(other(youControl({ subtype: 'Human' }))),
      effect: [untap('self')],
    }),
    activated({
      cost: [mana('{1}{U}'), tap],
      targets: [one({})],
      effect: [
        may({
          do: 'if',
          condition: { is: target(0), like: { tapped: true } },
          then: [untap(target(0))],
          else: [tapThem(target(0))],
        }),
      ],
    }),
  ),
  creatureCard(
    'Champion of Lambholt',
    '{1}{G}{G}',
    'Human Warrior',
    '1/1',
    rulesFor(all({ ...creature, power: { atMost: { minus: [{ value: 'power', of: 'self' }, 1] } } }), {
      cantBlock: creatureYouControl,
    }),
    triggered({
      when: enters(other(creatureYouControl)),
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  instantCard(
    'Leave No Trace',
    '{1}{W}',
    spell(
      [one({ type: 'enchantment' })],
      destroy({
        union: [target(0), all({ type: 'enchantment', notAmong: target(0), sharesColorWith: target(0) })],
      }),
    ),
  ),
  {
    ...creatureCard(
      'Flamescroll Celebrant',
      '{1}{R}',
      'Human Shaman',
      '2/1',
      triggered({
        when: { on: 'activated', by: 'opponents', source: {}, notMana: true },
        effect: [dealDamageToPlayers(1, thatPlayer)],
      }),
      activated({ cost: [mana('{1}{R}')], effect: [untilEndOfTurn('self', plus(2, 0))] }),
    ),
    modal: true,
    back: instantCard(
      'Revel in Silence',
      '{W}{W}',
      spell(
        [],
        {
          do: 'rule',
          players: 'opponents',
          rules: [{ cantCast: {} }, { cantActivate: { type: 'planeswalker' }, onlyLoyalty: true }],
          until: 'untilEndOfTurn',
        },
        exile('self'),
      ),
    ),
  },
  artifactCard(
    'Relic of Progenitus',
    '{1}',
    activated({
      cost: [tap],
      targets: [targetPlayer],
      effect: [
        {
          do: 'choose',
          who: target(0),
          from: { zone: 'graveyard', owner: 'they' },
          count: { min: 1, max: 1 },
          as: 'card',
        },
        exile(named('card')),
      ],
    }),
    activated({
      cost: [mana('{1}'), { exile: 'self' }],
      effect: [exile(all({ zone: 'graveyard' })), draw(1)],
    }),
  ),
  instantCard(
    'Beacon of Immortality',
    '{5}{W}',
    spell(
      [targetPlayer],
      { do: 'setLife', to: { times: [2, { life: target(0) }] }, who: target(0) },
      move('self', { zone: 'library' }),
      { do: 'shuffle', who: 'you' },
    ),
  ),
  sorceryCard(
    "Red Sun's Zenith",
    '{X}{R}',
    spell(
      [anyTarget],
      as('damaged', dealDamageToTarget({ x: true })),
      exiledIfItWouldDie(named('damaged')),
      move('self', { zone: 'library' }),
      { do: 'shuffle', who: ownerOf('self') },
    ),
  ),
  creatureCard(
    'Ruin Processor',
    '{7}',
    'Eldrazi Processor',
    '7/8',
    triggered({
      when: { on: 'cast', by: 'you', spell: 'self' },
      effect: [
        {
          do: 'may',
          then: [
            {
              do: 'choose',
              from: { zone: 'exile', owner: 'opponents' },
              count: { min: 1, max: 1 },
              as: 'card',
            },
            as('put', move(named('card'), { zone: 'graveyard' })),
            { do: 'if', condition: { did: 'put' }, then: [gainLife(5)] },
          ],
        },
      ],
    }),
  ),
  legendary(
    creatureCard(
      'Saffi Eriksdotter',
      '{G}{W}',
      'Human Scout',
      '2/2',
      activated({
        cost: [sacrificeSelf],
        targets: [targetCreature],
        effect: [
          {
            do: 'delayedTrigger',
            when: [
              {
                on: 'putInto',
                zone: 'graveyard',
                from: 'battlefield',
                object: { among: named('about'), owner: 'you' },
              },
            ],
            about: target(0),
            effect: [returnToBattlefield(thatObject)],
            until: 'untilEndOfTurn',
          },
        ],
      }),
    ),
  ),
  creatureCard(
    'Seraph',
    '{6}{W}',
    'Angel',
    '4/4',
    flying,
    triggered({
      when: dies({ ...creature, damagedThisTurnBy: 'self' }),
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: thatObject,
          effect: [
            as('raised', move(named('about'), { zone: 'battlefield', under: 'you' })),
            {
              do: 'delayedTrigger',
              when: [
                { on: 'controlChanges', object: 'self', from: 'you' },
                { on: 'leaves', object: 'self' },
              ],
              about: named('raised'),
              effect: [{ do: 'sacrifice', who: 'you', what: named('about') }],
            },
          ],
        },
      ],
    }),
  ),
  creatureCard(
    'Voice of Resurgence',
    '{G}{W}',
    'Elemental',
    '2/2',
    triggered({
      when: [{ on: 'cast', by: 'opponents', spell: anySpell, turnOf: 'you' }, diesSelf],
      effect: [create(risingElemental)],
    }),
  ),
  creatureCard(
    'Lymph Sliver',
    '{4}{W}',
    'Sliver',
    '3/3',
    affecting(all({ ...creature, subtype: 'Sliver' }), having({ kind: 'keyword', keyword: 'absorb', n: 1 })),
  ),
  artifactCreatureCard(
    'Armored Transport',
    '{3}',
    'Construct',
    '2/1',
    replacement({
      event: {
        damage: { to: 'self', from: { ...creature, blockingAny: 'self' }, combat: true, atOnce: true },
      },
      prevent: true,
    }),
  ),
  artifactCard(
    'Mycosynth Lattice',
    '{6}',
    affecting(all({}), { addTypes: ['artifact'] }),
    affecting(
      {
        union: [
          all({}),
          all({ zone: 'stack', stackObject: 'spell' }),
          all({ zone: ['hand', 'library', 'graveyard', 'exile', 'command'] }),
        ],
      },
      { setColors: [] },
    ),
    staticAbility({ players: 'everyone', rules: [{ spendsAsAnyColor: true }] }),
  ),
  sorceryCard(
    'Reversal of Fortune',
    '{4}{R}{R}',
    spell(
      [targetOpponent],
      { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
      may(
        {
          do: 'choose',
          from: { ...anInstantOrSorcery, zone: 'hand', owner: target(0) },
          count: { min: 1, max: 1 },
          as: 'card',
        },
        as('copy', { do: 'copyCard', what: named('card') }),
      ),
      { do: 'if', condition: { did: 'copy' }, then: [may({ do: 'castWithoutPaying', what: named('copy') })] },
    ),
  ),
  sorceryCard(
    'Spelltwine',
    '{5}{U}',
    spell(
      [
        one(inYourGraveyard(anInstantOrSorcery)),
        one({ ...anInstantOrSorcery, zone: 'graveyard', owner: 'opponents' }),
      ],
      as('exiled', exile({ union: [target(0), target(1)] })),
      as('copies', { do: 'copyCard', what: named('exiled') }),
      { do: 'castWithoutPaying', what: named('copies'), must: true },
      exile('self'),
    ),
  ),
  enchantmentCard(
    'Sylvan Library',
    '{1}{G}',
    triggered({
      when: { on: 'begins', step: 'draw', whose: 'you' },
      effect: [
        may(
          draw(2),
          {
            do: 'choose',
            from: { zone: 'hand', owner: 'you', drawnThisTurn: true },
            count: { min: 2, max: 2 },
            as: 'drawn',
          },
          {
            do: 'forEach',
            of: named('drawn'),
            then: [
              {
                do: 'unless',
                who: 'you',
                cost: [payLife(4)],
                else: [move('it', { zone: 'library', position: 'top' })],
              },
            ],
          },
        ),
      ],
    }),
  ),
  creatureCard('Aven Trailblazer', '{2}{W}', 'Bird Soldier', '2/*', flying, {
    ...staticAbility({
      characteristicDefining: true,
      changes: [{ set: 'powerToughness', setToughness: { basicLandTypesAmong: landYouControl } }],
    }),
    abilityWord: 'Domain',
  }),
  auraCard(
    'Paradox Haze',
    '{2}{U}',
    enchantPlayer('any'),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'attachedPlayer', nthStep: 1 },
      effect: [{ do: 'extraPhases', who: 'attachedPlayer', after: 'thisStep', phases: ['upkeep'] }],
    }),
  ),
  artifactCreatureCard(
    'Steel Hellkite',
    '{6}',
    'Dragon',
    '5/5',
    flying,
    activated({ cost: [mana('{2}')], effect: [untilEndOfTurn('self', plus(1, 0))] }),
    activated({
      cost: [mana('{X}')],
      effect: [
        destroy(
          all({
            notType: 'land',
            manaValue: { exactly: { x: true } },
            controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: 'self' } },
          }),
        ),
      ],
      limits: { timesEachTurn: 1 },
    }),
  ),
  spokenOf(
    'he',
    planeswalkerCard(
      'Gideon of the Trials',
      '{1}{W}{W}',
      'Gideon',
      3,
      loyalty(1, [one({})], {
        do: 'preventDamage',
        amount: 'all',
        from: target(0),
        until: 'untilYourNextTurn',
      }),
      loyalty(
        0,
        [],
        untilEndOfTurn(
          'self',
          { addTypes: ['creature'] },
          { addSubtypes: ['Human', 'Soldier'] },
          base(4, 4),
          having(indestructible),
        ),
        { do: 'preventDamage', amount: 'all', to: 'self', until: 'untilEndOfTurn' },
      ),
      loyalty(
        0,
        [],
        emblem(
          staticAbility({
            if: { exists: youControl({ type: 'planeswalker', subtype: 'Gideon' }) },
            players: 'you',
            rules: [{ cantLose: true }],
          }),
          staticAbility({
            if: { exists: youControl({ type: 'planeswalker', subtype: 'Gideon' }) },
            players: 'opponents',
            rules: [{ cantWin: true }],
          }),
        ),
      ),
    ),
  ),
  artifactCard(
    'Forcefield',
    '{3}',
    activated({
      cost: [mana('{1}')],
      effect: [
        {
          do: 'choose',
          from: { ...creature, unblocked: true },
          count: { min: 1, max: 1 },
          as: 'source',
        },
        {
          do: 'replace',
          replacement: {
            event: { damage: { from: exactly(named('source')), toPlayer: 'you', combat: true } },
            prevent: { minus: [{ eventAmount: true }, 1] },
          },
          until: 'untilEndOfTurn',
          once: true,
        },
      ],
    }),
  ),
  {
    pronoun: 'she',
    ...legendary(
      creatureCard(
        'Nissa, Vastwood Seer',
        '{2}{G}',
        'Elf Scout',
        '2/2',
        whenEnters(
          [],
          may({
            do: 'search',
            for: { supertype: 'basic', subtype: 'Forest' },
            count: { min: 0, max: 1 },
            to: { zone: 'hand' },
            reveal: true,
          }),
        ),
        triggered({
          when: enters(landYouControl),
          if: { exists: landYouControl, count: { atLeast: 7 } },
          effect: [
            as('exiled', exile('self')),
            move(named('exiled'), { zone: 'battlefield', transformed: true }),
          ],
        }),
      ),
    ),
    back: nissaSageAnimist,
  },
];
