import { Button } from '@mantine/core';
import type { ScimTokenView } from '@evident/domain/scim';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useProvisioningChanges } from '../../data/scim/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NewDirectoryToken } from './new-directory-token.tsx';

interface Props {
  tokens: readonly ScimTokenView[];
  /** The reason tokens cannot be created; null if they can. */
  reason: string | null;
}

/** Tokens of directories. */
export function DirectoryTokens({ tokens, reason }: Props) {
  const [creating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<ScimTokenView | null>(null);
  const { revoke } = useProvisioningChanges();
  return (
    <>
      {tokens.length > 0 && (
        <ul className={lines.lines} aria-label="Tokens">
          {tokens.map((token) => (
            <li key={token.id} className={lines.line}>
              <KeyRound size={16} aria-hidden />
              <span className={lines.main}>
                {token.name}
                <small>
                  {token.usedAt === null ? (
                    'never used'
                  ) : (
                    <>
                      used <RelativeTime at={token.usedAt} />
                    </>
                  )}
                </small>
              </span>
              <Button size="xs" variant="default" aria-label={`Revoke ${token.name}`} onClick={() => setLeaving(token)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DisabledReason reason={reason}>
        <Button variant="default" onClick={() => setCreating(true)}>
          New token
        </Button>
      </DisabledReason>
      <NewDirectoryToken opened={creating} onClose={() => setCreating(false)} />
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Revoke ${leaving?.name ?? 'the token'}?`}
        verb="Revoke"
        danger
        onConfirm={() => revoke.mutateAsync(leaving!.id)}
      >
        The directory that uses it can no longer change members and groups. Members stay as they are.
      </ConfirmDialog>
    </>
  );
}
