import type { FieldedType } from '@evident/domain/fields';
import { type Insight, refuseUnchangeable } from '@evident/domain/insights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { type PersonStore, personToEdit } from '../people/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

/** The part of a store of notes or insights that is needed here. */
interface RowStore<Row> {
  find(id: Uuid): Promise<Row | null>;
  save(row: Row): Promise<void>;
}

export interface HolderStores {
  notes: RowStore<Note>;
  insights: RowStore<Insight>;
  people: PersonStore;
  projectAccess: ProjectAccess;
}

/** An object whose values are about to change, locked until the unit of work ends. */
export interface Holder {
  readonly objectType: FieldedType;
  readonly objectId: Uuid;
  readonly projectId: Uuid | null;
  /** Stores the time of the change. */
  touch(at: Date): Promise<void>;
}

type Find = (stores: HolderStores, actor: Actor, id: Uuid) => Promise<Omit<Holder, 'objectType' | 'objectId'>>;

const FIND: Record<FieldedType, Find> = {
  async NOTE({ notes, projectAccess }, actor, id) {
    const note = (await notes.find(id)) ?? notFound('Note');
    await demand(projectAccess, actor, note.projectId, 'write', 'Note');
    if (note.archivedAt) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
    return { projectId: note.projectId, touch: (at) => notes.save({ ...note, updatedAt: at }) };
  },
  async INSIGHT({ insights, projectAccess }, actor, id) {
    const insight = (await insights.find(id)) ?? notFound('Insight');
    await demand(projectAccess, actor, insight.projectId, 'write', 'Insight');
    refuseUnchangeable(insight);
    return { projectId: insight.projectId, touch: (at) => insights.save({ ...insight, updatedAt: at }) };
  },
  async PERSON({ people }, actor, id) {
    const person = await personToEdit(people, actor, id);
    return { projectId: null, touch: (at) => people.save([{ ...person, updatedAt: at }]) };
  },
};

/**
 * The object with that id, for members who may change it.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for an archived or locked one
 */
export async function holderToChange(
  stores: HolderStores,
  actor: Actor,
  objectType: FieldedType,
  objectId: Uuid,
): Promise<Holder> {
  return { objectType, objectId, ...(await FIND[objectType](stores, actor, objectId)) };
}
