import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import { ReplaceContent, ReplaceContentHandler } from '@evident/application/content/replace-content';
import { CreateHighlight, CreateHighlightHandler } from '@evident/application/highlights/create-highlight';
import { CreateInsight, CreateInsightHandler } from '@evident/application/insights/create-insight';
import { CreateNote, CreateNoteHandler } from '@evident/application/notes/create-note';
import type { RichNode } from '@evident/domain/content';
import type { Actor } from '@evident/domain/permissions';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import type { OpenStores } from '../support/open-stores.ts';
import { doc, paragraph } from './rich-text.ts';

/** No one has a document open. */
export const CLOSED_ROOMS: LiveRooms = { flush: async () => {}, deliver: async () => {} };

const NO_MARKDOWN: MarkdownReader = {
  read: async () => {
    throw new Error('These tests write rich text.');
  },
};

const sent = (content: RichNode): Record<string, unknown> => ({ ...content });

/** Writes notes, highlights and insights through their messages. */
export const writer = ({ work }: OpenStores) => ({
  note: (actor: Actor, projectId: string, content: RichNode, title = 'Interview') =>
    new CreateNoteHandler(work, NO_MARKDOWN, uuidV7, systemClock).execute(
      new CreateNote(actor, projectId, { title, content: sent(content) }),
    ),
  rewrite: (actor: Actor, kind: 'note' | 'insight', id: string, content: RichNode, version: number | null = null) =>
    new ReplaceContentHandler(work, yjsDocumentCodec, CLOSED_ROOMS, NO_MARKDOWN, systemClock).execute(
      new ReplaceContent(actor, kind, id, { content: sent(content) }, version),
    ),
  highlight: (actor: Actor, noteId: string, quote: string, tagIds: string[] = []) =>
    new CreateHighlightHandler(work, yjsDocumentCodec, CLOSED_ROOMS, uuidV7, systemClock).execute(
      new CreateHighlight(actor, noteId, { quote, tagIds }),
    ),
  insight: (actor: Actor, projectId: string, title: string, text: string, evidence: string[] = []) =>
    new CreateInsightHandler(work, NO_MARKDOWN, uuidV7, systemClock).execute(
      new CreateInsight(actor, projectId, { title, content: sent(doc(paragraph(text))), evidence }),
    ),
});
