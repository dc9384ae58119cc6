import { bulkHighlights, HIGHLIGHTS } from './bulk-highlights.ts';
import type { Row } from './row.ts';
import { medianMs, withStarted } from './started.ts';
import { step } from './step.ts';

const RUNS = 5;
const LIMIT_MS = 300_000;

/**
 * Tagging many highlights in one request, reading the exact count, and undoing it, over HTTP; against the bare SQL
 * that inserts, counts and deletes the same rows.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async (started) => {
    const { newcomer, database } = started;
    const make = async (path: string): Promise<string> =>
      (await newcomer.ask<{ id: string }>('POST', path, { title: 'Bulk' })).id;
    const projectId = await make('/projects');
    const boardId = await make(`/projects/${projectId}/tag-boards`);
    const groupId = await make(`/tag-boards/${boardId}/groups`);
    const tagId = await make(`/tag-groups/${groupId}/tags`);
    const team = newcomer.teamId;
    const member = (await database.query<{ id: string }>('SELECT id FROM member WHERE team_id = $1', [team])).rows[0]!
      .id;
    const highlightIds = await bulkHighlights(started, projectId);
    const ours = await step(
      'Tagging and undoing in bulk',
      () =>
        medianMs(RUNS, async () => {
          const { undoId, changed } = await newcomer.ask<{ undoId: string; changed: number }>(
            'POST',
            `/projects/${projectId}/highlights/tags`,
            { highlightIds, add: [tagId] },
          );
          const { highlightCount } = await newcomer.ask<{ highlightCount: number }>('GET', `/tags/${tagId}`);
          if (changed !== HIGHLIGHTS || highlightCount !== HIGHLIGHTS)
            throw new Error(`Changed ${changed}, counted ${highlightCount}`);
          await newcomer.ask('POST', `/undo/${undoId}`, {});
        }),
      LIMIT_MS,
    );
    await database.query('SET ROLE evident_app');
    await database.query(`SET evident.team_id = '${team}'`);
    const bare = await step(
      'The bare SQL',
      () =>
        medianMs(RUNS, async () => {
          await database.query(
            `INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how, project_id)
             SELECT $1, h, $2, $3, now(), 'person', $5 FROM unnest($4::uuid[]) h`,
            [team, tagId, member, highlightIds, projectId],
          );
          await database.query('SELECT count(*) FROM highlight_tag WHERE tag_id = $1', [tagId]);
          await database.query('DELETE FROM highlight_tag WHERE tag_id = $1 AND highlight_id = ANY ($2)', [
            tagId,
            highlightIds,
          ]);
        }),
      LIMIT_MS,
    );
    return [
      {
        what: `${HIGHLIGHTS.toLocaleString('en')} highlights tagged in bulk, counted exactly and undone`,
        against: 'the bare SQL',
        measured: ours / bare,
        unit: '×',
        atMost: 2,
        note: `${Math.round(ours)} ms against ${Math.round(bare)} ms, median of ${RUNS}`,
      },
    ];
  });
