import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { pdfOfPages } from '../../support/pdf-of-pages.ts';
import { until } from '../../support/waiting.ts';
import { automationIn } from './automation.ts';
import { generatedFrom } from './generated.ts';
import { conversationIn } from './conversation.ts';
import { uploadHeaders } from './address.ts';
import { channelIn } from './channel.ts';
import { threadOn } from './comments.ts';
import { notificationIn } from './notification.ts';
import { setAsideIn } from './set-aside.ts';
import { templateIn } from './template.ts';
import { versionOf } from './version.ts';
import { ticketIn } from './ticket.ts';
import { retentionIn } from './retention.ts';
import { scimGroupIn } from './scim.ts';
import { alertsIn } from './alert.ts';
import { ssoIn } from './sso.ts';
import { supportIn } from './support.ts';
import { webhookIn } from './webhook.ts';
import { asRecording, renderIn } from './recording.ts';

/** Creates one of everything in a project and a folder, each with the word SECRET. Returns ids by path parameter. */
export async function oneOfEverything(
  test: TestApp,
  owner: Person,
  projectId: string,
  hidden: boolean,
): Promise<Record<string, string>> {
  const as = { Authorization: `Bearer ${owner.token}` };
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await server().post(`/api/v1/${path}`).set(as).send(body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id: noteId } = await make(`projects/${projectId}/notes`, {
    title: 'SECRET note',
    markdown: '**SECRETADA** (0:01): SECRET words said.\n\n**SECRETBEN** (0:09): More SECRET words.',
  });
  const { id: otherNoteId } = await make(`projects/${projectId}/notes`, { title: 'SECRET other note' });
  const { id: tagBoardId } = await make(`projects/${projectId}/tag-boards`, { title: 'SECRET board' });
  const { id: tagGroupId } = await make(`tag-boards/${tagBoardId}/groups`, { title: 'SECRET group' });
  const { id: tagId } = await make(`tag-groups/${tagGroupId}/tags`, { title: 'SECRET tag' });
  const { id: otherTagId } = await make(`tag-groups/${tagGroupId}/tags`, { title: 'SECRET other tag' });
  const { id: highlightId } = await make(`notes/${noteId}/highlights`, { quote: 'SECRET words said', tagIds: [tagId] });
  const { id: insightId } = await make(`projects/${projectId}/insights`, {
    title: 'SECRET insight',
    evidence: [highlightId],
  });
  await server().put(`/api/v1/insights/${insightId}/publication`).set(as).expect(200);
  await server().put(`/api/v1/projects/${projectId}/readme`).set(as).send({ markdown: 'SECRET plan' }).expect(204);
  const { id: linkId } = await make('share-links', { objectType: 'insight', objectId: insightId });
  const { id: fileId } = (
    await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as)
      .attach('file', Buffer.from('SECRET file'), 'SECRET.txt')
      .expect(201)
  ).body;
  await server().post(`/api/v1/notes/${noteId}/files`).set(as).send({ fileId }).expect(200);
  const { headers } = await server()
    .post('/api/v1/uploads')
    .set({ ...as, ...uploadHeaders('startUpload', projectId) })
    .expect(201);
  const { id: documentId } = (
    await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as)
      .attach('file', Buffer.from(pdfOfPages(['SECRET page'])), 'SECRET.pdf')
      .expect(201)
  ).body;
  const state = 'SELECT FROM file_document WHERE file_id = $1 AND state = $2';
  await until(async () => (await test.database.query(state, [documentId, 'DONE'])).length > 0);
  const { id: importId } = await make(`projects/${projectId}/imports`, { files: [{ fileId }] });
  const { id: fieldSetId } = await make(`projects/${projectId}/field-sets`, {
    label: 'SECRET field set',
    objectType: 'NOTE',
  });
  const { id: fieldId } = await make(`projects/${projectId}/fields`, {
    label: 'SECRET field',
    type: 'TEXT',
    objectType: 'NOTE',
    fieldSetId,
  });
  await server()
    .patch(`/api/v1/notes/${noteId}/fields`)
    .set(as)
    .send({ values: [{ fieldId, text: 'SECRET value' }] })
    .expect(200);
  const { id: filterId } = await make('filters', {
    name: 'SECRET filter',
    objectType: 'NOTE',
    projectId,
    form: { combinator: 'and', fieldForms: [] },
  });
  const { id: viewId } = await make(`projects/${projectId}/views`, {
    title: 'SECRET view',
    objectType: 'NOTE',
    layout: 'TABLE',
    viewData: {
      sort: null,
      filter: { combinator: 'and', fieldForms: [] },
      group: null,
      columns: [],
      fieldVisibility: [],
    },
  });
  const [transcription] = await test.database.query<{ id: string }>(
    `INSERT INTO transcription (id, team_id, note_id, project_id, file_id, language, replaces, state, created_by, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, 'auto', false, 'FAILED', $5, now()) RETURNING id`,
    [owner.teamId, noteId, projectId, fileId, owner.userId],
  );
  const [reel] = await test.database.query<{ id: string }>(
    `INSERT INTO reel (id, team_id, project_id, title, source_type, source_id, items, captions, created_by, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 'SECRET reel', 'NOTE', $3, '[]', true, $4, now(), now()) RETURNING id`,
    [owner.teamId, projectId, noteId, owner.userId],
  );
  const { id: canvasId } = await make(`projects/${projectId}/canvases`, { title: 'SECRET canvas' });
  const { id: questionId } = await make(`notes/${noteId}/questions`, { type: 'FREE_TEXT', text: 'SECRET question' });
  const { id: redactionId } = await make(`notes/${noteId}/redactions`, { words: { quote: 'More SECRET words' } });
  const { id: personId } = await make('people', { name: 'SECRET person' });
  const { id: erasedId } = await make('people', { name: 'SECRETS' });
  const { id: receiptId } = await make(`people/${erasedId}/erasure`, { removeWords: true });
  const { id: otherPersonId } = await make('people', { name: 'SECRET other person' });
  const linked = await server().post(`/api/v1/notes/${noteId}/people`).set(as).send({ personId });
  if (linked.status !== 200) throw new Error(`notes/people: ${JSON.stringify(linked.body)}`);
  const { id: folderId } = await make('folders', { title: 'SECRET folder', private: hidden });
  const { undoId } = (
    await server().patch(`/api/v1/tags/${otherTagId}`).set(as).send({ title: 'SECRET renamed' }).expect(200)
  ).body;
  const { speakers } = (await server().get(`/api/v1/notes/${noteId}/content`).set(as).expect(200)).body;
  const { id: trashedId } = await make(`projects/${projectId}/notes`, {
    title: 'SECRET trashed',
    markdown: 'SECRET in the trash',
  });
  await server().delete(`/api/v1/notes/${trashedId}`).set(as).expect(200);
  const [trashed] = await test.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
    trashedId,
  ]);
  const { userId: memberId } = await test.people.member(owner.teamId);
  const { id: groupId } = await make('groups', { name: `SECRET people of ${projectId}` });
  await server().put(`/api/v1/groups/${groupId}/members/${owner.userId}`).set(as).expect(204);
  await make('invites', { emails: [`secret-${projectId}@example.org`], role: 'VIEWER' });
  const [invite] = await test.database.query<{ id: string }>('SELECT id FROM invite WHERE email = $1', [
    `secret-${projectId}@example.org`,
  ]);
  return {
    projectId: projectId!,
    ...(await conversationIn(test, owner, projectId)),
    ...(await threadOn(test, owner, noteId!)),
    ...(await versionOf(test, owner, noteId!)),
    ...(await notificationIn(test, owner, projectId)),
    ...(await setAsideIn(test, owner)),
    ...(await webhookIn(test, owner)),
    ...(await ssoIn(test, owner)),
    ...(await alertsIn(test, owner)),
    ...(await supportIn(test, owner)),
    ...(await scimGroupIn(test, owner)),
    ...(await retentionIn(test, owner, projectId)),
    ...(await templateIn(test, owner, projectId)),
    ...(await automationIn(test, owner, projectId)),
    ...(await ticketIn(test, owner, insightId!)),
    noteId: noteId!,
    otherNoteId: otherNoteId!,
    tagBoardId: tagBoardId!,
    tagGroupId: tagGroupId!,
    tagId: tagId!,
    tagTemplateId: (await make('tag-templates', { title: 'Template', tagBoardId })).id!,
    fieldId: fieldId!,
    fieldSetId: fieldSetId!,
    filterId: filterId!,
    viewId: viewId!,
    otherTagId: otherTagId!,
    highlightId: highlightId!,
    insightId: insightId!,
    linkId: linkId!,
    transcriptionId: transcription!.id,
    ...(await generatedFrom(test, owner, projectId, noteId!)),
    language: 'de',
    reelId: reel!.id,
    canvasId: canvasId!,
    questionId: questionId!,
    redactionId: redactionId!,
    personId: personId!,
    otherPersonId: otherPersonId!,
    receiptId: receiptId!,
    trashEntryId: trashed!.id,
    fileId,
    documentId,
    page: '1',
    uploadId: headers['location']!.split('/').pop()!,
    outputId: await asRecording(test, fileId),
    number: '0',
    renderId: await renderIn(test, projectId),
    importId: importId!,
    speakerId: Object.keys(speakers)[0]!,
    type: 'PROJECT',
    id: projectId,
    undoId,
    folderId: folderId!,
    ...(await channelIn(test, owner, folderId!)),
    requestId: await accessAsked(test, owner.teamId, projectId),
    // Sessions belong to people: a token is refused before the session id is checked.
    memberId,
    groupId: groupId!,
    inviteId: invite!.id,
    tokenId: await tokenOf(test, owner),
    programId: await programOf(test, owner),
    sessionId: projectId,
    teamId: owner.teamId,
    mailId: '1',
    shareToken: 'aaaaaaaaaaaa',
  };
}

