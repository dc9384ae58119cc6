import type { RowFault, SavedFilter, SavedFilterView } from '@evident/domain/filters';

/** A saved filter as it is shown, with the rows that the reader cannot use. */
export const viewOf = (
  { teamId: _, createdAt, updatedAt, ...filter }: SavedFilter,
  faults: readonly RowFault[],
): SavedFilterView => ({
  ...filter,
  faults: [...faults],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
