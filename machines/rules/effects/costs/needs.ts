import {
  answersOf,
  characteristics,
  controllerOf,
  fits,
  isEverAnswered,
  ruleChangesFor,
  ruleChangesForPlayer,
  zonesOfSources,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import {
  colors as allColors,
  type ManaCost,
  type ManaSymbol,
  type ManaType,
  type ManaUnit,
  manaTypes,
  type SpendOnly,
} from '../../state/mana.ts';
import { scopeOf } from '../../state/scope.ts';
import { zones } from '../../state/zones.ts';
import type { CostContext, Purpose } from './context.ts';

/** Sets of types of mana as bits, which is what makes matching quick. */
const bits: Readonly<Record<ManaType, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
export const anyType = 63;
export const maskOf = (types: readonly ManaType[]): number =>
  types.reduce((mask, type) => mask | bits[type], 0);

/** One mana that a cost asks for: of which types, and whether from a snow source (107.4h). */
export interface Need {
  readonly mask: number;
  readonly snow: boolean;
}

/** One way to pay a mana cost: the mana, and life for Phyrexian symbols. */
export interface Way {
  readonly needs: readonly Need[];
  readonly life: number;
}

const need = (mask: number, snow = false): Need => ({ mask, snow });
const generic = need(anyType);

/** The needs of one symbol: several lists are several ways to pay it (107.4e-f). */
function waysOf(symbol: ManaSymbol): readonly Way[] {
  const mana = (...needs: readonly Need[]): Way => ({ needs, life: 0 });
  const life: Way = { needs: [], life: 2 };
  if (symbol === 'X') return [mana()];
  if (symbol === 'S') return [mana(need(anyType, true))];
  if (typeof symbol === 'string') return [mana(need(bits[symbol]))];
  if ('generic' in symbol) return [mana(...Array.from({ length: symbol.generic }, () => generic))];
  if ('twoOr' in symbol) return [mana(need(bits[symbol.twoOr])), mana(generic, generic)];
  if ('hybrid' in symbol) return [mana(need(maskOf(symbol.hybrid))), ...(symbol.phyrexian ? [life] : [])];
  return [mana(need(bits[symbol.phyrexian])), life];
}

const known = new WeakMap<ManaCost, readonly Way[]>();

/**
 * All ways to pay a mana cost, X counting as nothing: those with the least life first, then those with the least
 * mana. A plain hybrid symbol is one need of either type; `{2/W}` and Phyrexian symbols double the ways.
 */
export function waysToPay(cost: ManaCost): readonly Way[] {
  const found = known.get(cost);
  if (found !== undefined) return found;
  let ways: readonly Way[] = [{ needs: [], life: 0 }];
  for (const symbol of cost) {
    const own = waysOf(symbol);
    ways = ways.flatMap((way) =>
      own.map((more) => ({ needs: [...way.needs, ...more.needs], life: way.life + more.life })),
    );
  }
  const distinct = new Map(ways.map((way) => [keyOf(way), way]));
  const sorted = [...distinct.values()].sort((a, b) => a.life - b.life || a.needs.length - b.needs.length);
  // The narrowest needs first: what is hard to pay is matched before what anything pays.
  const ordered = sorted.map((way) => ({ ...way, needs: [...way.needs].sort(narrowerFirst) }));
  known.set(cost, ordered);
  return ordered;
}

/** For each type of mana, as which types it may be spent (609.4b): itself, unless an effect says otherwise. */
type SpentAs = Readonly<Record<ManaType, number>>;

/** The same mana cost, paid with mana that is spent as though it were of other types. What costs generic mana takes any. */
function payableWith(cost: ManaCost, spentAs: SpentAs): ManaCost {
  const key = manaTypes.map((type) => spentAs[type]).join();
  const byMana = payable.get(cost) ?? new Map<string, ManaCost>();
  payable.set(cost, byMana);
  let found = byMana.get(key);
  if (found === undefined) {
    const taking = ({ mask, snow }: Need): Need =>
      need(maskOf(manaTypes.filter((type) => (spentAs[type] & mask) !== 0)), snow);
    found = [...cost];
    known.set(
      found,
      waysToPay(cost).map((way) => ({ ...way, needs: way.needs.map(taking).sort(narrowerFirst) })),
    );
    byMana.set(key, found);
  }
  return found;
}

const payable = new WeakMap<ManaCost, Map<string, ManaCost>>();
const anyColor = maskOf(allColors);

/** A mana cost with the ways to pay it that there are for this player and purpose. */
export function payableFor(
  game: Game,
  { player, purpose }: Pick<CostContext, 'player' | 'purpose'>,
  cost: ManaCost,
): ManaCost {
  const spentAs: Record<ManaType, number> = { ...bits };
  const also = (types: readonly ManaType[], as: number): void => {
    for (const type of types) spentAs[type] |= as;
  };
  if (purpose !== null && 'spell' in purpose) {
    const { spell } = purpose;
    for (const { asThough, objects, player: whose } of game.permissions)
      if (asThough !== undefined && whose === player && objects.some((id) => isOrBecame(game, id, spell)))
        also(manaTypes, asThough === 'anyType' ? anyType : anyColor);
  } else if (purpose !== null && isEverAnswered(game, 'spentToActivate')) {
    const { ability } = purpose;
    if (controllerOf(game, ability) === player)
      for (const types of answersOf(ruleChangesFor(game, ability), (home, { change }) =>
        home.spentToActivate?.(change),
      ))
        also(types, anyColor);
  }
  if (isEverAnswered(game, 'spentAsAnyColor')) {
    const changes = answersOf(ruleChangesForPlayer(game, player), (home, { change }) =>
      home.spentAsAnyColor?.(change),
    );
    for (const { types = manaTypes } of changes) also(types, anyColor);
    // What may be spent "only as though it were colorless" may not be spent otherwise, whatever else says (101.2).
    for (const { othersAsColorless, types } of changes)
      if (othersAsColorless === true && types !== undefined)
        for (const type of manaTypes) if (!types.includes(type)) spentAs[type] = bits.C;
  }
  return manaTypes.every((type) => spentAs[type] === bits[type]) ? cost : payableWith(cost, spentAs);
}

const isOrBecame = (game: Game, id: ObjectId, spell: ObjectId): boolean =>
  id === spell || game.objects[id]?.became === spell;

const narrowerFirst = (a: Need, b: Need): number => breadth(a) - breadth(b) || a.mask - b.mask;
const breadth = ({ mask, snow }: Need): number => countBits(mask) - (snow ? 0.5 : 0);

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const keyOf = ({ needs, life }: Way): string =>
  `${life}:${needs
    .map(({ mask, snow }) => mask * 2 + (snow ? 1 : 0))
    .sort((a, b) => a - b)
    .join(',')}`;

/** May mana with this restriction be spent on that (106.6)? */
export function maySpend(game: Game, spendOnly: SpendOnly | null, purpose: Purpose): boolean {
  if (spendOnly === null) return true;
  if (purpose === null) return spendOnly === 'noNonartifactSpells';
  if (typeof spendOnly === 'object') {
    const isAbility = 'ability' in purpose;
    const id = isAbility ? purpose.ability : purpose.spell;
    const filter = {
      ...spendOnly.on,
      zone: isAbility ? zonesOfSources(spendOnly.on) : (spendOnly.on.zone ?? zones),
    };
    return fits(game, scopeOf(id, controllerOf(game, id)), filter, id);
  }
  if ('ability' in purpose) return spendOnly === 'activatedAbilities' || spendOnly === 'noNonartifactSpells';
  const { types } = characteristics(game, purpose.spell);
  switch (spendOnly) {
    case 'creatureSpells':
      return types.includes('creature');
    case 'artifactSpells':
    case 'noNonartifactSpells':
      return types.includes('artifact');
    case 'instantsAndSorceries':
      return types.includes('instant') || types.includes('sorcery');
    case 'activatedAbilities':
      return false;
    default:
      return spendOnly satisfies never;
  }
}

/** Whether a unit pays for a need. */
export const meets = (unit: { readonly mask: number; readonly snow: boolean }, one: Need): boolean =>
  (unit.mask & one.mask) !== 0 && (!one.snow || unit.snow);

/** A unit of a pool as the matching sees it. */
export const maskOfUnit = (unit: ManaUnit): number => bits[unit.type];
