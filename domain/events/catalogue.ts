import { DOCUMENT_STATES } from '../documents/index.ts';
import { WRITING_STATES } from '../evidence/index.ts';
import { FIELDED_TYPES } from '../fields/index.ts';
import { COMMENT_EVENTS } from './comment-events.ts';
import { event } from './event-kind.ts';
import { LIST_EVENTS } from './list-events.ts';
import {
  id,
  ids,
  by,
  onNote,
  onInsight,
  onRender,
  onMedia,
  onWrap,
  onFile,
  onHighlight,
  onTag,
  onProject,
  onMember,
  onClusterJob,
  onResearch,
  onAgent,
  onRequest,
  inProject,
  onMentions,
  onImport,
  onSummary,
  onRedaction,
  onTranscription,
} from './payloads.ts';

/** All events, by their name on the wire: `object:verb` in the past tense. Payloads contain ids, never note text. */
export const EVENTS = {
  'workspace:created': event('a workspace is created', { by }),
  'notifications:changed': event('a member is notified, or marks notifications as read; only they are told', {
    ownerId: id,
  }),
  'member:invited': event('someone is invited by email', { inviteId: id, by }),
  'member:joined': event('an invite is accepted, or someone joins by the domain of their address', { memberId: id }),
  'member:changed': event('the role, picture or groups of a member change', onMember),
  'member:left': event('a member leaves the workspace', onMember),
  'member:removed': event('an admin removes a member', onMember),

  'project:created': event('a project is created', {
    ...onProject,
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  }),
  'project:changed': event(
    'a project is renamed, moved, archived, deleted or restored',
    { projectId: id, by },
    { status: onProject.status },
  ),
  'text:mentioned': event(
    'members are mentioned for the first time in a note, an insight, a readme or a doc; `draft` in unpublished changes of a published insight',
    onMentions,
  ),
  'readme:changed': event('the readme of a project changes', { projectId: id }),
  'folder:changed': event('a folder is created, renamed, moved, deleted or restored', { folderId: id, by }),
  'access:changed': event(
    'access to a project or folder changes; the payload names one of them, and the member or group that gained access',
    { by },
    {
      projectId: id,
      folderId: id,
      toMember: id,
      toGroup: id,
    },
  ),
  'access:requested': event('someone requests access to a project', onRequest),
  'access:granted': event('a request for access is granted', onRequest),
  'access:denied': event('a request for access is denied', onRequest),

  'note:created': event('a note is created', { noteId: id, projectId: id, by }, { importId: id }),
  'note:changed': event('a note or its text changes, or it is restored', { noteId: id, projectId: id }, { by }),
  'note:removed': event('a note is deleted', onNote),
  'notes:imported': event('an import has created notes; once for at most 1,000 of them', { ...onImport, noteIds: ids }),
  'import:started': event('an import is started', onImport),
  'import:finished': event('an import is finished, failed or not', onImport),

  'file:uploaded': event(
    'a file is uploaded to a project, or added to a note; without a note, `noteId` is null',
    onFile,
  ),
  'file:removed': event('a file is removed from a note; without a note, deleted from its project', onFile),

  'document:requested': event('the pages of a file are to be read', { fileId: id, projectId: id, by }),
  'document:changed': event('the state of a document changes, and while its pages are read', {
    fileId: id,
    projectId: id,
    state: { type: 'string', enum: DOCUMENT_STATES },
  }),
  'media:changed': event('the processing of a recording starts, makes progress or ends', onMedia),
  'render:changed': event('a rendering of recordings starts, makes progress or ends', onRender),
  'redaction:changed': event('the redacted version of a recording is requested, makes progress or ends', onRedaction),

  'transcription:changed': event('a transcription starts, makes progress or ends', onTranscription),
  'translation:changed': event('turns of a note are translated', {
    noteId: id,
    projectId: id,
    language: { type: 'string' },
    by,
  }),

  'highlight:changed': event('a highlight is created, tagged, trimmed, moved to other words or restored', onHighlight),
  'highlight:removed': event('a highlight is removed', onHighlight),
  'highlights:changed': event(
    'several highlights are created, changed, moved or tagged at once',
    { highlightIds: ids, projectId: id, by },
    { tagsOnly: { type: 'boolean' } },
  ),

  'text-version:named': event('a version of a text gets a name, or loses it', {
    versionId: id,
    documentId: id,
    projectId: id,
    by,
  }),

  ...COMMENT_EVENTS,
  ...LIST_EVENTS,

  'suggestions:changed': event(
    'AI suggests something, or members decide about it; `noteId` is null where it is about the project itself',
    { projectId: id, noteId: { ...id, nullable: true }, by },
  ),
  'summary:changed': event('a summary is started, written, edited or restored; DONE, FAILED and CANCELLED are ends', {
    ...onSummary,
    textId: id,
    state: { type: 'string', enum: WRITING_STATES },
  }),
  'summary:removed': event('a summary is deleted', onSummary),

  'reel:changed': event('a reel is created, changed or restored', { reelId: id, projectId: id, by }),
  'reel:removed': event('a reel is deleted', { reelId: id, projectId: id, by }),

  'canvas:changed': event('a canvas is created, changed or restored', { canvasId: id, projectId: id, by }),
  'canvas:removed': event('a canvas is deleted', { canvasId: id, projectId: id, by }),

  'cluster-job:changed': event('clusters of many highlights start, make progress or end', onClusterJob),
  'research:changed': event('a research is started, finishes a step, or ends', onResearch),
  'wrap:requested': event('a weekly wrap is to be written; without a project, one of the workspace', onWrap),
  'wrap:finished': event('a weekly wrap is written, or could not be; without a project, one of the workspace', onWrap),
  'wrap:changed': event('a weekly wrap is renamed or restored; without a project, one of the workspace', onWrap),
  'wrap:removed': event('a weekly wrap is deleted; without a project, one of the workspace', onWrap),

  'share-link:changed': event('a public link is created, switched on or off, or changed', {
    linkId: id,
    objectId: id,
    projectId: id,
    by,
  }),

  'tag:changed': event(
    'a tag is created, renamed, moved, merged into or restored; without a project, a tag of the workspace',
    onTag,
    inProject,
  ),
  'tag:removed': event('a tag is deleted or merged into another', onTag, inProject),
  'tags:arranged': event('a board or group of tags is created, changed or deleted', { by }, inProject),

  'field:changed': event(
    'a custom field is created, changed, moved or restored; without a project, a field of the workspace',
    { fieldId: id, by },
    inProject,
  ),
  'field:removed': event('a custom field is deleted', { fieldId: id, by }, inProject),
  'field:arranged': event('a set of fields is created, renamed, moved or deleted', { by }, inProject),
  'field:set': event(
    'values of custom fields are set or cleared on a note, insight or person',
    { objectType: { type: 'string', enum: FIELDED_TYPES }, objectId: id, fieldIds: ids, by },
    inProject,
  ),
  'filter:changed': event(
    'a saved filter is created, changed or restored; without a project, one of the workspace',
    { filterId: id, by },
    inProject,
  ),
  'filter:removed': event('a saved filter is deleted', { filterId: id, by }, inProject),
  'view:changed': event('a saved view of a project is created, changed or restored', { viewId: id, projectId: id, by }),
  'view:removed': event('a saved view is deleted', { viewId: id, projectId: id, by }),
  'rows:arranged': event('notes, insights or highlights of a project are ordered by hand', { projectId: id, by }),
  'feed:changed': event(
    'a feed is saved, changed, deleted or restored; with `ownerId`, the private feed of one member',
    {
      feedId: id,
      ownerId: { ...id, nullable: true },
      by,
    },
  ),
  'dashboard:changed': event(
    'a dashboard or one of its charts is created, changed, deleted or restored; with `ownerId`, the private dashboard of one member',
    { dashboardId: id, ownerId: { ...id, nullable: true }, by },
  ),
  'template:changed': event('a template or extension is created or changed', { templateId: id, by }, inProject),
  'template:removed': event('a template or extension is deleted', { templateId: id, by }, inProject),
  'extensions:changed': event('an extension is installed in a project or removed', { projectId: id, by }),
  'person:changed': event('a person is created, changed or restored', { personId: id, by }),
  'person:removed': event('a person is deleted, merged into another or erased', { personId: id, by }),
  'people:changed': event('several people are created or changed at once', { personIds: ids, by }),
  'people:linked': event('people are linked to notes of a project, or unlinked', {
    noteIds: ids,
    projectId: id,
    personIds: ids,
    by,
  }),

  'ai-text:changed': event('a generated text starts, ends or is canceled; with `ownerId`, a text of one member', {
    textId: id,
    projectId: { ...id, nullable: true },
    ownerId: { ...id, nullable: true },
    by,
  }),

  'ai-doc:requested': event('a text of a doc is to be written', {
    docId: id,
    projectId: id,
    textId: id,
    by,
  }),
  'ai-doc:changed': event('a doc is created, it or its text changes, or it is restored', { docId: id, projectId: id }),
  'ai-doc:removed': event('a doc is deleted', { docId: id, projectId: id, by }),

  'agent:changed': event('an agent is created, changed, paused, stopped or restored', onAgent),
  'agent:removed': event('an agent is deleted', onAgent),
  'agent:run-requested': event('an agent is to run', { ...onAgent, runId: id }),
  'agent:run-changed': event('a run of an agent starts or ends', { ...onAgent, runId: id }),

  'conversation:changed': event('a conversation is started, asked in, renamed, rated, deleted or restored', {
    conversationId: id,
    ownerId: id,
    by,
  }),

  'insight:changed': event(
    'an insight is created, it or its text changes, or it is restored',
    {
      insightId: id,
      projectId: id,
    },
    { by },
  ),
  'insight:removed': event('an insight is deleted', onInsight),
  'insight:published': event('an insight is published', onInsight),
  'insight:unpublished': event('an insight is unpublished', onInsight),
} as const;
