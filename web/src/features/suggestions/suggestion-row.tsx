import { HUES } from '@evident/domain/kernel';
import type { SuggestionView } from '@evident/domain/suggestions';
import { ActionIcon } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { SUGGESTION_KEYS, onSuggestionKey } from './suggestion-keys.ts';
import styles from './suggestions.module.css';

interface Props {
  suggestion: SuggestionView;
  /** Number of places with these words. */
  places?: number;
  reason?: string;
  onShow: () => void;
  onAccept: () => void;
  onReject: () => void;
}

/** One suggestion: its words, why it was made, and both decisions. */
export function SuggestionRow({ suggestion, places = 1, reason, onShow, onAccept, onReject }: Props) {
  const { words, reason: why, tags } = suggestion;
  const wordsId = useId();
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.go}
        data-words=""
        aria-keyshortcuts={SUGGESTION_KEYS}
        onClick={onShow}
        onKeyDown={(event) =>
          onSuggestionKey(event, (outcome) => {
            if (!reason) (outcome === 'Accepted' ? onAccept : onReject)();
          })
        }
      >
        <span className={styles.words} id={wordsId}>
          {words?.quote}
        </span>
        <span className={styles.why}>{places > 1 ? `${why}, in ${places} places` : why}</span>
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
          <ActionIcon variant="subtle" aria-label="Accept" aria-describedby={wordsId} onClick={onAccept}>
            <Check size={15} aria-hidden />
          </ActionIcon>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <ActionIcon variant="subtle" color="gray" aria-label="Reject" aria-describedby={wordsId} onClick={onReject}>
            <X size={15} aria-hidden />
          </ActionIcon>
        </DisabledReason>
      </span>
    </li>
  );
}
