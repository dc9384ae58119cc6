import { id } from '../kernel/index.ts';

/** Fields that payloads have in common. */
export { id };
export const ids = { type: 'array', items: id } as const;
/** The member who caused it. */
export const by = { ...id } as const;
/** Absent for an object of the workspace. */
export const inProject = { projectId: id } as const;
