import { CreateAiDoc } from '@evident/application/ai-docs/create-ai-doc';
import { GetAiDoc, ListAiDocs, PreviewAiDoc } from '@evident/application/ai-docs/queries';
import { ReplaceAiDoc } from '@evident/application/ai-docs/replace-ai-doc';
import { RewriteAiDoc } from '@evident/application/ai-docs/rewrite-ai-doc';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  AiDocDto,
  AiDocPageDto,
  AiDocQueryDto,
  AiDocRewriteDto,
  AiDocSentDto,
  CreatedAiDocDto,
  NewAiDocDto,
  ReplacedAiDocDto,
} from './ai-docs.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AI_DOCS_OPERATIONS = {
  listAiDocs: operation({
    route: 'GET /ai-docs',
    asks: ListAiDocs,
    summary: 'List docs written by AI, latest first',
    query: AiDocQueryDto,
    answers: AiDocPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListAiDocs(actor, filter, pageRequest({ limit, cursor })),
  }),
  createAiDoc: operation({
    route: 'POST /ai-docs',
    asks: CreateAiDoc,
    summary: 'Write a doc from sources of a project',
    description:
      'Every sentence rests on verbatim quotes. Once the text is written, the document is filled with it, and members edit it.',
    body: NewAiDocDto,
    answers: CreatedAiDocDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateAiDoc(actor, wanted),
  }),
  getAiDoc: operation({
    route: 'GET /ai-docs/{docId}',
    asks: GetAiDoc,
    summary: 'Read a doc with its generated text and citations',
    answers: AiDocDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, docId }) => new GetAiDoc(actor, docId),
  }),
  deleteAiDoc: operation({
    route: 'DELETE /ai-docs/{docId}',
    asks: MoveToTrash,
    summary: 'Move a doc to the trash',
    answers: UndoableDto,
    access: deletingNeeds('AI_DOC'),
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, docId: id }) => new MoveToTrash(actor, { type: 'AI_DOC', id }),
    answer: undoable,
  }),
  rewriteAiDoc: operation({
    route: 'POST /ai-docs/{docId}/texts',
    asks: RewriteAiDoc,
    summary: 'Write a doc again, from its sources as they are now',
    description: 'An edited document stays as it is until `PUT /ai-docs/{docId}/replacement` replaces it.',
    body: AiDocRewriteDto,
    answers: CreatedAiDocDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, docId, body: wanted }) => new RewriteAiDoc(actor, docId, wanted),
  }),
  replaceAiDoc: operation({
    route: 'PUT /ai-docs/{docId}/replacement',
    asks: ReplaceAiDoc,
    summary: 'Replace the document, also an edited one, by the latest generated text',
    answers: ReplacedAiDocDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, docId }) => new ReplaceAiDoc(actor, docId),
    answer: (undoId) => ({ undoId }),
  }),
  previewAiDoc: operation({
    route: 'GET /ai-docs/{docId}/sent',
    asks: PreviewAiDoc,
    summary: 'Show what a language model would receive to write a doc again',
    answers: AiDocSentDto,
    refuses: ['NotFound'],
    message: ({ actor, docId }) => new PreviewAiDoc(actor, docId),
  }),
};
