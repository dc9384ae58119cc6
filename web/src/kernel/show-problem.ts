import { asProblem } from './api/api-problem.ts';
import { type Toast, showToast } from './toasts.ts';

/**
 * Shows a problem as a toast. `refused` names the action that failed, `The tag was not renamed`; the reason is below it.
 * Without it the toast shows only the problem.
 */
export function showProblem(thrown: unknown, refused?: string, more: Pick<Toast, 'action'> = {}): void {
  const { title, explanation, reason } = asProblem(thrown);
  showToast({
    tone: 'danger',
    ...more,
    title: refused ?? title,
    message: refused === undefined ? explanation : reason,
  });
}
