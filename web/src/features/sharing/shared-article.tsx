import type { ChartFigures, RichNode, Speakers } from '@evident/domain/content';
import type { SharedDocument, SharedQuote as Words } from '@evident/domain/sharing';
import type { Key } from '../../data/sharing/queries.ts';
import { DocumentView } from '../../ui/document/document-view.tsx';
import { lazy, Suspense } from 'react';
import { SharedChart } from './shared-chart.tsx';
import { SharedFiles } from './shared-files.tsx';
import { SharedPicture } from './shared-picture.tsx';
import { SharedQuote } from './shared-quote.tsx';
import { shownDate } from '../../ui/time.ts';
import styles from './shared.module.css';

const SharedRecording = lazy(async () => ({ default: (await import('./shared-recording.tsx')).SharedRecording }));

interface Props {
  document: SharedDocument;
  by: Key;
  placeholder: string;
  /** 1 if the article is the page, 2 if it is one of several. */
  level?: 1 | 2;
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** A shared note or insight: cover, title, byline, text. */
export function SharedArticle({
  document: {
    id,
    title,
    content,
    speakers,
    quotes,
    authors,
    strength,
    coverFileId,
    recordings,
    charts,
    publishedAt,
    files,
  },
  by,
  placeholder,
  level = 1,
}: Props) {
  const Heading = `h${level}` as const;
  const figures = charts as Record<string, ChartFigures>;
  const words = quotes as Record<string, Words>;
  return (
    <article id={`insight-${id}`} className={styles.article} aria-label={title || placeholder}>
      {coverFileId && (
        <div className={styles.cover}>
          <SharedPicture by={by} fileId={coverFileId} alt="" />
        </div>
      )}
      <Heading className={styles.title} dir="auto">
        {title || placeholder}
      </Heading>
      {(authors.length > 0 || publishedAt || strength) && (
        <ul className={styles.byline} aria-label="About this insight">
          {authors.length > 0 && <li className={styles.authors}>{inWords.format(authors)}</li>}
          {publishedAt && (
            <li>
              Published <time dateTime={publishedAt}>{shownDate(publishedAt)}</time>
            </li>
          )}
          {strength && <li>{strength}</li>}
        </ul>
      )}
      {recordings.length > 0 && (
        <div className={styles.recordings}>
          <Suspense fallback={null}>
            {recordings.map((recording) => (
              <SharedRecording key={recording.fileId} recording={recording} />
            ))}
          </Suspense>
        </div>
      )}
      {files.length > 0 && <SharedFiles by={by} files={files} />}
      <div className={styles.text}>
        <DocumentView
          content={content as unknown as RichNode}
          speakers={speakers as Speakers}
          headingsFrom={level + 1}
          evidence={(highlightId) => <SharedQuote by={by} words={words[highlightId] ?? null} />}
          chart={({ dashboardId, chartId }) => <SharedChart figures={figures[`${dashboardId} ${chartId}`]} />}
          picture={(fileId, alt) => <SharedPicture by={by} fileId={fileId} alt={alt} />}
        />
      </div>
    </article>
  );
}
