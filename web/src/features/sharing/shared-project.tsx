import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { SharedView } from '@evident/domain/sharing';
import { useEffect } from 'react';
import { Lightbulb } from 'lucide-react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SharedArticle } from './shared-article.tsx';
import type { Key } from './use-shared.ts';
import styles from './shared.module.css';

/** The published insights of a project, one after the other, with a list of them to begin with. */
export function SharedProject({ shared: { title, documents }, by }: { shared: SharedView; by: Key }) {
  useArrival();
  const many = documents.length > 1;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {documents.length > 0 && <p className={styles.facts}>{many ? `${documents.length} insights` : '1 insight'}</p>}
      </header>
      {documents.length === 0 && <EmptyState icon={Lightbulb} title="Nothing is published yet">Insights appear here as soon as they are published.</EmptyState>}
      {many && (
        <nav aria-label="Insights" className={styles.contents}>
          <ol>{documents.map(({ id, title: words }) => <li key={id}><a href={`#insight-${id}`}>{words || UNTITLED_INSIGHT}</a></li>)}</ol>
        </nav>
      )}
      {documents.map((document) => <SharedArticle key={document.id} document={document} by={by} placeholder={UNTITLED_INSIGHT} level={2} />)}
    </>
  );
}

/** A link to one of the insights is followed once they are there. */
function useArrival(): void {
  useEffect(() => { document.getElementById(location.hash.slice(1))?.scrollIntoView(); }, []);
}
