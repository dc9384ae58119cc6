import { turnsOfCues } from '@evident/domain/imports';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import type { Span } from '@evident/domain/media';
import {
  type HeardPiece,
  type TranscribedPiece,
  type Transcription,
  continued,
  ended,
  identifiedLanguage,
  identifiedTag,
  inEffect,
  isSilent,
  isUnderWay,
  languageOf,
  languageTag,
  monthOf,
  planPieces,
  stitch,
  voicesIn,
} from '@evident/domain/transcripts';
import type { LiveRooms } from '../content/index.ts';
import type { Continuation, Turn, VisibleWorker } from '../jobs/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MediaTool } from '../media/index.ts';
import type { RoomStores } from '../plans/index.ts';
import { reserveMinutes, reserveRest } from './reserve-minutes.ts';
import { transcriptionChanged } from './events.ts';
import type { StartingStores, TranscriptionTurn } from './start-transcription.ts';
import { tellLanguage } from './tell-language.ts';
import { type Transcriber, TranscriberFailure } from './transcriber.ts';
import { type WritingPorts, type WritingStores, writeTranscript } from './write-transcript.ts';

export type RunningStores = WritingStores &
  RoomStores &
  Pick<StartingStores, 'transcriptions' | 'transcriptionSettings'>;

export interface RunningPorts extends WritingPorts {
  readonly work: UnitOfWork<RunningStores>;
  readonly media: MediaTool;
  readonly transcriber: Transcriber;
  readonly rooms: LiveRooms;
}

/** Milliseconds after which the rest continues in another job. */
const SLICE_MS = 300_000;
/** How often a running piece checks whether the transcription was canceled. */
const POLL_MS = 2_000;
const FAILED_OFTEN = 'The transcription failed repeatedly. Try again';
/** Continues a transcription. Called by jobs, also after restarts, until it ends. Stored pieces are not repeated. */
export class TranscriptionWorker implements VisibleWorker<TranscriptionTurn> {
  constructor(
    private readonly ports: RunningPorts,
    private readonly sliceMs = SLICE_MS,
  ) {}

  /** @returns false if the transcription must continue in another job */
  async run({ payload: { teamId, transcriptionId }, stopping }: Turn<TranscriptionTurn>): Promise<Continuation | void> {
    if (!(await this.advance(teamId, transcriptionId, stopping)))
      return { continues: { key: `${transcriptionId} continues`, group: teamId } };
  }

  async giveUp({ teamId, transcriptionId }: TranscriptionTurn, message = FAILED_OFTEN): Promise<void> {
    await this.fail(teamId, transcriptionId, message);
  }

  async startAgain({ teamId, transcriptionId }: TranscriptionTurn): Promise<void> {
    await this.ports.work.perform(teamId, async (stores) => {
      const failed = await stores.transcriptions.find(transcriptionId);
      if (failed?.state !== 'FAILED') return;
      const waiting = continued(failed, failed.replaces);
      await reserveRest(stores, failed, this.ports.clock.now());
      await stores.transcriptions.save(waiting);
      await stores.outbox.announce(transcriptionChanged(waiting));
    });
  }

