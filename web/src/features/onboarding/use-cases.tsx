import { USE_CASE_NAMES, USE_CASES, type UseCase } from '@evident/domain/onboarding';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import styles from './onboarding.module.css';

interface Props {
  chosen: readonly UseCase[];
  onContinue: (useCases: UseCase[]) => void;
  onSkip: () => void;
}

/** Goals of the member with Evident: several of nine. */
export function UseCases({ chosen, onContinue, onSkip }: Props) {
  const [now, setNow] = useState<readonly UseCase[]>(chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onContinue([...now]);
      }}
    >
      <Checkbox.Group
        aria-label="What you want to do"
        value={[...now]}
        onChange={(names) => setNow(names as UseCase[])}
      >
        <div className={styles.cards}>
          {USE_CASE_NAMES.map((name) => (
            <Checkbox.Card key={name} value={name} className={styles.card}>
              <Checkbox.Indicator />
              <span>{USE_CASES[name]}</span>
            </Checkbox.Card>
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.actions}>
        <Button type="submit">Continue</Button>
        <Button variant="subtle" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  );
}
