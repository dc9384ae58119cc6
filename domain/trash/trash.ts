import type { Uuid } from '../kernel/index.ts';
import { KINDS, type Kind, type TypeThat, can, typesThat } from '../kinds/index.ts';
import { type Action, type Level, reaches } from '../permissions/index.ts';

export const TRASHED_TYPES = typesThat('trashed');
export type TrashedType = TypeThat<'trashed'>;

/** Days until the nightly cleanup purges an entry (decided). */
export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;
export const purgedAt = (trashedAt: Date): Date => new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS);
export const dueBefore = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** Counts of deleted contents, by the keys of {@link DEPENDENT_NAMES}. */
export type DependentCounts = Readonly<Partial<Record<keyof typeof DEPENDENT_NAMES, number>>>;

const words = (kind: Kind) => [KINDS[kind].one, KINDS[kind].many] as const;

/** Singular and plural, in display order. */
export const DEPENDENT_NAMES = {
  folders: words('folder'),
  projects: words('project'),
  channels: words('channel'),
  dataPoints: ['data point', 'data points'],
  themes: ['theme', 'themes'],
  notes: words('note'),
  insights: words('insight'),
  highlights: words('highlight'),
  tags: words('tag'),
  shareLinks: ['public link', 'public links'],
} as const;

/** Formats counts: "3 notes, 14 highlights and 1 public link"; empty if nothing else is affected. */
export function dependentsInWords(held: DependentCounts): string {
  const parts = (Object.keys(DEPENDENT_NAMES) as (keyof typeof DEPENDENT_NAMES)[]).flatMap((key) => {
    const count = held[key] ?? 0;
    return count === 0 ? [] : [`${count} ${DEPENDENT_NAMES[key][count === 1 ? 0 : 1]}`];
  });
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A deletion: the object and everything deleted with it. */
export interface TrashEntry {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly objectType: TrashedType;
  readonly objectId: Uuid;
  readonly title: string;
  /** The project it belongs to; null for projects, folders and channels. */
  readonly projectId: Uuid | null;
  readonly held: DependentCounts;
  readonly trashedBy: Uuid;
  readonly trashedAt: Date;
}

/** Level required to delete and restore: WRITE for objects in a project, FULL for projects, folders and channels. */
export const deletingNeeds = (type: TrashedType): Extract<Action, 'write' | 'manage'> =>
  can('granted', type) || type === KINDS.channel.type ? 'manage' : 'write';

/** Members with this level can restore; workspace admins always can. */
export const canRestore = (type: TrashedType, level: Level, workspaceAdmin: boolean): boolean =>
  workspaceAdmin || reaches(level, deletingNeeds(type) === 'manage' ? 'FULL' : 'WRITE');

/** Requires FULL for all types; workspace admins always can. */
export const canDeleteForever = (level: Level, workspaceAdmin: boolean): boolean =>
  workspaceAdmin || reaches(level, 'FULL');
