/** Random boards of permanents with up to seven effects, for the engine and for the naive layers alike. */
import fc from 'fast-check';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import type { Color } from '../../../machines/rules/state/mana.ts';
import type {
  Ability,
  CardDefinition,
  CardType,
  Filter,
  Modification,
  Quantity,
  StaticAbility,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { addEffect, smallGame } from '../support/small-game.ts';
import type { Amount, Change, EffectText, Is, Permanent, SpellEffect, Words } from './naive-layers.ts';

export interface Board {
  readonly permanents: readonly Permanent[];
  readonly spells: readonly SpellEffect[];
}

const types = ['artifact', 'creature', 'enchantment', 'land'] as const;
const subtypes = ['Elf', 'Goblin', 'Swamp', 'Mountain'] as const;
const colors = ['W', 'U', 'B'] as const;
const isCardType = (type: string): type is CardType => types.some((one) => one === type);
const isColor = (color: string): color is Color => colors.some((one) => one === color);

const words: fc.Arbitrary<Words> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom(...types) }) },
  fc.record({ notType: fc.constantFrom(...types) }),
  { weight: 3, arbitrary: fc.record({ subtype: fc.constantFrom(...subtypes) }) },
  fc.record({ color: fc.constantFrom(...colors) }),
  fc.record({ flying: fc.boolean() }),
  fc.record({ yours: fc.boolean() }),
  fc.record({ other: fc.constant(true as const) }),
  fc.record({ type: fc.constant('creature'), other: fc.constant(true as const) }),
  fc.record({ type: fc.constant('land'), yours: fc.constant(true) }),
  fc.record({ powerAtMost: fc.integer({ min: 0, max: 3 }) }),
);
const amount: fc.Arbitrary<Amount> = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.record({ count: words }),
  fc.constant('manaValue' as const),
);
const sizeOfGroup: fc.Arbitrary<Amount> = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.record({ count: words }),
);

const adding: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ to: fc.constant('addType' as const), type: fc.constantFrom(...types) }),
  fc.record({ to: fc.constant('addSubtype' as const), subtype: fc.constantFrom(...subtypes) }),
  fc.record({ to: fc.constant('addColor' as const), color: fc.constantFrom(...colors) }),
  fc.record({ to: fc.constant('giveFlying' as const) }),
  fc.record({ to: fc.constant('grow' as const), by: sizeOfGroup }),
);
const other: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ to: fc.constant('takeControl' as const) }),
  fc.record({ to: fc.constant('becomeType' as const), type: fc.constantFrom(...types) }),
  fc.record({ to: fc.constant('loseType' as const), type: fc.constantFrom(...types) }),
  fc.record({ to: fc.constant('becomeSubtype' as const), subtype: fc.constantFrom(...subtypes) }),
  fc.record({ to: fc.constant('becomeColor' as const), color: fc.constantFrom(...colors) }),
  fc.record({ to: fc.constant('loseFlying' as const) }),
  fc.record({ to: fc.constant('loseAll' as const) }),
  fc.record({ to: fc.constant('setSize' as const), size: amount }),
  fc.record({ to: fc.constant('switchSize' as const) }),
);
const affects: fc.Arbitrary<'self' | Words> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('self' as const) },
  { weight: 5, arbitrary: words },
);

function textOf(change: fc.Arbitrary<Change>): fc.Arbitrary<EffectText> {
  const changes = fc.array(change, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ affects, changes }) },
    { weight: 1, arbitrary: fc.record({ affects, changes, if: words }) },
  );
}

/** 604.3a: what defines colours, subtypes, power or toughness of the object itself. */
const definingText: fc.Arbitrary<EffectText> = fc
  .oneof(
    fc.record({ to: fc.constant('becomeColor' as const), color: fc.constantFrom(...colors) }),
    fc.record({ to: fc.constant('addSubtype' as const), subtype: fc.constantFrom(...subtypes) }),
    fc.record({ to: fc.constant('setSize' as const), size: sizeOfGroup }),
  )
  .map((change) => ({ affects: 'self', changes: [change], defining: true }));

