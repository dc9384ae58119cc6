import { type DataPointDetail, channelTitle, noteOfDataPoint, titleOfDataPoint } from '@evident/domain/channels';
import { checkRichText, plainText } from '@evident/domain/content';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentStore } from '../content/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type NoteStore, addNote } from '../notes/index.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { ChannelReader } from './channels.ts';
import type { DataPointReader } from './data-points.ts';

/** Notes by the source that they were made of, one for each project. */
export interface NotesOfSources {
  /** Serializes saving of a source in a project. */
  take(source: string, projectId: Uuid): Promise<{ noteId: Uuid } | null>;
  add(source: string, projectId: Uuid, noteId: Uuid, at: Date): Promise<void>;
}

export interface NotingStores {
  readonly savedMessages: NotesOfSources;
  readonly notes: NoteStore;
  readonly documents: DocumentStore;
  readonly projectAccess: ProjectAccess;
  readonly outbox: Outbox;
}

/** Makes a note of a data point, to be highlighted and used as evidence. Once for each project: again returns the same note. */
export class SaveDataPointAsNote extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; dataPointId: Uuid; projectId: Uuid },
  { id: Uuid }
> {}
export const SaveDataPointAsNoteHandler = answeredBy(
  async (
    { actor, channelId, dataPointId, projectId }: SaveDataPointAsNote,
    work: UnitOfWork<NotingStores>,
    channels: ChannelReader,
    dataPoints: DataPointReader,
    ids: Ids,
    clock: Clock,
  ) => {
    const channel = (await channels.channel(actor, channelId)) ?? notFound('Channel');
    const point = (await dataPoints.dataPoint(actor, channelId, dataPointId)) ?? notFound('Data point');
    const note = await work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      return noteOf(stores, { ids, clock }, actor, point, { projectId, channel: channelTitle(channel.title) });
    });
    return { id: note.id };
  },
);

/** The note of a data point in a project, made if there is none yet. Callers have checked the permission. */
export async function noteOf(
  stores: Pick<NotingStores, 'savedMessages' | 'notes' | 'documents' | 'outbox'>,
  tools: { readonly ids: Ids; readonly clock: Clock },
  actor: Actor,
  point: DataPointDetail,
  { projectId, channel }: { readonly projectId: Uuid; readonly channel: string },
): Promise<{ readonly id: Uuid }> {
  const source = `channel:${point.channelId}:${point.id}`;
  const before = await stores.savedMessages.take(source, projectId);
  if (before) return { id: before.noteId };
  const { content, speakers, occurredOn } = noteOfDataPoint(point, channel);
  const checked = checkRichText(content);
  const reading = { content: checked, speakers, text: plainText(checked) };
  const id = await addNote(stores, tools, actor, { projectId, title: titleOfDataPoint(point), occurredOn }, reading);
  await stores.savedMessages.add(source, projectId, id, tools.clock.now());
  return { id };
}
