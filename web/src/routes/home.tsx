import { useQuery } from '@tanstack/react-query';
import type { InsightView } from '@evident/domain/insights';
import { homeInsightQuery } from '../data/insights/queries.ts';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { PublishedInsights } from '../features/insights/published-insights.tsx';
import { useCreateReason } from '../features/projects/disabled-reasons.ts';
import { StartingSteps } from '../features/projects/starting-steps.tsx';
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
      <h2 className={styles.heading}>Discover new insights</h2>
      <PublishedInsights empty={<NothingPublished />} />
      <div className={styles.wrap}>
        <WeeklyWrap projectId={null} reason={reason} />
      </div>
      <More />
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

/** Empty state: the checklist, for members who can publish. */
function NothingPublished() {
  return (
    <>
      <p className={styles.lead}>Published insights appear here for everyone to read.</p>
      <StartingSteps always />
    </>
  );
}

/** Links for developers and to places outside. */
function More() {
  return (
    <section className={styles.wrap} aria-labelledby="skills">
      <h2 className={styles.heading} id="skills">
        Build your research skills
      </h2>
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
