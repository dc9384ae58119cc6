import { Button, Select } from '@mantine/core';
import type { TranscriptMode, TranslationLanguage } from '@evident/domain/transcripts';
import type { Editor } from '@tiptap/core';
import { AlignLeft, ChevronDown, FileText, Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { translationChoices } from './language-names.ts';
import { useTranslation } from './use-translation.ts';
import styles from './transcripts.module.css';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  noteId: string;
  editor: Editor | null;
  /** Recordings with a transcript. */
  recordings: readonly { readonly fileId: string; readonly name: string }[];
  available: boolean;
  /** Receives the turns to translate; null if nothing translates. */
  translationHost: string | null;
  /** Why nothing can be changed; undefined if it can. */
  reason: string | undefined;
  onAgain: (fileId: string) => void;
  onFile: (fileId: string, file: File, mode: TranscriptMode) => void;
}

/** Replaces, aligns and translates transcripts. */
export function TranscriptTools({
  noteId,
  editor,
  recordings,
  available,
  translationHost,
  reason,
  onAgain,
  onFile,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<{ fileId: string; mode: TranscriptMode }>(null);
  const choose = (fileId: string, mode: TranscriptMode) => {
    wanted.current = { fileId, mode };
    input.current?.click();
  };
  const of = (name: string) => (recordings.length > 1 ? ` of ${name}` : '');
  const disabledReason = reason;
  return (
    <div className={styles.tools}>
      <MenuButton
        label="Transcript"
        position="bottom-start"
        entries={recordings.flatMap(({ fileId, name }) => [
          ...(available
            ? [{ label: `Transcribe again${of(name)}`, icon: Mic, disabledReason, run: () => onAgain(fileId) }]
            : []),
          {
            label: `Replace transcript${of(name)} with a file…`,
            icon: FileText,
            disabledReason,
            run: () => choose(fileId, 'REPLACE'),
          },
          {
            label: `Align text${of(name)} from a file…`,
            icon: AlignLeft,
            disabledReason,
            run: () => choose(fileId, 'ALIGN'),
          },
        ])}
      >
        <Button size="compact-xs" variant="subtle" rightSection={<ChevronDown size={14} aria-hidden />}>
          Transcript
        </Button>
      </MenuButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Transcript file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file && wanted.current) onFile(wanted.current.fileId, file, wanted.current.mode);
          currentTarget.value = '';
        }}
      />
      {translationHost !== null && (
        <TranslationChoice noteId={noteId} editor={editor} host={translationHost} reason={reason} />
      )}
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'noteId' | 'editor' | 'reason'> {
  host: string;
}

function TranslationChoice({ noteId, editor, host, reason }: ChoiceProps) {
  const [language, setLanguage] = useState<TranslationLanguage | null>(null);
  const { translate, translating, remaining, total } = useTranslation(noteId, editor, language);
  const gate = useFeatureGate('translation');
  return (
    <>
      <Select
        aria-label="Translation"
        placeholder="Translation"
        size="xs"
        searchable
        clearable
        nothingFoundMessage="No such language"
        data={[...translationChoices]}
        value={language}
        onChange={(value) => setLanguage(value as TranslationLanguage | null)}
      />
      {remaining > 0 && <PlanGate gate={gate} />}
      {remaining > 0 && (
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="default" loading={translating} onClick={() => void translate()}>
            {remaining === total ? 'Translate' : `Translate ${remaining} changed ${remaining === 1 ? 'turn' : 'turns'}`}
          </Button>
        </DisabledReason>
      )}
      {remaining > 0 && <span>Turns are sent to {host}</span>}
    </>
  );
}
