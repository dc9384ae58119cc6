import { FREE, type WorkspacePlan, planFromStart, reverseTrial } from '@evident/domain/plans';

/** The plan of new workspaces. */
export class PlanChoice {
  /** @param on whether plans limit anything here */
  constructor(readonly on: boolean) {}

  /**
   * Null: nothing is limited.
   * @param isReversed whether it begins with a trial of everything
   */
  ofNewWorkspace(now: Date, isReversed: boolean): WorkspacePlan | null {
    return this.on ? planFromStart(FREE.reference, isReversed ? reverseTrial(now) : null) : null;
  }
}
