/** What can be an answer that is kept. */
type Answerable = object | string | number | boolean | null;

/**
 * A question about something that nobody writes, worked out once for each such thing and kept as long as that is: a
 * card's text, what an object is, a list that is replaced where it changes. An answer is anything but `undefined`.
 */
export function onceFor<Thing extends object, Answer extends Answerable>(
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

/** The same about two such things. */
export function onceForBoth<One extends object, Other extends object, Answer extends object>(
  find: (one: One, other: Other) => Answer,
): (one: One, other: Other) => Answer {
  const withOthers = onceFor((_one: One) => new WeakMap<Other, Answer>());
  return (one, other) => {
    const known = withOthers(one);
    let answer = known.get(other);
    if (answer === undefined) {
      answer = find(one, other);
      known.set(other, answer);
    }
    return answer;
  };
}

/** The same about a word and such a thing. */
export function onceForWord<Thing extends object, Answer extends Answerable>(
  find: (word: string, thing: Thing) => Answer,
): (word: string, thing: Thing) => Answer {
  const withWords = onceFor((_thing: Thing) => new Map<string, Answer>());
  return (word, thing) => {
    const known = withWords(thing);
    let answer = known.get(word);
    if (answer === undefined) {
      answer = find(word, thing);
      known.set(word, answer);
    }
    return answer;
  };
}

/** Of so many things the answers are kept: enough for two players, each as before and after what happened last. */
const few = 4;

/**
 * The same for what is made anew all the time, such as a list for each state of a game: only the answers about the last
 * few are kept. A thing is known by its identity and nobody writes it, so that no answer can be stale. To note each in
 * a weak map would cost more than most of these answers do.
 */
export function onceForLatest<Thing extends object, Answer extends Answerable>(
  find: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const things: Thing[] = [];
  const answers: Answer[] = [];
  let next = 0;
  return (thing) => {
    const at = things.indexOf(thing);
    const known = at < 0 ? undefined : answers[at];
    if (known !== undefined) return known;
    const answer = find(thing);
    things[next] = thing;
    answers[next] = answer;
    next = (next + 1) % few;
    return answer;
  };
}
