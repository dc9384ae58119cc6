import { NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import { nothingFound } from './nothing-found.ts';

const text = (keys: string[], more = {}) => ({
  state: 'DONE' as const,
  reason: null,
  content: {
    citations: [],
    sections: keys.map((key) => ({
      key,
      title: key,
      startTime: null,
      sentences: [{ text: 'It is slow.', citations: ['c1'] }],
    })),
  },
  ...more,
});

describe('a text with empty sections', () => {
  it('says what was not found', () => {
    expect(nothingFound('SalesMEDICC', text(['metrics', 'criteria', 'process', 'pain']))).toBe(
      'Nothing about economic buyer, champion, or competition was found.',
    );
    expect(nothingFound('VoiceOfCustomerReport', text(['value', 'pains', 'wishes']))).toBeUndefined();
    expect(nothingFound('CustomPrompt', text([], { reason: NOT_ENOUGH_DATA }))).toBe(
      'Nothing in the sources answers this.',
    );
  });

  it('says nothing while it is written, or of frameworks without fixed sections', () => {
    expect(nothingFound('SalesMEDICC', text([], { state: 'WORKING' }))).toBeUndefined();
    expect(nothingFound('ByThemes', text([]))).toBeUndefined();
  });
});
