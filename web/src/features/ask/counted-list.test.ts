import { EMPTY_FORM } from '@evident/domain/filters';
import { countedList } from './counted-list.ts';
import { sampleCount } from './sample-answers.ts';

describe('the list of what was counted', () => {
  it('has the same filter, in the project or in the search', () => {
    expect(countedList(sampleCount)).toEqual({
      to: '/search?filter=Date.IsAfter.2026-05-31*Content.Contains.cost&tab=notes',
      label: 'Show the notes',
    });
    expect(countedList({ ...sampleCount, list: { ...sampleCount.list!, projectId: 'p1' } })?.to).toBe(
      '/projects/p1/v/notes?filter=Date.IsAfter.2026-05-31*Content.Contains.cost',
    );
  });

  it('is people, or their notes if they are in many', () => {
    const list = { type: 'PERSON', projectId: null, filter: EMPTY_FORM } as const;
    expect(countedList({ counts: 'PERSON', list })).toEqual({ to: '/contacts?filter=', label: 'Show the people' });
    expect(countedList({ counts: 'PERSON', list: sampleCount.list })?.label).toBe('Show their notes');
    expect(countedList({ counts: 'INSIGHT', list: null })).toBeNull();
  });
});
