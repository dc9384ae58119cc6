import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Stores } from '../../adapters/postgres/composition/stores.ts';
import {
  importedFile,
  renderUnderWay,
  researchUnderWay,
  textUnderWay,
  transcriptionUnderWay,
} from '../../test/builders/work-under-way.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { ClusterJobRunner } from '../clustering/run-cluster-job.ts';
import { AnswerWriter } from '../conversations/write-answer.ts';
import { DocumentWorker } from '../documents/document-worker.ts';
import { ImportWorker } from '../imports/run-import.ts';
import { MediaWorker } from '../media/process-media.ts';
import { RenderWorker } from '../media/run-render.ts';
import { startRecordingRedaction } from '../redaction/redact-recording.ts';
import { RecordingRedactor } from '../redaction/run-recording-redaction.ts';
import { ResearchRunner } from '../research/run-research.ts';
import { TranscriptionWorker } from '../transcripts/run-transcription.ts';
import { giveUpSetAside, type VisibleWorker } from './worker.ts';

const unused = {} as never;
const now = new Date('2026-01-02T03:04:05Z');
const STOPPED = 'Stopped: ran out of memory twice. An admin can start it again in Settings → Workspace.';

describe('work whose job was set aside', () => {
  let stores: OpenStores;
  let ada: Person;
  let ids: Record<'id' | 'projectId' | 'noteId' | 'fileId' | 'redactionId', string>;

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    const [id, noteId, fileId, redactionId] = Array.from({ length: 4 }, () => uuidV7.newId()) as [
      string,
      string,
      string,
      string,
    ];
    ids = { id, projectId: await stores.people.project(ada, 2), noteId, fileId, redactionId };
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
       VALUES ($1, $2, $3, 'talk.wav', 'audio/wav', 'Audio', 10, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, ids.projectId, ada.userId],
    );
    await stores.database.query(
      `INSERT INTO note (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Talk', $4, now(), now())`,
      [noteId, ada.teamId, ids.projectId, ada.userId],
    );
  });

  const perform = <T>(work: (all: Stores) => Promise<T>): Promise<T> => stores.work.perform(ada.teamId, work);
  const mine = () => ({ teamId: ada.teamId, projectId: ids.projectId, createdBy: ada.userId, createdAt: now });
  const text = () => {
    const { projectId: _, ...of } = mine();
    return textUnderWay({ ...of, id: ids.id });
  };

  interface Kind {
    readonly start: () => Promise<unknown>;
    readonly worker: () => Pick<VisibleWorker<never>, 'giveUp' | 'startAgain'>;
    readonly payload: () => object;
    /** Its state and reason, as members see them. */
    readonly shown: () => Promise<unknown>;
    readonly failed: readonly [state: string, reason: string | null];
    readonly waits: readonly [state: string, reason: null];
  }
  const FAILED = { failed: ['FAILED', STOPPED], waits: ['WAITING', null] } as const;
  const texts = () => ({ work: stores.work, writer: unused, clock: systemClock });
  const file = () => ({ fileId: ids.fileId });

  const KINDS: Readonly<Record<string, Kind>> = {
    import: {
      start: () =>
        perform(async ({ imports }) => {
          await imports.save({ ...mine(), id: ids.id, state: 'running', finishedAt: null });
          const { id: importRunId, noteId: id, fileId } = ids;
          await imports.saveFile(importedFile({ id, teamId: ada.teamId, importRunId, fileId }));
        }),
      worker: () => new ImportWorker(stores.work, unused, unused, uuidV7, systemClock, unused, unused),
      payload: () => ({ runId: ids.id }),
      shown: () =>
        perform(async ({ imports }) => {
          const [one] = await imports.filesOf(ids.id);
          expect(one).toMatchObject({ nextRow: 40, failed: one!.state === 'failed' ? 1 : 0 });
          return [(await imports.read(ids.id))!.state, one!.problem];
        }),
      failed: ['failed', STOPPED],
      waits: ['running', null],
    },
    recording: {
      ...FAILED,
      start: () =>
        stores.database.query(
          `INSERT INTO media (file_id, team_id, state, priority, created_by, created_at) VALUES ($1, $2, 'PROCESSING', 'STANDARD', $3, now())`,
          [ids.fileId, ada.teamId, ada.userId],
        ),
      worker: () => new MediaWorker(stores.work, unused, unused, uuidV7, systemClock),
      payload: file,
      shown: () => perform(async ({ media }) => stateOf(await media.read(ids.fileId))),
    },
    rendering: {
      ...FAILED,
      start: () =>
        perform(({ renders }) => renders.save(renderUnderWay({ ...mine(), id: ids.id, fileId: ids.fileId }))),
      worker: () => new RenderWorker(stores.work, unused, unused, unused, uuidV7, systemClock),
      payload: () => ({ renderId: ids.id }),
      shown: () => perform(async ({ renders }) => stateOf(await renders.read(ids.id))),
    },
    document: {
      ...FAILED,
      start: () =>
        perform(({ fileDocuments }) =>
          fileDocuments.save({
            fileId: ids.fileId,
            teamId: ada.teamId,
            state: 'READING',
            pageCount: 9,
            message: null,
            pdfKey: null,
            altText: null,
            createdAt: now,
            updatedAt: now,
          }),
        ),
      worker: () => new DocumentWorker(stores.work, unused, unused, uuidV7, systemClock),
      payload: file,
      shown: () => perform(async ({ fileDocuments }) => stateOf(await fileDocuments.find(ids.fileId))),
    },
    transcription: {
      ...FAILED,
      start: () =>
        perform(({ transcriptions }) => {
          const { id, noteId, fileId } = ids;
          return transcriptions.save(transcriptionUnderWay({ ...mine(), id, noteId, fileId }));
        }),
      worker: () => new TranscriptionWorker({ work: stores.work, clock: systemClock } as never),
      payload: () => ({ transcriptionId: ids.id }),
      shown: () => perform(async ({ transcriptions }) => stateOf(await transcriptions.read(ids.id))),
    },
    redaction: {
      ...FAILED,
      start: () =>
        stores.database
          .query(
            `INSERT INTO redaction (id, team_id, project_id, note_id, file_id, start_ms, end_ms, video, keyframes, audio, remove_words, state, restorable, created_by, created_at)
             VALUES ($1, $2, $3, $4, $5, 0, 500, 'KEEP', '[]', 'MUTE', false, 'APPLYING', true, $6, now())`,
            [ids.redactionId, ada.teamId, ids.projectId, ids.noteId, ids.fileId, ada.userId],
          )
          .then(() =>
            perform(async (all) => {
              const of = (await all.redactions.find(ids.redactionId))!;
              await startRecordingRedaction(all, of, { newId: uuidV7.newId, by: ada.userId, now });
            }),
          ),
      worker: () => new RecordingRedactor(stores.work, unused, unused, unused, uuidV7, systemClock),
      payload: file,
      shown: () =>
        perform(async ({ recordingRedactions, redactions }) => {
          const shown = stateOf(await recordingRedactions.read(ids.fileId));
          const [one] = await redactions.ofFile(ids.fileId);
          expect([one!.state, one!.reason]).toEqual(shown[0] === 'FAILED' ? shown : ['APPLYING', null]);
          return shown;
        }),
    },
    answer: {
      failed: ['FAILED', STOPPED],
      waits: ['WORKING', null],
      start: () => perform(({ aiTexts }) => aiTexts.create(text())),
      worker: () => new AnswerWriter(stores.work, { clock: systemClock } as never),
      payload: () => ({ textId: ids.id }),
      shown: () => perform(async ({ aiTexts }) => stateOf(await aiTexts.find(ids.id))),
    },
    research: {
      ...FAILED,
      start: () =>
        perform(async ({ aiTexts, research }) => {
          await aiTexts.create(text());
          const { noteId: id, id: aiTextId } = ids;
          await research.save(researchUnderWay({ id, teamId: ada.teamId, memberId: ada.userId, aiTextId }));
        }),
      worker: () => new ResearchRunner(stores.work, texts(), unused),
      payload: () => ({ researchId: ids.noteId }),
      shown: () =>
        perform(async ({ research, aiTexts }) => {
          const shown = stateOf(await research.find(ids.noteId));
          const written = await aiTexts.find(ids.id);
          expect(written).toMatchObject({ state: shown[0] === 'FAILED' ? 'FAILED' : 'WORKING', reason: shown[1] });
          return shown;
        }),
    },
    clusters: {
      failed: ['FAILED', null],
      waits: ['WAITING', null],
      start: () =>
        perform(({ clusterJobs }) =>
          clusterJobs.create({
            ...mine(),
            id: ids.id,
            memberId: ada.userId,
            highlightIds: [],
            amount: 'STANDARD',
            strictness: 'STANDARD',
            state: 'WORKING',
            progress: 0.4,
            found: null,
          }),
        ),
      worker: () => new ClusterJobRunner(stores.work, unused, unused, unused),
      payload: () => ({ jobId: ids.id }),
      shown: () => perform(async ({ clusterJobs }) => stateOf(await clusterJobs.find(ids.id))),
    },
  };

  it.each(Object.keys(KINDS))('says so to members, and waits again when it is started by hand: %s', async (name) => {
    const { start, worker, shown, failed, waits, ...kind } = KINDS[name]!;
    await start();
    const payload = { teamId: ada.teamId, ...kind.payload() } as never;
    // Without effect on work that goes on.
    const before = await shown();
    await worker().startAgain(payload);
    expect(await shown()).toEqual(before);
    await giveUpSetAside(worker(), { payload, loss: 'MEMORY' });
    expect(await shown()).toEqual(failed);
    await worker().startAgain(payload);
    expect(await shown()).toEqual(waits);
  });
});

function stateOf(found: object | null): [state: unknown, reason: unknown] {
  const { state, message, reason } = found as { state: unknown; message?: unknown; reason?: unknown };
  return [state, message ?? reason ?? null];
}
