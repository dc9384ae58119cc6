import type { ImportPreview, ImportStateChange, TableChoice } from '@evident/domain/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';

/** A table that was sent, with the preview of its import. */
export interface SentTable {
  readonly importId: string;
  readonly fileName: string;
  readonly preview: ImportPreview;
  /** Settings that were chosen; the others are proposed. */
  readonly choice: TableChoice;
}

async function sendFile(channelId: string, channelImportId: string, file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file, file.name);
  await answer(
    api.PUT('/api/v1/channels/{channelId}/imports/{channelImportId}/file', {
      params: { path: { channelId, channelImportId } },
      body: body as never,
      bodySerializer: (form) => form as unknown as FormData,
    }),
  );
}

const previewOf = (channelId: string, channelImportId: string, query: TableChoice): Promise<ImportPreview> =>
  answer(
    api.GET('/api/v1/channels/{channelId}/imports/{channelImportId}/preview', {
      params: { path: { channelId, channelImportId }, query },
    }),
  );

type Busy = 'sending' | 'starting' | null;

/** Runs one request at a time, and keeps its problem. */
function useAttempts() {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const attempt = async <T>(what: Busy, work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(what);
    setProblem(null);
    try {
      return await work();
    } catch (thrown) {
      setProblem(thrown);
      return undefined;
    } finally {
      setBusy(null);
    }
  };
  return { problem, setProblem, busy, attempt };
}

/** The days are those of the column of times, so another column proposes others. */
function withChoice({ choice }: SentTable, more: TableChoice): TableChoice {
  const { minDate: _first, maxDate: _last, ...columns } = choice;
  return { ...('timestampColumnLabel' in more ? columns : choice), ...more };
}

/** Imports a table into a channel: sends its file, shows the first rows for each choice, and starts it. */
export function useTableImport(channelId: string) {
  const client = useQueryClient();
  const [table, setTable] = useState<SentTable | null>(null);
  const { problem, setProblem, busy, attempt } = useAttempts();
  const latest = useRef(0);
  const create = useCreate({
    create: (_: { readonly file: File }, header) =>
      answer(
        api.POST('/api/v1/channels/{channelId}/imports', {
          params: { path: { channelId }, header },
          body: { source: 'CSV' },
        }),
      ),
  });
  const choose = (file: File | null) => {
    setTable(null);
    if (!file) return Promise.resolve();
    return attempt('sending', async () => {
      const made = await create.mutateAsync({ file });
      if (!made) return;
      await sendFile(channelId, made.id, file);
      const preview = await previewOf(channelId, made.id, {});
      setTable({ importId: made.id, fileName: file.name, preview, choice: {} });
    });
  };
  /** Shows the first rows with other settings. Answers that arrive too late are dropped. */
  const change = async (more: TableChoice) => {
    if (!table) return;
    latest.current += 1;
    const mine = latest.current;
    const { preview: before } = table;
    const choice = withChoice(table, more);
    setTable({ ...table, choice, preview: { ...before, configuration: { ...before.configuration, ...more } } });
    try {
      const preview = await previewOf(channelId, table.importId, choice);
      if (mine !== latest.current) return;
      setTable({ ...table, choice, preview });
      setProblem(null);
    } catch (thrown) {
      if (mine === latest.current) setProblem(thrown);
    }
  };
  /** Resolves to the id of the import that was started. */
  const start = async (): Promise<string | undefined> =>
    table
      ? attempt('starting', async () => {
          await startImport(channelId, table);
          await client.invalidateQueries({ queryKey: ['channel-imports', channelId] });
          return table.importId;
        })
      : undefined;
  return { table, problem, busy, choose, change, start };
}

const startImport = (channelId: string, { importId: channelImportId, preview }: SentTable) =>
  answer(
    api.PUT('/api/v1/channels/{channelId}/imports/{channelImportId}/configuration', {
      params: { path: { channelId, channelImportId } },
      body: preview.configuration,
    }),
  );

/** Pauses, continues or cancels an import. */
export function useImportState(channelId: string) {
  const client = useQueryClient();
  return async (channelImportId: string, state: ImportStateChange['state']): Promise<void> => {
    try {
      await answer(
        api.PUT('/api/v1/channels/{channelId}/imports/{channelImportId}/state', {
          params: { path: { channelId, channelImportId } },
          body: { state },
        }),
      );
    } catch (thrown) {
      showProblem(thrown, 'The import was not changed');
    }
    await client.invalidateQueries({ queryKey: ['channel-imports', channelId] });
    await client.invalidateQueries({ queryKey: ['channel-import', channelId, channelImportId] });
  };
}

/** Reads an item again that could not be imported; resolves to why it failed again, or null. */
export function useRetryFailure(channelId: string) {
  const client = useQueryClient();
  return async (channelImportId: string, externalId: string): Promise<string | null> => {
    const { failures } = await answer(
      api.POST('/api/v1/channels/{channelId}/imports/{channelImportId}/retries', {
        params: { path: { channelId, channelImportId } },
        body: { externalId },
      }),
    );
    await client.invalidateQueries({ queryKey: ['channel-import', channelId, channelImportId] });
    return failures[0]?.humanMessageText ?? null;
  };
}
