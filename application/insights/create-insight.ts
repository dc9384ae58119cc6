import { type RichNode, plainText } from '@evident/domain/content';
import type { NewInsight } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type DocumentReading,
  type DocumentStore,
  type MarkdownReader,
  readingOf,
  refuseForeignImages,
  refuseOutOfSight,
} from '../content/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { HighlightStore } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { insertInsight } from './insert-insight.ts';
import type { InsightStore } from './insight-store.ts';

/** Creates an insight, empty or with text and evidence. Returns its id. */
export class CreateInsight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly insight: NewInsight,
  ) {
    super();
  }
}

export class CreateInsightHandler implements Handler<CreateInsight> {
  constructor(
    private readonly work: UnitOfWork<{
      insights: InsightStore;
      documents: DocumentStore;
      files: FileRecords;
      highlights: HighlightStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly markdown: MarkdownReader,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, insight }: CreateInsight): Promise<Uuid> {
    const reading = await readingOf(insight, this.markdown);
    return this.work.perform(
      actor.teamId,
      async ({ insights, documents, files, highlights, projectAccess, outbox }) => {
        await demand(projectAccess, actor, projectId, 'write');
        const written = withEvidence(reading, insight.evidence ?? []);
        await refuseOutOfSight({ highlights, projectAccess }, actor, written.content);
        await refuseForeignImages(files, projectId, written.content);
        const facts = { title: insight.title ?? '' };
        return insertInsight({ insights, documents, outbox }, this, actor, projectId, facts, written);
      },
    );
  }
}

/** Appends evidence to a document. */
function withEvidence(reading: DocumentReading, highlightIds: readonly Uuid[]): DocumentReading {
  if (highlightIds.length === 0) return reading;
  const pieces: RichNode[] = highlightIds.map((highlightId) => ({ type: 'evidence', attrs: { highlightId } }));
  const content = {
    ...reading.content,
    content: [...(reading.content.content ?? []), ...pieces, { type: 'paragraph' }],
  };
  return { ...reading, content, text: plainText(content) };
}
