/** How far long maintenance of a team's search got, kept with the step that got there. */
export interface SearchUpkeep {
  /** Returns the place to continue at, locked until the unit of work ends; null at the start. */
  place<Place extends object>(task: UpkeepTask): Promise<Place | null>;
  /** Null once the task is done. */
  keepPlace(task: UpkeepTask, place: object | null): Promise<void>;
}

export type UpkeepTask = 'fold' | 'rebuild';
