import { ApiProblem } from '../api/api-problem.ts';
import { createStore } from '../store.ts';

interface Asking {
  /** Continues after confirmation. */
  confirmed: () => void;
  cancel: () => void;
}

/** Pending identity confirmation, or null. Its dialog subscribes to this store. */
export const confirmation = createStore<Asking | null>(null);

/** Runs a sensitive change. If the server requires confirmation, asks in a dialog and retries. */
export async function whenConfirmed<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change();
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'ConfirmationRequired') throw problem;
    let asking: Asking | null = null;
    await new Promise<void>((resolve, reject) => {
      confirmation.get()?.cancel();
      asking = { confirmed: resolve, cancel: () => reject(problem) };
      confirmation.set(asking);
      // A replaced request must not close its successor.
    }).finally(() => {
      if (confirmation.get() === asking) confirmation.set(null);
    });
    return change();
  }
}
