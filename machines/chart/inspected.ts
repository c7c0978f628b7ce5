import type { AnyActorScope } from 'xstate';

type System = AnyActorScope['system'];

const inspectors = new WeakMap<System, number>();

/** From now on it is known whether anyone inspects this actor's system; called before anyone does. */
export function noteInspectors(system: System): void {
  const { inspect } = system;
  const count = (by: number) => inspectors.set(system, (inspectors.get(system) ?? 0) + by);
  system.inspect = (observer) => {
    const subscription = inspect(observer);
    count(1);
    let isOpen = true;
    return {
      unsubscribe() {
        if (isOpen) count(-1);
        isOpen = false;
        subscription.unsubscribe();
      },
    };
  };
  count(0);
}

/** Whether someone inspects this system, or may do so unnoticed. */
export const isInspected = (system: System): boolean => inspectors.get(system) !== 0;
