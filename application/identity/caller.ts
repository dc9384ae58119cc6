/** Where a request to sign in comes from. */
export interface Caller {
  readonly ip: string;
  readonly device: string;
  /** A secret that only this browser keeps. */
  readonly browser?: string;
}
