/** A mark on a run of text, in ProseMirror's JSON. */
export interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A node of a rich-text document, in ProseMirror's JSON. `NODES` and `MARKS` define the valid structure. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}
