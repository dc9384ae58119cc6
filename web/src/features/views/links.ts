import type { ShownView, ViewedType } from '@evident/domain/views';

/** The views that every project has, by the last part of their address. */
export const BUILT_IN: Readonly<Record<string, ViewedType>> = {
  notes: 'NOTE',
  insights: 'INSIGHT',
  highlights: 'HIGHLIGHT',
};

export const THINGS: Readonly<Record<ViewedType, { one: string; many: string }>> = {
  NOTE: { one: 'note', many: 'notes' },
  INSIGHT: { one: 'insight', many: 'insights' },
  HIGHLIGHT: { one: 'highlight', many: 'highlights' },
};

/** The address of all notes, insights or highlights of a project. */
export const allRowsPath = (projectPath: string, type: ViewedType): string => `${projectPath}/v/${THINGS[type].many}`;

export const viewPath = (projectPath: string, viewId: string): string => `${projectPath}/v/${viewId}`;

/** The tab of a project that shows a view: of its objects, or of the canvases. */
export type ViewTab = ViewedType | 'CANVAS';

export const viewTabOf = ({ objectType, layout }: Pick<ShownView, 'objectType' | 'layout'>): ViewTab =>
  layout === 'CANVAS' ? 'CANVAS' : objectType;
