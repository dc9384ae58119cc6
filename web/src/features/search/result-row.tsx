import { channelTitle } from '@evident/domain/channels';
import { capitalized } from '@evident/domain/kinds';
import type { SearchResult } from '@evident/domain/search';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { MEDIUM_NAMES } from '../../ui/medium/media.ts';
import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { kindOf } from './kinds.ts';
import { Matched } from './matched.tsx';
import { pageOf, resultTarget, textOf, titleOf } from './result-target.ts';
import styles from './result-row.module.css';

interface Props {
  result: SearchResult;
  /** The title of its project. */ projectTitle?: string;
}

/** A search result with its words in context. Enter opens it at the match, Ctrl/⌘ Enter as a page. */
export function ResultRow({ result, projectTitle }: Props) {
  const { type, preview, createdAt } = result;
  const navigate = useNavigate();
  const where = resultTarget(result);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void navigate(pageOf(where));
  };
  const title =
    type !== 'HIGHLIGHT' && preview.title.length > 0 ? <Matched fragments={preview.title} /> : titleOf(result);
  const isSaid = type === 'HIGHLIGHT' || (type === 'CHANNEL_DATAPOINT' && preview.title.length === 0);
  const quoted = isSaid && preview.content.length > 0;
  // The words of a data point without a description are its title.
  const content = preview.content.length > 0 && textOf(preview.content) !== textOf(preview.title) && (
    <span className={styles.context} data-speech={type === 'HIGHLIGHT' || type === 'CHANNEL_DATAPOINT'}>
      <Matched fragments={preview.content} />
    </span>
  );
  const words = (
    <>
      <Sign result={result} />
      <span className={styles.words}>
        {quoted && content}
        <span className={quoted ? styles.from : styles.title}>
          {quoted && 'in '}
          {title}
        </span>
        {!quoted && content}
        <span className={styles.facts}>
          {factsOf(result, projectTitle).join(' · ')} · <RelativeTime at={createdAt} />
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

/** The medium of a note, or the icon of the type. */
function Sign({ result: { type, medium, thumbnail = null } }: { result: SearchResult }) {
  const { icon: Icon } = kindOf(type);
  return (
    <span className={styles.sign}>
      {medium ? <MediumBox of={{ medium, thumbnail }} unlabelled /> : <Icon size={16} aria-hidden />}
    </span>
  );
}

const factsOf = (
  { type, medium, page, parentTitle, preview }: SearchResult,
  projectTitle: string | undefined,
): string[] =>
  [
    capitalized(kindOf(type).one),
    medium && MEDIUM_NAMES[medium],
    page && `${page.name}, page ${page.page}`,
    type === 'PROJECT' ? undefined : projectTitle,
    // Of a data point without a title, it is the title.
    (type === 'THEME' || (type === 'CHANNEL_DATAPOINT' && preview.title.length > 0)) && channelTitle(parentTitle ?? ''),
  ].filter((fact) => typeof fact === 'string');
