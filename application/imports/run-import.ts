import { type ImportFile, type ImportRun, type ImportedFile, type RowNote, cleanText, columnNames, isMappingFor, isOver, readyNote, stateOfRun } from '@evident/domain/imports';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import type { FileRecords } from '../files/file-records.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type BatchStores, BatchWriter, type TakenRow } from './batch-writer.ts';
import type { ImportReader } from './import-reader.ts';
import { noteOfImport } from './note-of-import.ts';
import { whileWanted } from './while-wanted.ts';

/** What is taken in: the rows of a table, with the names of its columns, or the notes of a file. */
interface Source { readonly rows: AsyncIterable<readonly RowNote[]>; readonly total: number; readonly header: readonly string[] }
type Needs = BatchStores & { readonly files: FileRecords };

/** Rows, and UTF-16 units of their texts, that are written in one transaction. */
const BATCH = 4_000;
/** The first batch is small: PostgreSQL begins while the next is read. */
const FIRST_BATCH = 1_000;
const BATCH_SIZE = 4_000_000;
/** UTF-16 units of a row that is kept because it could not become a note. */
const FAILED_ROW_SIZE = 20_000;

/** Goes on with an import where it was. Called by a job, again after every restart, until the import is over. */
export class ImportWorker {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly storage: FileStorage,
    private readonly reader: ImportReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(teamId: Uuid, runId: Uuid, stopping: () => boolean): Promise<void> {
    const { run, files } = await this.work.perform(teamId, async ({ imports }) => ({ run: await imports.find(runId), files: await imports.filesOf(runId) }));
    if (!run) return;
    for (const file of files) if (!isOver(file.state)) await this.importFile(run, file, stopping);
    await this.finish(teamId, runId);
  }

  /** After the last try: what is not over has failed, in a sentence. What was made stays. */
  async giveUp(teamId: Uuid, runId: Uuid): Promise<void> {
    const files = await this.work.perform(teamId, ({ imports }) => imports.filesOf(runId));
    for (const { id } of files) await this.close(teamId, id, { state: 'failed', problem: 'The import stopped again and again. The notes it made are here; import the file again to go on' });
    await this.finish(teamId, runId);
  }

  private async importFile(run: ImportRun, file: ImportedFile, stopping: () => boolean): Promise<void> {
    const source = await this.bytesOf(run.teamId, file);
    const outcome = await whileWanted(() => this.isWanted(run.teamId, file.id, stopping), (signal) => this.reader.read(source.file, signal));
    if (outcome === null) return refuseToEnd(stopping);
    if (outcome.kind === 'refused') return this.close(run.teamId, file.id, failedFor(outcome));
    if (outcome.kind === 'notes') {
      // the notes of a file are known again by its bytes and their place in it
      const rows: RowNote[] = [...outcome.notes.map((note, number) => ({ line: 0, note: readyNote(note, `${source.sha256}:${number}`) })), ...outcome.faults];
      return this.takeAll(run, file, { rows: once(rows), total: rows.length, header: [] }, stopping);
    }
    const { header } = outcome;
    const mapping = file.choice.mapping ?? outcome.mapping;
    if (!isMappingFor(mapping, header.length)) return this.close(run.teamId, file.id, { state: 'failed', problem: 'The columns that were chosen are not those of the table. Choose them again' });
    const dates = mapping.date === null ? null : (outcome.dates[mapping.date] ?? null);
    return this.takeAll(run, file, { rows: this.reader.rows(source.file, { header, mapping, dates }), total: outcome.rowCount + outcome.faultCount, header }, stopping);
  }

