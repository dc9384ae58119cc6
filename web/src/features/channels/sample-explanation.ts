import type { ThemeExplanation } from '@evident/domain/channels';
import { samplePoint, sampleThemes } from './sample-channel.ts';

const share = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });

export const sampleExplanation: ThemeExplanation = {
  phrases: [
    { text: 'waiting for a reply', dataPoints: 42 },
    { text: 'three weeks', dataPoints: 17 },
    { text: 'nobody answers', dataPoints: 9 },
  ],
  segments: [
    {
      field: null,
      values: [
        { value: 'ZENDESK', people: 120, share: share(0.67), elsewhere: 0.4, differs: 'MORE' },
        { value: 'APP_STORE', people: 60, share: share(0.33), elsewhere: 0.6, differs: 'LESS' },
      ],
    },
    {
      field: 'plan',
      values: [
        { value: 'Business', people: 95, share: share(0.53), elsewhere: 0.5, differs: null },
        { value: 'Free', people: 85, share: share(0.47), elsewhere: null, differs: null },
      ],
    },
  ],
  contradicting: { dataPointId: samplePoint.id, text: 'They answered within an hour, I was impressed.' },
  history: [
    {
      id: '0198a5b0-7c1e-7d60-9b3a-000000000f01',
      event: 'GAVE_PART',
      at: '2026-04-20T10:00:00.000Z',
      other: { id: sampleThemes[1]!.id, title: 'Export' },
      byMember: false,
      points: 12,
      expected: null,
      between: 0.214,
      limit: 0.305,
      reverts: true,
    },
    {
      id: '0198a5b0-7c1e-7d60-9b3a-000000000f02',
      event: 'TOOK_IN',
      at: '2026-03-20T10:00:00.000Z',
      other: { id: sampleThemes[2]!.id, title: 'Password reset' },
      byMember: true,
      points: null,
      expected: null,
      between: null,
      limit: null,
      reverts: false,
    },
    {
      id: '0198a5b0-7c1e-7d60-9b3a-000000000f03',
      event: 'BORN',
      at: '2026-02-01T10:00:00.000Z',
      other: null,
      byMember: false,
      points: 8,
      expected: 1.3,
      between: null,
      limit: null,
      reverts: false,
    },
  ],
};
