import { type Uuid, refuse } from '../kernel/index.ts';
import type { Blueprint } from './blueprint.ts';

/** The objects that an extension added to a project. */
export interface AddedParts {
  readonly fieldSets: readonly Uuid[];
  readonly fields: readonly Uuid[];
  readonly boards: readonly Uuid[];
  readonly templates: readonly Uuid[];
}

/** An extension in a project. */
export interface InstalledExtension {
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly extensionId: Uuid;
  readonly title: string;
  readonly added: AddedParts;
  readonly installedBy: Uuid;
  readonly installedAt: Date;
}

const ids = (parts: readonly { id: Uuid }[]): Uuid[] => parts.map(({ id }) => id);

/** Returns all parts that an extension added, including those of one more installation. */
export const addedWith = (
  before: AddedParts | null,
  { fieldSets, fields, boards, templates }: Blueprint,
): AddedParts => ({
  fieldSets: [...(before?.fieldSets ?? []), ...ids(fieldSets)],
  fields: [...(before?.fields ?? []), ...ids(fields)],
  boards: [...(before?.boards ?? []), ...ids(boards)],
  templates: [...(before?.templates ?? []), ...ids(templates)],
});

/** A part of an extension in a project, and how many objects depend on it. */
export interface PartInUse {
  readonly id: Uuid;
  readonly kind: 'FIELD' | 'BOARD' | 'TEMPLATE';
  readonly title: string;
  /** Values of a field, tagged highlights of a board; nothing depends on a template. */
  readonly dependents: number;
  /** Whether removing the extension leaves it: something depends on it, or it is locked. */
  readonly stays: boolean;
}

/** @throws Refusal `UnprocessableContent` for a project without fields, tag boards and insight templates */
export function refuseEmptyExtension({ fields, boards, templates }: Blueprint): void {
  if (fields.length + boards.length + templates.length === 0)
    refuse(
      'UnprocessableContent',
      'This project has nothing for an extension',
      'Add fields, a tag board or an insight template first.',
    );
}
