import { type Infer, type ObjectSchema, Refusal, type Uuid, refuse, id } from '../kernel/index.ts';
import { KINDS, kindOf } from '../kinds/index.ts';
import { CHANGED_ROWS_MAX } from './row-shapes.ts';

/** Actions on many notes or insights at once. */
export const ROW_ACTIONS = ['ARCHIVE', 'UNARCHIVE', 'TRASH', 'STAR', 'UNSTAR'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

export const rowAction = {
  type: 'object',
  properties: {
    objectType: { type: 'string', enum: [KINDS.note.type, KINDS.insight.type], examples: ['NOTE'] },
    ids: { type: 'array', items: id, minItems: 1, maxItems: CHANGED_ROWS_MAX },
    action: { type: 'string', enum: ROW_ACTIONS, examples: ['ARCHIVE'] },
  },
  required: ['objectType', 'ids', 'action'],
} as const satisfies ObjectSchema;
export type RowActionWanted = Infer<typeof rowAction>;

const DONE: Readonly<Record<RowAction, string>> = {
  ARCHIVE: 'Archived',
  UNARCHIVE: 'Unarchived',
  TRASH: 'Deleted',
  STAR: 'Starred',
  UNSTAR: 'Unstarred',
};

/** The label of an undo step: “Archived 3 notes”. */
export function actionLabel({ objectType, action }: RowActionWanted, count: number): string {
  const { one, many } = KINDS[kindOf(objectType)];
  return `${DONE[action]} ${count === 1 ? `1 ${one}` : `${count} ${many}`}`;
}

/** Why a row was refused. */
export interface RefusedRow {
  readonly title: string;
  readonly refusal: Refusal;
}

const NAMED = 3;

/** Refuses a change of many rows, with the reasons. @throws Refusal `InvalidOperation` if a row was refused */
export function refuseRefused(
  objectType: RowActionWanted['objectType'],
  of: number,
  refused: readonly RefusedRow[],
): void {
  if (refused.length === 0) return;
  const { one, many } = KINDS[kindOf(objectType)];
  const named = refused
    .slice(0, NAMED)
    .map(({ title, refusal }) => `“${title || `Untitled ${one}`}”: ${refusal.title}.`);
  const more = refused.length > NAMED ? [`And ${refused.length - NAMED} more.`] : [];
  refuse(
    'InvalidOperation',
    `${refused.length} of ${of} ${many} cannot be changed, so none was`,
    [...named, ...more].join(' '),
  );
}

/** Data kept to undo an action. */
export interface KeptAction {
  readonly projectId: Uuid;
  readonly objectType: RowActionWanted['objectType'];
  /** RESTORE: an undone deletion. */
  readonly action: RowAction | 'RESTORE';
  /** The rows that changed, or their entries in the trash. */
  readonly ids: readonly Uuid[];
  /** When they were archived, as text. */
  readonly at: string;
  /** How restored rows were, by id. */
  readonly states?: Readonly<Record<Uuid, string>>;
}
