import type { AiText } from '@evident/domain/evidence';
import { NO_CONTENT } from '@evident/domain/evidence';
import type { ImportedFile } from '@evident/domain/imports';
import type { Render } from '@evident/domain/media';
import type { Research } from '@evident/domain/research';
import type { Transcription } from '@evident/domain/transcripts';

const NOW = new Date('2026-01-02T03:04:05Z');

interface Owned {
  readonly teamId: string;
  readonly projectId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const importedFile = (of: Pick<ImportedFile, 'id' | 'teamId' | 'importRunId' | 'fileId'>): ImportedFile => ({
  ...of,
  name: 'talk.csv',
  choice: {},
  state: 'running',
  nextRow: 40,
  totalRows: 90,
  made: 40,
  recognised: 0,
  updated: 0,
  failed: 0,
  notices: [],
  problem: null,
});

export const textUnderWay = ({ createdBy, ...of }: Omit<Owned, 'projectId'> & { readonly id: string }): AiText => ({
  ...of,
  createdBy,
  projectId: null,
  ownerId: createdBy,
  purpose: 'research',
  state: 'WORKING',
  method: 'EXTRACTED',
  model: null,
  content: NO_CONTENT,
  dropped: 0,
  reason: null,
  updatedAt: NOW,
  version: 1,
});

export const researchUnderWay = (of: Pick<Research, 'id' | 'teamId' | 'memberId' | 'aiTextId'>): Research => ({
  ...of,
  question: 'Why?',
  scopeType: 'WORKSPACE',
  scopeId: null,
  budget: { searches: 1, notes: 1, tokens: 1000 } as never,
  state: 'WORKING',
  reason: null,
  insightId: null,
  createdAt: NOW,
  updatedAt: NOW,
});

export const renderUnderWay = (of: Owned & { readonly id: string; readonly fileId: string }): Render => {
  const { fileId, ...owned } = of;
  return {
    ...owned,
    type: 'AUDIO_VIDEO_CLIP',
    name: 'Clip',
    plan: { spans: [{ fileId, startMs: 0, endMs: 900 }], video: false },
    subjectType: null,
    subjectId: null,
    state: 'PROCESSING',
    priority: 'ACCELERATED',
    resultFileId: null,
    noteId: null,
    renderTimeMs: null,
    totalJobTimeMs: null,
    event: 'PROGRESSING',
    progress: 0.5,
    code: null,
    message: null,
    durationMs: null,
  };
};

export const transcriptionUnderWay = (of: Owned & Pick<Transcription, 'id' | 'noteId' | 'fileId'>): Transcription => ({
  ...of,
  language: 'en-US' as never,
  replaces: false,
  state: 'RUNNING',
  plan: null,
  piecesDone: 0,
  message: null,
  finishedAt: null,
});
