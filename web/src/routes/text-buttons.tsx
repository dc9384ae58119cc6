import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Check, PanelRight, Pencil } from 'lucide-react';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { usePageActions } from '../ui/use-page-actions.ts';
import signAlone from '../ui/sign-alone.module.css';

/** Toggles edit mode. */
export function EditButton({
  writing,
  reason,
  onWrite,
}: {
  writing: boolean;
  reason: string | undefined;
  onWrite: (on: boolean) => void;
}) {
  const [verb, Icon] = writing ? (['Done', Check] as const) : (['Edit', Pencil] as const);
  usePageActions([
    { label: verb, icon: Icon, keywords: 'write text', run: () => onWrite(!writing), disabledReason: reason },
  ]);
  return (
    <DisabledReason reason={reason}>
      <Button
        size="xs"
        variant="default"
        aria-label={verb}
        classNames={signAlone}
        leftSection={<Icon size={13} aria-hidden />}
        onClick={() => onWrite(!writing)}
      >
        {verb}
      </Button>
    </DisabledReason>
  );
}

/** Toggles the side panel. */
export function PanelButton({
  panel: { open, toggle },
  label,
}: {
  panel: { open: boolean; toggle: () => void };
  label: string;
}) {
  const verb = open ? 'Hide the highlights' : 'Show the highlights';
  usePageActions([{ label: verb, icon: PanelRight, run: toggle }]);
  return (
    <Tooltip label={verb}>
      <ActionIcon aria-label={label} aria-expanded={open} onClick={toggle}>
        <PanelRight size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
