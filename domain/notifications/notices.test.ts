import type { DeliveredEvent } from '../events/index.ts';
import { endSource, noticesOf } from './index.ts';

const rendered = (state: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'CANCELLED') =>
  noticesOf({
    id: 'e1',
    teamId: 't1',
    name: 'render:changed',
    payload: { renderId: 'r1', projectId: 'p1', state, priority: 'ACCELERATED', by: 'm1' },
  } as DeliveredEvent<'render:changed'>);

describe('notices of an export', () => {
  it.each(['DONE', 'FAILED'] as const)('concern the member who requested it: %s', (state) => {
    expect(rendered(state)).toEqual([
      {
        kind: 'EXPORT',
        what: null,
        source: 'r1',
        projectId: 'p1',
        object: { type: 'PROJECT', id: 'p1' },
        commentId: null,
        by: null,
        to: { rule: 'members', ids: ['m1'] },
      },
    ]);
  });

  it.each(['WAITING', 'PROCESSING', 'CANCELLED'] as const)(
    'are none while it runs, or if it was canceled: %s',
    (state) => {
      expect(rendered(state)).toEqual([]);
    },
  );
});

it('the failure of work and its later success are two occasions', () => {
  expect(endSource('r1', 'done')).toBe('r1');
  expect(endSource('r1', 'failed')).toBe('r1:failed');
  const transcribed = (state: 'DONE' | 'FAILED') =>
    noticesOf({
      id: 'e1',
      teamId: 't1',
      name: 'transcription:changed',
      payload: { transcriptionId: 't1', projectId: 'p1', noteId: 'n1', state, by: 'm1' },
    } as DeliveredEvent<'transcription:changed'>).map(({ source }) => source);
  expect([...transcribed('FAILED'), ...transcribed('DONE')]).toEqual(['t1:failed', 't1']);
});
