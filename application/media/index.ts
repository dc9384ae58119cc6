export type { MediaStore } from './media-store.ts';
export type { MediaTool } from './media-tool.ts';
export { type RenderStores, startRender } from './start-render.ts';
