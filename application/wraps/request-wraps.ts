import { type AiText, NO_CONTENT } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import { type Wrap, type WrapPeriod, wrapTitle } from '@evident/domain/wraps';
import type { AiTextStore } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { wrapRequested } from './events.ts';
import type { WrappedProject, WrapStore } from './wrap-store.ts';

export interface WrapStores {
  readonly wraps: WrapStore;
  readonly aiTexts: AiTextStore;
  readonly outbox: Outbox;
}

export interface WrapTools {
  readonly ids: Ids;
  readonly clock: Clock;
}

interface Requested {
  readonly teamId: Uuid;
  readonly period: WrapPeriod;
  readonly weekly: boolean;
  readonly by: Uuid;
  readonly title?: string;
}

/** Stores a wrap of a project whose text waits to be written. */
export async function requestProjectWrap(
  stores: WrapStores,
  tools: WrapTools,
  requested: Requested,
  project: WrappedProject,
): Promise<Wrap> {
  const [wrap, text] = newWrapOf(tools, requested, { ...project, projectId: project.id, partOf: null });
  await store(stores, [text], [wrap]);
  return wrap;
}

/** Stores a wrap of the workspace, and those of its projects that it will be put together from. */
export async function requestWorkspaceWrap(
  stores: WrapStores,
  tools: WrapTools,
  requested: Requested,
  projects: readonly WrappedProject[],
): Promise<Wrap> {
  const [wrap, text] = newWrapOf(tools, requested, { title: 'Workspace', projectId: null, partOf: null });
  const parts = projects.map(({ id, title }) =>
    newWrapOf(tools, { ...requested, title: undefined }, { title, projectId: id, partOf: wrap.id }),
  );
  await store(stores, [text, ...parts.map(([, one]) => one)], [wrap, ...parts.map(([one]) => one)]);
  return wrap;
}

async function store({ wraps, aiTexts, outbox }: WrapStores, texts: readonly AiText[], all: readonly Wrap[]) {
  await aiTexts.create(...texts);
  await wraps.save(...all.slice(0, 1));
  if (all.length > 1) await wraps.save(...all.slice(1));
  await outbox.announce(...all.map(wrapRequested));
}

function newWrapOf(
  { ids, clock }: WrapTools,
  { teamId, period, weekly, by, title }: Requested,
  { title: name, projectId, partOf }: { title: string; projectId: Uuid | null; partOf: Uuid | null },
): [Wrap, AiText] {
  const now = clock.now();
  const text: AiText = {
    id: ids.newId(),
    teamId,
    projectId,
    ownerId: null,
    purpose: 'wrap',
    state: 'WAITING',
    method: 'EXTRACTED',
    model: null,
    content: NO_CONTENT,
    dropped: 0,
    reason: null,
    createdBy: by,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const wrap: Wrap = {
    id: ids.newId(),
    teamId,
    projectId,
    partOf,
    title: title?.trim() || wrapTitle(name, period),
    ...period,
    weekly,
    aiTextId: text.id,
    createdBy: by,
    createdAt: now,
  };
  return [wrap, text];
}
