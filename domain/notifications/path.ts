import { slugged } from '../links/index.ts';
import type { NotificationView } from './shapes.ts';

/** The path of what a notification is about. */
export function pathOf({
  kind,
  object,
  project,
  commentId,
  automationId,
}: Pick<NotificationView, 'kind' | 'object' | 'project' | 'commentId' | 'automationId'>): string {
  const settings = settingsPath(kind, project);
  if (settings !== null) return settings;
  const at = commentHash(commentId);
  switch (object?.type) {
    case 'NOTE':
      return `/data/${slugged(object.title, object.id)}${at}`;
    case 'HIGHLIGHT':
      return `/data/${object.noteId ?? ''}${at || `#highlight-${object.id}`}`;
    case 'INSIGHT':
      return `/insights/${slugged(object.title, object.id)}${at}`;
    case 'PERSON':
      return `/people/${object.id}${at}`;
    case 'CHANNEL':
      return channelPath(kind, object.id);
    case 'THEME':
      return themePath(object);
    case 'AI_DOC':
      return `/docs/${object.id}${at}`;
    case 'PROJECT':
      return projectPath(kind, object);
    case 'PROJECT_CATEGORY':
      return `/folders/${slugged(object.title, object.id)}`;
    default:
      return kind === 'AUTOMATION' ? automationPath(automationId) : workspacePath(project);
  }
}

const commentHash = (commentId: string | null): string => (commentId ? `#comment-${commentId}` : '');

/** The page of a kind that is about no object; null for others. */
function settingsPath(kind: NotificationView['kind'], project: NotificationView['project']): string | null {
  if (kind === 'BILLING') return '/settings/billing';
  if (kind === 'ALERT') return '/settings/enterprise/alerts';
  if (kind !== 'RETENTION') return null;
  return `${project ? `/projects/${slugged(project.title, project.id)}` : ''}/settings/data-retention`;
}
const channelPath = (kind: NotificationView['kind'], id: string): string =>
  `/channels/${id}${kind === 'IMPORT' ? '#sources' : ''}`;
const themePath = ({ id, channelId }: { readonly id: string; readonly channelId: string | null }): string =>
  `/channels/${channelId ?? ''}/themes/${id}`;
const projectPath = (
  kind: NotificationView['kind'],
  { title, id }: { readonly title: string; readonly id: string },
): string => (kind === 'AGENT' ? '/agents' : `/projects/${slugged(title, id)}${kind === 'EXPORT' ? '/reels' : ''}`);
const automationPath = (id: string | null): string => (id === null ? '/automations' : `/automations/${id}`);
const workspacePath = (project: NotificationView['project']): string =>
  project ? `/projects/${slugged(project.title, project.id)}` : '/notifications';
