export { accessChanged } from './events.ts';
export type { FolderStore } from './folder-store.ts';
export type { GrantStore } from './grant-store.ts';
export type { ItemStore } from './item-store.ts';
export type { ProjectReader } from './project-reader.ts';
export type { ProjectStore } from './project-store.ts';
export { insertProject, type NewProjectStores } from './insert-project.ts';
