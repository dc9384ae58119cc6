import type { WhatIsSent } from '@evident/domain/ai';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Understanding } from '../extraction/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import { sourcesOf } from './sources-of.ts';
import { summaryTask } from './summary-task.ts';
import type { ReadingPorts } from './summary-views.ts';

/** Shows the requests that would write a summary again, from the sources that the actor can see. Sends nothing. */
export class PreviewSummary extends Query<WhatIsSent> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly summaryId: Uuid,
  ) {
    super();
  }
}

export class PreviewSummaryHandler implements Handler<PreviewSummary> {
  constructor(
    private readonly ports: Pick<ReadingPorts, 'summaries' | 'sources'>,
    private readonly writer: Pick<EvidenceWriter, 'method' | 'preview'>,
    private readonly understanding: Understanding,
  ) {}

  async execute({ actor, summaryId }: PreviewSummary): Promise<WhatIsSent> {
    const { summaries, sources: from } = this.ports;
    const summary = (await summaries.summary(actor, summaryId)) ?? notFound('Summary');
    const method = await this.writer.method(actor.teamId);
    if (method !== 'MODEL') return { method, model: null, host: null, region: null, requests: [] };
    const { targetType: type, targetId: id, filter } = summary;
    const sources = await sourcesOf(from, actor, { type, id, filter });
    return this.writer.preview(actor.teamId, await summaryTask(this.understanding, summary, sources), sources);
  }
}
