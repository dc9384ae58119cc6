import {
  type ImportFile,
  type ImportRun,
  type ImportedFile,
  type RowNote,
  cleanText,
  isMappingFor,
  isOver,
  readyNote,
} from '@evident/domain/imports';
import { demandStored } from '@evident/domain/files';
import { Refusal, type Uuid, placedId } from '@evident/domain/kernel';
import type { DocumentWorkers } from '../content/index.ts';
import type { FileRecords, FileStorage } from '../files/index.ts';
import type { Continuation, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type BatchStores, BatchWriter, type TakenRow } from './batch-writer.ts';
import type { NoteCorrector } from './correct-notes.ts';
import { closeFile, finishImport, reopenImport } from './end-import.ts';
import { namedCells } from './failed-row.ts';
import type { ImportReader } from './import-reader.ts';
import type { ImportTurn } from './start-import.ts';
import { noteOfImport } from './note-of-import.ts';
import { runCancelable } from '../kernel/run-cancelable.ts';

/** The input: table rows with column names, or the notes of a file. */
interface Source {
  readonly rows: AsyncIterable<readonly RowNote[]>;
  readonly total: number;
  readonly header: readonly string[];
}
type Needs = BatchStores & { readonly files: FileRecords };

/** A file with its place in the import. */
type PlacedFile = ImportedFile & { readonly place: number };

/** Maximum rows, and UTF-16 units of their texts, per transaction. */
const BATCH = 4_000;
/** Smaller, so that PostgreSQL starts while the next batch is read. */
const FIRST_BATCH = 1_000;
const BATCH_SIZE = 4_000_000;

/** Milliseconds before an import yields to others; it continues in a later job. */
const SLICE_MS = 60_000;
const FAILED_OFTEN = 'The import failed repeatedly. Its notes are kept. Import the file again to continue';

