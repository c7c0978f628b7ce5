/**
 * A step or phase in which players get priority, once what the rules do first is done: it ends when all of them
 * pass in succession with an empty stack (500.2). After the last step of a phase the phase ends.
 */
export function players<const Next extends string>(rule: string, description: string, next: Next) {
  return {
    meta: { rule },
    description,
    entry: 'givePriority',
    on: {
      'priority.allPassed': [
        { guard: 'stepEnds', target: next, meta: { rule: '500.2' } },
        { guard: 'phaseEnds', target: '#turn.between', meta: { rule: '500.2' } },
      ],
    },
  } as const;
}
