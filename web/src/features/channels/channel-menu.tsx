import { type ChannelView, channelDisabledReason, channelTitle } from '@evident/domain/channels';
import { Bell, FolderInput, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { renamedChannel, useUpdateChannel } from '../../data/channels/mutations.ts';

import { copyLink } from '../../kernel/copy.ts';
import { useWho } from '../../kernel/who.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { TitleDialog } from '../../ui/title-dialog.tsx';
import { AddData } from './add-data.tsx';
import { SOURCES_HASH, channelPath, themeAlertPath } from './links.ts';
import { MoveChannelDialog } from './move-channel-dialog.tsx';

type Open = 'add' | 'rename' | 'move' | 'delete' | null;

interface More {
  onDeleted?: () => void;
  /** More ways to add data, in the dialog of Add data, which closes when one of them opens a window. */
  ways?: (onOpen: () => void) => ReactNode;
}

/** Actions for a channel, with their dialogs. */
export function useChannelMenu(
  channel: ChannelView,
  { onDeleted, ways }: More = {},
): { entries: MenuEntry[]; dialog: ReactNode } {
  const [open, setOpen] = useState<Open>(null);
  const { mutate } = useUpdateChannel();
  const role = useWho()?.member.role ?? 'VIEWER';
  const write = channelDisabledReason('write', { role }, channel);
  const manage = channelDisabledReason('manage', { role }, channel);
  const title = channelTitle(channel.title);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isAtSources = ways !== undefined && write === undefined && hash === SOURCES_HASH;
  const close = () => {
    setOpen(null);
    if (isAtSources) void navigate({ hash: '' }, { replace: true });
  };
  const entries: MenuEntry[] = [
    { label: 'Add data…', icon: Plus, run: () => setOpen('add'), disabledReason: write },
    { label: 'Rename…', icon: Pencil, run: () => setOpen('rename'), opensField: true, disabledReason: write },
    { label: 'Move to a folder…', icon: FolderInput, run: () => setOpen('move'), disabledReason: manage },
    {
      label: 'Alert me when a theme doubles…',
      icon: Bell,
      to: themeAlertPath(channel.id),
      disabledReason: role === 'VIEWER' ? 'Viewers cannot create automations' : undefined,
    },
    { label: 'Copy link', icon: Link2, run: () => void copyLink(`${location.origin}${channelPath(channel.id)}`) },
    { label: 'Delete…', icon: Trash2, danger: true, apart: true, run: () => setOpen('delete'), disabledReason: manage },
  ];
  const dialog = (
    <>
      {(open === 'add' || isAtSources) && (
        <Dialog opened onClose={close} title="Add data" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
          <AddData channelId={channel.id}>{ways?.(close)}</AddData>
        </Dialog>
      )}
      {open === 'rename' && (
        <TitleDialog
          heading="Rename channel"
          title={channel.title}
          verb="Rename"
          onTitle={(wanted) => mutate({ channel, update: { title: wanted }, label: renamedChannel(channel) })}
          onClose={close}
        />
      )}
      {open === 'move' && <MoveChannelDialog channel={channel} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog thing={{ type: 'CHANNEL', id: channel.id, title }} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
  return { entries, dialog };
}

/** The menu of a channel in a list. */
export function ChannelMenu({ channel }: { channel: ChannelView }) {
  const { entries, dialog } = useChannelMenu(channel);
  return (
    <>
      {dialog}
      <MenuButton label={`More for ${channelTitle(channel.title)}`} entries={entries} />
    </>
  );
}
