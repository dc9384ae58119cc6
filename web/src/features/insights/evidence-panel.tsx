import { Checkbox } from '@mantine/core';
import { highlightLabel } from '@evident/domain/highlights';
import { type EvidenceOrigin, type EvidencePiece, evidenceFacts } from '@evident/domain/insights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import { Quote as QuoteIcon } from 'lucide-react';
import { Link } from 'react-router';
import { evidenceQuery } from '../../data/insights/queries.ts';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Quote } from '../../ui/quote.tsx';
import { useContradiction } from '../../data/insights/mutations.ts';
import { shownDay } from '../../ui/time.ts';
import styles from './evidence-panel.module.css';

interface Props {
  insightId: string;
  /** Why evidence can’t be marked; null if it can. */
  reason: string | null;
}

/** Evidence of an insight: people, sources, projects, time span, and contradictions. */
export function EvidencePanel({ insightId, reason }: Props) {
  const { data, error, refetch } = useQuery(evidenceQuery(insightId));
  const { mutate: mark } = useContradiction(insightId);
  if (!data)
    return error ? (
      <FailedState title="The evidence could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="the evidence" count={4} />
    );
  const pieces = data.items.flatMap(({ highlight, contradicts = false, occurredOn = null }): PanelPiece[] =>
    highlight ? [{ highlight, contradicts, occurredOn }] : [],
  );
  const { quotes, contradicting, people, sources, projects, from, to } = evidenceFacts(pieces);
  if (quotes === 0)
    return (
      <EmptyState icon={QuoteIcon} title="No evidence yet">
        Quotes in the text appear here with their people, sources and projects.
      </EmptyState>
    );
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <dt>Quotes</dt>
        <dd>{quotes}</dd>
        {contradicting > 0 && (
          <>
            <dt>Contradicting</dt>
            <dd className={styles.against}>{contradicting}</dd>
          </>
        )}
        {from !== null && to !== null && (
          <>
            <dt>Time span</dt>
            <dd>{from === to ? shownDay(from) : `${shownDay(from)} – ${shownDay(to)}`}</dd>
          </>
        )}
      </dl>
      <Origins
        title="People"
        of={people}
        linkOf={({ id, noteId, highlightId, title }) =>
          id === null ? (
            <PeekLink item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId }) }}>{title}</PeekLink>
          ) : (
            <PeekLink item={{ kind: 'person', id }}>{title}</PeekLink>
          )
        }
      />
      <Origins
        title="Sources"
        of={sources}
        linkOf={({ noteId, highlightId, title }) => (
          <PeekLink item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId }) }}>
            {title || UNTITLED_NOTE}
          </PeekLink>
        )}
      />
      <Origins title="Projects" of={projects} linkOf={({ id, title }) => <Link to={`/projects/${id}`}>{title}</Link>} />
      <h3>Quotes</h3>
      <ul className={styles.quotes} aria-label="Quotes">
        {pieces.map(({ highlight, contradicts }) => (
          <li key={highlight.id}>
            <Quote speaker={highlight.speaker}>{highlightLabel(highlight)}</Quote>
            <Checkbox
              mt={4}
              size="xs"
              label="Contradicts this insight"
              checked={contradicts}
              disabled={reason !== null}
              onChange={({ currentTarget }) => mark({ highlightId: highlight.id, contradicts: currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type PanelPiece = EvidencePiece & {
  readonly highlight: Parameters<typeof highlightLabel>[0] & { speaker: string | null };
};

interface OriginsProps {
  title: string;
  of: readonly EvidenceOrigin[];
  linkOf: (origin: EvidenceOrigin) => React.ReactNode;
}

function Origins({ title, of, linkOf }: OriginsProps) {
  if (of.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({of.length})
      </h3>
      <ul className={styles.list} aria-label={title}>
        {of.map((origin) => (
          <li key={origin.key}>
            {linkOf(origin)}
            <span className={styles.count}>
              {origin.quotes} {origin.quotes === 1 ? 'quote' : 'quotes'}
              {origin.contradicting > 0 && (
                <span className={styles.against}>, {origin.contradicting} contradicting</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