const giving = (change: fc.Arbitrary<Change>): fc.Arbitrary<Change> =>
  textOf(change).map((ability) => ({ to: 'give', ability }));

const any = fc.oneof(
  { weight: 5, arbitrary: adding },
  { weight: 5, arbitrary: other },
  giving(fc.oneof(adding, other)),
);

const kinds: readonly Omit<Permanent, 'abilities' | 'controller' | 'timestamp'>[] = [
  { types: ['creature'], subtypes: ['Elf'], colors: ['W'], flies: false, size: 2, manaValue: 2 },
  { types: ['creature'], subtypes: ['Goblin'], colors: ['B'], flies: true, size: 1, manaValue: 1 },
  { types: ['artifact'], subtypes: [], colors: [], flies: false, size: null, manaValue: 4 },
  { types: ['enchantment'], subtypes: [], colors: ['U'], flies: false, size: null, manaValue: 3 },
  { types: ['land'], subtypes: ['Swamp'], colors: [], flies: false, size: null, manaValue: 0 },
  { types: ['land'], subtypes: [], colors: [], flies: false, size: null, manaValue: 0 },
];

function boards(change: fc.Arbitrary<Change>, defining: boolean): fc.Arbitrary<Board> {
  const text = textOf(change);
  const ability = defining
    ? fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: definingText })
    : text;
  const byAbility = fc.record({ of: fc.nat(kinds.length - 1), text: ability });
  const bySpell = fc.record({
    on: fc.uniqueArray(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 3 }),
    changes: fc.array(change, { minLength: 1, maxLength: 2 }),
  });
  return fc
    .record({
      controllers: fc.array(fc.nat(1), { minLength: kinds.length, maxLength: kinds.length }),
      effects: fc.array(fc.oneof({ weight: 4, arbitrary: byAbility }, { weight: 1, arbitrary: bySpell }), {
        minLength: 2,
        maxLength: 7,
      }),
      order: fc.shuffledSubarray(
        Array.from({ length: 13 }, (_, at) => at + 1),
        { minLength: 13, maxLength: 13 },
      ),
    })
    .map(({ controllers, effects, order }) => ({
      permanents: kinds.map((kind, id) => ({
        ...kind,
        controller: controllers[id] ?? 0,
        timestamp: order[id] ?? 0,
        abilities: effects.flatMap((effect) => ('text' in effect && effect.of === id ? [effect.text] : [])),
      })),
      spells: effects.flatMap((effect, at) =>
        'text' in effect
          ? []
          : [
              {
                on: effect.on,
                changes: effect.changes.filter(isOfSpells),
                timestamp: order[kinds.length + at] ?? 0,
              },
            ],
      ),
    }));
}

/** A spell's numbers are locked in as it resolves (611.2d): it has none to work out. */
const isOfSpells = (change: Change): boolean =>
  (change.to !== 'setSize' || typeof change.size === 'number') &&
  (change.to !== 'grow' || typeof change.by === 'number');

const ofTypes = fc.oneof(
  fc.record({ to: fc.constantFrom('addType', 'becomeType', 'loseType'), type: fc.constantFrom(...types) }),
  fc.record({ to: fc.constantFrom('addSubtype', 'becomeSubtype'), subtype: fc.constantFrom(...subtypes) }),
);

/** Boards with effects of types alone: all in one layer, where they depend on one another in every way. */
export const crowdedBoard = boards(ofTypes, true);
/** Boards with effects of all kinds. */
export const anyBoard = boards(any, true);
/** Boards with effects that only add something. */
export const addingBoard = boards(adding, false);

// ---------------------------------------------------------------- the same in the engine's words

const filterOf = ({ color, flying, notType, other, powerAtMost, subtype, type, yours }: Words): Filter => ({
  ...(type !== undefined && isCardType(type) && { type }),
  ...(notType !== undefined && isCardType(notType) && { notType }),
  ...(subtype !== undefined && { subtype }),
  ...(color !== undefined && isColor(color) && { color }),
  ...(flying !== undefined && { [flying ? 'keyword' : 'notKeyword']: 'flying' }),
  ...(yours !== undefined && { controller: yours ? 'you' : 'opponents' }),
  ...(other !== undefined && { other }),
  ...(powerAtMost !== undefined && { power: { atMost: powerAtMost } }),
});

