import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { HighlightView } from '@evident/domain/highlights';
import { HUES, type Hue } from '@evident/domain/tags';
import { Link2, Plus, Share2, Trash2, X } from 'lucide-react';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import styles from './highlight-card.module.css';

interface Props {
  highlight: HighlightView;
  reason?: string;
  onTag: () => void;
  onUntag: (tag: { id: string; title: string }) => void;
  onCopyLink: () => void;
  /** Opens the share dialog; absent where sharing is not offered. */
  onShare?: () => void;
  /** The reason sharing is disabled; absent if allowed. */
  whyNotShared?: string;
  onRemove: () => void;
  onClose: () => void;
}

/** The card of a highlight: tags, author, date, link, remove. */
export function HighlightCard({
  highlight,
  reason,
  onTag,
  onUntag,
  onCopyLink,
  onShare,
  whyNotShared,
  onRemove,
  onClose,
}: Props) {
  const { tags, createdBy, createdByName, createdAt, id } = highlight;
  const sending = id.startsWith('new-');
  return (
    <div className={styles.card}>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <TagChip
            key={tag.id}
            title={tag.title}
            hue={hueOf(tag.color)}
            onRemove={reason || sending ? undefined : () => onUntag(tag)}
          />
        ))}
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="subtle" leftSection={<Plus size={13} aria-hidden />} onClick={onTag}>
            Add a tag
          </Button>
        </DisabledReason>
      </div>
      <div className={styles.foot}>
        <PlayHighlight highlight={highlight} />
        <span className={styles.who}>
          {sending ? (
            'Saving…'
          ) : (
            <>
              <PersonLink person={{ id: createdBy, name: createdByName }} /> · <RelativeTime at={createdAt} />
            </>
          )}
        </span>
        {!sending && (
          <Tooltip label="Copy link">
            <ActionIcon aria-label="Copy link" onClick={onCopyLink}>
              <Link2 size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {!sending && onShare && (
          <DisabledReason reason={whyNotShared}>
            <ActionIcon aria-label="Share highlight" onClick={onShare}>
              <Share2 size={15} aria-hidden />
            </ActionIcon>
          </DisabledReason>
        )}
        {!sending && (
          <DisabledReason reason={reason}>
            <ActionIcon aria-label="Remove highlight" onClick={onRemove}>
              <Trash2 size={15} aria-hidden />
            </ActionIcon>
          </DisabledReason>
        )}
        <ActionIcon aria-label="Close" onClick={onClose}>
          <X size={15} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Returns the hue of a tag. */
export const hueOf = (color: string): Hue => ((HUES as readonly string[]).includes(color) ? (color as Hue) : 'grey');
