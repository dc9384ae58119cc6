import { KINDS } from '../kinds/index.ts';

/** Layouts in the order of their tabs (specification, document 001, section 2). */
export const VIEW_LAYOUTS = ['CANVAS', 'BOARD', 'LIST', 'TABLE', 'GRID'] as const;
export type ViewLayout = (typeof VIEW_LAYOUTS)[number];

/** The objects that views show. */
export const VIEWED_TYPES = [KINDS.note.type, KINDS.insight.type, KINDS.highlight.type] as const;
export type ViewedType = (typeof VIEWED_TYPES)[number];
