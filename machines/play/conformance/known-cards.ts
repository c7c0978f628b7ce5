import { cards, findCard } from '../../cards/index.ts';
import { putRulesTogether } from '../../game/index.ts';
import { frontOf, isPlayable, joinFaces, readCard, whyNotRead } from '../../reading/index.ts';
import type { CardDefinition, FaceDefinition } from '../../rules/index.ts';
import type { CardFacts } from './facts.ts';
import { plainName, sameName } from './names.ts';

/** The cards that situations may name. */
export interface KnownCards {
  /** The card of a name as the format writes it: ASCII, maybe of a back face. */
  readonly find: (name: string) => CardDefinition | undefined;
  /** Why there is none of this name, if there is more to say than that it isn't known. */
  readonly whyNot: (name: string) => string | undefined;
}

const accented: ReadonlyMap<string, CardDefinition> = new Map(
  Object.values(cards).map((card) => [card.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), card]),
);

const byBack: ReadonlyMap<string, CardDefinition> = new Map(
  Object.values(cards).flatMap((card) =>
    card.back === undefined ? [] : [[plainName(card.back.name), card]],
  ),
);

/** Those that come along, written by hand. */
export const cardsAlong: KnownCards = {
  find: (name) => findCard(name) ?? accented.get(name.toLowerCase()) ?? byBack.get(plainName(name)),
  whyNot: () => undefined,
};

type Read = { readonly card: CardDefinition } | { readonly why: string };

/**
 * Those that come along, and of others what is read from the facts of a file, each when it is asked for first. What isn't wholly
 * understood is no card here; the reader's reasons say why.
 */
export function withCardsRead(facts: readonly CardFacts[]): KnownCards {
  putRulesTogether();
  const records = new Map([...facts].reverse().map((record) => [plainName(record.name), record]));
  const recordOf = (name: string): CardFacts | undefined => records.get(plainName(name));
  const known = new Map<string, Read | undefined>();
  const readOf = (name: string): Read | undefined => {
    const own = recordOf(name);
    const front = own === undefined ? undefined : recordOf(frontOf(own));
    if (front === undefined) return undefined;
    const key = plainName(front.name);
    if (!known.has(key)) known.set(key, readFrom(front, recordOf));
    return known.get(key);
  };
  return {
    find: (name) => {
      const along = cardsAlong.find(name);
      if (along !== undefined) return along;
      const read = readOf(name);
      return read !== undefined && 'card' in read ? read.card : undefined;
    },
    whyNot: (name) => {
      const read = readOf(name);
      return read !== undefined && 'why' in read ? read.why : undefined;
    },
  };
}

function readFrom(front: CardFacts, recordOf: (name: string) => CardFacts | undefined): Read {
  const reading = readCard(joinFaces(front, recordOf));
  if (isPlayable(reading)) return { card: reading.card };
  return { why: `${reading.verdict}: ${whyNotRead(reading).join('; ')}` };
}

/** The face of a name: of a double-faced card the back if it is called so, else the front. */
export function faceNamed(known: KnownCards, name: string): FaceDefinition | undefined {
  const card = known.find(name);
  return card?.back !== undefined && sameName(card.back.name, name) ? card.back : card;
}
