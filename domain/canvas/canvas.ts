import type { Hue, Limit, Uuid } from '../kernel/index.ts';

/** Kinds of objects. `rh`, `i` and `n` refer to a highlight reel, an insight and a note (specification, document 001, section 3, Canvas). */
export const CANVAS_OBJECT_TYPES = ['rectangle', 'text', 'group', 'rh', 'i', 'n'] as const;
export type CanvasObjectType = (typeof CANVAS_OBJECT_TYPES)[number];
export const TEXT_FORMATS = ['PARAGRAPH', 'H1', 'H2', 'H3'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Decided. */
const CANVASES_MAX = 100;
export const CANVAS_LIMIT: Limit = {
  most: CANVASES_MAX,
  title: `A project has at most ${CANVASES_MAX} canvases`,
  advice: 'Delete some first.',
};
export const CANVAS_OBJECTS_MAX = 5000;
export const CANVAS_TEXT_MAX = 5000;
/** Highlights of one reel, as of a reel that plays. */
export const CANVAS_REEL_MAX = 100;
/** Coordinates and ranks are finite: at most so far from the origin. */
export const CANVAS_FAR = 1_000_000;
/** The largest width and height. */
export const CANVAS_SIZE_MAX = 100_000;
export const SEARCH_PARAMS_MAX = 50;

/** Something on a canvas. Positions are absolute, also within a group. */
export interface CanvasObject {
  readonly id: Uuid;
  readonly type: CanvasObjectType;
  readonly x: number;
  readonly y: number;
  /** Order from back to front. */
  readonly rank: number;
  readonly width?: number;
  readonly height?: number;
  readonly text?: string;
  readonly textFormat?: TextFormat;
  readonly title?: string;
  readonly color?: Hue;
  /** Of `rh`: one or more highlights of the project. */
  readonly highlightIds?: readonly Uuid[];
  /** Of `i` and `n`: the insight or note. */
  readonly targetId?: Uuid;
  /** The group that it moves with. */
  readonly groupId?: Uuid;
  /** Hidden objects keep their place. Shown by default. */
  readonly visible?: boolean;
  /** Locked objects cannot be dragged. */
  readonly locked?: boolean;
}

export interface StagingArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The section without a name: a summary, and whether cards open in a side panel. */
export interface CanvasSection {
  readonly summary: string;
  readonly peekMode: boolean;
}

export interface CanvasDocument {
  readonly objects: Readonly<Record<Uuid, CanvasObject>>;
  /** Cards that show their whole text. */
  readonly expanded: readonly Uuid[];
  readonly staging: StagingArea | null;
  readonly searchParams: Readonly<Record<string, string>>;
  readonly section: CanvasSection;
}

/** A canvas of a project. */
export interface Canvas {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly document: CanvasDocument;
  readonly version: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const EMPTY_CANVAS: CanvasDocument = {
  objects: {},
  expanded: [],
  staging: null,
  searchParams: {},
  section: { summary: '', peekMode: false },
};

/** Whether an object refers to content of the project. */
export const isReference = ({ type }: Pick<CanvasObject, 'type'>): boolean =>
  type === 'rh' || type === 'i' || type === 'n';

/** Name of the room of a live canvas. A canvas gets another `liveId` when its history is forgotten. */
export const canvasRoom = ({ id, liveId }: { readonly id: Uuid; readonly liveId: Uuid }): string =>
  `${CANVAS_ROOM}${id}:${liveId}`;
export const CANVAS_ROOM = 'canvas:';
