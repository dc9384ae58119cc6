import type { EvidenceContent } from '@evident/domain/evidence';
import { shownWhileGrowing } from './growing.ts';

const content = (...sections: [string, ...string[]][]): EvidenceContent => ({
  citations: [],
  sections: sections.map(([key, ...texts]) => ({
    key,
    title: null,
    startTime: null,
    sentences: texts.map((text) => ({ text, citations: ['c1'] })),
  })),
});

it('shows sentences and sections that come after all others at once', () => {
  const next = content(['a', '1'], ['b', '2', '3'], ['c', '4']);
  expect(shownWhileGrowing(content(), next)).toEqual(next);
  expect(shownWhileGrowing(content(['a', '1'], ['b', '2']), next)).toEqual(next);
});

it('keeps back those that would move what is shown', () => {
  const shown = content(['b', '2']);
  expect(shownWhileGrowing(shown, content(['a', '1'], ['b', '2', '3']))).toEqual(content(['b', '2', '3']));
  const two = content(['a', '1'], ['b', '2']);
  expect(shownWhileGrowing(two, content(['a', '1', '9'], ['b', '2']))).toEqual(two);
});