  /** @returns false if it continues in another job */
  private async advance(teamId: Uuid, id: Uuid, stopping: () => boolean): Promise<boolean> {
    const end = performance.now() + this.sliceMs;
    const begun = await this.change(teamId, id, (now) => ({ ...now, state: 'RUNNING' }));
    if (!begun) return true;
    try {
      const planned = await this.planned(begun);
      if (!planned) return true;
      const done = await this.transcribe(planned, () => performance.now() > end, stopping);
      if (done) await this.write(planned);
      return done;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === null) throw error;
      await this.fail(teamId, id, sentence);
      return true;
    }
  }

  private fail = (teamId: Uuid, id: Uuid, message: string): Promise<unknown> =>
    this.change(teamId, id, (now) => ended(now, 'FAILED', this.ports.clock.now(), message));

  /** Cuts the recording into pieces, once. Silent pieces are stored as such. Null if canceled meanwhile. */
  private async planned(transcription: Transcription): Promise<Transcription | null> {
    if (transcription.plan) return transcription;
    const { media, work, clock } = this.ports;
    const { id, teamId, fileId } = transcription;
    const { audio, durationMs } = await media.probe(fileId);
    if (!audio) refuse('UnprocessableContent', 'The recording has no sound');
    const silences = await media.silences(fileId);
    const plan = planPieces(durationMs, silences);
    for (const piece of plan.filter((each) => isSilent(each, silences)))
      await this.keep(transcription, { ...piece, heard: NOTHING }, null);
    return work.perform(teamId, (stores) => reserveMinutes(stores, id, plan, clock.now()));
  }

  /** @returns false if the slice ended or the transcription was canceled */
  private async transcribe(
    transcription: Transcription,
    sliceIsOver: () => boolean,
    stopping: () => boolean,
  ): Promise<boolean> {
    const { work } = this.ports;
    const { id, teamId, projectId, plan } = transcription;
    const { known, prompt } = await work.perform(teamId, async ({ transcriptions, transcriptionSettings }) => ({
      known: new Set((await transcriptions.piecesOf(id)).map(({ startMs }) => startMs)),
      prompt: inEffect(await transcriptionSettings.settingsOf(projectId), await transcriptionSettings.settingsOf(null))
        .prompt,
    }));
    for (const piece of plan ?? []) {
      if (known.has(piece.startMs)) continue;
      if (stopping()) throw new Error('The transcription continues after the restart');
      if (sliceIsOver()) return false;
      const heard = await this.heard(transcription, piece, prompt, stopping);
      if (!heard || !(await this.keep(transcription, { ...piece, heard }))) return true;
    }
    return true;
  }

  /** Null if canceled meanwhile. */
  private async heard(
    { id, teamId, fileId, language }: Transcription,
    piece: Span,
    prompt: string | null,
    stopping: () => boolean,
  ): Promise<HeardPiece | null> {
    const { media, transcriber, work } = this.ports;
    const giving = new AbortController();
    let isCanceled = false;
    const poll = async (): Promise<void> => {
      if (stopping()) giving.abort(new Error('The transcription continues after the restart'));
      const now = await work.perform(teamId, ({ transcriptions }) => transcriptions.read(id));
      isCanceled = !now || !isUnderWay(now);
      if (isCanceled) giving.abort();
    };
    // A failed poll is ignored; the next one may succeed.
    const polling = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    try {
      const audio = await media.audioPiece(fileId, piece, giving.signal);
      const voices = [];
      if (transcriber.knowsVoices)
        for (const { name, ...span } of voicesIn(
          await work.perform(teamId, ({ transcriptions }) => transcriptions.piecesOf(id)),
        ))
          voices.push({ name, audio: await media.audioPiece(fileId, span, giving.signal) });
      return await transcriber.transcribe(
        { audio, durationMs: piece.endMs - piece.startMs, language: languageOf(language), prompt, voices },
        giving.signal,
      );
    } catch (error) {
      if (isCanceled) return null;
      throw error;
    } finally {
      clearInterval(polling);
    }
  }

  /** Stores a piece. Null if canceled meanwhile; a piece that was paid for is stored even then. */
  private async keep(
    { id, teamId }: Transcription,
    piece: TranscribedPiece,
    month: string | null = monthOf(this.ports.clock.now()),
  ): Promise<Transcription | null> {
    await this.ports.work.perform(teamId, ({ transcriptions }) => transcriptions.addPiece(id, piece, month));
    return this.change(teamId, id, (now, done) => ({ ...now, piecesDone: done }));
  }

  /** Adds the result to the note and ends the transcription, in one unit of work. */
  private async write({ id, teamId, noteId }: Transcription): Promise<void> {
    const { work, rooms, clock } = this.ports;
    await rooms.flush(noteId);
    const updates = await work.perform(teamId, async (stores) => {
      const { transcriptions, outbox } = stores;
      const now = await transcriptions.find(id);
      if (!now || !isUnderWay(now)) return [];
      const actor =
        (await transcriptions.starterOf(now)) ??
        refuse('Forbidden', 'The member who started this transcription has left the workspace');
      const recording =
        (await transcriptions.recording(noteId, now.fileId)) ??
        refuse('NotFound', 'The recording was removed from the note');
      const pieces = await transcriptions.piecesOf(id);
      const cues = stitch(pieces);
      const heardNothing = cues.length === 0;
      const { blocks, speakers } = turnsOfCues(cues);
      const written = heardNothing
        ? { updates: [] }
        : await writeTranscript(stores, this.ports, actor, noteId, recording, now.replaces, () => ({
            blocks,
            speakers,
          }));
      if (!heardNothing)
        await tellLanguage(
          stores,
          actor,
          noteId,
          languageTag(now.language) ?? identifiedTag(identifiedLanguage(pieces)),
        );
      const over = ended(now, 'DONE', clock.now(), heardNothing ? 'No speech was recognized' : null);
      await transcriptions.save(over);
      await outbox.announce(transcriptionChanged(over));
      return written.updates;
    });
    for (const update of updates) await rooms.deliver(teamId, noteId, update);
  }

  /** Changes a transcription that is under way and announces it; null if it has ended. */
  private change(
    teamId: Uuid,
    id: Uuid,
    change: (now: Transcription, piecesDone: number) => Transcription,
  ): Promise<Transcription | null> {
    return this.ports.work.perform(teamId, async ({ transcriptions, outbox }) => {
      const now = await transcriptions.find(id);
      if (!now || !isUnderWay(now)) return null;
      const after = change(now, (await transcriptions.piecesOf(id)).length);
      await transcriptions.save(after);
      await outbox.announce(transcriptionChanged(after));
      return after;
    });
  }
}

const NOTHING: HeardPiece = { cues: [], language: null };

/** The sentence for members on a failure that a retry would not change; null for other errors. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof TranscriberFailure) return error.message;
  if (error instanceof Refusal) return [error.title, error.advice].filter(Boolean).join('. ');
  return null;
}
