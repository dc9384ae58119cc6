import { TitleDialog } from '../../ui/title-dialog.tsx';
import { isBeingWritten, projectOfCitations } from '@evident/domain/evidence';
import { WRAP_TITLE_MAX, type WrapView } from '@evident/domain/wraps';
import { Button } from '@mantine/core';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { SaveText } from '../../ai/save-text.tsx';
import { WhatIsSent } from '../../ai/what-is-sent.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { EmergingThemes } from './emerging-themes.tsx';
import { useWrapChanges } from '../../data/wraps/mutations.ts';
import styles from './wrap-card.module.css';

interface Props {
  wrap: WrapView;
  /** Why it cannot be changed; null if it can. */
  reason: string | null;
  onRetry?: () => void;
}

/** Sections that are shown before a member asks for all: the first themes say most. */
const SECTIONS_AT_FIRST = 2;

/** A wrap: its figures, the themes that grew, and its text with quotes. */
export function WrapCard({ wrap, reason, onRetry }: Props) {
  const { id, projectId, title, text, blocks, notes, highlights } = wrap;
  const [doing, setDoing] = useState<'rename' | 'sent' | null>(null);
  const { rename, remove } = useWrapChanges(wrap);
  const [isWhole, setWhole] = useState(false);
  const { sections } = text.content;
  const hidden = isWhole || text.state !== 'DONE' ? 0 : Math.max(0, sections.length - SECTIONS_AT_FIRST);
  const shown = hidden > 0 ? { ...text, content: { ...text.content, sections: sections.slice(0, -hidden) } } : text;
  const close = () => setDoing(null);
  const themes = blocks.find(({ type }) => type === 'graph')?.items ?? [];
  return (
    <article className={styles.wrap} aria-labelledby={`wrap-${id}`} aria-busy={isBeingWritten(text)}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.title} id={`wrap-${id}`} dir="auto">
            {title}
          </h3>
          <p className={styles.counts}>
            {counted(highlights, 'highlight')} and {counted(notes, 'new note')}
          </p>
        </div>
        <MenuButton
          label="More for this wrap"
          entries={[
            { label: 'Rename…', icon: Pencil, disabledReason: reason, run: () => setDoing('rename') },
            { label: 'What is sent…', icon: Send, run: () => setDoing('sent') },
            {
              label: 'Delete',
              icon: Trash2,
              danger: true,
              apart: true,
              disabledReason: reason,
              run: () => void remove(),
            },
          ]}
        />
      </header>
      {themes.length > 0 && <EmergingThemes themes={themes} />}
      <AiState text={text} onRetry={onRetry} />
      {sections.length > 0 && (
        <>
          <EvidenceTextView text={shown} level={4} />
          {hidden > 0 && (
            <Button size="compact-sm" variant="default" className={styles.all} onClick={() => setWhole(true)}>
              Show all {sections.length} sections
            </Button>
          )}
          <footer className={styles.foot}>
            <WrittenBy method={text.method} model={text.model} />
            {text.state === 'DONE' && (
              <SaveText
                textId={text.id}
                projectId={projectId ?? projectOfCitations(text.content.citations)}
                defaultTitle={title}
              />
            )}
          </footer>
        </>
      )}
      {doing === 'rename' && (
        <TitleDialog
          heading="Rename wrap"
          title={title}
          maxLength={WRAP_TITLE_MAX}
          verb="Rename"
          onTitle={rename}
          onClose={close}
        />
      )}
      <WhatIsSent
        opened={doing === 'sent'}
        onClose={close}
        of={`wrap ${id}`}
        read={() => answer(api.GET('/api/v1/wraps/{wrapId}/sent', { params: { path: { wrapId: id } } }))}
      />
    </article>
  );
}

const counted = (count: number, thing: string): string => `${count.toLocaleString()} ${thing}${count === 1 ? '' : 's'}`;
