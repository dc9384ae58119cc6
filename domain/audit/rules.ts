import type { Infer, ObjectSchema } from '../kernel/index.ts';

export const auditRules = {
  type: 'object',
  properties: {
    retentionDays: {
      type: 'integer',
      minimum: 180,
      maximum: 3650,
      nullable: true,
      description: 'Days that entries are kept; null for always',
      examples: [365],
    },
    toFiles: {
      type: 'boolean',
      description: 'Also writes sealed entries to files in the data folder of the server, one for each day',
    },
  },
  required: ['retentionDays', 'toFiles'],
} as const satisfies ObjectSchema;
export type AuditRules = Infer<typeof auditRules>;

const DAY_MS = 86_400_000;

/** Entries before this moment are deleted. */
export const keptSince = (retentionDays: number, now: Date): Date => new Date(now.getTime() - retentionDays * DAY_MS);
