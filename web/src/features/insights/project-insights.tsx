import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { insightListQuery } from '../../data/insights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice } from '../../kernel/use-address-choice.ts';
import { DeleteMenu } from '../../ui/delete-menu.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';
import { InsightLine } from './insight-line.tsx';
import { useNewInsight } from './use-new-insight.tsx';
import styles from './project-insights.module.css';

interface Props {
  projectId: string;
  count?: number;
  readOnly: string | null;
  /** Chooses a template for a new insight. */
  onTemplate: () => void;
}

const AT_FIRST = 5;

const KINDS = ['current', 'archived'] as const;

/** The insights of a project including drafts, newest first. */
export function ProjectInsights({ projectId, count, readOnly, onTemplate }: Props) {
  const [kind, setKind] = useAddressChoice('insights', KINDS, 'current');
  const writing = useNewInsight(projectId, readOnly, { size: 'xs', variant: 'default' });
  usePageActions([
    {
      label: 'New insight from template',
      icon: LayoutTemplate,
      keywords: 'create write report',
      run: onTemplate,
      disabledReason: readOnly,
    },
  ]);
  return (
    <Section
      title="Insights"
      count={count}
      actions={
        <>
          <SegmentedControl
            size="xs"
            aria-label="Which insights"
            data={[
              { value: 'current', label: 'Current' },
              { value: 'archived', label: 'Archived' },
            ]}
            value={kind}
            onChange={setKind}
          />
          <DisabledReason reason={readOnly}>
            <ActionIcon
              variant="default"
              size={30}
              aria-label="From template"
              title="From template"
              onClick={onTemplate}
            >
              <LayoutTemplate size={16} aria-hidden />
            </ActionIcon>
          </DisabledReason>
          {writing}
        </>
      }
    >
      <Found key={kind} projectId={projectId} archived={kind === 'archived'} readOnly={readOnly} />
    </Section>
  );
}

function Found({ projectId, archived, readOnly }: { projectId: string; archived: boolean; readOnly: string | null }) {
  const insights = usePages(insightListQuery(projectId, archived));
  const [whole, setWhole] = useState(false);
  const nothing = archived ? (
    <NothingYet>No archived insights.</NothingYet>
  ) : (
    <>
      <NothingYet>None yet. Write up what you learned, with highlights as live evidence.</NothingYet>
      <Sample>People build their own table where they can’t trust ours · 3 people, 2 sources</Sample>
    </>
  );
  return (
    <Listing of={insights} things="insights" empty={nothing}>
      {(items) => (
        <>
          <ul className={styles.lines} aria-label="Insights">
            {(whole ? items : items.slice(0, AT_FIRST)).map((insight) => (
              <li key={insight.id}>
                <InsightLine
                  insight={insight}
                  menu={
                    <DeleteMenu
                      thing={{ type: 'INSIGHT', id: insight.id, title: insight.title || UNTITLED_INSIGHT }}
                      reason={insight.locked ? 'Unlock the insight first' : readOnly}
                    />
                  }
                />
              </li>
            ))}
          </ul>
          {!whole && items.length > AT_FIRST && (
            <div className={styles.more}>
              <Button variant="default" onClick={() => setWhole(true)}>
                Show all {items.length.toLocaleString()}
                {insights.more ? '+' : ''}
              </Button>
            </div>
          )}
          {whole && insights.more && (
            <div className={styles.more}>
              <Button variant="default" loading={insights.loadingMore} onClick={insights.more}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Listing>
  );
}
