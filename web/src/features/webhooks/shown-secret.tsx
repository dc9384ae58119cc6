import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './webhooks.module.css';

interface Props {
  readonly secret: string;
  /** Sentence after the one that asks to copy it. */
  readonly more?: string;
  readonly onClose: () => void;
}

/** A secret, which is shown once. */
export function ShownSecret({ secret, more, onClose }: Props) {
  return (
    <Stack gap="sm">
      <Notice icon={KeyRound} tone="warn">
        Copy the secret now. It is shown only once. {more}
      </Notice>
      <code className={styles.code} data-testid="secret">
        {secret}
      </code>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button data-autofocus variant={copied ? 'default' : 'filled'} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
