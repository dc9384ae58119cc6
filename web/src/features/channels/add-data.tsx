import { ActionIcon } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCopy } from '../../kernel/copy.ts';
import styles from './channels.module.css';

interface Props {
  channelId: string;
  /** More ways to add data, such as an import of a file. */
  children?: ReactNode;
}

const EXAMPLE = {
  dataPoints: [
    {
      externalId: 'ticket-4711',
      rawTicket: {
        createdAt: '2026-05-01T09:30:00Z',
        name: 'Cannot export my data',
        description: 'The export never finishes.',
        creator: { email: 'kim@example.com' },
      },
    },
  ],
};

/** How data points arrive in a channel: the address, and a request to copy. */
export function AddData({ channelId, children }: Props) {
  const address = `${location.origin}/api/v1/channels/${channelId}/data-points`;
  const request = [
    `curl -X POST ${address} \\`,
    `  -H 'Authorization: Bearer YOUR_TOKEN' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(EXAMPLE, null, 2)}'`,
  ].join('\n');
  return (
    <div className={styles.add}>
      {children}
      <h2>Send data points with the API</h2>
      <p>
        Post up to 100 data points at once. A known <code>externalId</code> updates its data point.
      </p>
      <Code label="Address" text={address} />
      <Code label="Request" text={request} />
      <p>
        Replace <code>YOUR_TOKEN</code> with one of your <Link to="/settings/user/account">access tokens</Link>.
      </p>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  const { said, copy } = useCopy();
  return (
    <div className={styles.code}>
      <pre tabIndex={0} aria-label={label} role="group">
        {text}
      </pre>
      <ActionIcon
        aria-label={said === 'copied' ? 'Copied' : `Copy the ${label.toLowerCase()}`}
        onClick={() => void copy(text)}
      >
        {said === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </ActionIcon>
    </div>
  );
}
