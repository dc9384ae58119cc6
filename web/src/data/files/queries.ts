import type { FileFilter, FileUses, FileView } from '@evident/domain/files';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, FILE_CHANGES, HIGHLIGHT_CHANGES, REEL_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 100;

/** The processing of a recording finds out whether a video has pictures. */
const isRead = ({ fileId }: { readonly fileId: string }, files: readonly FileView[]): boolean =>
  files.some(({ id, fileType }) => id === fileId && fileType === 'Video');

/** The metadata of a file. */
export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file', fileId],
    queryFn: (): Promise<FileView> => answer(api.GET('/api/v1/files/{fileId}', { params: { path: { fileId } } })),
    meta: touchedBy<FileView>({
      ...on(ACCESS_CHANGES, true),
      ...on(FILE_CHANGES, { fileId }),
      'media:changed': (change, file) => isRead(change, [file]),
    }),
  });

/** The recordings, documents and images of a note, in order. */
export const noteFilesQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-files', noteId],
    queryFn: async (): Promise<FileView[]> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/files', { params: { path: { noteId } } }))).items,
    meta: touchedBy<FileView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(FILE_CHANGES, { noteId }),
      'note:changed': { noteId },
      'media:changed': isRead,
    }),
  });

/** Every list of files. */
const fileLists = family<Pages<FileView>>('files');

/** The files of a project, newest first. */
export const projectFilesQuery = (projectId: string, filter: FileFilter = {}) =>
  pagesOptions<FileView>(
    [...fileLists.queryKey, projectId, filter],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/files', {
          params: { path: { projectId }, query: { ...filter, cursor, limit: PAGE } },
        }),
      ),
    { ...on(ACCESS_CHANGES, true), ...on(FILE_CHANGES, { projectId }) },
  );

/** Counts of the objects that depend on a file. Every dialog that deletes files reads them again. */
export const fileUsesQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['file-uses', fileId],
    queryFn: (): Promise<FileUses> => answer(api.GET('/api/v1/files/{fileId}/uses', { params: { path: { fileId } } })),
    staleTime: 0,
    gcTime: 0,
    meta: touchedBy<FileUses>({
      ...on(ACCESS_CHANGES, true),
      ...on(FILE_CHANGES, { fileId }),
      ...on(HIGHLIGHT_CHANGES, true),
      ...on(REEL_CHANGES, true),
    }),
  });
