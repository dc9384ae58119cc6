import { UNDETERMINED, languageOf, lowerCaseWords, scriptOf, scriptOfLanguage } from './index.ts';

describe('scripts', () => {
  it.each([
    ['Latin', 'The export fails'],
    ['Arabic', 'فشل الدفع في تطبيق iPhone'],
    ['Han', '用户在 iPhone 上支付失败'],
    ['Kana', '支払い画面でエラー'],
    ['Hangul', '결제가 안 돼요'],
    ['Hebrew', 'הזמנה iPhone'],
    ['Cyrillic', 'не работает'],
    ['Latin', 'The word 用户 means user'],
  ])('are those of most letters (%s: %s)', (script, text) => expect(scriptOf(text)).toBe(script));

  it('are none without letters', () => {
    for (const text of ['', '123', '…', '👍']) expect(scriptOf(text)).toBeNull();
  });

  it('are known of languages', () => {
    expect(['ar', 'zh-TW', 'ja', 'ko', 'de', 'uk'].map(scriptOfLanguage)).toEqual([
      'Arabic',
      'Han',
      'Kana',
      'Hangul',
      'Latin',
      'Cyrillic',
    ]);
    expect(scriptOfLanguage('not a tag')).toBeNull();
  });
});

describe('the language of a text', () => {
  it.each([
    ['ar', 'فشل الدفع'],
    ['fa', 'پرداخت ناموفق بود'],
    ['zh', '用户支付失败'],
    ['ja', 'ログインできません'],
    ['ko', '결제가 안 돼요'],
    ['he', 'שלום עולם'],
    ['ru', 'не могу оплатить'],
    ['uk', 'не можу їх оплатити'],
    ['th', 'ไม่สามารถชำระเงินได้'],
    ['de', 'Gebühren zu hoch'],
    ['tr', 'Ödeme başarısız oldu'],
    ['pl', 'Nie mogę zapłacić'],
    ['vi', 'Tôi không thể thanh toán'],
    ['en', 'I do not know what this is'],
  ])('comes from its script, letters and words (%s: %s)', (language, text) => expect(languageOf(text)).toBe(language));

  it('is that of the context for a text that does not tell', () => {
    expect(languageOf('Preisliste')).toBeNull();
    expect(languageOf('Preisliste', { otherwise: 'de' })).toBe('de');
    expect(languageOf('I do not know what this is', { otherwise: 'de' })).toBe('en');
  });

  it('is not that of a context in another script', () => {
    expect(languageOf('Preisliste', { otherwise: 'zh' })).toBeNull();
    expect(languageOf('用户支付失败', { otherwise: 'en' })).toBe('zh');
  });

  it('is the declared one, if the text can be in it', () => {
    expect(languageOf('card payment', { declared: 'nl-BE' })).toBe('nl');
    expect(languageOf('card payment', { declared: 'nb' })).toBe('no');
    expect(languageOf('漢字', { declared: 'ja' })).toBe('ja');
    expect(languageOf('فشل الدفع', { declared: 'en' })).toBe('ar');
    expect(languageOf('I do not know what this is', { declared: 'zh' })).toBe('en');
  });

  it('is never English for a text of words with foreign letters', () => {
    expect(languageOf('Rückerstattung')).toBe(UNDETERMINED);
    expect(languageOf('Rückerstattung', { otherwise: 'en' })).toBe(UNDETERMINED);
    expect(languageOf('Rückerstattung', { otherwise: 'de' })).toBe('de');
  });

  it('takes the words of the beginning', () => {
    expect(lowerCaseWords('Preis-Liste, ÜBER 3')).toEqual(['preis', 'liste', 'über']);
    expect(lowerCaseWords('word '.repeat(100_000)).length).toBeLessThan(1_000);
  });
});
