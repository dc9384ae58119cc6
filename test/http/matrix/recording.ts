import type { TestApp } from '../../support/app.ts';

/** Makes a file a processed recording that was redacted once, without processing it. Its only output has the bytes of the file itself. */
export async function asRecording(test: TestApp, fileId: string): Promise<string> {
  await test.database.query(`UPDATE file SET file_type = 'Audio' WHERE id = $1`, [fileId]);
  const facts = { durationMs: 1000, video: null, audio: { channels: 1, sampleRate: 8000, codec: 'aac' } };
  const index = { headerBytes: 2, firstByte: 2, codecs: 'mp4a.40.2', segments: [{ durationMs: 1000, bytes: 4 }] };
  await test.database.query(
    `INSERT INTO media (file_id, team_id, state, priority, facts, created_by, created_at)
     SELECT id, team_id, 'DONE', 'STANDARD', $2, created_by, created_at FROM file WHERE id = $1`,
    [fileId, JSON.stringify(facts)],
  );
  await test.database.query(
    `INSERT INTO media_output (id, team_id, file_id, kind, number, media_type, bytes, detail)
     SELECT id, team_id, id, 'AUDIO', 0, 'audio/mp4', 6, $2 FROM file WHERE id = $1`,
    [fileId, JSON.stringify({ index, ends: [6] })],
  );
  await test.database.query(
    `INSERT INTO recording_redaction (file_id, team_id, project_id, note_id, workflow_id, state, progress, input, created_by, created_at)
     SELECT id, team_id, project_id, id, id, 'DONE', 1, '{"videoEdits": []}', created_by, created_at FROM file WHERE id = $1`,
    [fileId],
  );
  return fileId;
}

/** A finished rendering without a file. */
export async function renderIn(test: TestApp, projectId: string): Promise<string> {
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO render (id, team_id, project_id, type, name, plan, state, priority, progress, created_by, created_at)
     SELECT gen_random_uuid(), team_id, id, 'AUDIO_VIDEO_EXPORT', 'SECRET reel', '{"spans": [], "video": true}', 'DONE', 'STANDARD', 1, gen_random_uuid(), now()
     FROM project WHERE id = $1 RETURNING id`,
    [projectId],
  );
  return row!.id;
}
