import { HUES, type Infer, type ObjectSchema, TITLE_MAX, version, id, moment } from '../kernel/index.ts';
import {
  CANVAS_FAR,
  CANVAS_OBJECTS_MAX,
  CANVAS_OBJECT_TYPES,
  CANVAS_REEL_MAX,
  CANVAS_SIZE_MAX,
  CANVAS_TEXT_MAX,
  TEXT_FORMATS,
} from './canvas.ts';

const ids = { type: 'array', items: id } as const;
const place = { type: 'number', minimum: -CANVAS_FAR, maximum: CANVAS_FAR } as const;
const size = { type: 'number', minimum: 1, maximum: CANVAS_SIZE_MAX } as const;
const title = { type: 'string', maxLength: TITLE_MAX, examples: ['Why people check the numbers'] } as const;

const objectProperties = {
  id: { ...id, description: 'Chosen by the client' },
  type: {
    type: 'string',
    enum: CANVAS_OBJECT_TYPES,
    description: '`rh` is a reel of one or more highlights, `i` an insight, `n` a note',
  },
  x: { ...place, description: 'Left edge; absolute, also within a group' },
  y: { ...place, description: 'Top edge' },
  rank: { ...place, description: 'Order from back to front' },
  width: { ...size, description: 'Of a rectangle, text or group' },
  height: { ...size, description: 'Of a rectangle or group' },
  text: { type: 'string', maxLength: CANVAS_TEXT_MAX, description: 'Of a text' },
  textFormat: { type: 'string', enum: TEXT_FORMATS, description: 'Of a text; `PARAGRAPH` by default' },
  title: { type: 'string', maxLength: TITLE_MAX, description: 'Of a group' },
  color: { type: 'string', enum: HUES, nullable: true, description: 'Of a rectangle, text or group' },
  highlightIds: { ...ids, minItems: 1, maxItems: CANVAS_REEL_MAX, description: 'Of `rh`: highlights of the project' },
  targetId: { ...id, description: 'Of `i` and `n`: an insight or note of the project' },
  groupId: { ...id, nullable: true, description: 'The group that it moves with' },
  visible: { type: 'boolean', description: 'True by default' },
  locked: { type: 'boolean', description: 'Locked objects are not moved by hand' },
} as const;

/** A new object, or the changed fields of one. */
export const canvasObjectChange = {
  type: 'object',
  properties: objectProperties,
  required: ['id'],
} as const satisfies ObjectSchema;
export type CanvasObjectChange = Infer<typeof canvasObjectChange>;

const canvasObject = {
  type: 'object',
  properties: {
    ...objectProperties,
    color: { type: 'string', enum: HUES },
    groupId: { ...id, description: 'The group that it moves with' },
  },
  required: ['id', 'type', 'x', 'y', 'rank'],
} as const satisfies ObjectSchema;
export type CanvasObjectView = Infer<typeof canvasObject>;

const staging = {
  type: 'object',
  properties: { x: place, y: place, width: size, height: size },
  required: ['x', 'y', 'width', 'height'],
} as const satisfies ObjectSchema;
const section = {
  type: 'object',
  properties: {
    summary: { type: 'string', maxLength: CANVAS_TEXT_MAX },
    peekMode: { type: 'boolean', description: 'Whether cards open in a side panel' },
  },
  required: ['summary', 'peekMode'],
} as const satisfies ObjectSchema;
const parts = {
  expanded: { ...ids, maxItems: CANVAS_OBJECTS_MAX, description: 'Cards that show their whole text' },
  staging: { ...staging, nullable: true, description: 'Where cards wait that have no place yet' },
  searchParams: { type: 'free', description: 'Filter of the side list: texts by name' },
  section: { ...section, description: 'The section without a name' },
} as const;

export const newCanvas = {
  type: 'object',
  properties: { title },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewCanvas = Infer<typeof newCanvas>;

export const canvasChange = {
  type: 'object',
  properties: {
    title,
    objects: {
      type: 'array',
      items: canvasObjectChange,
      maxItems: CANVAS_OBJECTS_MAX,
      description:
        'Objects to add, or to change: given fields are replaced, `null` clears. A new one needs `type`, `x` and `y`',
    },
    removed: { ...ids, maxItems: CANVAS_OBJECTS_MAX, description: 'Objects to remove' },
    ...parts,
  },
  required: [],
} as const satisfies ObjectSchema;
export type CanvasChange = Infer<typeof canvasChange>;

const facts = {
  id,
  projectId: id,
  title: { type: 'string' },
  version,
  createdBy: id,
  createdByName: { type: 'string' },
  createdAt: moment,
  updatedAt: moment,
} as const;
const always = ['id', 'projectId', 'title', 'version', 'createdBy', 'createdByName', 'createdAt', 'updatedAt'] as const;

export const canvasSummary = { type: 'object', properties: facts, required: always } as const satisfies ObjectSchema;
export type CanvasSummary = Infer<typeof canvasSummary>;

/** The words of a card: read with the canvas, never stored in it. */
export const canvasCard = {
  type: 'object',
  properties: {
    id: { ...id, description: 'Of the highlight, insight or note' },
    type: { type: 'string', enum: ['highlight', 'insight', 'note'] },
    title: { type: 'string', description: 'Of the note or insight' },
    text: { type: 'string', description: 'The quote of a highlight; empty for others' },
    noteId: { ...id, nullable: true, description: 'The note of a highlight' },
    speaker: { type: 'string', nullable: true },
    tags: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id, title: { type: 'string' }, color: { type: 'string', enum: HUES } },
        required: ['id', 'title', 'color'],
      },
    },
  },
  required: ['id', 'type', 'title', 'text', 'noteId', 'speaker', 'tags'],
} as const satisfies ObjectSchema;
export type CanvasCard = Infer<typeof canvasCard>;

/** A canvas as its reader sees it: without references to what they cannot see. */
export const canvasView = {
  type: 'object',
  properties: {
    ...facts,
    liveId: { ...id, description: 'Names the history of its live changes' },
    objects: { type: 'array', items: canvasObject, description: 'From back to front' },
    cards: { type: 'array', items: canvasCard, description: 'The words of references' },
    ...parts,
  },
  required: [...always, 'liveId', 'objects', 'cards', 'expanded', 'staging', 'searchParams', 'section'],
} as const satisfies ObjectSchema;
export type CanvasView = Infer<typeof canvasView>;

export const createdCanvas = { type: 'object', properties: { id }, required: ['id'] } as const satisfies ObjectSchema;
