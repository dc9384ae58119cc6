import { ApiProblem } from '../api/api-problem.ts';
import { createStore } from '../store.ts';

interface Asking {
  /** The identity was confirmed: what was asked goes on. */
  confirmed: () => void;
  cancel: () => void;
}

/** The open question who is at the keyboard; null while nothing is asked. The dialog that asks watches it. */
export const confirmation = createStore<Asking | null>(null);

/** Runs a sensitive change. Where the server wants the identity confirmed first, asks in a dialog and then runs it again. */
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
      // A question that was replaced leaves its successor open.
    }).finally(() => {
      if (confirmation.get() === asking) confirmation.set(null);
    });
    return change();
  }
}
