/** One page of a list. `next` is an opaque cursor: hand it back to go on, null on the last page. */
export interface Page<T> {
  items: T[];
  next: string | null;
}
/** What to read of a list: at most `limit` items (0 to 1000), after `cursor`. */
export interface PageRequest {
  limit: number;
  cursor: string | null;
}
