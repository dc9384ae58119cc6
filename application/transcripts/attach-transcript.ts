import type { ImportFile, ImportedNote } from '@evident/domain/imports';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NoteText,
  type Transcript,
  type TranscriptFromFile,
  type TranscriptMode,
  ended,
  hasTimes,
  heardWords,
  isUnderWay,
  turnsOf,
  withTimes,
} from '@evident/domain/transcripts';
import { type LiveRooms, demandDocument } from '../content/index.ts';
import type { FileRecords, FileStorage } from '../files/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { transcriptionChanged } from './events.ts';
import type { TranscriptReader } from './transcript-reader.ts';
import type { Recording, TranscriptionStore } from './transcription-store.ts';
import { type WritingPorts, type WritingStores, writeTranscript } from './write-transcript.ts';

/** Adds the transcript of a file to a recording, or replaces the one it has; returns the undo id. */
export class AttachTranscript extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly wanted: TranscriptFromFile,
  ) {
    super();
  }
}

export type AttachingStores = WritingStores & { files: FileRecords; transcriptions: TranscriptionStore };

/** Transcripts are text; larger files are recordings or archives. */
const BYTES_MAX = 20_000_000;

export class AttachTranscriptHandler implements Handler<AttachTranscript> {
  constructor(
    private readonly work: UnitOfWork<AttachingStores>,
    private readonly storage: FileStorage,
    private readonly reader: TranscriptReader,
    private readonly rooms: LiveRooms,
    private readonly ports: WritingPorts,
  ) {}

  async execute({ actor, noteId, wanted: { fileId, transcriptFileId, mode } }: AttachTranscript): Promise<Uuid> {
    const { name, recording } = await this.work.prepare(actor.teamId, (stores) =>
      checked(stores, actor, noteId, fileId, transcriptFileId),
    );
    const read = await this.read({ name, bytes: await this.bytesOf(transcriptFileId) });
    await this.rooms.flush(noteId);
    const written = await this.work.perform(actor.teamId, async (stores) => {
      await stores.transcriptions.addSource(noteId, transcriptFileId);
      await this.stopHearing(stores, noteId, fileId);
      return writeTranscript(stores, this.ports, actor, noteId, recording, mode !== 'ATTACH', (note) =>
        transcriptOf(read, mode, note, recording),
      );
    });
    for (const update of written.updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return written.undoId;
  }

  /** A transcription that began by itself is not needed. */
  private async stopHearing({ transcriptions, outbox }: AttachingStores, noteId: Uuid, fileId: Uuid): Promise<void> {
    for (const one of await transcriptions.ofNote(noteId)) {
      if (one.fileId !== fileId || !isUnderWay(one)) continue;
      const over = ended(one, 'CANCELLED', this.ports.clock.now());
      await transcriptions.save(over);
      await outbox.announce(transcriptionChanged(over));
    }
  }

  private async read(file: ImportFile): Promise<ImportedNote> {
    const outcome = await this.reader.read(file);
    if (outcome.kind === 'refused') refuse('UnprocessableContent', outcome.title, outcome.advice);
    const note = outcome.kind === 'notes' ? outcome.notes[0] : undefined;
    if (!note || outcome.kind !== 'notes' || outcome.notes.length > 1)
      refuse('UnprocessableContent', 'The file is not a single transcript', 'Choose the transcript of one recording.');
    return note;
  }

  private async bytesOf(fileId: Uuid): Promise<Uint8Array> {
    const content = (await this.storage.read(fileId)) ?? notFound('File');
    if (content.size > BYTES_MAX)
      refuse('UnprocessableContent', 'The file is too large for a transcript', 'Choose a file of at most 20 MB.');
    const bytes = new Uint8Array(content.size);
    let at = 0;
    for await (const piece of content.bytes) {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
    return bytes;
  }
}

async function checked(
  stores: AttachingStores,
  actor: Actor,
  noteId: Uuid,
  fileId: Uuid,
  transcriptFileId: Uuid,
): Promise<{ name: string; recording: Recording }> {
  const { kind, projectId } = await demandDocument(stores, actor, noteId, 'write');
  if (kind !== 'note') notFound('Note');
  const recording =
    (await stores.transcriptions.recording(noteId, fileId)) ??
    refuse('UnprocessableContent', 'The note has no such recording', 'Add an audio or video file to the note.');
  const file = await stores.files.find(transcriptFileId);
  if (file?.projectId !== projectId || file.status !== 'DONE')
    refuse('UnprocessableContent', 'The transcript file is not in this project', 'Upload it to the project first.');
  if (await stores.files.isWithheld(transcriptFileId))
    refuse('InvalidOperation', 'The transcript file holds redacted words', 'Add a file without them.');
  return { name: file.name, recording };
}

/** A text without times takes those of the previous words of the recording. */
function transcriptOf(
  { content, speakers }: ImportedNote,
  mode: TranscriptMode,
  note: NoteText,
  recording: Recording,
): Transcript {
  const blocks = content.content ?? [];
  if (mode === 'ATTACH' || (mode === 'REPLACE' && hasTimes(blocks))) return { blocks: asTurns(blocks), speakers };
  const heard = heardWords(turnsOf(note.content, recording));
  if (heard.length === 0 && mode === 'ALIGN')
    refuse('InvalidOperation', 'The recording has no words with times', 'Transcribe it first, or add the transcript.');
  return { blocks: heard.length > 0 ? withTimes(blocks, heard) : asTurns(blocks), speakers };
}

/** Paragraphs of a transcript without speakers are turns without a speaker. */
const asTurns = (blocks: Transcript['blocks']): Transcript['blocks'] =>
  blocks.map((block) => (block.type === 'paragraph' ? { ...block, type: 'turn', attrs: {} } : block));
