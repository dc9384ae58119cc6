import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AppliedRedactions, type Redaction, changesRecording } from '@evident/domain/redaction';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { FileStorage } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { indexAgain } from './index-again.ts';
import { redactTexts } from './redact-texts.ts';
import type { RedactedTexts } from './redacted-texts.ts';
import { startRecordingRedaction, withholdRecording } from './redact-recording.ts';
import { type RedactionStores, announceNote, noteToRedact } from './redacted-note.ts';

/**
 * Applies pending redactions of a note: removes the words from everything that holds them, in one transaction, and
 * withholds recordings until their redacted version is rendered. Reaches projects that the actor cannot see. The original
 * stays with members with full access.
 */
export class ApplyRedactions extends Command<AppliedRedactions> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    /** All of them by default. */
    readonly redactionIds?: readonly Uuid[],
  ) {
    super();
  }
}

export class ApplyRedactionsHandler implements Handler<ApplyRedactions> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(message: ApplyRedactions): Promise<AppliedRedactions> {
    const { actor, noteId } = message;
    await this.rooms.flush(noteId);
    const { updates, outputs, ...applied } = await this.work.perform(actor.teamId, (stores) =>
      this.apply(stores, message),
    );
    for (const { documentId, update } of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    // If this is interrupted, the cleanup of unowned bytes deletes them.
    for (const output of outputs) await this.storage.delete(output);
    return applied;
  }

  private async apply(
    stores: RedactionStores,
    { actor, noteId, redactionIds }: ApplyRedactions,
  ): Promise<AppliedRedactions & Pick<RedactedTexts, 'updates'> & { readonly outputs: readonly Uuid[] }> {
    const { redactions, redactionTraces, outbox, audit } = stores;
    await redactionTraces.changeSources();
    const note = await noteToRedact(stores, actor, noteId);
    const chosen = chosenOf(await redactions.ofNote(noteId), redactionIds);
    if (await redactions.isTranscribed(noteId))
      refuse(
        'InvalidOperation',
        'A recording of the note is being transcribed',
        'Wait until it is done, or cancel it.',
      );
    await redactionTraces.showTrash();
    const now = this.clock.now();
    const sources = await redactionTraces.sourcesOf(noteId);
    for (const redaction of chosen) {
      await redactions.save({
        ...redaction,
        state: changesRecording(redaction) ? 'APPLYING' : 'APPLIED',
        words: null,
        speaker: redaction.speaker && { ...redaction.speaker, found: null },
        restorable: true,
        reason: null,
        appliedBy: actor.userId,
        appliedAt: now,
      });
      if (redaction.removeWords) await redactions.withhold(sources, redaction.id);
    }
    const texts = await redactTexts(
      stores,
      note,
      chosen.filter(({ removeWords, state }) => removeWords && state === 'PENDING'),
      { teamId: actor.teamId, by: actor.userId, workers: this.workers, newId: () => this.ids.newId(), now },
    );
    const recordings = Map.groupBy(chosen.filter(changesRecording), ({ fileId }) => fileId!);
    const outputs: Uuid[] = [];
    for (const [fileId, ofFile] of recordings) {
      outputs.push(...(await withholdRecording(stores, fileId, ofFile, now)));
      const how = { newId: () => this.ids.newId(), by: actor.userId, now };
      await startRecordingRedaction(stores, ofFile[0]!, how);
    }
    await redactions.keepOriginals(texts.originals);
    await indexAgain(stores, texts.refs);
    await announceNote(stores, actor, note);
    await outbox.announce(
      ...texts.insights.map(
        ({ id, projectId }) =>
          ({
            name: 'insight:changed',
            teamId: actor.teamId,
            payload: { insightId: id, projectId, by: actor.userId },
          }) as const,
      ),
    );
    await audit.record({ actorId: actor.userId, action: 'note:redacted', objectType: 'NOTE', objectId: noteId });
    return {
      places: texts.originals.length,
      documents: texts.documents,
      recordings: recordings.size,
      updates: texts.updates,
      outputs,
    };
  }
}

function chosenOf(all: readonly Redaction[], ids?: readonly Uuid[]): Redaction[] {
  const pending = all.filter(({ state }) => state === 'PENDING' || state === 'FAILED');
  if (!ids) return pending.length > 0 ? pending : refuse('InvalidOperation', 'There is nothing to redact');
  return ids.map(
    (id) =>
      pending.find((one) => one.id === id.toLowerCase()) ??
      refuse('UnprocessableContent', 'A redaction is not pending', 'Read the list again.'),
  );
}
