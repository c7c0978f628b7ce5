import {
  activated,
  affecting,
  all,
  anyTarget,
  artifact,
  artifactCreatureToken,
  basicLand,
  create,
  creature,
  creatureYouControl,
  dealDamage,
  dealDamageToTarget,
  deathtouch,
  diesSelf,
  draw,
  entersWith,
  equip,
  flying,
  gainLife,
  haste,
  having,
  indestructible,
  land,
  landYouControl,
  lifelink,
  mana,
  may,
  mode,
  one,
  plus,
  protectionFrom,
  putCounters,
  rulesFor,
  sacrificeSelf,
  sacrificeThis,
  sacrificing,
  search,
  shroud,
  staticAbility,
  tap,
  tapFor,
  tapForAnyColor,
  tapForOneOf,
  tapThem,
  target,
  targetCreature,
  thisTurn,
  triggered,
  untilEndOfTurn,
  vigilance,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { CardDefinition, KeywordAbility } from '../rules/state/vocabulary/index.ts';
import { artifactCard, artifactCreatureCard, equipmentCard, legendary } from './define.ts';

/** "Affinity for artifacts" (702.41). */
const affinityForArtifacts: KeywordAbility = {
  kind: 'keyword',
  keyword: 'affinity',
  object: youControl(artifact),
  quality: 'artifacts',
};

const wurm = (ability: KeywordAbility) => artifactCreatureToken(3, 3, [], 'Phyrexian Wurm', ability);

const creatures: readonly CardDefinition[] = [
  artifactCreatureCard('Memnite', '{0}', 'Construct', '1/1'),
  artifactCreatureCard('Metallic Sliver', '{1}', 'Sliver', '1/1'),
  artifactCreatureCard('Bronze Sable', '{2}', 'Sable', '2/1'),
  artifactCreatureCard('Alpha Myr', '{2}', 'Myr', '2/1'),
  artifactCreatureCard('Ornithopter', '{0}', 'Thopter', '0/2', flying),
  artifactCreatureCard('Alloy Myr', '{3}', 'Myr', '2/2', tapForAnyColor),
  artifactCreatureCard('Darksteel Myr', '{3}', 'Myr', '0/1', indestructible),
  artifactCreatureCard('Frogmite', '{4}', 'Frog', '2/2', affinityForArtifacts),
  artifactCreatureCard('Myr Enforcer', '{7}', 'Myr', '4/4', affinityForArtifacts),
  artifactCreatureCard(
    'Bonded Construct',
    '{1}',
    'Construct',
    '2/1',
    rulesFor(null, { rule: 'cant', what: 'attackAlone' }),
  ),
  artifactCreatureCard(
    'Augmenting Automaton',
    '{1}',
    'Construct',
    '1/1',
    activated({ cost: [mana('{1}{B}')], effect: [untilEndOfTurn('self', plus(1, 1))] }),
  ),
  artifactCreatureCard(
    'Gingerbrute',
    '{1}',
    'Food Golem',
    '1/1',
    haste,
    activated({
      cost: [mana('{1}')],
      effect: [
        thisTurn('self', { rule: 'cantBeBlockedExceptBy', by: { type: 'creature', keyword: 'haste' } }),
      ],
    }),
    activated({ cost: [mana('{2}'), tap, sacrificeSelf], effect: [gainLife(3)] }),
  ),
  artifactCreatureCard(
    'Millikin',
    '{2}',
    'Construct',
    '0/1',
    activated({ cost: [tap, { pay: 'mill', count: 1 }], effect: [{ do: 'addMana', mana: ['C'] }] }),
  ),
  artifactCreatureCard(
    'Bottle Gnomes',
    '{3}',
    'Gnome',
    '1/3',
    activated({ cost: [sacrificeSelf], effect: [gainLife(3)] }),
  ),
  artifactCreatureCard(
    "Pilgrim's Eye",
    '{3}',
    'Thopter',
    '1/1',
    flying,
    whenEnters([], may(search(basicLand, { zone: 'hand' }, { reveal: true }))),
  ),
  artifactCreatureCard(
    'Juggernaut',
    '{4}',
    'Juggernaut',
    '5/3',
    rulesFor(null, { rule: 'mustAttack' }),
    rulesFor(null, { rule: 'cantBeBlockedBy', by: { subtype: 'Wall' } }),
  ),
  artifactCreatureCard(
    'Composite Golem',
    '{6}',
    'Golem',
    '4/4',
    activated({ cost: [sacrificeSelf], effect: [{ do: 'addMana', mana: ['W', 'U', 'B', 'R', 'G'] }] }),
  ),
  artifactCreatureCard(
    'Wurmcoil Engine',
    '{6}',
    'Phyrexian Wurm',
    '6/6',
    deathtouch,
    lifelink,
    triggered({ when: diesSelf, effect: [create(wurm(deathtouch)), create(wurm(lifelink))] }),
  ),
  artifactCreatureCard(
    'Walking Ballista',
    '{X}{X}',
    'Construct',
    '0/0',
    entersWith('+1/+1', { number: 'x' }),
    activated({ cost: [mana('{4}')], effect: [putCounters('+1/+1', 1, 'self')] }),
    activated({
      cost: [{ pay: 'removeCounters', kind: '+1/+1', count: 1 }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
  ),
];

const others: readonly CardDefinition[] = [
  artifactCard('Sol Ring', '{1}', tapFor('C', 'C')),
  artifactCard('Mox Emerald', '{0}', tapFor('G')),
  artifactCard('Mox Sapphire', '{0}', tapFor('U')),
  artifactCard(
    'Gruul Signet',
    '{2}',
    activated({ cost: [mana('{1}'), tap], effect: [{ do: 'addMana', mana: ['R', 'G'] }] }),
  ),
  artifactCard(
    'Abzan Banner',
    '{3}',
    tapForOneOf('W', 'B', 'G'),
    activated({ cost: [mana('{W}{B}{G}'), tap, sacrificeSelf], effect: [draw(1)] }),
  ),
  artifactCard(
    'Chromatic Lantern',
    '{3}',
    affecting(all(landYouControl), having(tapForAnyColor)),
    tapForAnyColor,
  ),
  artifactCard(
    'Chromatic Sphere',
    '{1}',
    activated({
      cost: [mana('{1}'), tap, sacrificeSelf],
      effect: [{ do: 'addMana', anyOf: colors }, draw(1)],
    }),
  ),
  artifactCard(
    "Ashnod's Altar",
    '{3}',
    activated({ cost: [sacrificing(creature)], effect: [{ do: 'addMana', mana: ['C', 'C'] }] }),
  ),
  artifactCard(
    'Phyrexian Vault',
    '{3}',
    activated({ cost: [mana('{2}'), tap, sacrificing(creature)], effect: [draw(1)] }),
  ),
  artifactCard(
    'Expedition Map',
    '{1}',
    activated({
      cost: [mana('{2}'), tap, sacrificeSelf],
      effect: [search(land, { zone: 'hand' }, { reveal: true })],
    }),
  ),
  artifactCard(
    'Explosive Apparatus',
    '{1}',
    activated({
      cost: [mana('{3}'), tap, sacrificeSelf],
      targets: [anyTarget],
      effect: [dealDamageToTarget(2)],
    }),
  ),
  {
    ...artifactCard('Jayemdae Tome', '{4}', activated({ cost: [mana('{4}'), tap], effect: [draw(1)] })),
    subtypes: ['Book'],
  },
  equipmentCard('Bonesplitter', '{1}', affecting('attached', plus(2, 0)), equip('{1}')),
  equipmentCard(
    "Accorder's Shield",
    '{0}',
    affecting('attached', plus(0, 3), having(vigilance)),
    equip('{3}'),
  ),
  equipmentCard(
    'Sanctuary Blade',
    '{2}',
    staticAbility({
      replaces: {
        event: { would: 'attach', to: creature },
        choose: [{ do: 'chooseValue', what: 'color', link: 'color', anew: true }],
      },
    }),
    affecting(
      'attached',
      plus(2, 0),
      having(protectionFrom('the last chosen color', { colorChosen: 'color' })),
    ),
    equip('{3}'),
  ),
  equipmentCard('Lightning Greaves', '{2}', affecting('attached', having(haste, shroud)), equip('{0}')),
  equipmentCard(
    'Cranial Plating',
    '{2}',
    affecting('attached', plus({ number: 'count', of: youControl(artifact) }, 0)),
    activated({
      cost: [mana('{B}{B}')],
      targets: [one(creatureYouControl)],
      effect: [{ do: 'attach', what: 'self', to: target(0) }],
    }),
    equip('{1}'),
  ),
  legendary(
    equipmentCard(
      "Umezawa's Jitte",
      '{2}',
      triggered({
        when: { on: 'dealsDamage', source: 'attached', combat: true },
        effect: [putCounters('charge', 2, 'self')],
      }),
      activated({
        cost: [{ pay: 'removeCounters', kind: 'charge', count: 1 }],
        modes: {
          choose: { min: 1, max: 1 },
          options: [
            mode([], untilEndOfTurn('attached', plus(2, 2))),
            mode([targetCreature], untilEndOfTurn(target(0), plus(-1, -1))),
            mode([], gainLife(2)),
          ],
        },
        effect: [],
      }),
      equip('{2}'),
    ),
  ),
];

const taxing: readonly CardDefinition[] = [
  artifactCard(
    'Trinisphere',
    '{3}',
    staticAbility({
      if: { holds: 'is', what: 'self', like: { tapped: false } },
      costs: [{ of: 'spells', atLeast: 3 }],
    }),
  ),
  artifactCard(
    'Damping Sphere',
    '{2}',
    rulesFor(all(land), { rule: 'producesInstead', type: 'C', ofAtLeast: 2 }),
    staticAbility({
      costs: [
        {
          of: 'spells',
          more: [mana('{1}')],
          moreTimes: { number: 'thisTurn', fact: 'spellsCast', by: 'they' },
        },
      ],
    }),
  ),
];

const foods: readonly CardDefinition[] = [
  {
    ...artifactCard(
      'Three Bowls of Porridge',
      '{2}',
      activated({
        cost: [mana('{2}'), tap],
        modes: {
          choose: { min: 1, max: 1, notChosen: 'ever' },
          options: [
            mode([targetCreature], dealDamage(2, target(0))),
            mode([targetCreature], tapThem(target(0))),
            mode([], sacrificeThis, gainLife(3)),
          ],
        },
        effect: [],
      }),
    ),
    subtypes: ['Food'],
  },
];

export const artifacts: readonly CardDefinition[] = [...creatures, ...others, ...taxing, ...foods];
