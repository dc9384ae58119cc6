import type { AiDoc } from '@evident/domain/ai-docs';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { AiDocStore } from './ai-doc-store.ts';

/** A doc, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function docToChange(
  { aiDocs, projectAccess }: { readonly aiDocs: AiDocStore; readonly projectAccess: ProjectAccess },
  actor: Actor,
  docId: Uuid,
): Promise<AiDoc> {
  const doc = (await aiDocs.find(docId)) ?? notFound('Doc');
  await demand(projectAccess, actor, doc.projectId, 'write', 'Doc');
  return doc;
}
