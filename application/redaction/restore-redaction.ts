import { type RichNode, plainText } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Redaction, type RestoredRedaction, changesRecording, restoredContent } from '@evident/domain/redaction';
import {
  changeDocument,
  type DocumentWorkers,
  type LiveRooms,
  openSince,
  rewriteDocument,
  seen,
} from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchRef } from '../search/index.ts';
import { indexAgain } from './index-again.ts';
import { heldResults, spansOf, startRecordingRedaction } from './redact-recording.ts';
import { type RedactionStores, announceNote, redactionToChange } from './redacted-note.ts';
import type { Original } from './redaction-store.ts';

/** Puts removed words back where their placeholders are, and deletes the redaction. */
export class RestoreRedaction extends Command<RestoredRedaction> {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly redactionId: Uuid,
  ) {
    super();
  }
}

type Update = { readonly documentId: Uuid; readonly update: Uint8Array };

export class RestoreRedactionHandler implements Handler<RestoreRedaction> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, redactionId }: RestoreRedaction): Promise<RestoredRedaction> {
    const { updates, ...done } = await this.work.perform(actor.teamId, async (stores) => {
      const { redaction, note } = await redactionToChange(stores, actor, redactionId, 'manage');
      if (!redaction.restorable) refuse('InvalidOperation', 'The original was deleted');
      await stores.redactionTraces.showTrash();
      const originals = await stores.redactions.originalsOf([redactionId]);
      const documents = await this.putBack(stores, actor, originals);
      const speakers = await this.putBackSpeakers(stores, actor, originals);
      const published = await this.putBackPublished(stores, originals);
      const patches = originals.flatMap((original) => (original.kind === 'row' ? [original.patch] : []));
      const rows = await stores.redactionTraces.revert(patches.toReversed());
      await stores.redactions.remove(redactionId);
      await this.restoreRecording(stores, actor, redaction);
      await indexAgain(stores, [
        ...documents.refs,
        { type: 'NOTE', id: note.id },
        ...(await stores.searchSource.highlightsOf(note.id)),
      ]);
      await announceNote(stores, actor, note);
      const { userId: actorId } = actor;
      await stores.audit.record({ actorId, action: 'note:unredacted', objectType: 'NOTE', objectId: note.id });
      const restored = documents.restored + speakers.restored + published + rows;
      const updates = [...documents.updates, ...speakers.updates];
      return { restored, missing: originals.length - restored, updates };
    });
    for (const { documentId, update } of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    return done;
  }

  /** Renders the recording again without the redaction, and then the renderings that use its part. */
  private async restoreRecording(stores: RedactionStores, { userId }: Actor, redaction: Redaction): Promise<void> {
    if (redaction.fileId === null || !changesRecording(redaction)) return;
    const now = this.clock.now();
    await heldResults(stores, redaction.fileId, spansOf([redaction]), now);
    await startRecordingRedaction(stores, redaction, { newId: () => this.ids.newId(), by: userId, now });
  }

  private async putBack(
    stores: RedactionStores,
    { teamId, userId }: Actor,
    originals: readonly Original[],
  ): Promise<{ restored: number; updates: Update[]; refs: SearchRef[] }> {
    const updates: Update[] = [];
    const refs: SearchRef[] = [];
    let restored = 0;
    for (const [documentId, putBack] of runsBy(originals, 'document')) {
      const owner = await stores.documents.owner(documentId);
      if (!owner) continue;
      const done = await rewriteDocument(stores, teamId, documentId, () => ({ remove: [], putBack }), {
        workers: this.workers,
        now: this.clock.now(),
        by: userId,
      });
      restored += done?.restored.length ?? 0;
      updates.push(...(done?.updates ?? []).map((update) => ({ documentId, update })));
      if (owner.kind !== 'aiDoc')
        refs.push({ type: TYPES[owner.kind], id: documentId }, ...(await stores.searchSource.highlightsOf(documentId)));
    }
    return { restored, updates, refs };
  }

  /** Names that were changed since stay. */
  private async putBackSpeakers(
    stores: RedactionStores,
    actor: Actor,
    originals: readonly Original[],
  ): Promise<{ restored: number; updates: Update[] }> {
    const updates: Update[] = [];
    let restored = 0;
    for (const original of originals) {
      if (original.kind !== 'speaker') continue;
      const { of: documentId, speaker } = original;
      const document = await openSince(stores.documents, this.workers, documentId);
      const { speakers } = await this.workers.run('content', document, null);
      if (speakers[speaker.id] !== speaker.after) continue;
      const change = await this.workers.run('renameSpeaker', seen(document), {
        speakerId: speaker.id,
        name: speaker.before,
      });
      if (change instanceof Uint8Array) {
        const made = await changeDocument(stores, actor, documentId, [change], this.workers, this.clock.now());
        updates.push(...made.map((update) => ({ documentId, update })));
      }
      await stores.redactionTraces.linkSpeaker(documentId, speaker.id, speaker.people);
      restored += 1;
    }
    return { restored, updates };
  }

  private async putBackPublished(
    { redactionTraces }: RedactionStores,
    originals: readonly Original[],
  ): Promise<number> {
    let restored = 0;
    for (const [publicationId, runs] of runsBy(originals, 'publication')) {
      const content = await redactionTraces.publication(publicationId);
      if (!content) continue;
      const done = restoredContent(content, runs, () => true);
      await redactionTraces.savePublication(publicationId, done.content, plainText(done.content));
      restored += done.restored.size;
    }
    return restored;
  }
}

const TYPES = { note: 'NOTE', insight: 'INSIGHT', readme: 'PROJECT' } as const;

/** Original runs by the document that they were removed from. */
function runsBy(
  originals: readonly Original[],
  kind: 'document' | 'publication',
): Map<Uuid, Map<Uuid, readonly RichNode[]>> {
  const all = new Map<Uuid, Map<Uuid, readonly RichNode[]>>();
  for (const original of originals) {
    if (original.kind !== kind) continue;
    const runs = all.get(original.of) ?? new Map<Uuid, readonly RichNode[]>();
    all.set(original.of, runs.set(original.id, original.runs));
  }
  return all;
}
