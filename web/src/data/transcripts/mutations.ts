import type { Locale, TranscriptMode, ProjectTranscription, TranslationLanguage } from '@evident/domain/transcripts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { uploadSmallFile } from '../../kernel/api/upload-picture.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { transcriptionsQuery, projectTranscriptionQuery, workspaceTranscriptionQuery } from './queries.ts';

const DONE = { ATTACH: 'Added the transcript', REPLACE: 'Replaced the transcript', ALIGN: 'Aligned the text' } as const;

interface Start {
  fileId: string;
  language: Locale | null;
  replace: boolean;
}

/** Starts and cancels transcriptions, and adds transcripts from files. */
export function useTranscriptChanges(noteId: string, projectId: string) {
  const client = useQueryClient();
  const [reading, setReading] = useState(false);
  const refetch = () => invalidate(client, transcriptionsQuery(noteId));
  const starting = useCreate({
    create: (body: Start, header) =>
      answer(api.POST('/api/v1/notes/{noteId}/transcriptions', { params: { path: { noteId }, header }, body })),
    onSuccess: refetch,
    onError: (problem) => showProblem(problem, 'Transcription did not start'),
  });
  const acts = useUndoable(refetch, ({ change }) => ({
    async cancel(transcriptionId: string) {
      try {
        await answer(api.DELETE('/api/v1/transcriptions/{transcriptionId}', { params: { path: { transcriptionId } } }));
      } catch (problem) {
        showProblem(problem, 'The transcription was not canceled');
      }
      await refetch();
    },
    async attach(fileId: string, file: File, mode: TranscriptMode) {
      setReading(true);
      try {
        const transcriptFileId = await uploadSmallFile(projectId, file);
        const asked = answer(
          api.POST('/api/v1/notes/{noteId}/transcript', {
            params: { path: { noteId } },
            body: { fileId, transcriptFileId, mode },
          }),
        );
        await change(DONE[mode], asked);
      } catch (problem) {
        showProblem(problem, `“${file.name}” was not added`);
      }
      setReading(false);
    },
  }));
  return { start: starting.mutate, starting: starting.isPending, reading, ...acts };
}

export type TranscriptionChange = Partial<Pick<ProjectTranscription, 'language' | 'vocabulary' | 'automatic'>>;

/** Translates the next turns of a note. */
export const translateMore = (noteId: string, language: TranslationLanguage) =>
  answer(api.POST('/api/v1/notes/{noteId}/translations/{language}', { params: { path: { noteId, language } } }));

/** Changes how recordings of the workspace are transcribed. */
export function useSaveTranscription() {
  const client = useQueryClient();
  return async ({ language, vocabulary, automatic }: TranscriptionChange) => {
    await answer(
      api.PATCH('/api/v1/workspace/transcription', {
        body: { language: language ?? undefined, vocabulary, automatic: automatic ?? undefined },
      }),
    );
    await invalidate(client, workspaceTranscriptionQuery());
  };
}

/** Changes how recordings of a project are transcribed. */
export function useSaveProjectTranscription(projectId: string) {
  const client = useQueryClient();
  return async (body: TranscriptionChange) => {
    await answer(api.PATCH('/api/v1/projects/{projectId}/transcription', { params: { path: { projectId } }, body }));
    await invalidate(client, projectTranscriptionQuery(projectId));
  };
}
