import { Button, Checkbox } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { TagView } from '@evident/domain/tags';
import { Highlighter } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { Quote } from '../../ui/quote.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import styles from './tag-highlights.module.css';

interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly select: (highlight: HighlightView, on: boolean, range: boolean) => void;
}

interface Props {
  tag: TagView;
  highlights: Paged<HighlightView>;
  /** Selection for bulk changes; absent where nothing can be changed. */
  selection?: Selection;
  /** Link to words that can be tagged. */
  action?: ReactNode;
}

/** The highlights with a tag: quote, speaker, source, and who applied the tag. */
export function TagHighlights({ tag, highlights, selection, action }: Props) {
  useRowKeys();
  const empty = (
    <EmptyState
      icon={Highlighter}
      title="No highlights have this tag yet"
      action={action}
      sample={
        <Sample>
          <Quote size="small" hue={tag.color} speaker="Participant 3" source="Third interview, 0:42">
            Every Friday I copy it over by hand.
          </Quote>
        </Sample>
      }
    >
      Select words in a note and choose Tag, then type “{tag.title}”.
    </EmptyState>
  );
  return (
    <Listing of={highlights} things="highlights" shape="text" empty={empty}>
      {(items) => (
        <>
          <ol className={styles.list} aria-label="Highlights">
            {items.map((highlight) => (
              <li key={highlight.id} data-row className={selection && styles.selectable}>
                {selection && (
                  <Checkbox
                    size="sm"
                    aria-label={`Select “${highlightLabel(highlight).slice(0, 80)}”`}
                    checked={selection.ids.has(highlight.id)}
                    onChange={({ currentTarget, nativeEvent }) =>
                      selection.select(
                        highlight,
                        currentTarget.checked,
                        (nativeEvent as unknown as MouseEvent).shiftKey,
                      )
                    }
                  />
                )}
                <div>
                  <Said tag={tag} highlight={highlight} />
                </div>
              </li>
            ))}
          </ol>
          {highlights.more && (
            <div className={styles.more}>
              <Button variant="default" loading={highlights.loadingMore} onClick={highlights.more}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Listing>
  );
}

function Said({ tag, highlight }: { tag: TagView; highlight: HighlightView }) {
  const { id, noteId, noteTitle, speaker, startMs, lost, tags } = highlight;
  const applied = tags.find((one) => one.id === tag.id);
  const others = tags.filter((one) => one.id !== tag.id);
  const source = (
    <>
      <PlayHighlight highlight={highlight} />
      <PeekLink
        className={styles.source}
        item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }}
      >
        {noteTitle || UNTITLED_NOTE}
        {startMs !== null && `, ${clock(startMs)}`}
      </PeekLink>
      {lost && <span className={styles.lost}> · these words are no longer in the note</span>}
    </>
  );
  return (
    <>
      <Quote hue={tag.color} speaker={speaker} source={source}>
        <AreaCrop highlight={highlight} />
        {highlightLabel(highlight)}
      </Quote>
      {highlight.remark && <p className={styles.applied}>{highlight.remark}</p>}
      {applied && (
        <p className={styles.applied}>
          {applied.how === 'ai'
            ? 'Tagged by AI for '
            : applied.how === 'import'
              ? 'Tagged in an import by '
              : 'Tagged by '}
          <PersonLink person={{ id: applied.appliedBy, name: applied.appliedByName }} />,{' '}
          <RelativeTime at={applied.appliedAt} />
          {others.length > 0 && <> · also {others.map(({ title }) => title).join(', ')}</>}
        </p>
      )}
    </>
  );
}
