export * from './access-request.ts';
export * from './access.ts';
export * from './folder.ts';
export * from './lists.ts';
export * from './marks.ts';
export * from './people.ts';
export * from './project.ts';
export * from './readme.ts';
