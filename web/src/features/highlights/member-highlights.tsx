import { Button } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Highlighter } from 'lucide-react';
import { memberHighlightsQuery } from '../../data/highlights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { Quote } from '../../ui/quote.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { hueOf } from './highlight-card.tsx';
import styles from './member-highlights.module.css';

/** The highlights created by a member, newest first. */
export function MemberHighlights({ memberId }: { memberId: string }) {
  const highlights = usePages(memberHighlightsQuery(memberId));
  return (
    <Listing
      of={highlights}
      things="highlights"
      shape="text"
      empty={
        <EmptyState icon={Highlighter} title="No highlights you can see">
          Highlights this person makes in projects you can open appear here.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <ol className={styles.list} aria-label="Highlights">
            {items.map((highlight) => (
              <li key={highlight.id} data-row>
                <Said highlight={highlight} />
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

function Said({ highlight }: { highlight: HighlightView }) {
  const { id, noteId, noteTitle, projectTitle, speaker, startMs, tags } = highlight;
  const source = (
    <>
      <PlayHighlight highlight={highlight} />
      <PeekLink
        className={styles.source}
        item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }}
      >
        {noteTitle || UNTITLED_NOTE}
        {startMs !== null && `, ${clock(startMs)}`}
      </PeekLink>{' '}
      · {projectTitle}
    </>
  );
  return (
    <>
      <Quote size="small" hue={tags[0] && hueOf(tags[0].color)} speaker={speaker} source={source}>
        <AreaCrop highlight={highlight} />
        {highlightLabel(highlight)}
      </Quote>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <TagChip key={tag.id} title={tag.title} hue={hueOf(tag.color)} />
          ))}
        </p>
      )}
    </>
  );
}
