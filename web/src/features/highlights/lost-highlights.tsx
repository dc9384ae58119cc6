import { Button } from '@mantine/core';
import type { HighlightView } from '@evident/domain/highlights';
import { Unlink } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Quote } from '../../ui/quote.tsx';
import { hueOf } from './highlight-card.tsx';
import styles from './lost-highlights.module.css';

interface Props {
  highlights: readonly HighlightView[];
  reattachingId: string | null;
  reason?: string;
  onReattach: (id: string | null) => void;
  onRemove: (id: string) => void;
}

/** Highlights whose words are no longer in the note. Each can be attached to other words or deleted. */
export function LostHighlights({ highlights, reattachingId, reason, onReattach, onRemove }: Props) {
  if (highlights.length === 0) return null;
  return (
    <section className={styles.lost} aria-label="Lost highlights">
      <Notice icon={Unlink} tone="warn">
        {highlights.length === 1
          ? 'The words of one highlight were deleted.'
          : `The words of ${highlights.length} highlights were deleted.`}
      </Notice>
      {highlights.map(({ id, text, tags }) => (
        <div key={id} className={styles.one}>
          <Quote
            size="small"
            hue={tags[0] && hueOf(tags[0].color)}
            source={tags.map(({ title }) => title).join(', ') || null}
          >
            {text}
          </Quote>
          {reattachingId === id ? (
            <p className={styles.how} role="status">
              Select the words it belongs to, then “Attach here”.{' '}
              <Button size="compact-xs" variant="subtle" onClick={() => onReattach(null)}>
                Not now
              </Button>
            </p>
          ) : (
            <div className={styles.acts}>
              <DisabledReason reason={reason}>
                <Button size="compact-xs" variant="default" onClick={() => onReattach(id)}>
                  Attach to other words
                </Button>
              </DisabledReason>
              <DisabledReason reason={reason}>
                <Button size="compact-xs" variant="subtle" color="danger" onClick={() => onRemove(id)}>
                  Delete
                </Button>
              </DisabledReason>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
