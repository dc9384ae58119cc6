export { continueRenders, holdBackRenders } from './held-renders.ts';
export type { MediaStore } from './media-store.ts';
export type { MediaTool } from './media-tool.ts';
export { processAgain } from './process-again.ts';
export { isFault, sentenceOf } from './recording-fault.ts';
export type { RenderStore } from './render-store.ts';
export { type RenderStores, renderChanged, startRender } from './start-render.ts';
