import type { EmbeddedChart } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import { hostChart } from '../kernel/chart-hosts.ts';
import { chartAsText } from '../kernel/copy-chart.ts';
import { nodeOf } from './schema.ts';

/** A chart of a dashboard, drawn by the shell. The document stores only ids. */
export const chart = (): AnyExtension =>
  nodeOf('chart', {
    draggable: true,
    selectable: true,
    parseHTML: () => [
      {
        tag: '[data-chart]',
        getAttrs: (element) => {
          const [dashboardId, chartId] = (element.dataset['chart'] ?? '').split(' ');
          return dashboardId && chartId ? { dashboardId, chartId } : false;
        },
      },
    ],
    renderHTML: ({ node }) => ['div', { 'data-chart': chartAsText(node.attrs as EmbeddedChart) }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('figure');
        const embedded = node.attrs as EmbeddedChart;
        dom.dataset['chart'] = chartAsText(embedded);
        dom.contentEditable = 'false';
        return {
          dom,
          stopEvent: (event: Event) =>
            event.type !== 'dragstart' &&
            event.target instanceof Element &&
            event.target.closest('a, button, canvas, [tabindex]') !== null,
          ignoreMutation: () => true,
          destroy: hostChart(dom, embedded),
        };
      },
  });
