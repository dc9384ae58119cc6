export type { MediaTool } from './media-tool.ts';
