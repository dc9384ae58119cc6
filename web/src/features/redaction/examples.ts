import type { RecordingRedactionView, RedactionView } from '@evident/domain/redaction';

export const NOTE = '01a2075c-03c2-71c8-9df0-52fa64815200';
const base: RedactionView = {
  id: '01a2075c-03c2-71c8-9df0-52fa64815201',
  noteId: NOTE,
  fileId: null,
  startMs: 6000,
  endMs: 7500,
  video: 'KEEP',
  videoStyle: 'COVER',
  keyframes: [],
  audio: 'KEEP',
  removeWords: true,
  words: 'Ms Berg',
  speaker: null,
  state: 'PENDING',
  reason: null,
  restorable: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  appliedAt: null,
  appliedBy: null,
  version: 1,
};
export const PLANNED = base;
export const APPLIED: RedactionView = {
  ...base,
  id: '01a2075c-03c2-71c8-9df0-52fa64815202',
  words: 'the invoice of 4 May',
  state: 'APPLIED',
  restorable: true,
  appliedAt: '2026-11-21T10:00:00.000Z',
  appliedBy: '01a2075c-03c2-71c8-9df0-52fa64815220',
};
/** The name of a speaker, as members with full access see it. */
export const SPEAKER: RedactionView = {
  ...APPLIED,
  id: '01a2075c-03c2-71c8-9df0-52fa64815205',
  words: 'Ana Berg',
  speaker: { id: 'ana', name: 'Participant' },
  startMs: null,
  endMs: null,
};
/** As members without full access see it. */
export const HIDDEN: RedactionView = { ...APPLIED, id: '01a2075c-03c2-71c8-9df0-52fa64815203', words: null };

export const JOB: RecordingRedactionView = {
  fileId: '01a2075c-03c2-71c8-9df0-52fa64815210',
  workflowId: '01a2075c-03c2-71c8-9df0-52fa64815211',
  state: 'PROCESSING',
  progress: 0.4,
  message: null,
  withheld: true,
  hasOriginal: true,
  videoEdits: [],
  result: null,
  error: null,
};
/** A time span whose recording is being rendered. */
export const RENDERING: RedactionView = {
  ...APPLIED,
  id: '01a2075c-03c2-71c8-9df0-52fa64815204',
  fileId: JOB.fileId,
  words: null,
  audio: 'BLEEP',
  state: 'APPLYING',
};
