/** One page of a list. `next` is an opaque cursor for the next page; null on the last page. */
export interface Page<T> {
  items: T[];
  next: string | null;
}
/** The requested page: at most `limit` items (0 to 1000) after `cursor`. */
export interface PageRequest {
  limit: number;
  cursor: string | null;
}
