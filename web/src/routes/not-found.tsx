import { Button } from '@mantine/core';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../ui/layout/page.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';

/** An address that leads nowhere, or to something this person may not even know of. */
export function NotFound() {
  return (
    <Page title="Not found">
      <StateMessage icon={Compass} title="There is nothing at this address" action={<Button renderRoot={(props) => <Link {...props} to="/home" />}>Go to home</Button>}>
        It may have been moved or deleted, or it was never shared with you. If somebody sent you the link, ask them to check it.
      </StateMessage>
    </Page>
  );
}
