/** A way out of a procedure's state: taken in this order, the first whose guard holds. */
interface Exit {
  readonly target: string;
  readonly guard?: string | { readonly type: string; readonly params: string };
  readonly actions?: string | readonly string[];
  readonly meta?: { readonly rule: string };
}

/**
 * The state of whatever takes time: `following` runs the procedure of this name until it is done or a player has
 * to choose; `choosing` is left by a legal answer, by a mana ability where it asks for a payment (605.3a), or because
 * the player who was asked has left. It begins with the transition that enters it, so coming back to `following`
 * doesn't begin it again. `aside` is where it goes first, before it asks a player itself.
 */
export function procedure<
  const Name extends string,
  const Exits extends readonly Exit[],
  const Aside extends readonly Exit[] = readonly [],
>(name: Name, rule: string, description: string, exits: Exits, ...aside: Aside) {
  return {
    ...begun(rule, description, exits, ...aside),
    initial: { target: 'following', actions: { type: 'start', params: name } },
  } as const;
}

/** The same for what the transition that enters it has begun already. */
export function begun<const Exits extends readonly Exit[], const Aside extends readonly Exit[] = readonly []>(
  rule: string,
  description: string,
  exits: Exits,
  ...aside: Aside
) {
  return {
    meta: { rule },
    description,
    initial: 'following',
    states: {
      following: {
        meta: { rule },
        description: 'The rules are followed until they are done or a player has to choose.',
        always: [...aside, { guard: 'mustChoose', target: 'choosing' }, ...exits],
      },
      choosing: {
        meta: { rule },
        description: 'A player makes a choice.',
        always: { guard: 'isDecided', target: 'following' },
        on: {
          'decision.answer': { guard: 'isLegalAnswer', target: 'following', actions: 'answer' },
          'ability.activate': {
            guard: 'mayActivateToPay',
            target: 'following',
            actions: 'activateToPay',
            meta: { rule: '605.3a' },
          },
        },
      },
    },
  } as const;
}
