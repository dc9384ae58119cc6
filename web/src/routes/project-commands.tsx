import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NewFolderDialog } from '../features/projects/new-folder-dialog.tsx';
import { useProjectCommands } from '../features/projects/use-project-commands.ts';
import { useCommands } from '../kernel/commands/use-commands.ts';
import { useWho } from '../kernel/who.ts';
import { settingsGroupsOf } from './settings-places.ts';

/** Commands for projects and settings, in a chunk that loads after the first screen. */
export function ProjectCommands() {
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const places = settingsGroupsOf(useWho()).flatMap((group) => group.places);
  useProjectCommands(() => setMaking(true));
  useCommands(
    places.map(({ to, command, icon, keywords }) => ({
      id: `go ${to}`,
      label: command,
      group: 'Settings',
      icon,
      keywords: `settings ${keywords}`,
      run: () => void navigate(to),
    })),
  );
  return making ? <NewFolderDialog parent={null} onClose={() => setMaking(false)} /> : null;
}
