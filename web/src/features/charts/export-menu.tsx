import { Button } from '@mantine/core';
import { type Bar, type ChartOptions, highestFirst } from '@evident/domain/charts';
import { Download } from 'lucide-react';
import { saveFile } from '../../kernel/save-file.ts';
import { showToast } from '../../kernel/toasts.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { saveCsv } from './save-csv.ts';
import { chartColors } from './colors.ts';
import { drawnBars, heightOf, tagOption } from './tag-option.ts';
import { METRIC_LABELS, chartName } from './words.ts';

interface Props {
  bars: readonly Bar[];
  options: Pick<ChartOptions, 'metric' | 'items' | 'type'>;
}

const WIDTH = 1000;

/** Downloads a chart as an image or its figures as a table. */
export function ExportMenu({ bars, options }: Props) {
  const name = chartName(options.metric, options.items);
  const image = async (kind: 'png' | 'svg'): Promise<void> => {
    const { pngOf, svgOf } = await import('./engine.ts');
    const drawn = drawnBars(bars, options.type);
    const colors = chartColors();
    const option = tagOption(drawn, options, colors, false);
    const size = { width: WIDTH, height: heightOf(options.type, drawn.length) };
    if (kind === 'svg') saveFile(`${name}.svg`, 'image/svg+xml', svgOf(option, size, colors.canvas));
    else saveFile(`${name}.png`, 'image/png', await pngOf(option, size, colors.canvas));
  };
  const save = (kind: 'png' | 'svg') => () =>
    void image(kind).catch(() => showToast({ tone: 'danger', title: 'Export failed', message: 'Try again.' }));
  return (
    <MenuButton
      label="Export"
      entries={[
        { label: 'PNG image', run: save('png') },
        { label: 'SVG image', run: save('svg') },
        {
          label: 'CSV table',
          run: () =>
            saveCsv(name, [
              ['Item', 'Group', METRIC_LABELS[options.metric]],
              ...highestFirst(bars).map(({ title, group, value }) => [title, group?.title ?? '', String(value)]),
            ]),
        },
      ]}
    >
      <Button variant="default" disabled={bars.length === 0} leftSection={<Download size={14} aria-hidden />}>
        Export
      </Button>
    </MenuButton>
  );
}
