import { excerpt, plainText } from '@evident/domain/content';
import {
  type ImportFault,
  type ImportOptions,
  type ImportOutcome,
  type PreviewView,
  firstTurns,
  correctedNote,
  readyNote,
  refuseTooLarge,
} from '@evident/domain/imports';
import { demandStored } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords, FileStorage } from '../files/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { MOST_KNOWN } from './correct-notes.ts';
import type { ImportReader } from './import-reader.ts';
import type { KnownNotes } from './known-notes.ts';

/** Previews the import of an uploaded file without creating anything. The signal aborts when the client is gone. */
export class PreviewImport extends Query<PreviewView> {
  static readonly requires = memberWith({ scope: 'read', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
    readonly options: ImportOptions,
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

const CELL = 500;
const SHOWN = 20;

export class PreviewImportHandler implements Handler<PreviewImport> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; projectAccess: ProjectAccess; knownNotes: KnownNotes }>,
    private readonly storage: FileStorage,
    private readonly reader: ImportReader,
  ) {}

  async execute({ actor, fileId, options, signal }: PreviewImport): Promise<PreviewView> {
    const file = await this.work.perform(actor.teamId, async ({ files, projectAccess }) => {
      const found = demandStored(await files.find(fileId));
      await demand(projectAccess, actor, found.projectId ?? notFound('File'), 'write', 'File');
      return found;
    });
    refuseTooLarge(file);
    const content = (await this.storage.read(fileId)) ?? notFound('File');
    const bytes = new Uint8Array(content.size);
    let at = 0;
    for await (const piece of content.bytes) {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
    const outcome = await this.reader.read({ name: file.name, bytes, options }, signal);
    return viewOf(
      outcome,
      outcome.kind === 'notes' ? await this.corrected(actor, { ...file, projectId: file.projectId! }, outcome) : [],
    );
  }

  /** For each note shown, the existing note that it updates. */
  private corrected(
    actor: Actor,
    { id, name, projectId, sha256 }: { id: Uuid; name: string; projectId: Uuid; sha256: string | null },
    { notes }: Extract<ImportOutcome, { kind: 'notes' }>,
  ): Promise<Corrected[]> {
    const read = notes.slice(0, SHOWN).map((note, number) => readyNote(note, `${sha256 ?? id}:${number}`));
    return this.work.perform(actor.teamId, async ({ knownNotes }) => {
      const known = await knownNotes.like(
        projectId,
        name,
        read.map(({ title }) => title),
        read.map(({ fingerprint }) => fingerprint),
        MOST_KNOWN,
      );
      return read.map((note) => {
        const found = correctedNote(note, name, known);
        return found && { id: found.id, title: found.title };
      });
    });
  }
}

const NOTHING: PreviewView = {
  kind: 'refused',
  format: null,
  notices: [],
  notes: [],
  header: [],
  rows: [],
  rowCount: 0,
  filled: [],
  mapping: null,
  dateColumns: [],
  delimiter: null,
  encoding: null,
  hasHeader: false,
  faults: [],
  faultCount: 0,
  title: null,
  advice: null,
};

const shownFault = ({ line, cause }: ImportFault) => ({ line, cause });

type Corrected = PreviewView['notes'][number]['corrects'];

function viewOf(outcome: ImportOutcome, corrected: readonly Corrected[]): PreviewView {
  switch (outcome.kind) {
    case 'refused':
      return { ...NOTHING, title: outcome.title, advice: outcome.advice };
    case 'notes':
      return {
        ...NOTHING,
        kind: 'notes',
        format: outcome.format,
        notices: outcome.notices,
        faults: outcome.faults.slice(0, 100).map(shownFault),
        faultCount: outcome.faults.length,
        notes: outcome.notes.slice(0, SHOWN).map((note, index) => ({
          title: note.title,
          excerpt: excerpt(plainText(note.content)),
          speakers: note.speakers.map(({ name }) => name),
          turns: firstTurns(note),
          comments: (note.threads ?? []).reduce((sum, { comments }) => sum + comments.length, 0),
          corrects: corrected[index] ?? null,
          date: note.stated ? { ...note.stated, taken: note.occurredOn !== null } : null,
        })),
      };
    case 'table':
      return {
        ...NOTHING,
        kind: 'table',
        notices: outcome.notices,
        header: outcome.header,
        rows: outcome.rows.map(({ cells }) => cells.map((cell) => cell.slice(0, CELL))),
        rowCount: outcome.rowCount,
        filled: outcome.columns.map(({ filled }) => filled),
        mapping: outcome.mapping,
        dateColumns: outcome.dates.flatMap((plan, place) => (plan ? [place] : [])),
        delimiter: outcome.delimiter,
        encoding: outcome.encoding,
        hasHeader: outcome.hasHeader,
        faults: outcome.faults.map(shownFault),
        faultCount: outcome.faultCount,
      };
  }
}
