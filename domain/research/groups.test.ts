import { against, commonIn } from './against.ts';
import { clustered } from './cluster.ts';

/** A unit vector at an angle in degrees. */
const at = (degrees: number): Float32Array =>
  Float32Array.from([Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]);

describe('groups of passages', () => {
  it('hold what is similar, the largest first, and set apart what is alone', () => {
    const { groups, rest } = clustered([0, 90, 5, 92, 10, 200].map(at));
    expect(groups).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(rest).toEqual([5]);
  });

  it('are the same however often they are made, and at most five', () => {
    const vectors = Array.from({ length: 12 }, (_, n) =>
      Float32Array.from({ length: 6 }, (_, at) => (at === n % 6 ? 1 : 0)),
    );
    const first = clustered(vectors);
    expect(clustered(vectors)).toEqual(first);
    expect(first.groups).toHaveLength(5);
    expect(first.rest).toHaveLength(2);
  });
});

describe('what speaks against a finding', () => {
  const claim = { text: 'People trust the numbers in reports.', vector: at(0) };

  it('is about the same and says the opposite', () => {
    expect(against(claim, { text: 'I don’t trust these numbers.', vector: at(20) })).toBeGreaterThan(0.9);
    expect(against(claim, { text: 'Many distrust numbers.', vector: at(20) })).toBeGreaterThan(0);
  });

  it('is not what agrees, is about something else or shares no word', () => {
    expect(against(claim, { text: 'I trust the numbers, too.', vector: at(20) })).toBe(0);
    expect(against(claim, { text: 'I don’t trust these numbers.', vector: at(80) })).toBe(0);
    expect(against(claim, { text: 'We never go there.', vector: at(20) })).toBe(0);
  });

  it.each([
    'OpenTelemetry not only trusts numbers, it also shows them.',
    'I do not know whether these numbers are old.',
    'We trust the numbers, and nobody was late.',
  ])('is not a sentence that negates something else: %s', (text) => {
    expect(against(claim, { text, vector: at(20) })).toBe(0);
  });

  it.each([
    ['The care was excellent.', 'Staff brilliant, nothing too much trouble, excellent care.'],
    ['Good nurses on the ward.', 'The ward is very cold.'],
    ['Talking to the therapist helped me.', 'The therapist helped a lot with my problems.'],
    ['Easy navigating through the notebook.', 'Better navigation of notebooks.'],
    ['Version control on the site is clunky.', 'Lack of version control.'],
    ['The staff are friendly.', 'I wish the staff were not so busy and more friendly.'],
    ['The reports are always easy to read.', 'Are the reports not easy to read?'],
  ])('is no remark that only has other words of feeling, a wish or a question: %s %s', (one, other) => {
    expect(against({ text: one, vector: at(0) }, { text: other, vector: at(20) })).toBe(0);
  });

  it.each([
    ['Easy to share documents with others.', 'It is not easy to share documents with customers.'],
    ['Easy version control.', 'Version control is not very easy.'],
    ['The whole experience has been horrible.', 'The whole experience was excellent.'],
    ['The mental health team always helps.', 'The mental health team never helps.'],
    ['Wir vertrauen den Zahlen im Bericht.', 'Wir vertrauen den Zahlen im Bericht nicht.'],
  ])('denies it, or judges it the other way: %s %s', (one, other) => {
    expect(against({ text: one, vector: at(0) }, { text: other, vector: at(20) })).toBeGreaterThan(0);
  });

  it('judges the same subject the other way', () => {
    const good = { text: 'The nurses were kind and helpful.', vector: at(0) };
    expect(against(good, { text: 'Some nurses were rude to my husband.', vector: at(20) })).toBeGreaterThan(0.9);
    expect(against(good, { text: 'The nurses were not helpful.', vector: at(20) })).toBeGreaterThan(0.9);
    expect(against(good, { text: 'The nurses were great.', vector: at(20) })).toBe(0);
  });

  it('shares more than a word that many sentences have', () => {
    const isCommon = commonIn(Array.from({ length: 20 }, (_, n) => (n < 5 ? 'These numbers' : 'A word')));
    const other = { text: 'The numbers never mature.', vector: at(20) };
    expect(against({ text: 'The numbers are old.', vector: at(0) }, other, isCommon)).toBe(0);
    expect(against({ text: 'The numbers mature.', vector: at(0) }, other, isCommon)).toBeGreaterThan(0);
  });
});