  /** Deals with the rows behind those that are done: some are read while those before them are written. */
  private async takeAll(run: ImportRun, file: ImportedFile, source: Source, stopping: () => boolean): Promise<void> {
    const writer = new BatchWriter(this.work, run, file.id, source.total);
    let number = 0;
    let size = 0;
    let batch: TakenRow[] = [];
    try {
      for await (const rows of source.rows) for (const row of rows) {
        if (number >= file.nextRow) {
          const taken = this.taken(run, file.name, number, row, source);
          batch.push(taken);
          size += 'made' in taken ? taken.made.text.length : 0;
        }
        number += 1;
        if (batch.length < (number <= FIRST_BATCH ? FIRST_BATCH : BATCH) && size < BATCH_SIZE) continue;
        refuseToEnd(stopping);
        if (!(await writer.write(batch))) return;
        [batch, size] = [[], 0];
      }
      if (batch.length > 0) await writer.write(batch);
      if (await writer.kept()) await this.close(run.teamId, file.id, { state: 'done' });
    } catch (error) {
      // what was made stays; whoever imports may not go on
      if (!(error instanceof Refusal)) throw error;
      await writer.over();
      await this.close(run.teamId, file.id, failedFor(error));
    } finally {
      await writer.over();
    }
  }

  private taken(run: ImportRun, sourceName: string, number: number, row: RowNote, { header }: Source): TakenRow {
    if (!('note' in row)) return { number, failure: { rowNumber: number, line: row.line, cause: row.cause, cells: namedCells(row.row, header) } };
    return { number, made: noteOfImport(run, row.note, sourceName, this.ids.newId(), this.clock.now()) };
  }

  private isWanted(teamId: Uuid, importFileId: Uuid, stopping: () => boolean): Promise<boolean> {
    return stopping() ? Promise.resolve(false) : this.work.perform(teamId, async ({ imports }) => !isOver((await imports.hold(importFileId))?.state ?? 'cancelled'));
  }

  private async bytesOf(teamId: Uuid, { fileId, name, choice }: ImportedFile): Promise<{ file: ImportFile; sha256: string }> {
    const record = (await this.work.perform(teamId, ({ files }) => files.find(fileId))) ?? refuse('NotFound', 'File not found');
    const content = await this.storage.read(fileId);
    if (!content) return { file: { name, bytes: new Uint8Array() }, sha256: record.sha256 };
    const bytes = new Uint8Array(content.size);
    let at = 0;
    for await (const piece of content.bytes) {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
    return { file: { name, bytes, options: choice.options }, sha256: record.sha256 };
  }

  private async close(teamId: Uuid, fileId: Uuid, end: { state: 'done' | 'failed'; problem?: string }): Promise<void> {
    await this.work.perform(teamId, async ({ imports }) => {
      const held = await imports.hold(fileId);
      if (held && !isOver(held.state)) await imports.saveFile({ ...held, ...end, failed: end.state === 'failed' ? held.failed + 1 : held.failed });
    });
  }

  private async finish(teamId: Uuid, runId: Uuid): Promise<void> {
    await this.work.perform(teamId, async ({ imports, outbox }) => {
      const run = await imports.find(runId);
      if (!run || isOver(run.state)) return;
      await imports.save({ ...run, state: stateOfRun(await imports.filesOf(runId)), finishedAt: this.clock.now() });
      await outbox.announce({ name: 'import:finished', teamId, payload: { importId: runId, projectId: run.projectId, by: run.createdBy } });
    });
  }
}

const failedFor = ({ title, advice }: { readonly title: string; readonly advice?: string }) => ({ state: 'failed' as const, problem: [title, advice].filter(Boolean).join('. ') });

/** A server that stops leaves the rest to the next one. */
function refuseToEnd(stopping: () => boolean): void {
  if (stopping()) throw new Error('The import goes on after the restart');
}

/** A row as it can be downloaded again; cells behind the last column have names too. */
function namedCells(cells: readonly string[] | undefined, header: readonly string[]): Record<string, string> | null {
  if (!cells || cells.reduce((sum, cell) => sum + cell.length, 0) > FAILED_ROW_SIZE) return null;
  return Object.fromEntries(columnNames(header, cells.length).map((name, place) => [name, cleanText(cells[place] ?? '')]));
}

async function* once<T>(item: T): AsyncIterable<T> {
  yield item;
}
