/** Progress of long search maintenance of a team, stored with each step. */
export interface SearchUpkeep {
  /** Returns the position to resume at, locked until the unit of work ends; null at the start. */
  place<Place extends object>(task: UpkeepTask): Promise<Place | null>;
  /** Null once the task is done. */
  keepPlace(task: UpkeepTask, place: object | null): Promise<void>;
}

export type UpkeepTask = 'fold' | 'rebuild';
