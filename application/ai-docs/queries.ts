import type { AiDocFilter, AiDocSummary, AiDocView } from '@evident/domain/ai-docs';
import { isEdited } from '@evident/domain/ai-docs';
import type { WhatIsSent } from '@evident/domain/ai';
import { type Page, type PageRequest, Refusal, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { stalenessOf } from '@evident/domain/summaries';
import type { AiTextReader, EvidenceWriter } from '../ai/index.ts';
import type { CurrentDocuments } from '../content/index.ts';
import type { Understanding } from '../extraction/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NoteReading } from '../notes/index.ts';
import { digestsOf, type SummarySource, summaryTask } from '../summaries/index.ts';
import type { AiDocReader } from './ai-doc-reader.ts';
import { type DocSourcePorts, sourcesOfDoc } from './doc-sources.ts';

/** Lists docs, latest first. */
export class ListAiDocs extends Query<Page<AiDocSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: AiDocFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListAiDocsHandler = answeredBy(({ actor, filter, page }: ListAiDocs, docs: AiDocReader) =>
  docs.list(actor, filter, page),
);

/** Returns a doc with its latest generated text, without its document. */
export class GetAiDoc extends Query<AiDocView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
  ) {
    super();
  }
}

export const GetAiDocHandler = answeredBy(
  async ({ actor, docId }: GetAiDoc, docs: AiDocReader, texts: AiTextReader, sources: DocSourcePorts) => {
    const doc = await found(docs.doc(actor, docId), 'Doc not found');
    const { textId, filledTextId, filledSeq, lastSeq, read, ...view } = doc;
    const [text] = await texts.read(actor, [textId]);
    if (!text) return notFound('Doc');
    const isDone = text.state === 'DONE' && text.content.sections.length > 0;
    const edited = isEdited({ filledSeq }, lastSeq);
    const now = await sourcesOrProblem(sources, actor, doc);
    const stale = isDone && !now.problem ? stalenessOf(read, digestsOf(now.sources)) : null;
    const pending = isDone && filledTextId !== textId && edited;
    const filled = filledTextId !== null;
    return { ...view, text, filled, edited, pending, stale, sourcesProblem: now.problem };
  },
);

/** A saved filter can name a field or tag that is gone: the doc is shown all the same. */
const sourcesOrProblem = (
  ...asked: Parameters<typeof sourcesOfDoc>
): Promise<{ sources: readonly SummarySource[]; problem: string | null }> =>
  sourcesOfDoc(...asked).then(
    (sources) => ({ sources, problem: null }),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { sources: [], problem: `A source cannot be read: ${error.title}` };
    },
  );

/** Returns the current document of a doc. */
export class ReadAiDoc extends Query<NoteReading> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
  ) {
    super();
  }
}

export const ReadAiDocHandler = answeredBy(
  ({ actor, docId }: ReadAiDoc, docs: AiDocReader, documents: CurrentDocuments) =>
    documents.read(actor.teamId, docId, 'Doc', () => docs.reading(actor, docId)),
);

/** Shows what a language model would receive if the doc were written now. */
export class PreviewAiDoc extends Query<WhatIsSent> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
  ) {
    super();
  }
}

export const PreviewAiDocHandler = answeredBy(
  async (
    { actor, docId }: PreviewAiDoc,
    docs: AiDocReader,
    sources: DocSourcePorts,
    understanding: Understanding,
    writer: Pick<EvidenceWriter, 'preview'>,
  ) => {
    const doc = await found(docs.doc(actor, docId), 'Doc not found');
    const texts = await sourcesOfDoc(sources, actor, doc);
    return writer.preview(actor.teamId, await summaryTask(understanding, doc, texts), texts);
  },
);
