import type { TermView } from '@evident/domain/glossary';

const id = (end: string): string => `0198a5b0-7c1e-7d60-9b3a-2f3c4d5e${end}`;
const made = {
  createdBy: { id: id('0a01'), name: 'Ada Park' },
  version: 1,
  createdAt: '2026-01-05T10:00:00Z',
  updatedAt: '2026-01-05T10:00:00Z',
};

export const mttr: TermView = {
  id: id('1101'),
  name: 'MTTR',
  otherNames: ['mean time to restore'],
  definition: 'The average time from the start of an outage to its end.',
  ...made,
};
export const collector: TermView = {
  id: id('1102'),
  name: 'OpenTelemetry Collector',
  otherNames: ['collector', 'otelcol'],
  definition: 'Receives, changes and forwards telemetry.',
  ...made,
};
