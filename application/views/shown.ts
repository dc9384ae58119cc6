import type { ProjectView, ShownView } from '@evident/domain/views';

/** A view as it is sent. */
export const shown = ({ teamId: _, createdAt, updatedAt, ...view }: ProjectView): ShownView => ({
  ...view,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
