import { withoutSettings } from './without-settings.ts';

describe('the reason of a failure on screens of members', () => {
  it.each([
    [
      'The transcription endpoint answered 404. Check TRANSCRIPTION_URL and TRANSCRIPTION_MODEL',
      'The transcription endpoint answered 404. Ask the administrator of your server to check its settings.',
    ],
    [
      'models.example cut its answer at the limit. Choose fewer sources; check AI_CONTEXT_TOKENS.',
      'models.example cut its answer at the limit. Choose fewer sources. Ask the administrator of your server to check its settings.',
    ],
    ['Check AI_KEY.', 'Ask the administrator of your server to check its settings.'],
  ])('names no environment variable: %s', (reason, shown) => {
    expect(withoutSettings(reason)).toBe(shown);
  });

  it('is shown whole without any', () => {
    expect(withoutSettings('models.example answered 503. Try again later.')).toBe(
      'models.example answered 503. Try again later.',
    );
  });
});
