import type { EmbeddedChart, RichNode } from '@evident/domain/content';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { hostChart } from '../../kernel/chart-hosts.ts';
import { headingDepths } from './heading-depths.ts';
import { HostedObject } from './hosted-object.tsx';
import { marked } from './marked.tsx';
import { nodesShown } from './nodes-shown.tsx';
import type { Surroundings } from './surroundings.ts';
import styles from './document-view.module.css';

interface Props extends Partial<Surroundings> {
  content: RichNode;
}

const NOTHING = (): ReactNode => null;
const own = (fileId: string, alt: string): ReactNode => <img src={`/f/${fileId}`} alt={alt} loading="lazy" />;
const hosted: Surroundings['object'] = (object, look) => <HostedObject object={object} look={look} />;

/** A chart, drawn by the shell. */
function HostedChart({ dashboardId, chartId }: EmbeddedChart) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => hostChart(host.current!, { dashboardId, chartId }), [dashboardId, chartId]);
  return <figure ref={host} data-chart />;
}
const hostedChart = (chart: EmbeddedChart): ReactNode => <HostedChart {...chart} />;

/**
 * Read-only rich text without the editor. Nodes become elements, text is never parsed as markup, and only safe
 * addresses become links.
 */
export function DocumentView({
  content,
  speakers = {},
  headingsFrom = 2,
  evidence = NOTHING,
  chart = hostedChart,
  picture = own,
  object = hosted,
}: Props) {
  return (
    <div className={styles.document}>
      {shown(content, { speakers, headingsFrom, evidence, chart, picture, object }, headingDepths(content))}
    </div>
  );
}

function shown(node: RichNode, around: Surroundings, depths: ReadonlyMap<RichNode, number>): ReactNode {
  if (node.type === 'text') return marked(node);
  const inner = node.content?.map((child, at) => <Fragment key={at}>{shown(child, around, depths)}</Fragment>);
  return nodesShown[node.type]?.({ ...node.attrs, depth: depths.get(node) }, inner, around) ?? inner;
}
