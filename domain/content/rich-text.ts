/** A mark on a run of text, as ProseMirror writes it. */
export interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A node of a rich-text document, as ProseMirror writes it. What may stand where is told by `NODES` and `MARKS`. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}
