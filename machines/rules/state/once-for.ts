/**
 * A question about something that nobody writes, worked out once for each such thing and kept as long as that is: a
 * card's text, what an object is, a list that is replaced where it changes. An answer is anything but `undefined`.
 */
export function onceFor<Thing extends object, Answer extends object | string | boolean | null>(
  find: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, Answer>();
  /** What was asked about last, and the answer: most often it is asked about again at once. */
  let latest: Thing | undefined;
  let answered: Answer | undefined;
  return (thing) => {
    let answer = thing === latest ? answered : known.get(thing);
    if (answer === undefined) {
      answer = find(thing);
      known.set(thing, answer);
    }
    latest = thing;
    answered = answer;
    return answer;
  };
}
