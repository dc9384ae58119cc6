import { Button } from '@mantine/core';
import { FileUp, FolderPlus, Globe, Highlighter, Lightbulb, Tags } from 'lucide-react';
import { Link } from 'react-router';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { PublishedInsights } from '../features/projects/published-insights.tsx';
import { useProjects } from '../features/projects/use-projects.ts';
import { projectPath } from '../features/projects/links.ts';
import { Page } from '../ui/layout/page.tsx';
import { useEnvironment } from '../kernel/entrance/environment.ts';
import styles from './home.module.css';

/** Home: what was found, the latest first, and how one gets there. */
export function Component() {
  return (
    <Page title="Home" width={1200}>
      <h2 className={styles.heading}>Discover new insights</h2>
      <PublishedInsights empty={<NothingPublished />} />
      <Skills />
    </Page>
  );
}

/** Nobody has published anything yet: where to go on. */
function NothingPublished() {
  const { items: projects } = useProjects();
  const first = projects?.[0];
  return (
    <>
      <p className={styles.lead}>Published insights appear here for everyone to read. Six steps lead to the first one.</p>
      {projects !== undefined && (first ? <Button renderRoot={(props) => <Link {...props} to={projectPath(first)} />}>Go on in ‘{first.title}’</Button> : <NewProjectButton />)}
    </>
  );
}

const STEPS = [
  { icon: FolderPlus, title: 'Make a project', text: 'It keeps one study together: its notes, its tags and what came out of it.' },
  { icon: FileUp, title: 'Bring in what people told you', text: 'Interviews, transcripts, tickets, survey answers: drop the files onto a project.' },
  { icon: Highlighter, title: 'Highlight while you read', text: 'Select the words that matter; a small bar offers to highlight them.' },
  { icon: Tags, title: 'Tag what belongs together', text: 'Give a highlight a name. The tag board shows what comes up again and again.' },
  { icon: Lightbulb, title: 'Write an insight', text: 'Its evidence stays live: the words, who said them, and where.' },
  { icon: Globe, title: 'Publish it', text: 'Then it appears here, for everyone to read.' },
];

/** The way from what people said to an insight, and where programs find theirs. */
function Skills() {
  return (
    <section className={styles.skills} aria-labelledby="skills">
      <h2 className={styles.heading} id="skills">Build your research skills</h2>
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
      <p className={styles.lead}>For developers: everything here can be done by programs too, see the <a href="/api/docs" target="_blank" rel="noreferrer">API reference</a>.</p>
    </section>
  );
}

const OUTSIDE = [['academy', 'Academy'], ['demo', 'Live demo'], ['community', 'Community']] as const;

/** The academy, live demo and community that this installation names. */
function OutsideLinks() {
  const links = useEnvironment().data?.links;
  const named = OUTSIDE.flatMap(([key, label]) => (links?.[key] ? [{ label, url: links[key] }] : []));
  if (named.length === 0) return null;
  return <p className={styles.lead}>{named.map(({ label, url }, at) => <span key={label}>{at > 0 && ' · '}<a href={url} target="_blank" rel="noreferrer">{label}</a></span>)}</p>;
}
