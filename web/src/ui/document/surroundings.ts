import type { Speakers } from '@evident/domain/content';
import type { ReactNode } from 'react';

/** Context of a rendered document. */
export interface Surroundings {
  readonly speakers: Speakers;
  /** Level of the largest heading, below the page title. */
  readonly headingsFrom: number;
  /** Renders the text of evidence. */
  readonly evidence: (highlightId: string) => ReactNode;
  /** Renders an uploaded image. */
  readonly picture: (fileId: string, alt: string) => ReactNode;
}
