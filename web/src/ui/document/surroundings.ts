import type { EmbeddedChart, Referenced, Speakers } from '@evident/domain/content';
import type { ReactNode } from 'react';
import type { CardLook } from '../../kernel/object-hosts.ts';

/** Context of a rendered document. */
export interface Surroundings {
  readonly speakers: Speakers;
  /** Level of the largest heading, below the page title. */
  readonly headingsFrom: number;
  /** Renders the text of evidence. */
  readonly evidence: (highlightId: string) => ReactNode;
  /** Renders a chart. */
  readonly chart: (chart: EmbeddedChart) => ReactNode;
  /** Renders an uploaded image. */
  readonly picture: (fileId: string, alt: string) => ReactNode;
  /** Renders an object as a card, or without `look` in the words. */
  readonly object: (object: Referenced, look?: CardLook) => ReactNode;
}
