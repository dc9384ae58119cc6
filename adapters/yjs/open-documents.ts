import type { DocumentCodec } from '@evident/application/content/document-codec';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import { DocumentThreads, type ThreadOptions } from './document-threads.ts';
import { yjsDocumentCodec } from './yjs-document-codec.ts';

export interface Documents extends DocumentCodec, DocumentWorkers {
  close(): Promise<void>;
}

/** Runs derivation and highlighting in worker threads. */
export function openDocuments(options: Partial<ThreadOptions> = {}): Documents {
  const threads = new DocumentThreads(options);
  return {
    ...yjsDocumentCodec,
    held: (id) => threads.held(id),
    begun: (id, content, speakers) => threads.begun(id, content, speakers),
    compared: (before, after) => threads.compared(before, after),
    run: (task, document, input) => threads.run(task, document, input),
    close: () => threads.close(),
  };
}
