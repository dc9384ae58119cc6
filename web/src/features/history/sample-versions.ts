import type { TextVersionView, VersionComparison } from '@evident/domain/history';

const ADA = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Ada Example' };
const BEN = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Ben Example' };
const version = (at: number, more: Partial<TextVersionView>): TextVersionView => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  name: null,
  current: false,
  authors: [ADA],
  beganAt: `2026-11-0${9 - at}T09:00:00.000Z`,
  endedAt: `2026-11-0${9 - at}T09:12:00.000Z`,
  restoredFrom: null,
  ...more,
});

export const SAMPLE_VERSIONS = [
  version(1, { current: true, authors: [ADA, BEN] }),
  version(2, { name: 'Before coding' }),
  version(3, { authors: [BEN], restoredFrom: '2026-11-01T09:00:00.000Z' }),
  version(4, { authors: [] }),
] as const;

export const SAMPLE_COMPARISON: VersionComparison = {
  version: SAMPLE_VERSIONS[0],
  since: SAMPLE_VERSIONS[1],
  addedWords: 2,
  removedWords: 1,
  changedBlocks: 4,
  complete: true,
  blocks: [
    {
      type: 'heading',
      level: 1,
      speaker: null,
      change: 'SAME',
      parts: [{ text: 'Interview', change: null }],
      count: 1,
    },
    { type: 'paragraph', level: null, speaker: null, change: 'SKIPPED', parts: [], count: 12 },
    {
      type: 'turn',
      level: null,
      speaker: 'Ana',
      change: 'CHANGED',
      parts: [
        { text: 'The price is ', change: null },
        { text: 'too', change: 'REMOVED' },
        { text: 'far too', change: 'ADDED' },
        { text: ' high.', change: null },
      ],
      count: 1,
    },
    {
      type: 'paragraph',
      level: null,
      speaker: null,
      change: 'FORMATTED',
      parts: [{ text: 'As it was', change: null }],
      count: 1,
    },
    { type: 'image', level: null, speaker: null, change: 'REMOVED', parts: [], count: 1 },
    {
      type: 'bulletList',
      level: null,
      speaker: null,
      change: 'ADDED',
      parts: [{ text: 'A point', change: 'ADDED' }],
      count: 1,
    },
  ],
};
