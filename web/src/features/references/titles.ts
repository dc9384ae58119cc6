import { isReferenceKind, REFERENCES } from '@evident/domain/content';
import type { ReferenceCard } from '@evident/domain/references';

/** The title on screen; a name for objects without one. */
export const shownTitle = ({ kind, title }: Pick<ReferenceCard, 'kind' | 'title'>): string =>
  title || (isReferenceKind(kind) ? `Untitled ${REFERENCES[kind].label.toLowerCase()}` : 'Deleted user');

const MANY = { highlight: 'highlights', note: 'notes', insight: 'insights', project: 'projects' } as const;

/** `3 highlights`. */
export const countInWords = ({ of, count }: ReferenceCard['counts'][number]): string =>
  `${count.toLocaleString()} ${count === 1 ? of : MANY[of]}`;
