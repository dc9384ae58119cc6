/** The time now, in milliseconds of the Unix epoch. */
export interface Clock {
  now(): Date;
}
