import { useState } from 'react';
import { NewFolderDialog } from '../features/projects/new-folder-dialog.tsx';
import { useProjectCommands } from '../features/projects/use-project-commands.ts';

export function ProjectCommands() {
  const [making, setMaking] = useState(false);
  useProjectCommands(() => setMaking(true));
  return making ? <NewFolderDialog parent={null} onClose={() => setMaking(false)} /> : null;
}
