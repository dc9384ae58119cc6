/** A row before and after; null where there is none. */
export interface Change<T> {
  readonly before: T | null;
  readonly after: T | null;
}
