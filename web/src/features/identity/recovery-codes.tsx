import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { LifeBuoy } from 'lucide-react';
import { saveFile } from '../../kernel/save-file.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './identity.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const text = codes.join('\n');
  return (
    <Stack gap="sm">
      <Notice icon={LifeBuoy} tone="warn">
        Save these codes now. They are shown only once. Each signs you in once if you lose your phone.
      </Notice>
      <ul className={styles.recovery} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => saveFile('evident-recovery-codes.txt', 'text/plain', `${text}\n`)}>
          Download
        </Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button data-autofocus onClick={onDone}>
          I saved them
        </Button>
      </Group>
    </Stack>
  );
}
