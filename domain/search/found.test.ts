import fc from 'fast-check';
import { containsPhrase, foldText, foldWord, foldedWords, searchOrder, subjectWords, withNeighbors } from './index.ts';

describe('a phrase', () => {
  it('is found as whole words, whatever their case, accents and signs', () => {
    expect(containsPhrase('The CAFÉ, at last!', foldedWords('café at'))).toBe(true);
    expect(containsPhrase('The cafés at last', foldedWords('café at'))).toBe(false);
    expect(containsPhrase('我们喜欢价格', foldedWords('喜欢'))).toBe(true);
  });

  it('without words is in no text', () => {
    for (const nothing of ['', ' ', '?!']) expect(containsPhrase('Anything?!', foldedWords(nothing))).toBe(false);
  });

  it('is in every text that it was taken from', () => {
    const word = fc.stringMatching(/^[a-zé]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (words, from, length) => {
        const at = from % words.length;
        const part = words.slice(at, at + 1 + (length % (words.length - at)));
        expect(containsPhrase(words.join(', '), foldedWords(part.join(' ')))).toBe(true);
      }),
    );
  });

  it('compares words without apostrophes, folded once and for all', () => {
    expect([foldWord('O’Brien'), foldWord("don't"), foldWord('STRASSE')]).toEqual([
      'obrien',
      'dont',
      foldText('Straße'),
    ]);
  });
});

describe('the order of results', () => {
  it('is the best, the newest or the first title first, and only the last two are reversed', () => {
    expect(searchOrder()).toEqual({ by: 'RELEVANCE', descending: true });
    expect(searchOrder('RELEVANCE', 'ASC').descending).toBe(true);
    expect([searchOrder('TITLE').descending, searchOrder('TITLE', 'DESC').descending]).toEqual([false, true]);
    expect([searchOrder('CREATED').descending, searchOrder('UPDATED', 'ASC').descending]).toEqual([true, false]);
  });
});

describe('words that tell the subject of a text', () => {
  it('are the most frequent first, those of the title as three, at most 24, and no filler words', () => {
    const words = subjectWords(
      'Pricing',
      'The subscription and the subscription and the invoice are the pricing of it.',
    );
    expect(words.slice(0, 2)).toEqual(['pricing', 'subscription']);
    expect(words).not.toContain('the');
    const long = Array.from({ length: 100 }, (_, at) => `subject${String.fromCharCode(97 + (at % 26))}${at}`).join(' ');
    expect(subjectWords('', long).length).toBeLessThanOrEqual(24);
  });

  it('are the same in any order of sentences', () => {
    const sentences = ['Invoices arrive late.', 'Customers cancel subscriptions.', 'Invoices confuse customers.'];
    fc.assert(
      fc.property(fc.shuffledSubarray(sentences, { minLength: 3 }), (order) => {
        expect(subjectWords('', order.join(' '))).toEqual(subjectWords('', sentences.join(' ')));
      }),
    );
  });
});

describe('the relevance of a passage', () => {
  const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });

  it('grows with that of its neighbors, the nearest most, and with its own most of all', () => {
    expect(withNeighbors([0, 0, 0, 1, 0, 0, 0])).toEqual(
      [0.2, 0.4, 0.6, 1, 0.6, 0.4, 0.2].map((share) => expect.closeTo(share)),
    );
    expect(withNeighbors([])).toEqual([]);
  });

  it('is the same read backwards, and never less than its own', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const forwards = withNeighbors(given);
        const backwards = withNeighbors(given.toReversed()).toReversed();
        for (const [at, score] of forwards.entries()) {
          expect(score).toBeCloseTo(backwards[at]!);
          expect(score).toBeGreaterThanOrEqual(given[at]!);
        }
      }),
    );
  });

  it('of a single passage is not worse for being short', () => {
    const [alone] = withNeighbors([0.8]);
    expect(alone).toBeGreaterThan(withNeighbors([0, 0.8, 0])[1]!);
  });
});
