import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { showProblem } from '../../kernel/show-problem.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './cover-picture.module.css';

interface Props {
  /** null without a cover. */
  fileId: string | null;
  /** The reason editing is disabled; absent if allowed. */
  reason?: string;
  onChoose: (file: File) => Promise<void>;
  onRemove: () => void;
}

/** The cover of an insight and its card. */
export function CoverPicture({ fileId, reason, onChoose, onRemove }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await onChoose(file);
    } catch (thrown) {
      showProblem(thrown, 'Upload failed');
    } finally {
      setBusy(false);
    }
  };
  const button = (label: string) => (
    <DisabledReason reason={reason}>
      <Button
        size="xs"
        variant={fileId === null ? 'subtle' : 'default'}
        color="gray"
        loading={busy}
        leftSection={<ImagePlus size={14} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
    </DisabledReason>
  );
  return (
    <div className={styles.cover} data-there={fileId !== null}>
      {fileId !== null && <img src={`/f/${fileId}`} alt="" className={styles.picture} />}
      <div className={styles.tools}>
        {button(fileId === null ? 'Add cover' : 'Change cover')}
        {fileId !== null && (
          <DisabledReason reason={reason}>
            <Button size="xs" variant="default" onClick={onRemove}>
              Remove
            </Button>
          </DisabledReason>
        )}
      </div>
      <input
        ref={field}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        aria-label="Cover"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
