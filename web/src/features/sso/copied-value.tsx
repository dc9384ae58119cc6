import { Button, CopyButton, Group } from '@mantine/core';
import styles from './sso.module.css';

/** A value to enter in another program, with a button that copies it. */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Group justify="space-between">
        <span>{label}</span>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" aria-label={`Copy ${label.toLowerCase()}`} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <code className={styles.copied}>{value}</code>
    </div>
  );
}
