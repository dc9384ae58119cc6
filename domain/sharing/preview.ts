import type { Uuid } from '../kernel/index.ts';

/** Content that other sites show of a link to a public page. Never more than the page itself. */
export interface SharedPreview {
  readonly workspace: string;
  readonly title: string;
  readonly description: string;
  readonly pictureFileId: Uuid | null;
  readonly searchEngines: boolean;
}
