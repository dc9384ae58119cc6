import type { PageArea } from '@evident/domain/highlights';

/** Describes the picture of an area for people who cannot see it. */
export const cropLabel = ([first]: readonly PageArea[], text: string): string =>
  `Area on page ${(first?.pageIndex ?? 0) + 1}${text ? `: ${text}` : ''}`;
