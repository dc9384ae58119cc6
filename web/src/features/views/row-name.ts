import type { Row } from '@evident/domain/views';

/** What a row is called in the name of a control. */
export const rowName = ({ title, text, objectType }: Row): string =>
  ((objectType === 'HIGHLIGHT' ? text || title : title || text) || 'Untitled').slice(0, 80);
