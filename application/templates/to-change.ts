import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import { type Template, type TemplateKind, builtIn } from '@evident/domain/templates';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { TemplateStore } from './template-store.ts';

interface Changing {
  templates: TemplateStore;
  projectAccess: ProjectAccess;
}

/** Ends the message unless the actor may change the templates of a place: with WRITE in a project; managers and admins in the workspace. */
export async function placeToChange(
  { projectAccess }: Pick<Changing, 'projectAccess'>,
  actor: Actor,
  projectId: Uuid | null,
  what?: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', what);
  else if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the templates of the workspace', 'Ask a manager or an admin.');
}

/** The template, locked. Built-in ones cannot be changed. */
export async function templateToChange(
  stores: Changing,
  actor: Actor,
  id: Uuid,
  kinds: readonly TemplateKind[],
): Promise<Template> {
  const template = await stores.templates.find(id);
  if (!template || !kinds.includes(template.kind))
    return builtIn(id)
      ? refuse('InvalidOperation', 'Built-in templates cannot be changed', 'Save a copy and change that.')
      : notFound('Template');
  await placeToChange(stores, actor, template.projectId, 'Template');
  return template;
}

/** A template of the workspace or the project, or a built-in one, to use in a project. */
export async function templateToUse(
  { templates }: Pick<Changing, 'templates'>,
  id: Uuid,
  kind: TemplateKind,
  projectId: Uuid | null,
): Promise<Pick<Template, 'title' | 'description' | 'document' | 'blueprint'>> {
  const template = builtIn(id) ?? (await templates.find(id));
  if (!template || template.kind !== kind) return notFound('Template');
  const { projectId: home } = { projectId: null, ...template };
  return home === null || home === projectId ? template : notFound('Template');
}
