/** Fields that payloads have in common. */
export const id = { type: 'string', format: 'uuid' } as const;
export const ids = { type: 'array', items: id } as const;
/** The member who caused it. */
export const by = { ...id } as const;
/** Absent for an object of the workspace. */
export const inProject = { projectId: id } as const;
