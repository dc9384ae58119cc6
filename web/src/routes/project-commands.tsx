import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NewChannelDialog } from '../features/channels/new-channel-dialog.tsx';
import { useCreateReason } from '../features/projects/disabled-reasons.ts';
import { NewFolderDialog } from '../features/projects/new-folder-dialog.tsx';
import { useProjectCommands } from '../features/projects/use-project-commands.ts';
import { useCommands } from '../kernel/commands/use-commands.ts';
import { useWho } from '../kernel/who.ts';
import { settingsGroupsOf } from './settings-places.ts';
import { useOpenNewChannel } from './use-open-new-channel.ts';

/** Commands for projects, channels and settings, in a chunk that loads after the first screen. */
export function ProjectCommands() {
  const [making, setMaking] = useState<'folder' | 'channel' | null>(null);
  const navigate = useNavigate();
  const places = settingsGroupsOf(useWho()).flatMap((group) => group.places);
  useProjectCommands(() => setMaking('folder'));
  const openChannel = useOpenNewChannel();
  const reason = useCreateReason('Viewers cannot create channels') ?? undefined;
  useCommands([
    {
      id: 'new channel',
      label: 'New channel',
      group: 'Channels',
      icon: MessagesSquare,
      keywords: 'create make feedback tickets reviews',
      run: () => setMaking('channel'),
      disabledReason: reason,
    },
    ...places.map(({ to, command, icon, keywords }) => ({
      id: `go ${to}`,
      label: command,
      group: 'Settings',
      icon,
      keywords: `settings ${keywords}`,
      run: () => void navigate(to),
    })),
  ]);
  const close = () => setMaking(null);
  if (making === 'folder') return <NewFolderDialog parent={null} onClose={close} />;
  return making === 'channel' ? <NewChannelDialog folderId={null} onCreated={openChannel} onClose={close} /> : null;
}
