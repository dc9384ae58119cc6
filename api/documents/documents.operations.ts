import { CancelDocument } from '@evident/application/documents/cancel-document';
import { DescribeDocument } from '@evident/application/documents/describe-document';
import { GetDocument } from '@evident/application/documents/get-document';
import { ReadDocument } from '@evident/application/documents/read-document';
import { SearchDocument } from '@evident/application/documents/search-document';
import { UnlockDocument } from '@evident/application/documents/unlock-document';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  AltTextChangeDto,
  FileDocumentDto,
  DocumentMatchesDto,
  DocumentPasswordDto,
  DocumentQueryDto,
} from './documents.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const DOCUMENTS_OPERATIONS = {
  getDocument: operation({
    route: 'GET /files/{fileId}/document',
    asks: GetDocument,
    summary: 'Get the state of a document',
    description: 'For PDFs, office files and images. The pages can be read as soon as `pagesRead` counts them.',
    answers: FileDocumentDto,
    refuses: ['NotFound'],
    message: ({ actor, fileId }) => new GetDocument(actor, fileId),
  }),
  describeDocument: operation({
    route: 'PUT /files/{fileId}/document/alt-text',
    asks: DescribeDocument,
    summary: 'Set the alternative text of an image or document',
    body: AltTextChangeDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId, body: { altText } }) => new DescribeDocument(actor, fileId, altText),
    answer: undoable,
  }),
  readDocument: operation({
    route: 'POST /files/{fileId}/document/read',
    asks: ReadDocument,
    summary: 'Read the pages of a document',
    description:
      'Starts by itself after an upload. Starts again what failed or was canceled; pages that were read are kept.',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId }) => new ReadDocument(actor, fileId),
  }),
  cancelDocument: operation({
    route: 'POST /files/{fileId}/document/cancel',
    asks: CancelDocument,
    summary: 'Stop reading a document',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId }) => new CancelDocument(actor, fileId),
  }),
  unlockDocument: operation({
    route: 'POST /files/{fileId}/document/password',
    asks: UnlockDocument,
    summary: 'Read a PDF with its password',
    description: 'The password is used once and not stored. The text is then visible to members of the project.',
    body: DocumentPasswordDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, fileId, body: { password } }) => new UnlockDocument(actor, fileId, password),
  }),
  searchDocument: operation({
    route: 'GET /files/{fileId}/document/matches',
    asks: SearchDocument,
    summary: 'Find words in a document',
    query: DocumentQueryDto,
    answers: DocumentMatchesDto,
    refuses: ['NotFound'],
    message: ({ actor, fileId, query: { query } }) => new SearchDocument(actor, fileId, query),
  }),
};
