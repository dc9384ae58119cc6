import type { AddedTags } from '@evident/domain/tags';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { type Undoable, restoring, undoChange } from '../../kernel/undo/undo-change.ts';
import type { Boards } from './arrange.ts';

/** The result of an action: the id of what was created, and how to undo it. */
export interface Done {
  id?: string;
  /** Null if nothing changed. */
  back: (() => Promise<unknown>) | null;
  /** The result of a copy or an import. */
  added?: Omit<AddedTags, 'undoId'>;
}

/** One action of the tag boards. */
export interface Definition<Input> {
  /** Shown in the toast that offers Undo. */
  label: (input: Input, done: Done) => string;
  /** Sends the request; `once` is the idempotency key of a creation. */
  ask: (input: Input, projectId: string | null, once: IdempotencyHeader) => Promise<Done>;
  /** Optimistic update. */
  predict: (boards: Boards, input: Input, projectId: string | null) => Boards;
}

export const define = <Input>(definition: Definition<Input>): Definition<Input> => definition;

export const undoable = async (asked: Promise<{ undoId: string }>): Promise<Done> => {
  const { undoId } = await asked;
  return { back: () => undoChange(undoId) };
};
export const created = async (
  asked: Promise<{ id: string }>,
  remove: (id: string) => Promise<Undoable>,
): Promise<Done> => {
  const { id } = await asked;
  return { id, back: async () => restoring(await remove(id)) };
};

/** The version that the member saw; the server refuses to overwrite a newer one. */
export interface Seen {
  seen: number;
}

let counted = 0;
/** Temporary id of a new object, until the server responds with its own. */
export const temporaryId = (): string => `new-${++counted}`;
export const isTemporary = (id: string): boolean => id.startsWith('new-');
