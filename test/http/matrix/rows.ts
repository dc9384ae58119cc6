/**
 * Subject of an operation, which determines who is refused and how:
 * open: no sign-in; person: session only, no token; own: the caller's own things; mine: belongs to one person, hidden
 * from others;
 * team: visible to all members; admin: admins only; create: creates at the root of the workspace; list: the visible
 * part of a project;
 * read, write, markUp: thing in a project; manage: the project itself.
 */
export type Kind =
  'open' | 'person' | 'own' | 'mine' | 'team' | 'admin' | 'create' | 'list' | 'read' | 'write' | 'markUp' | 'manage';

const of = (kind: Kind, names: string): [string, Kind][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, kind]);

/** One row for each operation of the contract; a missing one fails the test. */
export const ROWS: ReadonlyMap<string, Kind> = new Map([
  ...of(
    'open',
    `downloadLogo getBotChallenge signUp signIn requestSignInMail confirmEmail requestPasswordReset resetPassword finishSignIn requestUnlock unlock confirmEmailChange finishHandover
    getEnvironment getTeamRoute findWorkspaces previewInvite acceptInvite openShared downloadSharedFile listMails readMail`,
  ),
  ...of(
    'person',
    `getSignedIn signOut startHandover listSessions revokeOtherSessions revokeSession updateAccount changePassword requestEmailChange confirmIdentity requestConfirmationCode
    getSecondFactor setUpSecondFactor enableSecondFactor disableSecondFactor createRecoveryCodes listSignIns exportAccount deleteAccount
    createWorkspace deleteWorkspace listAvailableWorkspaces checkSubdomain checkDomainDenial joinWorkspace createAccessToken`,
  ),
  ...of(
    'own',
    'listAccessTokens getOwnMembership leaveWorkspace watchChanges listStarred listRecent listYourWork listUndo listTrash listAccessRequests requestAccess changePicture removePicture',
  ),
  ...of('mine', 'revokeAccessToken undo'),
  ...of(
    'team',
    'getWorkspace listMembers getMember listGroups listPublishedInsights listNews listProjects listFolders search',
  ),
  ...of(
    'admin',
    `updateWorkspace changeLogo removeLogo listAuditEntries setFeatureFlags changeRole removeMember listInvites inviteMembers createInviteLink revokeInvite createGroup renameGroup deleteGroup addGroupMember removeGroupMember
    listPrivateProjects takeAccess renewSearch`,
  ),
  ...of('create', 'createFolder createProject'),
  ...of(
    'list',
    `listTagBoards listRecentTags listNotes listImportOrigins listNoteHighlights listMemberHighlights listMemberWork listTagHighlights listProjectHighlights listSpeakers listInsights`,
  ),
  ...of(
    'read',
    `getProject readReadme getProjectCounts listProjectPeople getTag getNote readNote getHighlight getInsight listEvidence readInsight downloadFile getImport listImportFailures exportHighlights
    starItem recordVisit listProjectAccess getDependents`,
  ),
  ...of(
    'write',
    `createTagBoard updateTagBoard removeTagBoard moveTagBoard createTagGroup updateTagGroup removeTagGroup moveTagGroup createTag updateTag removeTag moveTag mergeTag
    createNote updateNote deleteNote deleteInsight restoreFromTrash renameSpeaker replaceNoteContent createInsight updateInsight publishInsight unpublishInsight publishInsightChanges discardInsightChanges replaceInsightContent replaceReadme
    listShareLinks createShareLink updateShareLink uploadFile previewImport startImport cancelImport`,
  ),
  ...of('markUp', 'createHighlight removeHighlight reattachHighlight tagHighlight untagHighlight retagHighlights'),
  ...of('manage', 'updateProject setProjectStatus moveProject setProjectAccess deleteProject deleteForever'),
  // Stars belong to the caller; removing a missing one changes nothing.
  ...of('own', 'unstarItem'),
  ...of('read', 'getFolder listFolderAccess'),
  ...of('write', 'renameFolder'),
  ...of('manage', 'deleteFolder moveFolder setFolderAccess decideAccessRequest'),
]);
