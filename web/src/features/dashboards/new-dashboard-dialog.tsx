import { Checkbox } from '@mantine/core';
import { DASHBOARD_TITLE_MAX } from '@evident/domain/dashboards';
import { useState } from 'react';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { useDashboardCreation } from '../../data/dashboards/mutations.ts';

interface Props {
  onCreated: (dashboardId: string) => void;
  onClose: () => void;
}

/** Asks for the title of a new dashboard, and whether others see it. */
export function NewDashboardDialog({ onCreated, onClose }: Props) {
  const [shared, setShared] = useState(false);
  const { mutateAsync } = useDashboardCreation().create;
  const create = async (title: string) => {
    const created = await mutateAsync({ title, shared });
    if (created) onCreated(created.id);
  };
  return (
    <TitleDialog
      heading="New dashboard"
      maxLength={DASHBOARD_TITLE_MAX}
      verb="Create dashboard"
      onTitle={create}
      onClose={onClose}
    >
      <Checkbox
        mt="md"
        label="Share with the workspace"
        description="Each member sees only charts and numbers of projects that they can open."
        checked={shared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
    </TitleDialog>
  );
}
