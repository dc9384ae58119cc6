import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { FileCode, ListTree, MoveHorizontal, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePreferenceChange, usePreferences } from '../data/preferences/mutations.ts';
import type { CopiedFormat } from '../editor/copy-out.ts';
import type { LiveDocument } from '../editor/live-document.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';

const OutlineList = lazy(async () => ({ default: (await import('../editor/outline-list.tsx')).OutlineList }));

interface Text {
  readonly editor: Editor | null;
  readonly live: LiveDocument | null;
}

/** Entries of the menu of a text: find, copy out, full width. */
export function useTextEntries({ editor, live }: Text): MenuEntry[] {
  const wide = usePreferences()?.fullWidth ?? false;
  const { mutate } = usePreferenceChange();
  if (!editor || !live) return [];
  const copy = (format: CopiedFormat): MenuEntry => ({
    label: `Copy as ${format}`,
    icon: FileCode,
    run: () => void import('../editor/copy-out.ts').then(({ copyOut }) => copyOut(editor, live.speakers, format)),
  });
  return [
    { label: 'Find in the text', icon: Search, run: () => editor.commands.openFind() },
    copy('Markdown'),
    copy('HTML'),
    {
      label: wide ? 'Use normal width' : 'Use full width',
      icon: MoveHorizontal,
      run: () => mutate({ fullWidth: !wide }),
    },
  ];
}

/** Opens the outline of a text, with its number of words. */
export function OutlineButton({ editor, live }: Text) {
  const [opened, setOpened] = useState(false);
  if (!editor || !live) return null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Tooltip label="Outline and length">
        <Popover.Target>
          <ActionIcon aria-label="Outline and length" onClick={() => setOpened(!opened)}>
            <ListTree size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        {opened && (
          <Suspense>
            <OutlineList editor={editor} speakers={live.speakers} onJump={() => setOpened(false)} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
