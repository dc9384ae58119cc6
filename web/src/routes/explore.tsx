import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { feedPath } from '../features/feeds/links.ts';
import { SaveFeedDialog } from '../features/feeds/save-feed-dialog.tsx';
import { Stream } from '../features/search/stream.tsx';
import { useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ExploreFrame } from './explore-frame.tsx';
import { useExplored } from './use-explored.tsx';

/** Everything that the member can see, newest first, with a filter that can be saved as a feed. */
export function Component() {
  const { bar, blocked, ask, params } = useExplored();
  const [saving, setSaving] = useState(false);
  const navigate = useNavigate();
  const isViewer = useWho()?.member.role === 'VIEWER';
  const save = (
    <DisabledReason reason={isViewer ? 'Viewers cannot save feeds' : null}>
      <Button size="xs" disabled={blocked !== null} onClick={() => setSaving(true)}>
        Save feed
      </Button>
    </DisabledReason>
  );
  return (
    <Page title="Feeds" actions={save}>
      <ExploreFrame>
        {bar}
        {blocked ?? <Stream ask={ask} />}
      </ExploreFrame>
      {saving && (
        <SaveFeedDialog
          params={params}
          onClose={() => setSaving(false)}
          onSaved={(id) => void navigate(feedPath({ id }))}
        />
      )}
    </Page>
  );
}
