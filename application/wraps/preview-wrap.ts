import type { WhatIsSent } from '@evident/domain/ai';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { EvidenceWriter } from '../ai/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WrapReader } from './wrap-reader.ts';
import type { WrapStore } from './wrap-store.ts';
import { type Extract, wrapTask } from './wrap-task.ts';

/** Shows the requests that would write a wrap again; of the workspace, for the projects that the actor can edit. Sends nothing. */
export class PreviewWrap extends Query<WhatIsSent> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly wrapId: Uuid,
  ) {
    super();
  }
}

export class PreviewWrapHandler implements Handler<PreviewWrap> {
  constructor(
    private readonly wraps: WrapReader,
    private readonly work: UnitOfWork<{ wraps: WrapStore }>,
    private readonly writer: EvidenceWriter,
    private readonly extract: Extract,
  ) {}

  async execute({ actor, wrapId }: PreviewWrap): Promise<WhatIsSent> {
    const { wraps, work, writer, extract } = this;
    const found = (await wraps.wrap(actor, wrapId)) ?? notFound('Wrap');
    const period = { since: new Date(found.since), until: new Date(found.until) };
    const method = await writer.method(actor.teamId);
    const nothing: WhatIsSent = { method, model: null, host: null, region: null, requests: [] };
    if (method !== 'MODEL') return nothing;
    const projectIds =
      found.projectId === null ? (await wraps.activeProjects(actor, period)).map(({ id }) => id) : [found.projectId];
    let all = nothing;
    for (const projectId of projectIds) {
      const { task, sources } = await work.perform(actor.teamId, (stores) =>
        wrapTask(stores.wraps, period, projectId, extract),
      );
      const sent = await writer.preview(actor.teamId, task, sources);
      all = { ...sent, requests: [...all.requests, ...sent.requests] };
    }
    return all;
  }
}
