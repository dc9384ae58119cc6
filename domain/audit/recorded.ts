import type { DomainEvent, EventName } from '../events/index.ts';
import { EVENTS } from '../events/index.ts';
import type { EventKind } from '../event-kinds/index.ts';
import { type Uuid, isUuid } from '../kernel/index.ts';

/** Events that report progress or what the system derived, and no change by a member or program. */
const NO_CHANGES: ReadonlySet<EventName> = new Set<EventName>([
  'agent:run-changed',
  'automation:run-requested',
  'automation:run-ended',
  'billing:changed',
  'channel-import:changed',
  'cluster-job:changed',
  'document:changed',
  'document:requested',
  'media:changed',
  'notifications:changed',
  'plan:changed',
  'redaction:changed',
  'render:changed',
  'research:changed',
  'text:mentioned',
  'themes:changed',
  'theme:created',
  'theme:changed',
  'topics:found',
  'transcription:changed',
  'user:activity',
  'users:activity',
]);

/** Payload fields that name the member who caused an event without `by`. */
const CAUSES = ['by', 'decidedBy', 'requestedBy', 'memberId'] as const;
/** Payload fields that name the object of an event that is about no single one. */
const PLACES = [
  ['projectId', 'PROJECT'],
  ['folderId', 'PROJECT_CATEGORY'],
] as const;
/** Settings in payloads that the log keeps; everything else in them is ids. */
const DETAILS = ['toMember', 'toGroup', 'role', 'status', 'importId', 'language', 'resolved'] as const;

/** A change as the audit log keeps it: ids and settings, never texts. */
export interface RecordedChange {
  readonly action: EventName;
  readonly actorId: Uuid | null;
  readonly objectType: string;
  readonly objectId: Uuid | null;
  readonly objectIds: readonly Uuid[] | null;
  readonly projectId: Uuid | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Null for what is no id, so that no entry can fail a change. */
const idOf = (value: unknown): Uuid | null => (typeof value === 'string' && isUuid(value) ? value : null);

/** The entry for an event; null for events that are no changes. */
export function recordedChange({ name, payload }: DomainEvent): RecordedChange | null {
  const { about, internal }: EventKind = EVENTS[name];
  if (internal || NO_CHANGES.has(name)) return null;
  const fields = payload as Readonly<Record<string, unknown>>;
  const idIn = (field: string): Uuid | null => idOf(fields[field]);
  const cause = CAUSES.map(idIn).find((member) => member !== null) ?? null;
  const common = {
    action: name,
    actorId: cause,
    projectId: idIn('projectId'),
    detail: Object.fromEntries(DETAILS.flatMap((field) => (field in fields ? [[field, fields[field]]] : []))),
  };
  if (about === null) {
    const place = PLACES.find(([field]) => idIn(field) !== null);
    return {
      ...common,
      objectType: place?.[1] ?? 'WORKSPACE',
      objectId: place ? idIn(place[0]) : null,
      objectIds: null,
    };
  }
  const objectType = about.type ?? String(fields['objectType'] ?? 'WORKSPACE');
  return 'ids' in about
    ? { ...common, objectType, objectId: null, objectIds: (fields[about.ids] as string[]).filter(isUuid) }
    : { ...common, objectType, objectId: idIn(about.id), objectIds: null };
}
