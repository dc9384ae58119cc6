import { Button } from '@mantine/core';
import { ChevronDown, FileInput, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useWho } from '../kernel/who.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { PeekLink } from '../ui/peek/peek-link.tsx';
import { CopyText } from './copy-text.tsx';
import styles from './save-text.module.css';
import { SaveTextDialog } from './save-text-dialog.tsx';
import { useSaveText } from '../data/ai/mutations.ts';

interface Props {
  /** A finished generated text. */
  textId: string;
  /** The suggested project; null for texts of the workspace. */
  projectId: string | null;
  /** The suggested title of a new insight. */
  defaultTitle: string;
}

/** Adds a generated text with its quotes as live evidence to a new or an existing insight, and links to it afterwards. Copies it as Markdown. */
export function SaveText({ textId, projectId, defaultTitle }: Props) {
  const [asked, setAsked] = useState<'save' | 'insert' | null>(null);
  const texts = useSaveText(textId);
  const isViewer = useWho()?.member.role === 'VIEWER';
  const disabledReason = isViewer ? 'Viewers cannot add AI texts to insights' : undefined;
  const { added } = texts;
  return (
    <span className={styles.save}>
      <MenuButton
        label="Add to insight"
        position="bottom-start"
        entries={[
          { label: 'Save as insight…', icon: Lightbulb, disabledReason, run: () => setAsked('save') },
          { label: 'Insert into insight…', icon: FileInput, disabledReason, run: () => setAsked('insert') },
        ]}
      >
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Lightbulb size={14} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          Add to insight
        </Button>
      </MenuButton>
      <CopyText textId={textId} />
      {added && <PeekLink item={{ kind: 'insight', id: added.id }}>Open “{added.title}”</PeekLink>}
      <SaveTextDialog
        asked={asked}
        onClose={() => setAsked(null)}
        projectId={projectId}
        defaultTitle={defaultTitle}
        texts={texts}
      />
    </span>
  );
}
