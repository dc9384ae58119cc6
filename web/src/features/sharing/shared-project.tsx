import { Button } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { SharedView } from '@evident/domain/sharing';
import { Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import type { Key } from '../../data/sharing/queries.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SharedArticle } from './shared-article.tsx';
import styles from './shared.module.css';

export interface SharedProjectProps {
  shared: SharedView;
  by: Key;
  /** null on the last page. */
  more?: (() => void) | null;
  loadingMore?: boolean;
}

/** The published insights of a project, latest first, after a table of contents. Loads more on demand. */
export function SharedProject({
  shared: { title, documents },
  by,
  more = null,
  loadingMore = false,
}: SharedProjectProps) {
  useScrollToLinked();
  const many = documents.length > 1;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {documents.length > 0 && (
          <p className={styles.facts}>
            {more ? `The latest ${documents.length} insights` : many ? `${documents.length} insights` : '1 insight'}
          </p>
        )}
      </header>
      {documents.length === 0 && (
        <EmptyState icon={Lightbulb} title="Nothing is published yet">
          Insights appear here as soon as they are published.
        </EmptyState>
      )}
      {many && (
        <nav aria-label="Insights" className={styles.contents}>
          <ol>
            {documents.map(({ id, title: words }) => (
              <li key={id}>
                <a href={`#insight-${id}`}>{words || UNTITLED_INSIGHT}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {documents.map((document) => (
        <SharedArticle key={document.id} document={document} by={by} placeholder={UNTITLED_INSIGHT} level={2} />
      ))}
      {more && (
        <div className={styles.more}>
          <Button variant="default" loading={loadingMore} onClick={more}>
            Show more insights
          </Button>
        </div>
      )}
    </>
  );
}

/** Scrolls to the linked insight once it has loaded. */
function useScrollToLinked(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
