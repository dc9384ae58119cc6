import { by, event, id, inProject } from '../event-kinds/index.ts';

const template = { type: 'TEMPLATE', id: 'templateId' } as const;

export const TEMPLATE_EVENTS = {
  'template:changed': event(
    template,
    'a template or extension is created or changed',
    { templateId: id, by },
    inProject,
  ),
  'template:removed': event(template, 'a template or extension is deleted', { templateId: id, by }, inProject),
  'extensions:changed': event(null, 'an extension is installed in a project or removed', { projectId: id, by }),
} as const;
