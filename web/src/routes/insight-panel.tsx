import { Tabs } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { copyLink } from '../kernel/copy.ts';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { TabSkeleton } from '../ui/states/tab-skeleton.tsx';
import type { ObjectComments } from './use-object-comments.ts';
import styles from './insight.module.css';

const CommentsPanel = lazy(async () => ({
  default: (await import('../features/comments/comments-panel.tsx')).CommentsPanel,
}));

const TABS = ['highlights', 'evidence', 'comments'] as const;

interface Props {
  comments: ObjectComments;
  linkTo: (commentId: string) => string;
  onClose: () => void;
  evidence: ReactNode;
  /** The highlights of the project. */
  children: ReactNode;
}

/** Tabs next to the text of an insight: highlights to insert, what it rests on, and comments. */
export function InsightPanel({ comments, linkTo, onClose, evidence, children }: Props) {
  const [tab, setTab] = useAddressChoice('panel', TABS, 'highlights');
  return (
    <SidePanel label="Comments and highlights" onClose={onClose}>
      <Tabs
        className={styles.tabs}
        value={tab}
        onChange={(next) => setTab(next as (typeof TABS)[number])}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="highlights">Highlights</Tabs.Tab>
          <Tabs.Tab value="evidence">Evidence</Tabs.Tab>
          <Tabs.Tab value="comments">
            Comments {comments.open ? comments.open.toLocaleString() : ''}
            {comments.unread > 0 && (
              <span role="img" aria-label="New">
                {' '}
                •
              </span>
            )}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="highlights" className={styles.tab}>
          {children}
        </Tabs.Panel>
        <Tabs.Panel value="evidence" className={styles.tab} tabIndex={0} aria-label="Evidence">
          {evidence}
        </Tabs.Panel>
        <Tabs.Panel value="comments" className={styles.tab} tabIndex={0} aria-label="Comments">
          <Suspense fallback={<TabSkeleton things="comments" />}>
            <CommentsPanel {...comments} linkTo={linkTo} onCopy={(link) => void copyLink(link)} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}
