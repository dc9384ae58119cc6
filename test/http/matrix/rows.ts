/**
 * What an operation is about, which decides who is refused and how:
 * open: asks for nobody; person: a signed-in browser, no token; own: the asker's own things, whoever asks; mine: a thing of one person, which is nobody else's to touch; team: the workspace as its members see it; admin: for its admins;
 * create: makes something at the top of the workspace; list: what the asker may see of a project; read, write, markUp: a thing in a project; manage: the project itself.
 */
export type Kind =
  'open' | 'person' | 'own' | 'mine' | 'team' | 'admin' | 'create' | 'list' | 'read' | 'write' | 'markUp' | 'manage';

const of = (kind: Kind, names: string): [string, Kind][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, kind]);

/** One row for every operation of the contract; an operation without one fails the test. */
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
  // A star is the asker's own; taking one off that is not there changes nothing.
  ...of('own', 'unstarItem'),
  ...of('read', 'getFolder listFolderAccess'),
  ...of('write', 'renameFolder'),
  ...of('manage', 'deleteFolder moveFolder setFolderAccess decideAccessRequest'),
]);
