import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { PostgresAuditLog } from './audit-log.ts';
import { PostgresDocumentStore } from './content/postgres-document-store.ts';
import { appliedTagEntity, highlightEntity } from './highlights/entities.ts';
import { PostgresHighlightStore } from './highlights/postgres-highlight-store.ts';
import {
  accessTokenEntity,
  accountEntity,
  oneTimeCodeEntity,
  secondFactorEntity,
  sessionEntity,
} from './identity/entities.ts';
import { PostgresAccessTokenStore } from './identity/postgres-access-token-store.ts';
import { PostgresAccountEventStore } from './identity/postgres-account-event-store.ts';
import { PostgresAccountStore } from './identity/postgres-account-store.ts';
import { PostgresSecondFactorStore } from './identity/postgres-second-factor-store.ts';
import { PostgresSessionStore } from './identity/postgres-session-store.ts';
import { noteEntity } from './notes/entities.ts';
import { PostgresNoteStore } from './notes/postgres-note-store.ts';
import { fileEntity } from './files/entities.ts';
import { PostgresFileRecords } from './files/postgres-file-records.ts';
import { importRunEntity, importedFileEntity } from './imports/entities.ts';
import { PostgresImportStore } from './imports/postgres-import-store.ts';
import { PostgresKnownNotes } from './imports/postgres-known-notes.ts';
import { PostgresNoteBatch } from './imports/postgres-note-batch.ts';
import { insightEntity } from './insights/entities.ts';
import { PostgresInsightStore } from './insights/postgres-insight-store.ts';
import { PostgresOutbox } from './outbox.ts';
import { PostgresProjectAccess } from './permissions/project-access.ts';
import { accessRequestEntity, folderEntity, projectEntity } from './projects/entities.ts';
import { PostgresAccessRequestStore } from './projects/postgres-access-request-store.ts';
import { PostgresFolderStore } from './projects/postgres-folder-store.ts';
import { PostgresGrantStore } from './projects/postgres-grant-store.ts';
import { PostgresMarkStore } from './projects/postgres-mark-store.ts';
import { PostgresProjectStore } from './projects/postgres-project-store.ts';
import type { Session } from './session.ts';
import type { Revise } from './search/write-revision.ts';
import { PostgresSearchIndex } from './search/postgres-search-index.ts';
import { PostgresSearchSource } from './search/postgres-search-source.ts';
import { PostgresSearchUpkeep } from './search/postgres-search-upkeep.ts';
import { shareLinkEntity } from './sharing/entities.ts';
import { PostgresShareLinkStore } from './sharing/postgres-share-link-store.ts';
import { PostgresAppliedTagStore } from './tags/postgres-applied-tag-store.ts';
import { tagBoardEntity, tagEntity, tagGroupEntity } from './tags/entities.ts';
import { PostgresTrashStore } from './trash/postgres-trash-store.ts';
import { PostgresUndoStore } from './undo/postgres-undo-store.ts';
import { PostgresTagStore } from './tags/postgres-tag-store.ts';
import { inviteEntity, memberEntity, memberGroupEntity, teamEntity } from './workspaces/entities.ts';
import { PostgresFlagStore } from './workspaces/postgres-flag-store.ts';
import { PostgresGroupStore } from './workspaces/postgres-group-store.ts';
import { PostgresInviteStore } from './workspaces/postgres-invite-store.ts';
import { PostgresMemberStore } from './workspaces/postgres-member-store.ts';
import { PostgresTeamStore } from './workspaces/postgres-team-store.ts';

/** Every table that is written through TypeORM. */
export const entities = [
  accountEntity,
  sessionEntity,
  oneTimeCodeEntity,
  secondFactorEntity,
  accessTokenEntity,
  teamEntity,
  memberEntity,
  inviteEntity,
  memberGroupEntity,
  projectEntity,
  folderEntity,
  accessRequestEntity,
  tagBoardEntity,
  tagGroupEntity,
  tagEntity,
  noteEntity,
  insightEntity,
  fileEntity,
  highlightEntity,
  appliedTagEntity,
  shareLinkEntity,
  importRunEntity,
  importedFileEntity,
];

/** What a unit of work offers; a handler names the ones it needs. */
export const storesWith = (analysis: TextAnalysis, revise?: Revise) => (session: Session) => ({
  outbox: new PostgresOutbox(session),
  audit: new PostgresAuditLog(session),
  accessTokens: new PostgresAccessTokenStore(session),
  accounts: new PostgresAccountStore(session.manager),
  sessions: new PostgresSessionStore(session.manager),
  events: new PostgresAccountEventStore(session.manager),
  secondFactors: new PostgresSecondFactorStore(session.manager),
  teams: new PostgresTeamStore(session),
  members: new PostgresMemberStore(session),
  invites: new PostgresInviteStore(session),
  groups: new PostgresGroupStore(session),
  flags: new PostgresFlagStore(session),
  projectAccess: new PostgresProjectAccess(session),
  projects: new PostgresProjectStore(session),
  folders: new PostgresFolderStore(session),
  grants: new PostgresGrantStore(session),
  accessRequests: new PostgresAccessRequestStore(session),
  marks: new PostgresMarkStore(session),
  tags: new PostgresTagStore(session),
  appliedTags: new PostgresAppliedTagStore(session),
  undo: new PostgresUndoStore(session),
  trash: new PostgresTrashStore(session),
  notes: new PostgresNoteStore(session),
  insights: new PostgresInsightStore(session),
  files: new PostgresFileRecords(session),
  shareLinks: new PostgresShareLinkStore(session),
  imports: new PostgresImportStore(session),
  knownNotes: new PostgresKnownNotes(session),
  noteBatch: new PostgresNoteBatch(session),
  searchIndex: new PostgresSearchIndex(session, analysis, revise),
  searchSource: new PostgresSearchSource(session),
  searchUpkeep: new PostgresSearchUpkeep(session),
  documents: new PostgresDocumentStore(session),
  highlights: new PostgresHighlightStore(session),
});
export type Stores = ReturnType<ReturnType<typeof storesWith>>;
