/** What of the guide says certain words. */
import { type GuideEntry, type GuideTopic, guideTopics } from '../../machines/play/scenario/index.ts';
import { nearestOf } from '../../machines/rules/index.ts';

export const countOf = ({ sections }: GuideTopic): number =>
  sections.reduce((sum, { entries }) => sum + entries.length, 0);

/** The topics, with what says all of the words; sections and topics without any are left out. */
export function filtered(words: string): readonly GuideTopic[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const isMeant = ({ also, examples, name, says }: GuideEntry): boolean => {
    const text = [name, says, ...also, ...examples].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return guideTopics
    .map((topic) => ({
      ...topic,
      sections: topic.sections
        .map((section) => ({ ...section, entries: section.entries.filter(isMeant) }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** Names, and words for them, that are nearly these. */
export const nearestWords = (words: string): readonly string[] =>
  nearestOf(words.trim(), [
    ...new Set(
      guideTopics.flatMap(({ sections }) =>
        sections.flatMap(({ entries }) => entries.flatMap(({ also, name }) => [name, ...also])),
      ),
    ),
  ]);
