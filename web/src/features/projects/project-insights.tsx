import { Button } from '@mantine/core';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { InsightLine } from './insight-line.tsx';
import { NothingYet, Section } from './section.tsx';
import { useProjectInsights } from './use-insights.ts';
import { useWrite } from './use-notes.ts';
import styles from './project-insights.module.css';

interface Props { projectId: string; count?: number; readOnly: string | null }

const AT_FIRST = 5;

/** What came out of a project, drafts too; the newest first. */
export function ProjectInsights({ projectId, count, readOnly }: Props) {
  const insights = useProjectInsights(projectId);
  const [whole, setWhole] = useState(false);
  const write = useWrite(projectId, 'insight');
  const action = <DisabledReason reason={readOnly}><Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>New insight</Button></DisabledReason>;
  return (
    <Section title="Insights" count={count} actions={action}>
      <Listing of={insights} things="insights" empty={<NothingYet>None yet. Write down what the words mean, with highlights as live evidence.</NothingYet>}>
        {(items) => (
          <>
            <ul className={styles.lines} aria-label="Insights">{(whole ? items : items.slice(0, AT_FIRST)).map((insight) => <li key={insight.id}><InsightLine insight={insight} /></li>)}</ul>
            {!whole && items.length > AT_FIRST && <div className={styles.more}><Button variant="default" onClick={() => setWhole(true)}>Show all {items.length.toLocaleString()}{insights.more ? '+' : ''}</Button></div>}
            {whole && insights.more && <div className={styles.more}><Button variant="default" loading={insights.loadingMore} onClick={insights.more}>Show more</Button></div>}
          </>
        )}
      </Listing>
    </Section>
  );
}
