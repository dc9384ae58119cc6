import { Button } from '@mantine/core';
import type { DashboardView, PlacedChart, ShownChart } from '@evident/domain/dashboards';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { chartPath } from './links.ts';
import styles from './presentation.module.css';

interface Props {
  dashboard: Pick<DashboardView, 'id' | 'title' | 'charts'>;
  /** The chart to show; the first one if it is unknown. */
  chartId: string;
  /** `whole` is the page of the chart. */
  figure: (chart: ShownChart, asTable: boolean, whole: string) => ReactNode;
  onGo: (chartId: string) => void;
  onClose: () => void;
}

type Seen = PlacedChart & { chart: ShownChart };

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** The charts of a dashboard one after the other, on the whole screen. Charts out of sight are left out. */
export function Presentation({ dashboard: { id, title, charts }, chartId, figure, onGo, onClose }: Props) {
  const seen = charts.filter((placed): placed is Seen => placed.chart !== null);
  const at = Math.max(
    0,
    seen.findIndex(({ id }) => id === chartId),
  );
  const shown = seen[at];
  const go = (step: number): void => {
    const next = seen[at + step];
    if (next) onGo(next.id);
  };
  useEffect(() => {
    const { documentElement: root } = document;
    // Without a click, as after a reload, browsers refuse. The page is filled all the same.
    root.requestFullscreen?.().catch(() => undefined);
    // Browsers leave the full screen on Escape without a key event.
    const left = () => document.fullscreenElement === null && onClose();
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each presentation
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <Dialog
      opened
      fullScreen
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'End presentation' }}
      classNames={{ body: styles.body, content: styles.content }}
      onKeyDown={onKeyDown}
    >
      {shown ? (
        <>
          <h2 className={styles.title} dir="auto">
            {shown.chart.title}
          </h2>
          <p className={styles.project} dir="auto">
            {shown.chart.project.title || 'Untitled project'}
          </p>
          <div key={shown.id} className={styles.figure} tabIndex={0} role="group" aria-label={shown.chart.title}>
            {figure(shown.chart, false, chartPath(id, shown.id))}
          </div>
          <div className={styles.controls}>
            <Button
              variant="default"
              leftSection={<ArrowLeft size={14} aria-hidden />}
              disabled={at === 0}
              onClick={() => go(-1)}
            >
              Previous
            </Button>
            <span role="status">
              {at + 1} of {seen.length}
            </span>
            <Button
              variant="default"
              rightSection={<ArrowRight size={14} aria-hidden />}
              disabled={at === seen.length - 1}
              onClick={() => go(1)}
            >
              Next
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.project}>This dashboard has no chart that you can see.</p>
      )}
    </Dialog>
  );
}
