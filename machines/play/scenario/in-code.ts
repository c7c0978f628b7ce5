/** Plain data as one writes it in a file of scenarios, in TypeScript or as JSON. */
import { isRecord } from '../../rules/index.ts';

export interface CodeStyle {
  /** Only longer ones are broken; without it none. */
  readonly width?: number;
  readonly json?: boolean;
}

export const inCode = (value: unknown, style: CodeStyle = {}): string => written(value, '', style);

/** On one line where it fits from this column on. */
function written(value: unknown, indent: string, style: CodeStyle): string {
  const { json = false, width = Number.POSITIVE_INFINITY } = style;
  const flat = onOneLine(value, json);
  if (indent.length + flat.length <= width || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((one) => written(one, deeper, style))]
    : [
        '{',
        '}',
        Object.entries(value).map(([key, one]) => `${keyed(key, json)}: ${written(one, deeper, style)}`),
      ];
  const rows = parts.map((part, at) => `${deeper}${part}${json && at === parts.length - 1 ? '' : ','}`);
  return [open, ...rows, `${indent}${close}`].join('\n');
}

function onOneLine(value: unknown, json: boolean): string {
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one, json)).join(', ')}]`;
  if (isRecord(value)) {
    const parts = Object.entries(value).map(([key, one]) => `${keyed(key, json)}: ${onOneLine(one, json)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value, json) : JSON.stringify(value);
}

const quoted = (text: string, json: boolean): string =>
  json || (text.includes("'") && !text.includes('"'))
    ? JSON.stringify(text)
    : `'${text.replaceAll("'", "\\'")}'`;

const keyed = (key: string, json: boolean): string =>
  !json && /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key, json);
