import { isOver } from '@evident/domain/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startImport } from '../../data/imports/mutations.ts';
import { importQuery } from '../../data/imports/queries.ts';
import { projectLists } from '../../data/projects/queries.ts';
import { searches } from '../../data/search/queries.ts';
import { invalidate, invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { withKnownColumns } from './column-roles.ts';
import { correctedBy, type ChosenFile } from './chosen-file.ts';
import type { ImportRun } from './shapes.ts';
import { imports, type StartedImport } from './started-imports.ts';

/** Polls an import until it is finished. Invalidates the lists of the project as notes arrive. */
export function useImport({ id, projectId }: Pick<StartedImport, 'id' | 'projectId'>) {
  const client = useQueryClient();
  const { data, error } = useQuery(importQuery(id));
  const made = data?.made ?? 0;
  const over = data !== undefined && isOver(data.state);
  useEffect(() => {
    if (made === 0 && !over) return;
    void invalidateTouchedBy(client, { kind: 'notes:imported', projectId, importId: id });
    void invalidate(client, projectLists, searches());
  }, [client, id, projectId, made, over]);
  return { run: data, problem: error };
}

interface Start {
  projectId: string;
  projectTitle: string;
  files: readonly ChosenFile[];
}

export const startedOf = (id: string, { projectId, projectTitle, files }: Start): StartedImport => ({
  id,
  projectId,
  projectTitle,
  fileNames: files.map(({ name }) => name),
});

/** Starts an import of uploaded files. */
export function useStartImport() {
  return useCreate({
    create: ({ projectId, files }: Start, header) =>
      startImport(
        projectId,
        {
          files: files.map((file) => ({
            fileId: file.fileId!,
            options: file.options,
            ...(file.preview?.kind === 'table' && file.mapping !== null
              ? { mapping: withKnownColumns(file.mapping, file.preview.header) }
              : {}),
            ...(correctedBy(file).length > 0 && { known: file.known }),
          })),
        },
        header,
      ),
    onSuccess: ({ id }, wanted) => imports.started(startedOf(id, wanted)),
  });
}

export interface Progress {
  done: number;
  of: number;
}

/** Processed rows (or notes) and the known total. A file that was not read yet counts as one. */
export function progressOf({ files }: Pick<ImportRun, 'files'>): Progress {
  return files.reduce(
    ({ done, of }, file) => {
      const total = file.total ?? 1;
      const dealtWith = isOver(file.state) && file.state !== 'cancelled' ? total : Math.min(file.done, total);
      return { done: done + dealtWith, of: of + total };
    },
    { done: 0, of: 0 },
  );
}

const notes = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'note' : 'notes'}`;

/** The result of an import in one line. */
export function outcomeOf({
  made,
  updated,
  recognised,
  failed,
  state,
}: Pick<ImportRun, 'made' | 'updated' | 'recognised' | 'failed' | 'state'>): string {
  const parts = [
    made > 0 || updated + recognised + failed === 0 ? `${notes(made)} created` : '',
    updated > 0 ? `${notes(updated)} updated` : '',
    recognised > 0 ? `${recognised.toLocaleString('en')} already here` : '',
    failed > 0 ? `${failed.toLocaleString('en')} failed` : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return state === 'cancelled' ? `Canceled. ${parts}.` : parts;
}
