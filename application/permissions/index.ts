export { demand, type ProjectAccess } from './project-access.ts';
