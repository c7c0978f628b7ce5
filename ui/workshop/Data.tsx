import { isWithin, type Path } from '../../machines/reading/index.ts';

/** So many characters are said in one line. */
const inLine = 46;

/** Data as they are written; a part can be lit, and lights its words. */
export function Data({
  data,
  label,
  lit = [],
  onPart,
}: {
  readonly data: unknown;
  readonly label: string;
  readonly lit?: readonly Path[];
  readonly onPart?: (path: Path | null) => void;
}) {
  return (
    <section
      className="sc-ws-data"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider or longer than its place is scrolled to by the keys
      tabIndex={0}
      onPointerOver={({ target }) => {
        const path =
          target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;
        if (path !== undefined) onPart?.(pathIn(path));
      }}
      onPointerLeave={() => onPart?.(null)}
    >
      <Part value={data} path={[]} lit={lit} />
    </section>
  );
}

/** A path as an attribute, and back. */
const asText = (path: Path): string => JSON.stringify(path);
const pathIn = (text: string): Path => {
  const path: unknown = JSON.parse(text);
  return Array.isArray(path) ? path.filter((key) => typeof key === 'string' || typeof key === 'number') : [];
};

function Part({
  value,
  path,
  lit,
}: {
  readonly value: unknown;
  readonly path: Path;
  readonly lit: readonly Path[];
}) {
  const attributes = { 'data-path': asText(path), 'data-lit': lit.length > 0 && isWithin(path, lit) };
  if (typeof value !== 'object' || value === null)
    return (
      <span className="sc-ws-value" {...attributes}>
        {JSON.stringify(value)}
      </span>
    );
  const isList = Array.isArray(value);
  const [begin, end] = isList ? '[]' : '{}';
  const parts = Object.entries(value).map(([key, part]) => ({
    key,
    part,
    at: [...path, isList ? Number(key) : key],
  }));
  const isShort = JSON.stringify(value).length <= inLine;
  return (
    <span {...attributes}>
      {begin}
      {parts.map(({ key, part, at }, index) => (
        <span key={key} className={isShort ? undefined : 'sc-ws-line'}>
          {isShort && !isList && ' '}
          {!isList && <span data-path={asText(at)}>{key}: </span>}
          <Part value={part} path={at} lit={lit} />
          {index < parts.length - 1 && ','}
          {isShort && isList && index < parts.length - 1 && ' '}
        </span>
      ))}
      {isShort && !isList && parts.length > 0 && ' '}
      {end}
    </span>
  );
}
