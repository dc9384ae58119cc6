import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { type SearchResult, type SearchResults, type SearchTab, TAB_TYPES } from '@evident/domain/search';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type OneTypeTab, type SearchAsk, projectTitlesQuery } from '../../data/search/queries.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { searchWith } from './address.ts';
import { kindOf } from './kinds.ts';
import { ResultRow } from './result-row.tsx';
import { useSearchOfTab } from './use-search.ts';
import styles from './found.module.css';

export type Bulk = (highlightIds: readonly string[], onClear: () => void) => ReactNode;

interface Props {
  ask: SearchAsk;
  tab: SearchTab;
  everything: SearchResults;
  /** Bulk changes of selected highlights; absent without them. */
  bulk?: Bulk;
}

/** Search results: the best of each type, or all of one. */
export function Found({ ask, tab, everything, bulk }: Props) {
  return tab === 'Everything' ? (
    <OfEach everything={everything} />
  ) : (
    <OfOne ask={ask} tab={tab} everything={everything} bulk={bulk} />
  );
}

export const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Shown if the results do not match every word of the query. */
function HowFound({ relaxed, missing }: Pick<SearchResults, 'relaxed' | 'missing'>) {
  if (relaxed)
    return <Notice icon={CircleAlert}>Nothing contains all of these words. These results contain some of them.</Notice>;
  return missing.length > 0 ? (
    <Notice icon={CircleAlert}>
      {quoted(missing)} {missing.length === 1 ? 'was' : 'were'} not found. These results match the other words.
    </Notice>
  ) : null;
}

function OfEach({ everything: { groups, total, relaxed, missing } }: { everything: SearchResults }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <HowFound relaxed={relaxed} missing={missing} />
      <VisuallyHidden role="status">{total.toLocaleString('en')} results</VisuallyHidden>
      {groups.map(({ type, total: of, items }) => {
        const kind = kindOf(type);
        return (
          <section key={type} className={styles.group} aria-label={kind.many}>
            <header className={styles.head}>
              <h2 className={styles.title}>{kind.many}</h2>
              <span className={styles.count}>{of.toLocaleString('en')}</span>
              {of > items.length && (
                <Link to={{ pathname, search: searchWith(search, tabOf(type)), hash }} className={styles.all}>
                  Show all {kind.many.toLowerCase()}
                </Link>
              )}
            </header>
            <Results items={items} label={kind.many} />
          </section>
        );
      })}
    </>
  );
}

/** The tab of a type that both addresses have: the last one. */
const tabOf = (type: SearchResult['type']): OneTypeTab =>
  (Object.keys(TAB_TYPES) as OneTypeTab[]).findLast((tab) => TAB_TYPES[tab].includes(type))!;

interface OfOneProps {
  ask: SearchAsk;
  tab: OneTypeTab;
  everything: SearchResults;
  bulk?: Bulk;
}

function OfOne({ ask, tab, everything, bulk }: OfOneProps) {
  const { items, total, relaxed, missing, problem, again, more, loadingMore } = useSearchOfTab(ask, tab);
  const things = tab === 'Data' ? 'data' : tab.toLowerCase();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (problem && items === undefined)
    return <FailedState title={`The ${things} could not be loaded`} problem={problem} onRetry={again} />;
  if (items === undefined) return <ListSkeleton things={things} />;
  if (items.length === 0)
    return (
      <StateMessage
        icon={SearchX}
        role="status"
        title={`No ${things} match`}
        action={
          <Button
            variant="default"
            onClick={() =>
              void navigate({ pathname, search: searchWith(search, 'Everything'), hash }, { replace: true })
            }
          >
            Show everything
          </Button>
        }
      >
        {everything.total === 1
          ? 'Another tab has 1 result.'
          : `Other tabs have ${everything.total.toLocaleString('en')} results.`}
      </StateMessage>
    );
  return (
    <>
      <HowFound relaxed={relaxed} missing={missing} />
      <VisuallyHidden role="status">
        {total.toLocaleString('en')} {things}
      </VisuallyHidden>
      {bulk && tab === 'Highlights' ? (
        <SelectableResults items={items} label={tab} bulk={bulk} />
      ) : (
        <Results items={items} label={tab} />
      )}
      {more && (
        <div className={styles.more}>
          <Button variant="default" loading={loadingMore} onClick={more}>
            Show more
          </Button>
        </div>
      )}
      {!more && total > items.length && (
        <p className={styles.end}>
          The first {items.length.toLocaleString('en')} of {total.toLocaleString('en')} are shown. Add words to narrow
          them down.
        </p>
      )}
    </>
  );
}

/** Results that can be selected for bulk changes. */
function SelectableResults({ items, label, bulk }: { items: readonly SearchResult[]; label: string; bulk: Bulk }) {
  const { data: titles } = useQuery(projectTitlesQuery());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = items.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return (
    <>
      {selected.length > 0 && bulk(selected, () => setChosen([]))}
      <ul className={styles.list} aria-label={label}>
        {items.map((result) => (
          <li key={result.id} className={styles.selectable}>
            <Checkbox
              size="sm"
              aria-label={`Select “${result.preview.content
                .map(({ text }) => text)
                .join('')
                .slice(0, 80)}”`}
              checked={selected.includes(result.id)}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? [...selected, result.id] : selected.filter((id) => id !== result.id))
              }
            />
            <ResultRow result={result} projectTitle={titles?.get(result.projectId ?? '')} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Results({ items, label }: { items: readonly SearchResult[]; label: string }) {
  const { data: titles } = useQuery(projectTitlesQuery());
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((result) => (
        <li key={result.id}>
          <ResultRow result={result} projectTitle={titles?.get(result.projectId ?? '')} />
        </li>
      ))}
    </ul>
  );
}
