import { Button } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { showToast } from '../kernel/toasts.ts';
import { ProblemNote } from './problem-note.tsx';
import { DisabledReason } from './disabled-reason.tsx';
import styles from './saved-form.module.css';
import { useWrite } from '../kernel/queries/use-write.ts';

interface Props {
  children: ReactNode;
  /** Verb on the button: `Save name`. */
  verb: string;
  /** Enables the button. */
  changed: boolean;
  save: () => Promise<unknown>;
  /** Success message: `The name was changed`; null if a dialog follows. */
  done: string | null;
  /** Why this person can't change it. */
  disabledReason?: string | null;
  /** Next to the button. */
  more?: ReactElement;
}

/** Form with one save button. Keeps its input on refusal. */
export function SavedForm({ children, verb, changed, save, done, disabledReason = null, more }: Props) {
  const saving = useWrite({ mutationFn: save, onSuccess: () => done !== null && showToast({ title: done }) });
  const reason = disabledReason ?? (changed ? null : 'No changes to save');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) saving.mutate();
      }}
    >
      {children}
      <ProblemNote problem={saving.error} />
      <div className={styles.actions}>
        <DisabledReason reason={reason}>
          <Button type="submit" loading={saving.isPending}>
            {verb}
          </Button>
        </DisabledReason>
        {more}
      </div>
    </form>
  );
}
