import type { WrapSource } from '@evident/application/wraps/wrap-store';
import { countCodePoints } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';

export interface HighlightRow {
  readonly id: Uuid;
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly text: string;
  readonly title: string;
  readonly projectTitle: string;
  readonly fileId: Uuid | null;
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly speakers: string[];
  readonly tagIds: Uuid[];
}

/** The words of a highlight as a source. Several speakers are named together. */
export const highlightSource = ({ noteId, speakers, fileId, startMs, endMs, ...row }: HighlightRow): WrapSource => ({
  ...row,
  key: row.id,
  type: 'highlight',
  parentId: noteId,
  blocks: [{ start: 0, end: countCodePoints(row.text), speaker: speakers.join(', ') || null, startMs, endMs, fileId }],
});
