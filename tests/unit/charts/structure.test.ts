import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  castingMachine,
  combatMachine,
  gameMachine,
  priorityMachine,
  resolutionMachine,
  turnMachine,
} from '../../../machines/index.ts';

const machines: Readonly<Record<string, AnyStateMachine>> = {
  game: gameMachine(),
  'game, written directly': gameMachine('direct'),
  turn: turnMachine,
  combat: combatMachine,
  priority: priorityMachine,
  casting: castingMachine,
  resolution: resolutionMachine,
};

/** Every state of a machine, the machine itself first. */
const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((state) => statesOf(state)),
];

const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The rules by number, and parts of one: `117`, `117.3`, `117.3d`. */
const ruleNumber = /^\d{3}(\.\d+[a-z]?)?$/;

const ruleOf = (meta: unknown): string | undefined => {
  if (typeof meta !== 'object' || meta === null || !('rule' in meta)) return undefined;
  return typeof meta.rule === 'string' ? meta.rule : undefined;
};

describe.each(Object.entries(machines))('the chart of %s', (_name, machine) => {
  const states = statesOf(machine.root);

  test('says of every state which rule it stands for, and what it is', () => {
    for (const state of states) {
      expect(ruleOf(state.meta), `meta.rule of ${state.id}`).toMatch(ruleNumber);
      expect(state.description, `description of ${state.id}`).toMatch(/\.$/);
    }
  });

  test('cites rules on transitions by their numbers', () => {
    for (const state of states)
      for (const transition of transitionsOf(state))
        if (transition.meta !== undefined)
          expect(ruleOf(transition.meta), `${state.id} on ${transition.eventType}`).toMatch(ruleNumber);
  });

  test('has the initial state of every compound state', () => {
    for (const state of states)
      if (state.type === 'compound') expect(state.initial.target, state.id).toHaveLength(1);
  });

  test('has no id twice', () => {
    const ids = states.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('reaches every target', () => {
    for (const state of states)
      for (const transition of transitionsOf(state))
        for (const target of transition.target ?? []) expect(states).toContain(target);
  });

  test('names every guard and action, and implements each', () => {
    const { actions, guards } = machine.implementations;
    for (const state of states) {
      for (const transition of transitionsOf(state)) {
        if (transition.guard !== undefined) expect(guards).toHaveProperty([nameOf(transition.guard)]);
        for (const action of transition.actions) expect(actions).toHaveProperty([nameOf(action)]);
      }
      for (const action of [...state.entry, ...state.exit]) expect(actions).toHaveProperty([nameOf(action)]);
    }
  });

  test('takes no event that it doesn’t know, and waits for nothing', () => {
    for (const state of states) {
      expect([...state.transitions.keys()]).not.toContain('*');
      expect(state.invoke).toEqual([]);
      expect(state.after).toEqual([]);
    }
  });
});

const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named;
  const { type } = Object(named);
  return String(type);
};

test('each chart by itself is the one in the game', () => {
  const inGame = statesOf(gameMachine().root).map(({ id }) => id);
  for (const id of ['turn', 'combat', 'priority', 'casting', 'activating', 'resolving'])
    expect(inGame).toContain(id);
});
