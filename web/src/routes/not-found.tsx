import { Button } from '@mantine/core';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../ui/layout/page.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';

/** Shown for unknown URLs, and for items whose existence the member must not learn. */
export function NotFound() {
  return (
    <Page title="Not found">
      <StateMessage
        icon={Compass}
        title="Page not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/home" />}>Go to Home</Button>}
      >
        It may have been moved, deleted or never shared with you. If someone sent you the link, ask them to check it.
      </StateMessage>
    </Page>
  );
}
