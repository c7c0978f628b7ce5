import { isLookedFor } from '../../events/index.ts';
import { asked } from '../../state/decider.ts';
import type { EventOf } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { PlayerId } from '../../state/identity.ts';
import { type ManaType, type ManaUnit, manaTypes } from '../../state/mana.ts';
import { remembering } from '../../state/memory.ts';
import { call, decide, done, go, happen, procedure } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import { waitingManaAbility } from './is-mana-ability.ts';
import { changeFrame } from './log.ts';
import { type AddMana, type ManaPoint, manaGoesTo, manaPoints, unitsOf } from './making.ts';
import { producedInstead, producesOtherwise } from './produced-instead.ts';

interface AddManaMemory {
  /** What adds it, all at once. */
  readonly instructions: readonly AddMana[];
  readonly scope: Scope;
  /** The types chosen so far, for one player after the other, for each point. */
  readonly types?: readonly ManaType[];
  /** How much there is of a type that may come in several amounts (616.1). */
  readonly much?: number;
  /** How much was added. */
  readonly amount?: number;
}

/** The mana ability whose effect is followed now, or as though it were (106.7), who activated it or what caused it, and what they chose beforehand. */
function resolvingManaAbility(game: Game): {
  readonly at: number;
  readonly player: unknown;
  readonly taps: boolean;
  readonly produced: readonly ManaUnit[];
  readonly choice: readonly ManaType[];
  readonly chosen: readonly ManaType[];
} | null {
  const at = game.frames.findLastIndex(
    ({ procedure: name }) =>
      name === 'activateManaAbility' || name === 'resolveTriggeredManaAbility' || name === 'wouldProduce',
  );
  const frame = game.frames[at];
  if (frame === undefined) return null;
  const { player, taps, produced, choice, chosen } = frame.memory;
  return {
    at,
    player,
    taps: taps === true,
    produced: unitsIn(produced),
    choice: typesIn(choice),
    chosen: typesIn(chosen),
  };
}

const isManaType = (value: unknown): value is ManaType => manaTypes.some((type) => type === value);
/** Types of mana in a frame's memory. */
export const typesIn = (value: unknown): readonly ManaType[] =>
  Array.isArray(value) ? value.filter(isManaType) : [];

const isUnit = (value: unknown): value is ManaUnit =>
  typeof value === 'object' && value !== null && 'spendOnly' in value && 'lasts' in value;
const unitsIn = (value: unknown): readonly ManaUnit[] => (Array.isArray(value) ? value.filter(isUnit) : []);

/** The mana that was added, as it happened. */
export const producedIn = (happened: readonly Happened[]): readonly ManaUnit[] =>
  happened.flatMap(({ event }) => (event.type === 'addMana' ? event.units : []));

interface Slot {
  readonly player: PlayerId;
  readonly point: ManaPoint;
}

function slotsOf(game: Game, { instructions, scope }: AddManaMemory): readonly Slot[] {
  const slots: Slot[] = [];
  for (const instruction of instructions) {
    for (const player of manaGoesTo(game, scope, instruction))
      for (const point of manaPoints(game, scope, instruction)) slots.push({ player, point });
  }
  return producesOtherwise(game) && resolvingManaAbility(game)?.taps === true
    ? otherSlots(game, scope, slots)
    : slots;
}

/** What is produced instead, for whom it is produced (106.12b). */
function otherSlots(game: Game, scope: Scope, slots: readonly Slot[]): readonly Slot[] {
  const points = slots.map(({ point }) => point);
  const instead = producedInstead(game, scope.self, points);
  return instead.map((point, at) => ({ player: slots[at]?.player ?? scope.you, point }));
}

/** In which amounts it may come, if it is of this type. */
const amountsOf = ({ amount, ways }: ManaPoint, type: ManaType | undefined): readonly number[] =>
  ways === undefined ? [amount] : ways.flatMap((way) => (way.type === type ? [way.amount] : []));

/** The first that may come in several amounts now that its type is known: its player is to choose among them. */
const ofSeveralAmounts = (slots: readonly Slot[], types: readonly ManaType[]): Slot | undefined =>
  slots.find(({ point }, at) => amountsOf(point, types[at]).length > 1);

/** With the amount that was chosen, or the only one that there is of this type. */
const inAmounts = (slots: readonly Slot[], types: readonly ManaType[], much?: number): readonly Slot[] =>
  slots.map(({ player, point }, at) => {
    const [amount = point.amount, ...others] = amountsOf(point, types[at]);
    return { player, point: { ...point, amount: others.length > 0 ? (much ?? amount) : amount } };
  });

/** The events of mana being added with these types: one for each player. */
export function addManaEvents(
  game: Game,
  scope: Scope,
  slots: readonly Slot[],
  types: readonly ManaType[],
): readonly EventOf<'addMana'>[] {
  const byPlayer = new Map<PlayerId, ManaUnit[]>();
  slots.forEach(({ player, point }, at) => {
    const made = unitsOf(game, scope.self, point, types[at]);
    if (made.length === 0) return;
    const before = byPlayer.get(player);
    if (before === undefined) byPlayer.set(player, [...made]);
    else before.push(...made);
  });
  const events: EventOf<'addMana'>[] = [];
  for (const [player, units] of byPlayer) events.push({ type: 'addMana', player, units, source: scope.self });
  return events;
}

const hasSeveral = ({ types }: ManaPoint): boolean => types.length > 1;

