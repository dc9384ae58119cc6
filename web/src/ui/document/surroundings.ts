import type { Speakers } from '@evident/domain/content';
import type { ReactNode } from 'react';

/** What a document needs from around it to be shown. */
export interface Surroundings {
  readonly speakers: Speakers;
  /** The level of its largest heading, below the title it stands under. */
  readonly headingsFrom: number;
  /** The words a piece of evidence stands for. */
  readonly evidence: (highlightId: string) => ReactNode;
  /** An uploaded picture. */
  readonly picture: (fileId: string, alt: string) => ReactNode;
}
