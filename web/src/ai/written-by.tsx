import { Tooltip } from '@mantine/core';
import type { EvidenceText } from '@evident/domain/evidence';
import { Quote, Sparkles } from 'lucide-react';
import styles from './ai-state.module.css';

const EXTRACTED = 'Sentences of the sources, word for word. No language model was used.';

/** How a text was written: the name of the model, or “Extracted”. */
export function WrittenBy({ method, model }: Pick<EvidenceText, 'method' | 'model'>) {
  const [Icon, label, about] =
    method === 'EXTRACTED'
      ? [Quote, 'Extracted', EXTRACTED]
      : [Sparkles, model ?? 'AI', 'Written by a language model. Every sentence has a verbatim quote that was checked.'];
  return (
    <Tooltip label={about} multiline w={260}>
      <span className={styles.by} tabIndex={0}>
        <Icon size={12} aria-hidden />
        {label}
      </span>
    </Tooltip>
  );
}
