import { Button, Switch } from '@mantine/core';
import type { AnalyticsSettings as Settings } from '@evident/domain/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsSettingsQuery, useDeleteAnalytics, useSetAnalytics } from '../../data/analytics/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';

/** Whether reading is counted and readers are named, and the way to delete what is stored. */
export function AnalyticsSettings() {
  const { data: settings } = useQuery(analyticsSettingsQuery());
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const [asks, setAsks] = useState(false);
  const save = useSetAnalytics();
  const remove = useDeleteAnalytics();
  if (!settings) return null;
  const next = { ...settings, ...changed };
  return (
    <>
      <SavedForm
        verb="Save"
        changed={next.enabled !== settings.enabled || next.names !== settings.names}
        save={() => save(next)}
        done="Analytics were changed"
      >
        <Switch
          label="Count reading"
          description="Off: nothing is stored from then on. Stored figures stay until you delete them."
          checked={next.enabled}
          onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, enabled: checked })}
        />
        <Switch
          label="Name readers"
          description="Members who can see a note or insight, but not viewers, also see who read it from then on. In many countries, the works council and the readers must agree first. Off: only the number of readers is shown."
          checked={next.names}
          onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, names: checked })}
        />
      </SavedForm>
      <Button variant="default" onClick={() => setAsks(true)}>
        Delete stored figures
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title="Delete all figures about reading?"
        verb="Delete"
        danger
        onConfirm={() => remove.mutateAsync()}
      >
        All views and readers of this workspace are deleted. This cannot be undone. Counting goes on while it is on.
      </ConfirmDialog>
    </>
  );
}
