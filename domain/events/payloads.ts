import { KINDS } from '../kinds/index.ts';
import { MEDIA_PROCESSING, MEDIA_STATES } from '../media/index.ts';
import { ROLES } from '../permissions/index.ts';
import { PROJECT_STATUSES } from '../projects/index.ts';
import { SUMMARY_TARGETS } from '../summaries/index.ts';
import { TRANSCRIPTION_STATES } from '../transcripts/index.ts';

export const id = { type: 'string', format: 'uuid' } as const;
export const ids = { type: 'array', items: id } as const;
/** The member who caused it. */
export const by = { ...id } as const;
export const onNote = { noteId: id, projectId: id, by } as const;
export const onInsight = { insightId: id, projectId: id, by } as const;
const processing = {
  state: { type: 'string', enum: MEDIA_STATES },
  priority: { type: 'string', enum: MEDIA_PROCESSING },
} as const;
export const onRender = { renderId: id, projectId: id, ...processing, by } as const;
export const onMedia = { fileId: id, projectId: { ...id, nullable: true }, ...processing, by } as const;
export const onWrap = { wrapId: id, projectId: { ...id, nullable: true }, by } as const;
export const onFile = { fileId: id, projectId: id, noteId: { ...id, nullable: true }, by } as const;
export const onHighlight = { highlightId: id, noteId: id, projectId: id, by } as const;
export const onTag = { tagId: id, by } as const;
export const onProject = { projectId: id, status: { type: 'string', enum: PROJECT_STATUSES }, by } as const;
export const onMember = { memberId: id, by } as const;
export const onClusterJob = { jobId: id, projectId: id, ownerId: id, by } as const;
export const onResearch = { researchId: id, ownerId: id, by } as const;
export const onAgent = { agentId: id, projectId: id, by } as const;
export const onRequest = {
  requestId: id,
  projectId: id,
  requestedBy: id,
  role: { type: 'string', enum: ROLES },
  decidedBy: { ...id, nullable: true },
} as const;
/** Absent for a field or tag of the workspace. */
export const inProject = { projectId: id } as const;
export const onImport = { importId: id, projectId: id, by } as const;

export const onSummary = {
  summaryId: id,
  projectId: id,
  targetType: { type: 'string', enum: SUMMARY_TARGETS },
  targetId: id,
  by,
} as const;
export const onRedaction = { fileId: id, noteId: id, projectId: id, by } as const;
export const onTranscription = {
  transcriptionId: id,
  noteId: id,
  projectId: id,
  fileId: id,
  state: { type: 'string', enum: TRANSCRIPTION_STATES },
  by,
} as const;

export const onMentions = {
  objectType: {
    type: 'string',
    enum: [KINDS.note.type, KINDS.insight.type, KINDS.project.type, KINDS.aiDoc.type],
  },
  objectId: id,
  projectId: id,
  draft: { type: 'boolean' },
  mentions: {
    type: 'array',
    items: {
      type: 'object',
      properties: { mentionId: { type: 'string' }, memberId: id },
      required: ['mentionId', 'memberId'],
    },
  },
  /** The member who wrote last. */
  by: { ...by, nullable: true },
} as const;
