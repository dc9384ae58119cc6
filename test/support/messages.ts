import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { CreateInsight } from '@evident/application/insights/create-insight';
import type { AnswerOf, Message } from '@evident/application/kernel/message';
import { CreateNote } from '@evident/application/notes/create-note';
import { CreateTag } from '@evident/application/tags/create-tag';
import { CreateTagBoard } from '@evident/application/tags/create-tag-board';
import { CreateTagGroup } from '@evident/application/tags/create-tag-group';
import { Redo } from '@evident/application/undo/redo';
import { Undo } from '@evident/application/undo/undo';
import type { NewInsight } from '@evident/domain/insights';
import type { PageRequest } from '@evident/domain/kernel';
import type { NewNote } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import { Bus } from '../../api/kernel/bus.ts';
import { sharedApp } from './shared-app.ts';

/** First page of a list that a test expects whole. */
export const FIRST_PAGE: PageRequest = { limit: 1000, cursor: null };

export const NOT_FOUND = { code: 'NotFound' };
export const FORBIDDEN = { code: 'Forbidden' };
export const INVALID = { code: 'ValidationError' };
export const CONFLICT = { code: 'InvalidOperation' };
export const UNPROCESSABLE = { code: 'UnprocessableContent' };

/**
 * Sends messages through the bus of the whole application on PostgreSQL. Reactions and jobs run too. The application is
 * shared, so each test file makes its own workspaces.
 */
export async function openMessages() {
  const { app, database, people, close } = await sharedApp();
  const bus = app.get(Bus);
  const ask = <M extends Message<unknown>>(message: M): Promise<AnswerOf<M>> => bus.ask(message);
  return {
    app,
    database,
    people,
    ask,
    /** Expects a message to be refused, with a code and possibly its words. */
    refused: (message: Message<unknown>, refusal: object): Promise<void> =>
      expect(ask(message)).rejects.toMatchObject(refusal),
    undo: (actor: Actor, undoId: string | null) => ask(new Undo(actor, undoId!)),
    redo: (actor: Actor, undoId: string | null) => ask(new Redo(actor, undoId!)),
    note: (actor: Actor, projectId: string, note: NewNote = {}) => ask(new CreateNote(actor, projectId, note)),
    insight: (actor: Actor, projectId: string, insight: NewInsight = {}) =>
      ask(new CreateInsight(actor, projectId, insight)),
    highlight: (actor: Actor, noteId: string, quote: string, tagIds?: string[]) =>
      ask(new CreateHighlight(actor, noteId, { quote, ...(tagIds && { tagIds }) })),
    /** A board of a project with one group and these tags. */
    async tags(actor: Actor, projectId: string, titles: readonly string[], group = 'Group', board = 'Board') {
      const boardId = await ask(new CreateTagBoard(actor, projectId, { title: board }));
      const groupId = await ask(new CreateTagGroup(actor, boardId, { title: group }));
      const tagIds: string[] = [];
      for (const title of titles) tagIds.push(await ask(new CreateTag(actor, groupId, { title })));
      return { boardId, groupId, tagIds };
    },
    close,
  };
}
export type Messages = Awaited<ReturnType<typeof openMessages>>;
