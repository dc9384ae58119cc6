export * from './preview.ts';
export * from './public-pages.ts';
export * from './shapes.ts';
export * from './share-link.ts';
export { SHARE_LINK_EVENTS } from './events.ts';
