/** The same, worked out the first time that it is asked for. */
export function onlyOnce<Answer>(work: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | null = null;
  return () => {
    known ??= { answer: work() };
    return known.answer;
  };
}