/** Requests more access than the member has. */
async function accessAsked(test: TestApp, teamId: string, projectId: string): Promise<string> {
  const asking = await test.people.member(teamId);
  await request(test.app.getHttpServer())
    .post('/api/v1/access-requests')
    .set({ Authorization: `Bearer ${asking.token}` })
    .send({ projectId, role: 'CONTRIBUTOR', message: 'SECRET reason' })
    .expect(204);
  const [row] = await test.database.query<{ id: string }>('SELECT id FROM access_request WHERE requested_by = $1', [
    asking.userId,
  ]);
  return row!.id;
}

async function tokenOf(test: TestApp, { teamId, userId }: Person, ofProgram = false): Promise<string> {
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO access_token (id, team_id, member_id, name, scopes, secret_hash, created_at, program) VALUES (gen_random_uuid(), $1, $2, 'SECRET token', '{read}', gen_random_uuid()::text, now(), $3) RETURNING id`,
    [teamId, userId, ofProgram],
  );
  return row!.id;
}

/** A program that the owner allowed. */
async function programOf(test: TestApp, owner: Person): Promise<string> {
  const id = await tokenOf(test, owner, true);
  await test.database.query(
    `INSERT INTO oauth_grant (id, team_id, client_id, redirect_uri, scopes, code_hash, challenge, code_expires_at, refresh_expires_at)
     VALUES ($1::uuid, $2, 'SECRET client', 'https://secret.example/back', '{read}', $1::text, '', now(), now() + interval '1 day')`,
    [id, owner.teamId],
  );
  return id;
}