const quantityOf = (said: Amount): Quantity =>
  said === 'manaValue'
    ? { number: 'value', value: 'manaValue', of: 'it' }
    : typeof said === 'number'
      ? said
      : { number: 'count', of: filterOf(said.count) };

function modificationOf(change: Change): Modification {
  switch (change.to) {
    case 'takeControl':
      return { change: 'control', by: 'you' };
    case 'addType':
      return { change: 'addTypes', types: [change.type].filter(isCardType) };
    case 'becomeType':
      return { change: 'setTypes', types: [change.type].filter(isCardType) };
    case 'loseType':
      return { change: 'removeTypes', types: [change.type].filter(isCardType) };
    case 'addSubtype':
      return { change: 'addSubtypes', subtypes: [change.subtype] };
    case 'becomeSubtype':
      return { change: 'setSubtypes', subtypes: [change.subtype] };
    case 'addColor':
      return { change: 'addColors', colors: [change.color].filter(isColor) };
    case 'becomeColor':
      return { change: 'setColors', colors: [change.color].filter(isColor) };
    case 'giveFlying':
      return { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] };
    case 'give':
      return { change: 'addAbilities', abilities: [abilityOf(change.ability)] };
    case 'loseFlying':
      return { change: 'removeKeyword', keyword: 'flying' };
    case 'loseAll':
      return { change: 'removeAllAbilities' };
    case 'setSize':
      return {
        change: 'setPowerToughness',
        power: quantityOf(change.size),
        toughness: quantityOf(change.size),
      };
    case 'grow':
      return { change: 'modifyPowerToughness', power: quantityOf(change.by), toughness: 1 };
    case 'switchSize':
      return { change: 'switchPowerToughness' };
    default:
      return change satisfies never;
  }
}

const abilityOf = (text: EffectText): StaticAbility => ({
  kind: 'static',
  ...(text.affects !== 'self' && { affects: { all: filterOf(text.affects) } }),
  ...(text.if !== undefined && { if: { holds: 'exists', what: filterOf(text.if) } }),
  ...(text.defining === true && { characteristicDefining: true }),
  changes: text.changes.map(modificationOf),
});

function cardOf(
  { abilities, colors, flies, manaValue, size, subtypes, types }: Permanent,
  id: number,
): CardDefinition {
  const flying: readonly Ability[] = flies ? [{ kind: 'keyword', keyword: 'flying' }] : [];
  return {
    name: `Permanent ${id}`,
    ...(manaValue > 0 && { manaCost: `{${manaValue}}` }),
    types: types.filter(isCardType),
    subtypes,
    colorIndicator: colors.filter(isColor),
    ...(size !== null && { power: size, toughness: size }),
    abilities: [...flying, ...abilities.map(abilityOf)],
  };
}

/** What the engine says of each permanent, in the words of the naive layers; abilities are left out. */
export function engineLayers({ permanents, spells }: Board): readonly Omit<Is, 'abilities'>[] {
  const { game, id } = smallGame(
    permanents.map((permanent, at) => ({
      card: cardOf(permanent, at),
      owner: permanent.controller,
      with: { timestamp: permanent.timestamp },
    })),
  );
  const ids = permanents.map((_, at) => id(`Permanent ${at}`));
  for (const { changes, on, timestamp } of spells) {
    const objects = on.flatMap((at) => ids[at] ?? []);
    const [source] = ids;
    if (changes.length > 0 && source !== undefined)
      addEffect(game, source, objects, changes.map(modificationOf), { timestamp });
  }
  return ids.map((each) => {
    const { colors, controller, keywords, power, subtypes, toughness, types } = characteristics(game, each);
    return {
      controller,
      types: types.toSorted(),
      subtypes: subtypes.toSorted(),
      colors: colors.toSorted(),
      flies: keywords.flying?.length ?? 0,
      power,
      toughness,
    };
  });
}
