import { type ImportRun, isOver } from '@evident/domain/imports';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Outbox } from '../kernel/outbox.ts';
import { together } from '../kernel/together.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/project-access.ts';
import { noteDocument } from '../search/documents.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { ImportFailure, ImportStore } from './import-store.ts';
import type { NoteBatch } from './note-batch.ts';
import type { MadeNote } from './note-of-import.ts';

/** A row of the file, or a note of it, that was dealt with, by its number from 0. */
export type TakenRow = { readonly number: number } & ({ readonly made: MadeNote } | { readonly failure: ImportFailure });

export interface BatchStores {
  readonly imports: ImportStore;
  readonly noteBatch: NoteBatch;
  readonly searchIndex: SearchIndex;
  readonly projectAccess: ProjectAccess;
  readonly outbox: Outbox;
}

interface UnderWay {
  /** Over once its notes are in: the same rows in the batch behind it meet them, and never the other way round. */
  readonly notes: Promise<void>;
  /** False when the import was cancelled meanwhile, and nothing of it was kept. */
  readonly kept: Promise<boolean>;
}

const NOTHING: UnderWay = { notes: Promise.resolve(), kept: Promise.resolve(true) };
class Cancelled extends Error {}

/**
 * Writes the rows of one file, each batch in one transaction with how far the file got: a killed process neither loses nor doubles any.
 * Two batches are under way at once, on two connections: the words of one are prepared while PostgreSQL works on the other. They are kept one after the other.
 */
export class BatchWriter {
  private before = NOTHING;
  private last = NOTHING;

  constructor(private readonly work: UnitOfWork<BatchStores>, private readonly run: ImportRun, private readonly importFileId: Uuid, private readonly total: number) {}

  /**
   * Waits for its turn and begins it; false when the import was cancelled.
   * @throws Refusal, here or when waited for, once whoever imports may not write in the project any more
   */
  async write(batch: readonly TakenRow[]): Promise<boolean> {
    if (!(await this.before.kept)) return false;
    [this.before, this.last] = [this.last, this.begin(batch, this.last)];
    return true;
  }

  /** Whether everything was kept; throws what went wrong first. */
  async kept(): Promise<boolean> {
    return (await this.before.kept) && (await this.last.kept);
  }

  /** Resolves when nothing is under way any more, however it ended. */
  async over(): Promise<void> {
    await Promise.allSettled([this.before.kept, this.last.kept]);
  }

  private begin(batch: readonly TakenRow[], before: UnderWay): UnderWay {
    const notesIn = Promise.withResolvers<void>();
    const kept = this.keep(batch, before, notesIn.resolve)
      .catch((error: unknown) => error instanceof Cancelled ? false : Promise.reject(error))
      .finally(notesIn.resolve);
    // whoever waits for it hears of a failure
    kept.catch(() => undefined);
    return { notes: notesIn.promise, kept };
  }

  private keep(batch: readonly TakenRow[], before: UnderWay, notesIn: () => void): Promise<boolean> {
    const { run } = this;
    const notes = batch.flatMap((row) => ('made' in row ? [row.made] : []));
    const failures = batch.flatMap((row) => ('failure' in row ? [row.failure] : []));
    let begun = false;
    return this.work.perform(run.teamId, async ({ imports, noteBatch, searchIndex, projectAccess, outbox }) => {
      // its turn is over: by now the batch behind it may hold what this one needs, and waits for it
      if (begun) throw new Error('A batch of the import met another change; the import is tried again');
      begun = true;
      await before.notes;
      const importer = (await imports.importerOf(run)) ?? refuse('Forbidden', 'Whoever imports has left the workspace', 'Import the file again: what is there already is recognised.');
      await demand(projectAccess, importer, run.projectId, 'write');
      const written = await noteBatch.addNotes(notes.map(({ note }) => note));
      notesIn();
      const made = notes.filter(({ note }) => written.has(note.id));
      await together(noteBatch.addContents(made), searchIndex.add(made.map(searched)));
      await imports.addFailures(this.importFileId, failures);
      if (!(await before.kept)) throw new Cancelled();
      const held = (await imports.hold(this.importFileId)) ?? refuse('NotFound', 'Import not found');
      if (isOver(held.state)) throw new Cancelled();
      if (held.nextRow !== batch[0]!.number) throw new Error('Another worker goes on with this import');
      await imports.saveFile({
        ...held, state: 'running', totalRows: this.total, nextRow: held.nextRow + batch.length,
        made: held.made + made.length, recognised: held.recognised + notes.length - made.length, failed: held.failed + failures.length,
      });
      if (made.length > 0) await outbox.announce({ name: 'notes:imported', teamId: run.teamId, payload: { projectId: run.projectId, importId: run.id, count: made.length, by: run.createdBy } });
      return true;
    });
  }
}

const searched = ({ note, text, speakers }: MadeNote) => noteDocument(note, text, Object.values(speakers));
