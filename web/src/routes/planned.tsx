import { Button } from '@mantine/core';
import { Hammer } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../ui/layout/page.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import type { PlannedPage } from './planned-pages.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** A page that is not built yet: what it will hold, and where the job is done today. */
export function Planned({ page }: { page: PlannedPage }) {
  const Frame = page.path.startsWith('/settings/') ? SettingsFrame : Page;
  return (
    <Frame title={page.title}>
      <StateMessage
        icon={Hammer}
        title={`${page.title}: not available yet`}
        action={page.links.map(({ label, to }) => (
          <Button key={to} variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
            {label}
          </Button>
        ))}
      >
        <p>Planned: {page.holds}</p>
        <p>Today: {page.today}</p>
      </StateMessage>
    </Frame>
  );
}
