import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Settings } from 'lucide-react';
import { useNavigate } from 'react-router';
import { unreadQuery } from '../data/notifications/queries.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { useMarkAll } from '../data/notifications/mutations.ts';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useRowKeys } from '../ui/use-row-keys.ts';

const SHOWN = ['all', 'unread'] as const;

/** The member's notifications. */
export function Component() {
  useRowKeys();
  const [shown, show] = useAddressChoice('show', SHOWN, 'all');
  const navigate = useNavigate();
  const markAll = useMarkAll();
  const count = useQuery(unreadQuery()).data?.count ?? 0;
  return (
    <Page
      title="Notifications"
      width={864}
      actions={
        <DisabledReason reason={count === 0 ? 'You have read everything' : null}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<CheckCheck size={16} aria-hidden />}
            onClick={() => markAll.mutate()}
          >
            Mark all as read
          </Button>
        </DisabledReason>
      }
      more={[
        {
          label: 'Choose notifications',
          icon: Settings,
          run: () => void navigate('/settings/user/notifications'),
        },
      ]}
    >
      <SegmentedControl
        aria-label="Show"
        mb="md"
        data={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        value={shown}
        onChange={(value) => show(value as (typeof SHOWN)[number])}
      />
      <NotificationList unread={shown === 'unread'} />
    </Page>
  );
}
