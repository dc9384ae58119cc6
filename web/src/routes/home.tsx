import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileUp, FolderPlus, Globe, Highlighter, Lightbulb, Tags } from 'lucide-react';
import { Link } from 'react-router';
import type { InsightView } from '@evident/domain/insights';
import { homeInsightQuery } from '../data/insights/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { PublishedInsights } from '../features/insights/published-insights.tsx';
import { projectPath } from '../features/projects/links.ts';
import { useCreateReason } from '../features/projects/disabled-reasons.ts';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { WeeklyWrap } from '../features/wraps/weekly-wrap.tsx';
import { Page } from '../ui/layout/page.tsx';
import { InsightText } from './insight-text.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import styles from './home.module.css';

/** Home: published insights, most recent first, and links to get started. */
export function Component() {
  const reason = useCreateReason('Viewers cannot write wraps');
  const { data: home } = useQuery(homeInsightQuery());
  if (home?.insight) return <HomeInsight insight={home.insight} />;
  return (
    <Page title="Home" width={1200}>
      <PaymentBanner />
      <WeeklyWrap projectId={null} reason={reason} />
      <h2 className={styles.heading}>Discover new insights</h2>
      <PublishedInsights empty={<NothingPublished />} />
      <Skills />
    </Page>
  );
}

/** The insight that the workspace shows as its home page, with the published insights below. */
function HomeInsight({ insight }: { insight: InsightView }) {
  return (
    <Page title="Home" width={864}>
      <PaymentBanner />
      <InsightText insight={insight} />
      <h2 className={styles.heading}>Discover new insights</h2>
      <PublishedInsights empty={<NothingPublished />} />
    </Page>
  );
}

/** Empty state with the next step. */
function NothingPublished() {
  const { data: projects } = useQuery(projectListQuery());
  const first = projects?.[0];
  return (
    <>
      <p className={styles.lead}>
        Published insights appear here for everyone to read. These six steps get you to the first one.
      </p>
      {projects !== undefined &&
        (first ? (
          <Button renderRoot={(props) => <Link {...props} to={projectPath(first)} />}>
            Continue in “{first.title}”
          </Button>
        ) : (
          <NewProjectButton />
        ))}
    </>
  );
}

const STEPS = [
  {
    icon: FolderPlus,
    title: 'Create a project',
    text: 'A project keeps one study together: notes, tags and insights.',
  },
  {
    icon: FileUp,
    title: 'Import your interviews and feedback',
    text: 'Interviews, transcripts, tickets, survey answers: drop the files onto a project.',
  },
  { icon: Highlighter, title: 'Highlight while you read', text: 'Select the words that matter, then press H.' },
  {
    icon: Tags,
    title: 'Tag what belongs together',
    text: 'Name what a highlight is about. The tag board shows what keeps coming up.',
  },
  { icon: Lightbulb, title: 'Write an insight', text: 'Evidence stays live: the words, who said them and where.' },
  { icon: Globe, title: 'Publish it', text: 'It appears here for everyone to read.' },
];

/** The steps from a quote to a published insight, and a link to the API reference. */
function Skills() {
  return (
    <section className={styles.skills} aria-labelledby="skills">
      <h2 className={styles.heading} id="skills">
        Build your research skills
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.step}>
            <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <OutsideLinks />
      <p className={styles.lead}>
        For developers: everything here works through the API too. See the{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          API reference
        </a>
        .
      </p>
    </section>
  );
}

const OUTSIDE = [
  ['academy', 'Academy'],
  ['demo', 'Live demo'],
  ['community', 'Community'],
] as const;

/** The academy, live demo and community links of this installation. */
function OutsideLinks() {
  const links = useEnvironment().data?.links;
  const named = OUTSIDE.flatMap(([key, label]) => (links?.[key] ? [{ label, url: links[key] }] : []));
  if (named.length === 0) return null;
  return (
    <p className={styles.lead}>
      {named.map(({ label, url }, at) => (
        <span key={label}>
          {at > 0 && ' · '}
          <a href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
