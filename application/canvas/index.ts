export type { CanvasStore } from './canvas-store.ts';
