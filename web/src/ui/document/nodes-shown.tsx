import {
  calloutLabel,
  CARD_LAYOUTS,
  clock,
  isDay,
  isSafeImageSource,
  referenced,
  UNNAMED_SPEAKER,
} from '@evident/domain/content';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import type { CardLook } from '../../kernel/object-hosts.ts';
import { dayInWords } from '../time.ts';
import { embedShown } from './embed-shown.ts';
import type { Surroundings } from './surroundings.ts';
import './embed.css';
import styles from './document-view.module.css';

type Attributes = Readonly<Record<string, unknown>>;
type Shown = (attrs: Attributes, inner: ReactNode, around: Surroundings) => ReactNode;

const SMALLEST_HEADING = 6;
/** An empty line keeps its height, as in the editor. */
const line = (inner: ReactNode): ReactNode => inner ?? <br data-empty />;
const span = (value: unknown): number | undefined => (typeof value === 'number' && value > 1 ? value : undefined);
const cell =
  (tag: 'td' | 'th'): Shown =>
  ({ colspan, rowspan }, inner) =>
    createElement(tag, { colSpan: span(colspan), rowSpan: span(rowspan) }, inner);

/** A page of another service, behind a press. */
function Embedded({ src }: { src: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => embedShown(place.current!, src), [src]);
  return <figure ref={place} className="embed" />;
}

const lookOf = ({ layout, hidden }: Attributes): CardLook => ({
  layout: CARD_LAYOUTS.find((known) => known === layout) ?? 'card',
  hidden: Array.isArray(hidden) ? hidden : [],
});

/** Renderers by node type; unknown nodes render their children. */
export const nodesShown: Readonly<Record<string, Shown>> = {
  paragraph: (_, inner) => <p>{line(inner)}</p>,
  heading: ({ level, depth }, inner, { headingsFrom }) =>
    createElement(
      `h${Math.min(SMALLEST_HEADING, headingsFrom + Number(depth))}`,
      { 'data-level': Number(level) || 1 },
      line(inner),
    ),
  turn: ({ speaker, start }, inner, { speakers }) => (
    <div className={styles.turn} dir="auto">
      {(typeof speaker === 'string' || typeof start === 'number') && (
        <p className={styles.spoken} dir="ltr">
          {typeof speaker === 'string' && (
            <span className={styles.speaker}>{speakers[speaker] ?? UNNAMED_SPEAKER}</span>
          )}
          {typeof start === 'number' && <time className={styles.time}>{clock(start)}</time>}
        </p>
      )}
      <p className={styles.speech}>{line(inner)}</p>
    </div>
  ),
  bulletList: (_, inner) => <ul dir="auto">{inner}</ul>,
  orderedList: ({ start }, inner) => (
    <ol dir="auto" start={typeof start === 'number' ? start : undefined}>
      {inner}
    </ol>
  ),
  listItem: (_, inner) => <li>{inner}</li>,
  checkList: (_, inner) => (
    <ul dir="auto" className={styles.checks}>
      {inner}
    </ul>
  ),
  checkItem: ({ checked }, inner) => (
    <li>
      <input type="checkbox" checked={checked === true} aria-label="Done" disabled />
      <div>{inner}</div>
    </li>
  ),
  callout: ({ tone }, inner) => (
    <aside className={styles.callout} data-tone={tone} role="note" aria-label={calloutLabel(tone)} dir="auto">
      <p className={styles.tone} aria-hidden>
        {calloutLabel(tone)}
      </p>
      {inner}
    </aside>
  ),
  toggle: (_, inner) => (
    <details className={styles.toggle} open>
      {inner}
    </details>
  ),
  toggleTitle: (_, inner) => <summary>{inner}</summary>,
  blockquote: (_, inner) => <blockquote dir="auto">{inner}</blockquote>,
  codeBlock: (_, inner) => (
    <pre tabIndex={0}>
      <code>{inner}</code>
    </pre>
  ),
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  image: ({ fileId, src, alt, width }, _, { picture }) => {
    const words = typeof alt === 'string' ? alt : '';
    if (typeof fileId === 'string')
      return (
        <figure
          className={styles.picture}
          data-sized={typeof width === 'number' || undefined}
          style={typeof width === 'number' ? { width: `${width}%` } : undefined}
        >
          {picture(fileId, words)}
        </figure>
      );
    // External images would reveal readers to other servers, so they become links.
    return typeof src === 'string' && isSafeImageSource(src) ? (
      <p>
        <a href={src} target="_blank" rel="noopener noreferrer nofollow">
          {words || 'Picture'}
        </a>
      </p>
    ) : null;
  },
  evidence: ({ highlightId }, _, { evidence }) => (
    <div className={styles.evidence}>{evidence(String(highlightId))}</div>
  ),
  chart: ({ dashboardId, chartId }, _, { chart }) =>
    chart({ dashboardId: String(dashboardId), chartId: String(chartId) }),
  reference: (attrs, _, { object }) => object(referenced({ attrs }), lookOf(attrs)),
  mention: (attrs, _, { object }) => object(referenced({ attrs })),
  date: ({ day }) => (isDay(day) ? <time dateTime={day}>{dayInWords(day, new Date())}</time> : null),
  embed: ({ src }) => <Embedded src={String(src)} />,
  table: (_, inner) => (
    <div className={styles.table} role="group" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>{inner}</tbody>
      </table>
    </div>
  ),
  tableRow: (_, inner) => <tr>{inner}</tr>,
  tableHeader: cell('th'),
  tableCell: cell('td'),
};
