import { detectLanguage } from './index.ts';

describe('the language of words', () => {
  it('is the one with the most function words', () => {
    expect(detectLanguage('das ist nicht der export'.split(' '))).toBe('de');
    expect(detectLanguage('this is not the export'.split(' '))).toBe('en');
  });

  it('is unknown for too few function words', () => expect(detectLanguage(['export'])).toBeNull());
});
