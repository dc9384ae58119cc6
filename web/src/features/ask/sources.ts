import type { AnswerView } from '@evident/domain/conversations';

type Counts = Pick<AnswerView, 'numItems' | 'numHighlights' | 'numProjects' | 'numChannels'>;

/** Counts the sources of an answer: "From 2 sources and 1 highlight in 1 project". */
export function sourcesOf({ numItems, numHighlights, numProjects, numChannels }: Counts): string {
  const parts = [
    ...(numItems > 0 ? [numItems === 1 ? '1 source' : `${numItems} sources`] : []),
    ...(numHighlights > 0 ? [numHighlights === 1 ? '1 highlight' : `${numHighlights} highlights`] : []),
  ];
  const places = [
    ...(numProjects > 0 || numChannels === 0 ? [numProjects === 1 ? '1 project' : `${numProjects} projects`] : []),
    ...(numChannels > 0 ? [numChannels === 1 ? '1 channel' : `${numChannels} channels`] : []),
  ];
  return `From ${parts.join(' and ')} in ${places.join(' and ')}`;
}
