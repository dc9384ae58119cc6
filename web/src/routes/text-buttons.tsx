import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { PanelRight, Pencil } from 'lucide-react';
import { DisabledReason } from '../ui/disabled-reason.tsx';

/** Begins and ends writing in a text. */
export function EditButton({ writing, reason, onWrite }: { writing: boolean; reason: string | undefined; onWrite: (on: boolean) => void }) {
  return <DisabledReason reason={reason}><Button size="xs" variant="default" leftSection={writing ? undefined : <Pencil size={13} aria-hidden />} onClick={() => onWrite(!writing)}>{writing ? 'Done' : 'Edit'}</Button></DisabledReason>;
}

/** Shows and hides what stands beside a text. */
export function PanelButton({ panel: { open, toggle }, label }: { panel: { open: boolean; toggle: () => void }; label: string }) {
  return <Tooltip label={open ? 'Hide the highlights' : 'Show the highlights'}><ActionIcon aria-label={label} aria-expanded={open} onClick={toggle}><PanelRight size={16} aria-hidden /></ActionIcon></Tooltip>;
}
