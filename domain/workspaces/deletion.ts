import { type Infer, type ObjectSchema, type Uuid, notFound, refuse } from '../kernel/index.ts';

/** Deleting a workspace requires typing its name. */
export const workspaceDeletion = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      maxLength: 200,
      description: 'The name of the workspace, typed as confirmation',
      examples: ['Acme Research'],
    },
  },
  required: ['name'],
} as const satisfies ObjectSchema;

/** Ignores case and surrounding spaces. */
export const isTypedName = (name: string, typed: string): boolean =>
  name.trim().toLowerCase() === typed.trim().toLowerCase();

/** @throws Refusal `ValidationError` unless the name was typed */
export function demandTypedName(name: string, typed: string): void {
  if (!isTypedName(name, typed))
    refuse('ValidationError', 'The name does not match', `Type “${name}” to delete the workspace.`);
}

/** Days in which a closed workspace can be kept, unless the operator chose another number. */
export const GRACE_DAYS = 30;
const WARNING_DAYS = 7;
const DAY_MS = 86_400_000;

/** A workspace whose deletion was asked for. */
export interface Closing {
  readonly askedAt: Date;
  /** Null: the operator. */
  readonly askedBy: Uuid | null;
  readonly deletesAt: Date;
}

export const closingFrom = (now: Date, askedBy: Uuid | null, graceDays: number): Closing => ({
  askedAt: now,
  askedBy,
  deletesAt: new Date(now.getTime() + graceDays * DAY_MS),
});

/** Closed workspaces that end before this moment are warned about. */
export const warnedUntil = (now: Date): Date => new Date(now.getTime() + WARNING_DAYS * DAY_MS);

/** Short grace periods are over before a warning would help. */
export const needsWarning = ({ askedAt, deletesAt }: Closing): boolean =>
  deletesAt.getTime() - askedAt.getTime() > WARNING_DAYS * DAY_MS;

/** @throws Refusal unless an admin keeps a closed workspace before its last day */
export function demandKeepable(
  own: { readonly workspaceAdmin: boolean; readonly deletesAt?: Date | null } | undefined,
  now: Date,
): void {
  if (!own?.deletesAt) notFound('Closed workspace');
  if (!own.workspaceAdmin)
    refuse('Forbidden', 'Only workspace admins can keep the workspace', 'Ask an admin of the workspace.');
  if (own.deletesAt <= now)
    refuse('InvalidOperation', 'The time to keep the workspace is over', 'It is being deleted.');
}

const count = { type: 'integer' } as const;
/** Counts of everything that depends on a workspace. */
export const workspaceContents = {
  type: 'object',
  properties: {
    graceDays: { ...count, description: 'Days in which an admin can keep the workspace' },
    members: count,
    projects: count,
    notes: count,
    recordings: count,
    files: count,
    fileBytes: { ...count, description: 'The size of all files' },
    publicLinks: { ...count, description: 'Public links that work' },
    accessTokens: { ...count, description: 'Access tokens that work, also those of programs and directories' },
    hasSubscription: { type: 'boolean', description: 'A paid plan must be canceled first' },
  },
  required: [
    'graceDays',
    'members',
    'projects',
    'notes',
    'recordings',
    'files',
    'fileBytes',
    'publicLinks',
    'accessTokens',
    'hasSubscription',
  ],
} as const satisfies ObjectSchema;
export type WorkspaceContents = Infer<typeof workspaceContents>;

/** The proof for admins that their workspace was erased. */
export interface DeletionReceipt {
  readonly workspaceId: Uuid;
  readonly askedAt: Date;
  readonly erasedAt: Date;
  readonly rowCount: number;
  readonly fileCount: number;
  readonly mailTo: readonly string[];
}
