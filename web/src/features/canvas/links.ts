/** The page of a canvas. */
export const canvasPath = ({ id, projectId }: { id: string; projectId: string }): string =>
  `/projects/${projectId}/canvas/${id}`;
