/** What a linked ability refers to, in words (607.2). */
import { isRecord, partsIn } from '../../state/is-record.ts';
import type { Ability, Filter } from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';

/** What was done with what lies under a link: an instruction's name, or the zone where it was put. */
type Done = 'exile' | 'create' | 'battlefield';

const participles: Readonly<Record<Done, string>> = {
  exile: 'exiled with',
  create: 'created with',
  battlefield: 'put onto the battlefield with',
};

/** How this text writes under a link; `undefined` if it doesn't. */
function doneIn(text: unknown, link: string): Done | undefined {
  if (isRecord(text) && text.link === link) {
    if (text.do === 'create' || text.do === 'createCopy') return 'create';
    return text.zone === 'battlefield' ? 'battlefield' : 'exile';
  }
  for (const part of partsIn(text)) {
    const done = doneIn(part, link);
    if (done !== undefined) return done;
  }
  return undefined;
}

/** What lies under a link where one thing does, or all that does: "the exiled card", "the tokens". */
export function linkedObjectsText(link: string, several: boolean, { face }: Context): string {
  const done = doneIn((face.abilities ?? []).flatMap(writtenOut), link);
  if (done === 'create') return several ? 'the tokens' : 'the token';
  return several ? 'the exiled cards' : 'the exiled card';
}

/** What a keyword stands for, which may be linked to what the card says besides (607.2q). */
const writtenOut = (ability: Ability): readonly Ability[] =>
  ability.kind === 'keyword' ? (keywords[ability.keyword]?.abilities?.(ability) ?? []) : [ability];

/** Whether a number under this link is an amount of life that was paid (607.2g). */
export const isLifePaid = (link: string, { face }: Context): boolean => paysLife(face.abilities ?? [], link);

const paysLife = (text: unknown, link: string): boolean =>
  (isRecord(text) && text.do === 'payLife' && text.link === link) ||
  partsIn(text).some((part) => paysLife(part, link));

/** The link that a description goes by, if it does. */
export const linkOf = ({ among }: Filter): string | undefined =>
  typeof among === 'object' && 'linked' in among ? among.linked : undefined;

/** Of a description that goes by what all cards of a name did (607.2n): that name. */
export const ofCardsNamed = ({ among }: Filter): string | undefined =>
  typeof among === 'object' && 'linked' in among ? among.ofCardsNamed : undefined;

/** What is said of what lies under the link of a keyword, where that has words of its own: "it devoured". */
export function byLinkText(link: string, { mentioned }: Pick<Context, 'mentioned'>): string | undefined {
  const byLink = keywords[link]?.words?.byLink;
  if (byLink !== undefined) mentioned.add('self');
  return byLink;
}

/** "exiled with this creature"; of what another face did "exiled with this permanent" (607.1b). */
export function linkedText(link: string, { face, mentioned, self }: Context, named?: string): string {
  if (named !== undefined) return `you exiled with cards named ${named}`;
  const byLink = byLinkText(link, { mentioned });
  if (byLink !== undefined) return byLink;
  const exiledFor = keywords[link]?.words?.exiledFor;
  if (exiledFor !== undefined) {
    mentioned.add('self');
    return `${exiledFor} ${self}`;
  }
  const done = doneIn((face.abilities ?? []).flatMap(writtenOut), link);
  if (done === undefined) return `${participles.exile} this permanent`;
  mentioned.add('self');
  return `${participles[done]} ${self}`;
}
