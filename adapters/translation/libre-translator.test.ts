import { LibreTranslator } from './libre-translator.ts';

type Answer = { readonly status: number; readonly body: string } | Error;

/** The result for two texts, with the only answer of the endpoint. */
const translated = (answer: Answer) =>
  new LibreTranslator({
    url: 'http://translate.test',
    post: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  }).translate(['Hello', 'Yes'], null, 'de');
const texts = (...translatedText: unknown[]) => ({ status: 200, body: JSON.stringify({ translatedText }) });

describe('the translation endpoint', () => {
  it('answers with one text for each turn', async () => {
    expect(await translated(texts('Hallo', 'Ja'))).toEqual({ result: 'Success', texts: ['Hallo', 'Ja'] });
  });

  it.each([
    ['slow', new Error('No answer in 55 seconds'), 'cannot be reached: No answer in 55 seconds'],
    ['partial', texts('Hallo'), 'did not answer with one text for each turn.'],
    ['cut off', { status: 200, body: '{"translatedText": ["Hal' }, 'did not answer with one text for each turn.'],
    ['wrong', texts('Hallo', 5), 'did not answer with one text for each turn.'],
    [
      'rate-limited',
      { status: 429, body: '{}' },
      'answered 429. It takes no more requests at the moment. Try again later.',
    ],
    ['failing', { status: 500, body: 'no' }, 'answered 500.'],
    ['without its key', { status: 403, body: '{}' }, 'answered 403. Check TRANSLATION_KEY.'],
  ] as const)('that is %s gives one sentence', async (_, answer, sentence) => {
    expect(await translated(answer)).toEqual({
      result: 'Failure',
      error: 'Error',
      message: `The translation endpoint ${sentence}`,
    });
  });

  it('that does not know a language says so', async () => {
    const body = JSON.stringify({ error: 'ha is not supported' });
    expect(await translated({ status: 400, body })).toMatchObject({ error: 'UnsupportedLanguagePair' });
  });
});
