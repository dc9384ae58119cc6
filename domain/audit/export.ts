import type { AuditEntryView } from './entry.ts';

/** The columns of an export as a table. */
export const AUDIT_COLUMNS = [
  'at',
  'action',
  'actorId',
  'actorName',
  'objectType',
  'objectId',
  'objectIds',
  'objectName',
  'projectId',
  'region',
  'ip',
  'device',
  'program',
  'programId',
  'programName',
  'sequence',
  'detail',
  'id',
] as const satisfies readonly (keyof AuditEntryView)[];

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** An entry as a row of a table. Details are JSON, ids of many objects are separated by spaces. */
export const auditRow = (entry: AuditEntryView): string[] => AUDIT_COLUMNS.map((column) => cellOf(entry[column]));
