import type { DomainEvent } from '@evident/domain/events';
import { type ImportRun, isOver } from '@evident/domain/imports';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type CommentStores, importThreads } from '../comments/index.ts';
import type { DerivingStores, DocumentWorkers } from '../content/index.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { settleAll } from '../kernel/settle-all.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { inContext, noteDocument, type SearchIndex } from '../search/index.ts';
import type { ImportFailure, ImportStore } from './import-store.ts';
import type { NoteBatch } from './note-batch.ts';
import type { CreatedNote } from './note-of-import.ts';

/** A processed row (or note) of the file, numbered from 0. */
export type TakenRow = { readonly number: number } & (
  | { readonly made: CreatedNote }
  | { readonly failure: ImportFailure }
);

export interface BatchStores extends Pick<CommentStores, 'comments'>, DerivingStores {
  readonly imports: ImportStore;
  readonly noteBatch: NoteBatch;
  readonly searchIndex: SearchIndex;
  readonly projectAccess: ProjectAccess;
  readonly outbox: Outbox;
}

interface UnderWay {
  /** Null before the first batch. */
  readonly firstRow: number | null;
  /**
   * Settles once its notes are written or it has failed. The next batch then recognizes equal rows, never the reverse.
   */
  readonly notes: Promise<void>;
  /** False if the import was cancelled meanwhile; then nothing was stored. */
  readonly kept: Promise<boolean>;
}

const NOTHING: UnderWay = { firstRow: null, notes: Promise.resolve(), kept: Promise.resolve(true) };
class Cancelled extends Error {}

/**
 * Writes the rows of one file. Each batch and the progress of the file share a transaction, so a killed process neither
 * loses nor duplicates a row. Two batches run at once on two connections: one is prepared while PostgreSQL writes the
 * other. They commit in order. A batch with an open transaction waits only in the database, which detects deadlocks. It
 * never waits in JavaScript.
 */
export class BatchWriter {
  private before = NOTHING;
  private last = NOTHING;

  constructor(
    private readonly work: UnitOfWork<BatchStores>,
    private readonly run: ImportRun,
    private readonly importFileId: Uuid,
    private readonly total: number,
    private readonly workers: DocumentWorkers,
    private readonly ids: Ids,
  ) {}

  /**
   * Waits for a free slot and starts the batch; false if the import was cancelled.
   * @throws Refusal, here or from an earlier batch, if the importer lost write access to the project
   */
  async write(batch: readonly TakenRow[]): Promise<boolean> {
    if (!(await this.before.kept)) return false;
    [this.before, this.last] = [this.last, this.begin(batch, this.last)];
    return true;
  }

  /** Whether all batches were stored; throws the first error. */
  async kept(): Promise<boolean> {
    return (await this.before.kept) && (await this.last.kept);
  }

  /** Resolves once no batch is running, regardless of the result. */
  async over(): Promise<void> {
    await Promise.allSettled([this.before.kept, this.last.kept]);
  }

  private begin(batch: readonly TakenRow[], before: UnderWay): UnderWay {
    const notesIn = Promise.withResolvers<void>();
    const kept = this.keep(batch, before, notesIn.resolve)
      .catch((error: unknown) => (error instanceof Cancelled ? false : Promise.reject(error)))
      .finally(notesIn.resolve);
    // prevents an unhandled rejection; callers that await it get the error
    kept.catch(() => undefined);
    return { firstRow: batch[0]!.number, notes: notesIn.promise, kept };
  }

  private async keep(batch: readonly TakenRow[], before: UnderWay, notesIn: () => void): Promise<boolean> {
    const { run } = this;
    await before.notes;
    const notes = batch.flatMap((row) => ('made' in row ? [row.made] : []));
    const failures = batch.flatMap((row) => ('failure' in row ? [row.failure] : []));
    let begun = false;
    return this.work.perform(run.teamId, async (stores) => {
      const { imports, noteBatch, searchIndex, projectAccess, outbox } = stores;
      // After a rollback the next batch may hold what this one needs: the whole import is retried.
      if (begun) throw new Error('A batch of the import conflicted with another change; the import is retried');
      begun = true;
      await imports.lockBatch(this.importFileId, batch[0]!.number);
      const importer =
        (await imports.importerOf(run)) ??
        refuse(
          'Forbidden',
          'The member who started this import has left the workspace',
          'Import the file again. Notes that exist already are recognized.',
        );
      await demand(projectAccess, importer, run.projectId, 'write');
      const written = await noteBatch.addNotes(
        notes.map(({ note }) => note),
        this.importFileId,
      );
      notesIn();
      const made = notes.filter(({ note }) => written.has(note.id));
      await settleAll(noteBatch.addContents(made), searchIndex.add(inContext(made.map(searched))));
      for (const { note, threads } of made)
        if (threads.length > 0) await importThreads(stores, this.workers, this.ids, importer, note, threads);
      // Waits for the end of the previous batch's transaction.
      if (before.firstRow !== null) await imports.lockBatch(this.importFileId, before.firstRow);
      const wanted = await imports.read(run.id);
      const held = (await imports.hold(this.importFileId)) ?? notFound('Import');
      if (!wanted || isOver(wanted.state) || isOver(held.state)) throw new Cancelled();
      if (held.nextRow !== batch[0]!.number)
        throw new Error('Another worker continues this import, or the batch before failed');
      await imports.addFailures(this.importFileId, failures);
      await imports.saveFile({
        ...held,
        state: 'running',
        totalRows: this.total,
        nextRow: held.nextRow + batch.length,
        made: held.made + made.length,
        recognised: held.recognised + notes.length - made.length,
        failed: held.failed + failures.length,
      });
      await outbox.announce(...imported(run, made));
      return true;
    });
  }
}

/** Notes per event. */
const NOTES_PER_EVENT = 1_000;

function imported({ id: importId, teamId, projectId, createdBy: by }: ImportRun, made: readonly CreatedNote[]) {
  const events: DomainEvent<'notes:imported'>[] = [];
  for (let from = 0; from < made.length; from += NOTES_PER_EVENT) {
    const noteIds = made.slice(from, from + NOTES_PER_EVENT).map(({ note }) => note.id);
    events.push({ name: 'notes:imported', teamId, payload: { importId, projectId, noteIds, by } });
  }
  return events;
}

const searched = ({ note, text, speakers }: CreatedNote) => noteDocument(note, text, Object.values(speakers));
