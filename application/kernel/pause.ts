/** Sleeps for this many milliseconds. A port, so that tests do not wait. */
export type Pause = (milliseconds: number) => Promise<void>;
