import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChartColors, chartColors } from './colors.ts';
import type { ClickedPart } from './tag-option.ts';
import styles from './charts.module.css';

interface Props {
  /** Names the chart for screen readers, which read its table instead. */
  label: string;
  /** In pixels, or a length of CSS. */
  height: number | string;
  /** Called again when the theme or the width changes. */
  option: (colors: ChartColors, narrow: boolean) => EChartsCoreOption;
  onClick?: (part: ClickedPart) => void;
}

const NARROW = 480;

/** A chart on a canvas, drawn in the colors of the theme. */
export function DrawnChart({ label, height, option, onClick }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<EChartsType>(null);
  const draw = useEffectEvent(() => {
    const { current: chart } = drawn;
    if (!chart || !host.current) return;
    chart.resize();
    chart.setOption(option(chartColors(), host.current.clientWidth < NARROW), true);
  });
  const clicked = useEffectEvent((part: ClickedPart) => onClick?.(part));
  useEffect(() => {
    const element = host.current!;
    let gone = false;
    const sizes = new ResizeObserver(() => draw());
    const themes = new MutationObserver(() => draw());
    const start = async (): Promise<void> => {
      const { startChart } = await import('./engine.ts');
      if (gone) return;
      drawn.current = startChart(element);
      drawn.current.on('click', (part) => clicked(part as ClickedPart));
      draw();
      sizes.observe(element);
      themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
    };
    void start();
    return () => {
      gone = true;
      sizes.disconnect();
      themes.disconnect();
      drawn.current?.dispose();
      drawn.current = null;
    };
  }, []);
  useEffect(() => draw(), [option, height]);
  return <div ref={host} className={styles.drawn} style={{ height }} role="img" aria-label={label} />;
}
