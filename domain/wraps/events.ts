import { by, event, id } from '../event-kinds/index.ts';

const wrap = { type: 'WRAP', id: 'wrapId' } as const;
const onWrap = { wrapId: id, projectId: { ...id, nullable: true }, by } as const;

export const WRAP_EVENTS = {
  'wrap:requested': event(wrap, 'a weekly wrap is to be written; without a project, one of the workspace', onWrap),
  'wrap:finished': event(
    wrap,
    'a weekly wrap is written, or could not be; without a project, one of the workspace',
    onWrap,
  ),
  'wrap:changed': event(wrap, 'a weekly wrap is renamed or restored; without a project, one of the workspace', onWrap),
  'wrap:removed': event(wrap, 'a weekly wrap is deleted; without a project, one of the workspace', onWrap),
} as const;
