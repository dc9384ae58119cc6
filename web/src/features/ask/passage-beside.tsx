import { ActionIcon } from '@mantine/core';
import type { AnswerPassage } from '@evident/domain/conversations';
import type { Citation } from '@evident/domain/evidence';
import { X } from 'lucide-react';
import { Passage } from './answer-passages.tsx';
import styles from './beside.module.css';

interface Props {
  passage: AnswerPassage;
  citation: Citation;
  onClose: () => void;
}

/** The cited passage with its neighbors, next to the answer. Below it where there is no room. */
export function PassageBeside({ passage, citation, onClose }: Props) {
  return (
    <aside className={styles.passage} aria-label="Cited passage">
      <div className={styles.head}>
        <h3 className={styles.title}>Cited passage</h3>
        <ActionIcon size="sm" variant="subtle" aria-label="Close the passage" onClick={onClose}>
          <X size={14} aria-hidden />
        </ActionIcon>
      </div>
      <Passage passage={passage} citation={citation} />
    </aside>
  );
}
