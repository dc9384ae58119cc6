import { HUES } from '@evident/domain/kernel';
import type { SuggestionView } from '@evident/domain/suggestions';
import { ActionIcon } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import styles from './suggestions.module.css';

interface Props {
  suggestion: SuggestionView;
  reason?: string;
  onShow: () => void;
  onAccept: () => void;
  onReject: () => void;
}

/** One suggestion: its words, why it was made, and both decisions. */
export function SuggestionRow({ suggestion: { words, reason: why, tags }, reason, onShow, onAccept, onReject }: Props) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.go} onClick={onShow}>
        <span className={styles.words}>{words?.quote}</span>
        <span className={styles.why}>{why}</span>
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map(({ id, title, color }) => (
              <TagChip key={id} title={title} hue={HUES.find((hue) => hue === color) ?? 'grey'} />
            ))}
          </span>
        )}
      </button>
      <span className={styles.decide}>
        <DisabledReason reason={reason}>
          <ActionIcon variant="subtle" aria-label="Accept" onClick={onAccept}>
            <Check size={15} aria-hidden />
          </ActionIcon>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <ActionIcon variant="subtle" color="gray" aria-label="Reject" onClick={onReject}>
            <X size={15} aria-hidden />
          </ActionIcon>
        </DisabledReason>
      </span>
    </li>
  );
}
