/** A state's key as words: `declareAttackers` is "declare attackers". */
export const words = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();

/** A state's key as a title: "Declare attackers". */
export const title = (key: string): string => {
  const text = words(key);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** About how wide a text is in the chart's type, in pixels: layouts are made without a browser. */
export const widthOf = (text: string, size = 13): number => Math.ceil(text.length * size * 0.545);
