import type { SearchResult } from '@evident/domain/search';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { kindOf } from './kinds.ts';
import { Matched } from './matched.tsx';
import { pageOf, titleOf, resultTarget } from './result-target.ts';
import styles from './result-row.module.css';

interface Props {
  result: SearchResult;
  /** The title of its project. */ projectTitle?: string;
}

const SPEECH = new Set(['NOTE', 'HIGHLIGHT']);

/** A search result with its words in context. Enter opens it at the match, Ctrl/⌘ Enter as a page. */
export function ResultRow({ result, projectTitle }: Props) {
  const { type, preview, createdAt } = result;
  const navigate = useNavigate();
  const where = resultTarget(result);
  const { icon: Icon, one } = kindOf(type);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void navigate(pageOf(where));
  };
  const title =
    type !== 'HIGHLIGHT' && preview.title.length > 0 ? <Matched fragments={preview.title} /> : titleOf(result);
  const quoted = type === 'HIGHLIGHT' && preview.content.length > 0;
  const content = preview.content.length > 0 && (
    <span className={styles.context} data-speech={SPEECH.has(type)}>
      <Matched fragments={preview.content} />
    </span>
  );
  const words = (
    <>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        {quoted && content}
        <span className={quoted ? styles.from : styles.title}>
          {quoted && 'in '}
          {title}
        </span>
        {!quoted && content}
        <span className={styles.facts}>
          {[
            one.charAt(0).toUpperCase() + one.slice(1),
            result.page && `${result.page.name}, page ${result.page.page}`,
            type !== 'PROJECT' && projectTitle,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <RelativeTime at={createdAt} />
        </span>
      </span>
    </>
  );
  return (
    <div className={styles.row} data-row data-plays={!!result.audioVideo} onKeyDown={onKeyDown}>
      {'item' in where ? (
        <PeekLink item={where.item} className={styles.link}>
          {words}
        </PeekLink>
      ) : (
        <Link to={where.path} className={styles.link}>
          {words}
        </Link>
      )}
      {result.audioVideo && (
        <PlayHighlight
          highlight={{
            id: result.id,
            text: preview.content.map(({ text }) => text).join(''),
            startMs: null,
            endMs: null,
            pdfHighlightAreas: [],
            audioVideo: result.audioVideo,
          }}
        />
      )}
    </div>
  );
}
