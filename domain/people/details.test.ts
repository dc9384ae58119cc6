import fc from 'fast-check';
import {
  CONTACT_HIDDEN,
  UNNAMED_PARTICIPANT,
  peopleExportHead,
  peopleExportRow,
  personName,
  withDetails,
} from './index.ts';

const LABEL = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `l${text.trim()}`);
const DETAILS = fc.dictionary(
  LABEL,
  fc.string({ minLength: 1 }).map((text) => `t${text}`.trim()),
  { maxKeys: 8, noNullPrototype: true },
);

describe('details of a person', () => {
  it('are set trimmed, removed by null and by blanks, and kept if absent', () => {
    const before = { Company: 'Engines', City: 'London', Age: '36' };
    expect(withDetails(before, { ' Company ': '  Navy ', City: null, Age: '  ', Email: 'ada@example.org' })).toEqual({
      Company: 'Navy',
      Email: 'ada@example.org',
    });
    expect(before).toEqual({ Company: 'Engines', City: 'London', Age: '36' });
  });

  it('are the same after a change is sent twice, and end as sent', () => {
    fc.assert(
      fc.property(DETAILS, DETAILS, (before, change) => {
        const after = withDetails(before, change);
        expect(withDetails(after, change)).toEqual(after);
        expect(after).toMatchObject(change);
        for (const [label, value] of Object.entries(before)) if (!(label in change)) expect(after[label]).toBe(value);
      }),
    );
  });

  it('are texts with a label of 1 to 200 characters', () => {
    for (const change of [
      { ' ': 'x' },
      { ['l'.repeat(201)]: 'x' },
      { Age: 36 },
      { Tags: ['a'] },
      { Bio: 'b'.repeat(10_300) },
    ])
      expect(() => withDetails({}, change)).toThrow(expect.objectContaining({ code: 'ValidationError' }));
    expect(withDetails({}, { ['l'.repeat(200)]: 'b'.repeat(10_299) })).toEqual({
      ['l'.repeat(200)]: 'b'.repeat(10_299),
    });
  });

  it('are at most 100, counted after removals', () => {
    const full = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Detail ${at}`, 'x']));
    expect(() => withDetails(full, { More: 'x' })).toThrow(expect.objectContaining({ code: 'UnprocessableContent' }));
    expect(Object.keys(withDetails(full, { More: 'x', 'Detail 0': null }))).toHaveLength(100);
  });
});

describe('a person on screen and in an export', () => {
  it('is called by name, unnamed, or hidden from members without access', () => {
    expect(['Ada', '', null].map(personName)).toEqual(['Ada', UNNAMED_PARTICIPANT, CONTACT_HIDDEN]);
  });

  it('fills each column of the head, with blanks for missing details and details that are no texts', () => {
    const row = peopleExportRow(
      {
        id: 'p',
        name: 'Ada',
        details: { City: 'London', Old: 3 },
        noteCount: 2,
        importOrigin: null,
        enrichmentOrigin: 'more.csv',
        createdAt: '2026-05-01T00:00:00.000Z',
      } as unknown as Parameters<typeof peopleExportRow>[0],
      ['City', 'Old', 'Company'],
      ['Enterprise'],
      'https://evident.example/people/p',
    );
    expect(
      Object.fromEntries(peopleExportHead(['City', 'Old', 'Company'], ['Segment']).map((name, at) => [name, row[at]])),
    ).toEqual({
      Name: 'Ada',
      City: 'London',
      Old: '',
      Company: '',
      Segment: 'Enterprise',
      Notes: '2',
      'Import origin': '',
      'Enrichment origin': 'more.csv',
      'Created at': '2026-05-01T00:00:00.000Z',
      Link: 'https://evident.example/people/p',
    });
  });
});
