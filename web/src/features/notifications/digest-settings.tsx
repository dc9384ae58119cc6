import {
  type Digest,
  type DigestWay,
  DIGESTS,
  DIGEST_WAYS,
  type NotificationSettingsView,
} from '@evident/domain/notifications';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SettingsChange } from '../../data/notifications/mutations.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';

/** Slack for the member: connected, ready to be connected, or not offered. */
export type OwnSlack = 'connected' | 'offered' | 'none';

interface Props {
  settings: NotificationSettingsView;
  slack: OwnSlack;
  onChange: (change: SettingsChange) => void;
}

const DIGEST_WORDS: Readonly<Record<Digest, string>> = { NEVER: 'Never', DAILY: 'Daily', WEEKLY: 'Weekly' };
const WAY_WORDS: Readonly<Record<DigestWay, string>> = { MAIL: 'Email', SLACK: 'Slack', BOTH: 'Email and Slack' };

/** When the digest comes, and where to. */
export function DigestSettings({ settings: { digest, digestBy }, slack, onChange }: Props) {
  const chosenSlack = digestBy !== 'MAIL';
  return (
    <SettingsSection
      title="Digest"
      about="News of the projects, folders and tags you follow, and what you have not read. Without news, there is no digest."
    >
      <Stack align="flex-start" gap="sm">
        <SegmentedControl
          aria-label="Digest"
          data={DIGESTS.map((value) => ({ value, label: DIGEST_WORDS[value] }))}
          value={digest}
          onChange={(value) => onChange({ digest: value as Digest })}
        />
        {digest !== 'NEVER' && (slack === 'connected' || chosenSlack) && (
          <SegmentedControl
            aria-label="Send the digest by"
            data={DIGEST_WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))}
            value={digestBy}
            onChange={(value) => onChange({ digestBy: value as DigestWay })}
          />
        )}
        {digest !== 'NEVER' && slack !== 'connected' && (chosenSlack || slack === 'offered') && (
          <Text size="sm" c="dimmed">
            {chosenSlack
              ? 'Your Slack account is not connected, so the digest comes by email. '
              : 'To get it in Slack, '}
            <Link to="/settings/user/integrations">{chosenSlack ? 'Connect Slack' : 'connect your account'}</Link>.
          </Text>
        )}
      </Stack>
    </SettingsSection>
  );
}
