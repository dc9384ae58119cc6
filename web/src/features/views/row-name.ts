import type { Row } from '@evident/domain/views';

/** Name of a row within the name of a control. */
export const rowName = ({ title, text, objectType }: Row): string =>
  ((objectType === 'HIGHLIGHT' ? text || title : title || text) || 'Untitled').slice(0, 80);
