/** All public links of the workspace of a unit of work. */
export interface PublicLinkStore {
  /** Turns off those that are on, and returns their number. */
  endAll(now: Date): Promise<number>;
}
