import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { showToast } from '../kernel/toasts.ts';
import { ProblemNote } from './entrance/problem-note.tsx';
import { DisabledReason } from './disabled-reason.tsx';
import styles from './saved-form.module.css';

interface Props {
  children: ReactNode;
  /** The verb on the button: `Save name`. */
  verb: string;
  /** Whether anything was changed; the button waits for it. */
  changed: boolean;
  save: () => Promise<unknown>;
  /** Said when it is done: `The name was changed`. */
  done: string;
  /** Why it can't be changed by this person. */
  disabledReason?: string | null;
  /** Beside the button. */
  more?: ReactElement;
}

/** A few fields that are saved together. What was typed stays when it is refused. */
export function SavedForm({ children, verb, changed, save, done, disabledReason = null, more }: Props) {
  const saving = useMutation({ mutationFn: save, onSuccess: () => showToast({ title: done }) });
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
