/** A notification as its list has it. */
export interface Told {
  id: string;
  kind: string;
  what: string;
  by: { id: string } | null;
  object: { type: string; id: string; title: string } | null;
  readAt: string | null;
}
