/** A card as somebody writes it: what stands on its faces, word for word. */
import { typesIn } from '../../machines/library/index.ts';

import type { CardFacts, Facts } from '../../machines/reading/index.ts';

/** What is written on a face; what isn't there is ''. */
export interface WrittenFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  /** Power and toughness as `2/3`; of a planeswalker its loyalty, of a battle its defense. */
  readonly size: string;
}

/** How the faces of a card are laid out, and what the other face is called then. */
export const layouts = [
  ['normal', 'One face', ''],
  ['transform', 'Transforming', 'Back'],
  ['modal_dfc', 'Modal double-faced', 'Back'],
  ['adventure', 'Adventure', 'Adventure'],
  ['omen', 'Omen', 'Omen'],
  ['split', 'Split', 'Right half'],
  ['flip', 'Flip', 'Flipped'],
] as const;

export type Layout = (typeof layouts)[number][0];

export interface WrittenCard {
  readonly layout: Layout;
  readonly front: WrittenFace;
  readonly back: WrittenFace;
}

export const noFace: WrittenFace = { name: '', manaCost: '', typeLine: '', text: '', size: '' };

/** The card that the workshop opens with. */
export const firstCard: WrittenCard = {
  layout: 'normal',
  front: {
    name: 'Careful Owl',
    manaCost: '{1}{U}',
    typeLine: 'Creature — Bird',
    size: '1/1',
    text: "Flying\nWhenever another creature you control dies, you may draw a card. If you do, target opponent loses 1 life.\n{2}{U}, {T}: Return target creature to its owner's hand.",
  },
  back: noFace,
};

/** The faces of a card that are written on. */
export const facesOf = ({ layout, front, back }: WrittenCard): readonly WrittenFace[] =>
  layout === 'normal' ? [front] : [front, back];

/** A name that a card without one has as long as it is written. */
const unnamed = 'Unnamed';

function factsOfFace({ name, manaCost, typeLine, text, size }: WrittenFace): Facts {
  const types = typesIn(typeLine);
  const is = (type: string): boolean => types.types.some((one) => one.toLowerCase() === type);
  const [power = '', toughness = ''] = size.trim().split('/');
  return {
    name: name.trim() || unnamed,
    ...(manaCost.trim() === '' ? {} : { manaCost: manaCost.trim() }),
    ...types,
    ...(size.trim() === ''
      ? {}
      : is('planeswalker')
        ? { loyalty: size.trim() }
        : is('battle')
          ? { defense: size.trim() }
          : { power: power.trim(), toughness: toughness.trim() }),
    oracleText: text,
  };
}

/** What is printed on a card that was written, for reading. */
export const factsOf = ({ layout, front, back }: WrittenCard): CardFacts => ({
  ...factsOfFace(front),
  layout,
  ...(layout === 'normal' ? {} : { back: factsOfFace(back) }),
});

const isText = (value: unknown): value is string => typeof value === 'string';

function faceIn(value: unknown): WrittenFace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, manaCost, typeLine, text, size } = { ...noFace, ...value };
  return [name, manaCost, typeLine, text, size].every(isText)
    ? { name, manaCost, typeLine, text, size }
    : null;
}

/** A card that was kept or shared; null for anything else. */
export function writtenIn(value: unknown): WrittenCard | null {
  if (typeof value !== 'object' || value === null || !('front' in value)) return null;
  const front = faceIn(value.front);
  const back = 'back' in value ? faceIn(value.back) : noFace;
  const layout = layouts.find(([one]) => 'layout' in value && one === value.layout)?.[0] ?? 'normal';
  return front === null || back === null ? null : { layout, front, back };
}

const linkStart = '#workshop';

/** The part of a link that opens the workshop with this card, from `#` on; without a card with the one that it opens with. */
export const workshopLink = (card?: WrittenCard): string =>
  card === undefined ? linkStart : `${linkStart}=${encodeURIComponent(JSON.stringify(card))}`;

/** The card that a link opens the workshop with; null where it leads elsewhere. */
export function workshopIn(link: string): WrittenCard | null {
  if (link === linkStart) return firstCard;
  if (!link.startsWith(`${linkStart}=`)) return null;
  try {
    return writtenIn(JSON.parse(decodeURIComponent(link.slice(linkStart.length + 1)))) ?? firstCard;
  } catch {
    return firstCard;
  }
}
