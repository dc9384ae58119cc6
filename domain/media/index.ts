export * from './facts.ts';
export * from './media.ts';
export * from './news.ts';
export * from './outputs.ts';
export * from './plan.ts';
export * from './playlists.ts';
export * from './shapes.ts';
export * from './view.ts';
