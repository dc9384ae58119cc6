import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv } from '../../test/bench/reviews.ts';
import { meetings } from '../../test/bench/meetings.ts';
import { sharedFolder } from '../../test/support/shared-data.ts';
import type { Source } from '../evidence/index.ts';
import { sentencesOfSources } from '../extraction/index.ts';
import { FRAMEWORKS, type SummaryFramework, describedSections, lackingSections, planSummary } from './index.ts';

const FIXTURES = join(import.meta.dirname, '../../test/fixtures/framework-texts');
const NARROW = ['SalesMEDICC', 'SalesSPICED', 'UsabilityTest', 'CustomerCall'] as const;

function sourceOf(turns: readonly { readonly speaker: string | null; readonly text: string }[]): Source {
  let at = 0;
  const blocks = turns.map(({ speaker, text }) => {
    const start = at;
    at += [...text].length + 1;
    return { start, end: at - 1, speaker, startMs: null, endMs: null, fileId: null };
  });
  const text = turns.map((turn) => turn.text).join('\n');
  const id = '00000000-0000-7000-8000-000000000001';
  return { key: 'S1', type: 'note', id, parentId: null, projectId: null, title: '', projectTitle: null, text, blocks };
}

const fixture = (name: string): Source =>
  sourceOf(
    readFileSync(join(FIXTURES, `${name}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ speaker: line.slice(0, line.indexOf(':')), text: line.slice(line.indexOf(':') + 2) })),
  );

/** Keys of the sections that find something, by cues alone: meaning only leaves out more. */
function foundIn(source: Source, framework: SummaryFramework): string[] {
  const vector = Float32Array.of(1, 0);
  const sentences = sentencesOfSources([source])
    .filter(({ statement }) => statement > 0)
    .map((sentence) => ({ ...sentence, vector }));
  const meanings = describedSections(framework, null).map(() => vector);
  const read = { sources: [source], sentences, meanings, isUnderstood: false };
  return planSummary(framework, read).map(({ key }) => key);
}

/** The share of the sections of the narrow frameworks that texts of another kind have. */
function shareFound(sources: readonly Source[]): number {
  const found = sources.flatMap((source) => NARROW.flatMap((framework) => foundIn(source, framework)));
  const all = NARROW.reduce((sum, framework) => sum + FRAMEWORKS[framework].sections.length, 0);
  return found.length / (all * sources.length);
}

describe('the sections of a framework', () => {
  it.each([
    ['sales-full', 'SalesMEDICC', 'metrics buyer criteria process pain champion competition'],
    ['sales-full', 'SalesSPICED', 'situation pain impact event decision'],
    ['sales-thin', 'SalesMEDICC', 'criteria process pain'],
    ['usability-shop', 'UsabilityTest', 'tasks worked problems expectations suggestions'],
    ['usability-app', 'UsabilityTest', 'tasks worked problems suggestions'],
    ['customer-call', 'CustomerCall', 'context needs concerns next'],
    ['customer-call', 'FeatureRequests', 'requests reasons workarounds'],
    ['feature-requests', 'FeatureRequests', 'requests reasons workarounds'],
  ] as const)('hold what a text says, and no more: %s, %s', (name, framework, keys) => {
    expect(foundIn(fixture(name), framework).join(' ')).toBe(keys);
  });

  it.each(['unrelated-podcast', 'unrelated-committee', 'unrelated-patients'])(
    'are empty in a text of another kind: %s',
    (name) => {
      expect(NARROW.flatMap((framework) => foundIn(fixture(name), framework))).toEqual([]);
    },
  );

  it('are named where a text has no sentence for them', () => {
    const sections = ['criteria', 'process', 'pain'].map((key) => ({
      key,
      title: key,
      startTime: null,
      sentences: [{ text: 'It is slow.', citations: ['c1'] }],
    }));
    expect(lackingSections('SalesMEDICC', { sections })).toEqual([
      'Metrics',
      'Economic buyer',
      'Champion',
      'Competition',
    ]);
    expect(lackingSections('ByThemes', { sections: [] })).toEqual([]);
    expect(lackingSections('Summary', { sections: [] })).toEqual([]);
  });
});

const answers = sharedFolder('feedback/nhs-patient-feedback');

(answers ? describe : describe.skip)('the sections of a framework in real texts of another kind', () => {
  // Before, 632 of 735 sections of the meetings and 136 of 210 of the answers were filled.
  it('are nearly always empty in meetings', () => {
    expect(shareFound(meetings().map(({ source }) => source))).toBeLessThan(0.03);
  });

  it('are empty in answers of patients', () => {
    const texts = csv(readFileSync(join(answers!, 'text_data.csv'), 'utf8'))
      .slice(1)
      .flatMap(([, , , text = '']) => (text === '' ? [] : [{ speaker: null, text: text.replace(/\s+/gu, ' ') }]));
    const sources = Array.from({ length: 10 }, (_, at) => sourceOf(texts.slice(at * 900, at * 900 + 120)));
    expect(shareFound(sources)).toBe(0);
  });
});
