import type { Medium } from '@evident/domain/media';
import { FILE_CHANGES } from '../../kernel/queries/changes.ts';
import { on } from '../../kernel/queries/touched-by.ts';

interface Shown {
  readonly medium: Medium | null;
  readonly thumbnail: string | null;
}

/** Whether a list shows a picture of the file, or a video whose pictures may be those of the file. */
const showsPictures = ({ fileId }: { readonly fileId: string }, rows: readonly Shown[]): boolean =>
  rows.some(({ medium, thumbnail }) => (thumbnail === null ? medium === 'VIDEO' : thumbnail.includes(fileId)));

const OF_PICTURES = { 'media:changed': showsPictures, 'redaction:changed': showsPictures } as const;

/** The events that change what lists of notes show of their media: files come and go, pictures are made or redacted. */
export const mediumChanges = (projectId?: string) => ({
  ...on(FILE_CHANGES, projectId === undefined ? true : { projectId }),
  ...OF_PICTURES,
});
