import type { InstalledExtension, Template } from '@evident/domain/templates';
import { EntitySchema } from 'typeorm';
import { maybeUuid, moment, saved, team, text, uuid } from '../columns.ts';

export const templateEntity = new EntitySchema<Template>({
  name: 'template',
  columns: {
    ...saved,
    projectId: maybeUuid('project_id'),
    kind: text,
    title: text,
    description: text,
    document: { type: 'jsonb' },
    blueprint: { type: 'jsonb' },
    createdBy: uuid('created_by'),
  },
});

export const projectExtensionEntity = new EntitySchema<InstalledExtension>({
  name: 'project_extension',
  columns: {
    teamId: team,
    projectId: { type: 'uuid', name: 'project_id', primary: true },
    extensionId: { type: 'uuid', name: 'extension_id', primary: true },
    title: text,
    added: { type: 'jsonb' },
    installedBy: uuid('installed_by'),
    installedAt: moment('installed_at'),
  },
});
