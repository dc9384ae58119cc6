import type { Bar, ChartData, ChartValues } from '@evident/domain/charts';

const values = (highlights: number): ChartValues => ({
  highlights,
  notes: Math.ceil(highlights / 2),
  characters: highlights * 48,
});
const TRUST = '0198a5b0-7c1e-7d60-9b3a-000000000001';
const ROUTINES = '0198a5b0-7c1e-7d60-9b3a-000000000002';

export const sampleChart: ChartData = {
  groups: [
    {
      id: TRUST,
      title: 'Trust',
      color: 'teal',
      tagBoardId: '0198a5b0-7c1e-7d60-9b3a-0000000000b1',
      tagBoardTitle: 'Themes',
      values: values(19),
      tags: [
        {
          id: '0198a5b0-7c1e-7d60-9b3a-000000000011',
          title: 'Trust in the numbers',
          color: 'teal',
          values: values(14),
        },
        { id: '0198a5b0-7c1e-7d60-9b3a-000000000012', title: 'Double-checking', color: 'indigo', values: values(8) },
      ],
    },
    {
      id: ROUTINES,
      title: 'Routines',
      color: 'orange',
      tagBoardId: '0198a5b0-7c1e-7d60-9b3a-0000000000b1',
      tagBoardTitle: 'Themes',
      values: values(6),
      tags: [
        { id: '0198a5b0-7c1e-7d60-9b3a-000000000021', title: 'Copying by hand', color: 'orange', values: values(5) },
        { id: '0198a5b0-7c1e-7d60-9b3a-000000000022', title: 'Friday reports', color: 'pink', values: values(3) },
        { id: '0198a5b0-7c1e-7d60-9b3a-000000000023', title: 'Unused', color: 'orange', values: values(0) },
      ],
    },
  ],
  total: values(31),
  untagged: values(4),
};

export const sampleBars: readonly Bar[] = sampleChart.groups.flatMap((group) =>
  group.tags
    .filter((tag) => tag.values.highlights > 0)
    .map((tag) => ({
      id: tag.id,
      kind: 'TAG' as const,
      title: tag.title,
      color: tag.color,
      value: tag.values.highlights,
      group: { id: group.id, title: group.title },
    })),
);
