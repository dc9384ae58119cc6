import { TextInput } from '@mantine/core';
import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { type InsightView, UNTITLED_INSIGHT, strengthInWords } from '@evident/domain/insights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { PersonNote } from '@evident/domain/people';
import { FileText, Highlighter, Lightbulb, Search } from 'lucide-react';
import { useState } from 'react';
import { personHighlightsQuery, personInsightsQuery, personNotesQuery } from '../../data/people/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { Quote } from '../../ui/quote.tsx';
import { DayOfNote } from '../../ui/day-of-note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { PersonDataPoints } from './person-data-points.tsx';
import { WithMore } from './with-more.tsx';
import styles from './people.module.css';

/** Tabs of a person: their words, their notes, the insights that rest on them, and the feedback that they wrote. */
export const EVIDENCE_TABS = {
  highlights: 'Highlights',
  notes: 'Notes',
  insights: 'Insights',
  data: 'Data points',
} as const;
export type EvidenceTab = keyof typeof EVIDENCE_TABS;

interface Props {
  personId: string;
  tab: EvidenceTab;
  /** Looked for in highlights to begin with. */
  words?: string;
}

/** Highlights, notes, insights or data points of a person that the member can see. */
export function PersonEvidence({ personId, tab, words = '' }: Props) {
  if (tab === 'notes') return <Notes personId={personId} />;
  if (tab === 'data') return <PersonDataPoints personId={personId} />;
  return tab === 'insights' ? <Insights personId={personId} /> : <Highlights personId={personId} words={words} />;
}

function Highlights({ personId, words }: { personId: string; words: string }) {
  const [search, setSearch] = useState(words);
  const highlights = usePages(personHighlightsQuery(personId, search.trim()), { keep: true });
  const empty =
    search.trim() === '' ? (
      <EmptyState icon={Highlighter} title="No highlights yet">
        Highlights of what this person said appear here.
      </EmptyState>
    ) : (
      <FilteredToNothing things="highlights" onClear={() => setSearch('')} />
    );
  const field = (
    <TextInput
      mb={16}
      aria-label="Search what they said"
      placeholder="Search what they said"
      leftSection={<Search size={14} aria-hidden />}
      value={search}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  );
  const list = (
    <Listing of={highlights} things="highlights" shape="text" empty={empty}>
      {(items) => (
        <WithMore of={highlights}>
          <ol className={styles.quotes} aria-label="Highlights">
            {items.map((highlight) => (
              <li key={highlight.id} data-row>
                <Said highlight={highlight} />
              </li>
            ))}
          </ol>
        </WithMore>
      )}
    </Listing>
  );
  return (
    <>
      {(search !== '' || (highlights.items?.length ?? 0) > 0) && field}
      {list}
    </>
  );
}

function Said({ highlight }: { highlight: HighlightView }) {
  const { id, noteId, noteTitle, projectTitle, speaker, startMs } = highlight;
  const place = writeNoteHash({ highlightId: id });
  return (
    <Quote
      size="small"
      speaker={speaker}
      source={
        <>
          <PlayHighlight highlight={highlight} />
          <PeekLink item={{ kind: 'note', id: noteId, place }}>
            {noteTitle || UNTITLED_NOTE}
            {startMs !== null && `, ${clock(startMs)}`}
          </PeekLink>{' '}
          · {projectTitle}
        </>
      }
    >
      <AreaCrop highlight={highlight} />
      {highlightLabel(highlight)}
    </Quote>
  );
}

function Notes({ personId }: { personId: string }) {
  const notes = usePages(personNotesQuery(personId));
  const empty = (
    <EmptyState icon={FileText} title="No notes yet">
      Link this person to a note in its tab Contacts.
    </EmptyState>
  );
  return (
    <Listing of={notes} things="notes" empty={empty}>
      {(items) => (
        <WithMore of={notes}>
          <ul className={styles.list} aria-label="Notes">
            {items.map((note) => (
              <li key={note.id} data-row className={styles.row}>
                <NoteLine note={note} />
              </li>
            ))}
          </ul>
        </WithMore>
      )}
    </Listing>
  );
}

const NoteLine = ({ note: { id, title, projectTitle, speakers, occurredOn, createdAt } }: { note: PersonNote }) => (
  <>
    <span className={styles.who}>
      <PeekLink item={{ kind: 'note', id }}>{title || UNTITLED_NOTE}</PeekLink>{' '}
      <span className={styles.dim}>
        {projectTitle}
        {speakers.length > 0 && ` · speaks as ${speakers.map(({ name }) => name).join(', ')}`}
      </span>
    </span>
    <span className={styles.dim}>
      <DayOfNote day={occurredOn} createdAt={createdAt} />
    </span>
  </>
);

function Insights({ personId }: { personId: string }) {
  const insights = usePages(personInsightsQuery(personId));
  const empty = (
    <EmptyState icon={Lightbulb} title="No insights yet">
      Insights that rest on what this person said appear here.
    </EmptyState>
  );
  return (
    <Listing of={insights} things="insights" empty={empty}>
      {(items) => (
        <WithMore of={insights}>
          <ul className={styles.list} aria-label="Insights">
            {items.map((insight) => (
              <li key={insight.id} data-row className={styles.row}>
                <InsightLine insight={insight} />
              </li>
            ))}
          </ul>
        </WithMore>
      )}
    </Listing>
  );
}

const InsightLine = ({ insight: { id, title, projectTitle, strength } }: { insight: InsightView }) => (
  <>
    <span className={styles.who}>
      <PeekLink item={{ kind: 'insight', id }}>{title || UNTITLED_INSIGHT}</PeekLink>{' '}
      <span className={styles.dim}>{projectTitle}</span>
    </span>
    <span className={styles.dim}>{strengthInWords(strength)}</span>
  </>
);
