import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core';
import { highlightAbout, type HighlightAbout, type HighlightView } from '@evident/domain/highlights';
import { HUES, type Hue } from '@evident/domain/tags';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Link2,
  MessageSquare,
  Plus,
  Share2,
  Star,
  StickyNote,
  Trash2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
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
  onComment: () => void;
  /** The reason commenting is disabled; absent if allowed. */
  whyNotCommented?: string;
  onRemove: () => void;
  /** Changes star and note. */
  onAbout?: (about: HighlightAbout) => void;
  /** Joins it with the highlight before or after it in the note; absent without one. */
  onJoin?: { readonly previous?: () => void; readonly next?: () => void };
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
  onComment,
  whyNotCommented,
  onRemove,
  onAbout,
  onJoin = {},
  onClose,
}: Props) {
  const { tags, createdBy, createdByName, createdAt, id } = highlight;
  const sending = id.startsWith('new-');
  const joins = [
    { label: 'Join with the highlight before', icon: ArrowUpToLine, run: onJoin.previous },
    { label: 'Join with the highlight after', icon: ArrowDownToLine, run: onJoin.next },
  ].flatMap(({ run, ...entry }) => (run ? [{ ...entry, run, disabledReason: reason ?? null }] : []));
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
      {onAbout && !sending && (
        <Remark key={highlight.remark} remark={highlight.remark ?? null} reason={reason} onChange={onAbout} />
      )}
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
        {!sending && onAbout && (
          <DisabledReason reason={reason}>
            <ActionIcon
              aria-label={highlight.starred ? 'Remove star' : 'Star for the team'}
              aria-pressed={highlight.starred === true}
              onClick={() => onAbout({ starred: !highlight.starred })}
            >
              <Star size={15} aria-hidden className={highlight.starred ? styles.starred : undefined} />
            </ActionIcon>
          </DisabledReason>
        )}
        {!sending && (
          <Tooltip label="Copy link">
            <ActionIcon aria-label="Copy link" onClick={onCopyLink}>
              <Link2 size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {!sending && (
          <DisabledReason reason={whyNotCommented}>
            <ActionIcon aria-label="Comment on the highlight" onClick={onComment}>
              <MessageSquare size={15} aria-hidden />
            </ActionIcon>
          </DisabledReason>
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
        {!sending && joins.length > 0 && <MenuButton label="More for this highlight" entries={joins} />}
        <ActionIcon aria-label="Close" onClick={onClose}>
          <X size={15} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

/** The note on a highlight: shown, and edited in place. */
function Remark({
  remark,
  reason,
  onChange,
}: {
  remark: string | null;
  reason?: string;
  onChange: (about: HighlightAbout) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <div className={styles.remark}>
        {remark && <p className={styles.words}>{remark}</p>}
        <DisabledReason reason={reason}>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<StickyNote size={13} aria-hidden />}
            onClick={() => setTyped(remark ?? '')}
          >
            {remark ? 'Change note' : 'Add a note'}
          </Button>
        </DisabledReason>
      </div>
    );
  const keep = () => {
    setTyped(null);
    onChange({ remark: typed.trim() === '' ? null : typed.trim() });
  };
  return (
    <form
      className={styles.remark}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Textarea
        aria-label="Note on this highlight"
        autosize
        autoFocus
        minRows={2}
        maxRows={6}
        maxLength={highlightAbout.properties.remark.maxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            keep();
          } else if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            setTyped(null);
          }
        }}
      />
      <Button type="submit" size="compact-xs" mt={6}>
        Save note
      </Button>
    </form>
  );
}

/** Returns the hue of a tag. */
export const hueOf = (color: string): Hue => ((HUES as readonly string[]).includes(color) ? (color as Hue) : 'grey');