/** Continues an import. Called by a job, also after restarts, until the import is finished. */
export class ImportWorker implements VisibleWorker<ImportTurn> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly storage: FileStorage,
    private readonly reader: ImportReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly corrector: Pick<NoteCorrector, 'correct'>,
    private readonly workers: DocumentWorkers,
    private readonly sliceMs = SLICE_MS,
  ) {}

  async run({ payload: { teamId, runId }, stopping }: Turn<ImportTurn>): Promise<Continuation | void> {
    const end = performance.now() + this.sliceMs;
    const turnIsOver = (): boolean => performance.now() > end;
    const { run, files } = await this.read(teamId, runId);
    if (!run || isOver(run.state)) return;
    for (const [place, file] of files.entries()) {
      if (isOver(file.state)) continue;
      if (!(await this.importFile(run, { ...file, place }, stopping, turnIsOver)))
        return { continues: { key: `${runId} continues`, group: teamId } };
    }
    await finishImport(this.work, this.clock, teamId, runId);
  }

  private read(teamId: Uuid, runId: Uuid) {
    return this.work.perform(teamId, async ({ imports }) => ({
      run: await imports.read(runId),
      files: await imports.filesOf(runId),
    }));
  }

  /** Marks unfinished files as failed, with a message. Created notes stay. */
  async giveUp({ teamId, runId }: ImportTurn, problem = FAILED_OFTEN): Promise<void> {
    const { run, files } = await this.read(teamId, runId);
    if (!run || isOver(run.state)) return;
    for (const { id } of files) await closeFile(this.work, teamId, id, { state: 'failed', problem });
    await finishImport(this.work, this.clock, teamId, runId);
  }

  /** Continues files that failed after the rows that are imported. */
  async startAgain({ teamId, runId }: ImportTurn): Promise<void> {
    await this.work.perform(teamId, (stores) => reopenImport(stores, runId));
  }

  /** @returns false if the slice ended before the file */
  private async importFile(
    run: ImportRun,
    file: PlacedFile,
    stopping: () => boolean,
    turnIsOver: () => boolean,
  ): Promise<boolean> {
    const source = await this.bytesOf(run.teamId, file);
    const outcome = await runCancelable(
      () => this.isWanted(run, stopping),
      (signal) => this.reader.read(source.file, signal),
    );
    if (outcome === null) return refuseToEnd(stopping);
    if (outcome.kind === 'refused') return closeFile(this.work, run.teamId, file.id, failedFor(outcome));
    await this.keepNotices(run.teamId, file, outcome.notices.map(cleanText));
    if (outcome.kind === 'notes') {
      // repeated notes are recognized by the file's hash and their position
      const notes = outcome.notes.map((note, number) => readyNote(note, `${source.sha256}:${number}`));
      if (file.choice.known === 'update') await this.corrector.correct(run, file, notes);
      const rows: RowNote[] = [...notes.map((note) => ({ line: 0, note })), ...outcome.faults];
      return this.takeAll(run, file, { rows: once(rows), total: rows.length, header: [] }, stopping, turnIsOver);
    }
    const { header } = outcome;
    const mapping = file.choice.mapping ?? outcome.mapping;
    if (!isMappingFor(mapping, header.length))
      return closeFile(this.work, run.teamId, file.id, {
        state: 'failed',
        problem: 'The columns that were chosen are not those of the table. Choose them again',
      });
    const dates = mapping.date === null ? null : (outcome.dates[mapping.date] ?? null);
    return this.takeAll(
      run,
      file,
      {
        rows: this.reader.rows(source.file, { header, mapping, dates }),
        total: outcome.rowCount + outcome.faultCount,
        header,
      },
      stopping,
      turnIsOver,
    );
  }

  /** Imports at least one batch of the remaining rows, then until the slice ends. Reads ahead. */
  private async takeAll(
    run: ImportRun,
    file: PlacedFile,
    source: Source,
    stopping: () => boolean,
    turnIsOver: () => boolean,
  ): Promise<boolean> {
    const writer = new BatchWriter(this.work, run, file.id, source.total, this.workers, this.ids);
    let number = 0;
    let size = 0;
    let batch: TakenRow[] = [];
    try {
      for await (const rows of source.rows)
        for (const row of rows) {
          if (number >= file.nextRow) {
            const taken = this.taken(run, file, number, row, source);
            batch.push(taken);
            size += 'made' in taken ? taken.made.text.length : 0;
          }
          number += 1;
          if (batch.length < (number <= FIRST_BATCH ? FIRST_BATCH : BATCH) && size < BATCH_SIZE) continue;
          refuseToEnd(stopping);
          if (!(await writer.write(batch))) return true;
          [batch, size] = [[], 0];
          if (turnIsOver()) return !(await writer.kept());
        }
      if (batch.length > 0) await writer.write(batch);
      if (await writer.kept()) await closeFile(this.work, run.teamId, file.id, { state: 'done' });
      return true;
    } catch (error) {
      // The importer lost write access. Created notes stay.
      if (!(error instanceof Refusal)) throw error;
      await writer.over();
      return closeFile(this.work, run.teamId, file.id, failedFor(error));
    } finally {
      await writer.over();
    }
  }

  private taken(
    run: ImportRun,
    { name, place }: PlacedFile,
    number: number,
    row: RowNote,
    { header }: Source,
  ): TakenRow {
    if (!('note' in row))
      return {
        number,
        failure: { rowNumber: number, line: row.line, cause: row.cause, cells: namedCells(row.row, header) },
      };
    const id = placedId(this.ids.newId(), run.createdAt, { file: place, row: number });
    return { number, made: noteOfImport(run, row.note, { name, row: number }, id) };
  }

  private isWanted({ teamId, id }: ImportRun, stopping: () => boolean): Promise<boolean> {
    return stopping()
      ? Promise.resolve(false)
      : this.work.perform(teamId, async ({ imports }) => !isOver((await imports.read(id))?.state ?? 'cancelled'));
  }

  private async bytesOf(
    teamId: Uuid,
    { fileId, name, choice }: ImportedFile,
  ): Promise<{ file: ImportFile; sha256: string }> {
    const record = demandStored(await this.work.perform(teamId, ({ files }) => files.find(fileId)));
    const content = await this.storage.read(fileId);
    if (!content) return { file: { name, bytes: new Uint8Array() }, sha256: record.sha256 ?? record.id };
    const bytes = new Uint8Array(content.size);
    let at = 0;
    for await (const piece of content.bytes) {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
    return { file: { name, bytes, options: choice.options }, sha256: record.sha256 ?? record.id };
  }

  /** Saves the notices once: a continued import reads the file again and finds the same ones. */
  private async keepNotices(teamId: Uuid, file: ImportedFile, notices: string[]): Promise<void> {
    if (notices.join('\n') === file.notices.join('\n')) return;
    await this.work.perform(teamId, async ({ imports }) => {
      const held = await imports.hold(file.id);
      if (held && !isOver(held.state)) await imports.saveFile({ ...held, notices });
    });
  }
}

const failedFor = ({ title, advice }: { readonly title: string; readonly advice?: string }) => ({
  state: 'failed' as const,
  problem: [title, advice].filter(Boolean).join('. '),
});

/** On shutdown, leaves the rest to the next process. */
function refuseToEnd(stopping: () => boolean): true {
  if (stopping()) throw new Error('The import goes on after the restart');
  return true;
}

async function* once<T>(item: T): AsyncIterable<T> {
  yield item;
}