/** Whether nobody chooses the type. */
const isFixed = (point: ManaPoint): boolean => !hasSeveral(point) && point.isChosen !== true;

/**
 * Adding mana (106.4): each type to be chosen is asked for, unless the mana ability that does it was activated with
 * its choices made, then the mana is added at once, and triggered mana abilities that it caused resolve (605.4a).
 * Returns how much was added.
 */
export const addMana = procedure(
  'addMana',
  '106.4',
  remembering<AddManaMemory>({
    instructions: 'records',
    scope: 'record',
    types: 'texts, maybe',
    much: 'number, maybe',
    amount: 'number, maybe',
  }),
  ['choose', 'answered', 'ordered', 'add', 'added', 'triggers', 'end'],
  {
    choose(game, { memory }) {
      const types = [...(memory.types ?? [])];
      const slots = slotsOf(game, memory);
      const ability = resolvingManaAbility(game);
      let chosen = ability?.chosen ?? [];
      while (types.length < slots.length) {
        const slot = slots[types.length];
        if (slot === undefined) break;
        const { point } = slot;
        const [first] = point.types;
        if (first === undefined || isFixed(point)) {
          types.push(first ?? 'C');
          continue;
        }
        const isMadeBefore = ability?.player === slot.player && hasSeveral(point);
        const before = isMadeBefore ? ability.choice[chosen.length] : undefined;
        if (before === undefined || !slot.point.types.includes(before)) {
          if (ability !== null) changeFrame(game, ability.at, { chosen });
          return decide(
            asked(game, slot.player, {
              kind: 'option',
              rule: '106.1',
              about: 'choose a type of mana to add',
              object: memory.scope.self,
              options: slot.point.types.map((type) => `{${type}}`),
            }),
            { then: 'answered', remember: { types } },
          );
        }
        chosen = [...chosen, before];
        types.push(before);
      }
      if (ability !== null) changeFrame(game, ability.at, { chosen });
      const several = ofSeveralAmounts(slots, types);
      if (several === undefined) return go('add', { types });
      const at = slots.indexOf(several);
      return decide(
        asked(game, several.player, {
          kind: 'option',
          rule: '616.1',
          about: 'choose how much of it is produced, by the order in which the effects apply',
          object: memory.scope.self,
          options: amountsOf(several.point, types[at]).map((much) => `{${types[at]}}`.repeat(much)),
        }),
        { then: 'ordered', remember: { types } },
      );
    },
    answered(game, { memory, frame }) {
      const types = memory.types ?? [];
      const slot = slotsOf(game, memory)[types.length];
      const answer = typeof frame.answer === 'number' ? frame.answer : 0;
      const type = slot?.point.types[answer] ?? 'C';
      const ability = resolvingManaAbility(game);
      if (slot !== undefined && slot.player === ability?.player && hasSeveral(slot.point))
        changeFrame(game, ability.at, { chosen: [...ability.chosen, type] });
      return go('choose', { types: [...types, type] });
    },
    ordered(game, { memory, frame }) {
      const types = memory.types ?? [];
      const slots = slotsOf(game, memory);
      const several = ofSeveralAmounts(slots, types);
      const amounts = several === undefined ? [] : amountsOf(several.point, types[slots.indexOf(several)]);
      const answer = typeof frame.answer === 'number' ? frame.answer : 0;
      return go('add', { much: amounts[answer] ?? 0 });
    },
    add(game, { memory }) {
      const { types = [], much } = memory;
      const slots = inAmounts(slotsOf(game, memory), types, much);
      const events = addManaEvents(game, memory.scope, slots, types);
      return events.length === 0 ? done({ amount: 0 }) : happen('106.4', events, { then: 'added' });
    },
    added(game, { frame }) {
      const units = producedIn(frame.happened);
      const ability = resolvingManaAbility(game);
      if (ability?.taps === true && isLookedFor(game, 'tapForMana'))
        changeFrame(game, ability.at, { produced: [...ability.produced, ...units] });
      return go('triggers', { amount: units.length });
    },
    // A mana ability sees to what triggers on its mana itself, once it has resolved.
    triggers(game, { memory }) {
      if (resolvingManaAbility(game) !== null || waitingManaAbility(game) === undefined) return go('end');
      return call('triggeredManaAbilities', { player: memory.scope.you, choice: [] }, { then: 'end' });
    },
    end: (_game, { memory }) => done({ amount: memory.amount ?? 0 }),
  },
);

/**
 * The events of a mana ability that only adds mana, if nothing is left to choose; null if a type or an amount has to be asked for.
 */
export function plainManaEvents(
  game: Game,
  scope: Scope,
  instructions: readonly AddMana[],
  choice: readonly ManaType[],
): { readonly events: readonly EventOf<'addMana'>[]; readonly chosen: readonly ManaType[] } | null {
  const chosen: ManaType[] = [];
  const types: ManaType[] = [];
  const slots = slotsOf(game, { instructions, scope });
  for (const { player, point } of slots) {
    const [first] = point.types;
    if (first === undefined) return null;
    if (isFixed(point)) types.push(first);
    else {
      const before = player === scope.you && hasSeveral(point) ? choice[chosen.length] : undefined;
      if (before === undefined || !point.types.includes(before)) return null;
      chosen.push(before);
      types.push(before);
    }
  }
  if (ofSeveralAmounts(slots, types) !== undefined) return null;
  return { events: addManaEvents(game, scope, inAmounts(slots, types), types), chosen };
}
