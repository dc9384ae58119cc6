import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CODE_DIGITS, type SecondFactorSetup } from '@evident/domain/identity';
import { useState } from 'react';
import { encode } from 'uqr';
import { useEnableSecondFactor } from '../../data/identity/mutations.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import styles from './identity.module.css';

interface Props {
  setup: SecondFactorSetup;
  onCancel: () => void;
  onEnabled: (recoveryCodes: readonly string[]) => void;
}

/** The QR code for the authenticator app, and the field for its first code. */
export function EnterSetup({ setup, onCancel, onEnabled }: Props) {
  const [code, setCode] = useState('');
  const enabling = useEnableSecondFactor();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enabling.mutate(code, { onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes) });
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          Scan this code with an authenticator app, such as 1Password, Google Authenticator or Aegis.
        </Text>
        <QrCode text={setup.url} />
        <Text size="sm">Or enter this key in the app:</Text>
        <code className={styles.token} data-testid="secret">
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <TextInput
          label={`The ${CODE_DIGITS} digits that the app shows`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ProblemNote problem={enabling.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={enabling.isPending}>
            Turn on
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Dark on white in both themes, as cameras expect. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.qrLight} />
      <path d={path} className={styles.qrDark} />
    </svg>
  );
}
