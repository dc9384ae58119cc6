import { Button, Group, Textarea } from '@mantine/core';
import type { SummarySectionText, SummaryView } from '@evident/domain/summaries';
import { useState } from 'react';
import styles from './summaries.module.css';

interface Props {
  summary: SummaryView;
  onClose: () => void;
  /** Resolves to whether it was saved. */
  onSave: (sections: readonly SummarySectionText[]) => Promise<boolean>;
}

/** Edits the text of a summary, a sentence per line. Sentences that stay alike keep their quotes. */
export function SummaryEditor({ summary, onClose, onSave }: Props) {
  const [sections, setSections] = useState(() =>
    summary.text.content.sections.map(({ key, title, sentences }) => ({
      key,
      title,
      text: sentences.map(({ text }) => text).join('\n'),
    })),
  );
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    if (await onSave(sections)) onClose();
    else setBusy(false);
  };
  return (
    <div className={styles.editor}>
      {sections.map((section, at) => (
        <Textarea
          key={section.key}
          label={section.title ?? undefined}
          aria-label={section.title ?? 'Text of the summary'}
          autosize
          minRows={2}
          value={section.text}
          onChange={({ currentTarget: { value } }) =>
            setSections(sections.map((one, index) => (index === at ? { ...one, text: value } : one)))
          }
        />
      ))}
      <Group gap={8} justify="flex-end">
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="xs" loading={busy} onClick={() => void save()}>
          Save
        </Button>
      </Group>
    </div>
  );
}
