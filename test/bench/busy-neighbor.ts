import { setTimeout as pause } from 'node:timers/promises';
import { TEXT_SHAPES } from '../builders/text-shapes.ts';
import { bulkHighlights } from './bulk-highlights.ts';
import type { Started } from './started.ts';

const TEXT = 1_000_000;
const PEOPLE = 9_500;
const FILES = 100;
const FILE_BYTES = 1_000_000;

/** The work of a busy workspace, prepared. */
export async function busyNeighbor(started: Started): Promise<{ work(): Promise<void> }> {
  const { newcomer } = started;
  const make = async (path: string): Promise<string> =>
    (await newcomer.ask<{ id: string }>('POST', path, { title: 'Busy' })).id;
  const projectId = await make('/projects');
  const tagId = await make(
    `/tag-groups/${await make(`/tag-boards/${await make(`/projects/${projectId}/tag-boards`)}/groups`)}/tags`,
  );
  const highlightIds = await bulkHighlights(started, projectId);
  const { undoId } = await newcomer.ask<{ undoId: string }>('POST', '/people/imports', {
    csv: `Name,Email\n${Array.from({ length: PEOPLE }, (_, n) => `Person ${n},person${n}@example.org`).join('\n')}`,
    fileName: 'people.csv',
    mapping: { name: [0], details: [{ column: 1, label: 'Email' }], matchBy: 'Email' },
    duplicates: 'SKIP',
  });
  const { id: fileId } = await newcomer.upload<{ id: string }>(
    `/projects/${projectId}/files`,
    new File([TEXT_SHAPES['words without punctuation'](TEXT)], 'interview.txt'),
  );
  return {
    async work() {
      await Promise.all([
        imported(started, projectId, fileId),
        newcomer.ask('POST', `/projects/${projectId}/highlights/tags`, { highlightIds, add: [tagId] }),
        newcomer.ask('POST', `/undo/${undoId}`, {}),
        uploaded(started, projectId),
      ]);
    },
  };
}

/** Imports the text; resolves when its automatic features have run, which include Redact by default. */
async function imported({ newcomer, database }: Started, projectId: string, fileId: string): Promise<void> {
  const { id } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/imports`, { files: [{ fileId }] });
  for (;;) {
    const { state } = await newcomer.ask<{ state: string }>('GET', `/imports/${id}`);
    if (state === 'failed') throw new Error('The import failed');
    const { rows } = await database.query<{ ended: number }>(
      `SELECT count(*)::int AS ended FROM pgboss.job WHERE name = 'auto-features' AND data::text LIKE $1 AND state = 'completed'`,
      [`%${newcomer.teamId}%`],
    );
    if (state === 'done' && rows[0]!.ended > 0) return;
    await pause(500);
  }
}

async function uploaded({ newcomer }: Started, projectId: string): Promise<void> {
  const bytes = Buffer.alloc(FILE_BYTES, 'What people say in an interview. ');
  for (let sent = 0; sent < FILES; sent += 4)
    await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        newcomer.upload(`/projects/${projectId}/files`, new File([bytes], `talk-${sent + n}.bin`)),
      ),
    );
}
