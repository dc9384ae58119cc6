import type { ProjectTranscription, TranscriptionView } from '@evident/domain/transcripts';

/** A transcription for stories. */
export const sampleTranscription = (more: Partial<TranscriptionView>): TranscriptionView => ({
  id: 't1',
  noteId: 'n',
  fileId: 'f1',
  language: 'auto',
  state: 'WAITING',
  progress: 0,
  message: null,
  createdAt: '2026-03-01T10:00:00Z',
  finishedAt: null,
  ...more,
});

/** Settings of a project for stories. */
export const sampleSettings: ProjectTranscription = {
  language: null,
  vocabulary: ['Grafana', 'OpenTelemetry'],
  automatic: null,
  workspace: { language: 'en-US', vocabulary: ['Evident'], automatic: true },
  minutes: 72,
  available: true,
  translates: true,
  translationHost: 'translate.example.com',
};
