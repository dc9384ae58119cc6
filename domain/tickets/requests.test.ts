import {
  type DestinationKind,
  type TicketDraft,
  atPointer,
  boundedDraft,
  jiraDocument,
  markdownOf,
  meaningOf,
  plainRequest,
  shownAnswer,
  testRequest,
  ticketIn,
  ticketRequest,
} from './index.ts';

const access = {
  url: 'https://a.example',
  project: 'RES',
  account: 'ada@example.com',
  issueType: 'Task',
  header: 'X-Key',
  urlPointer: '',
  keyPointer: '',
};
const base64 = (text: string) => `b64(${text})`;
const draft: TicketDraft = {
  id: 't1',
  title: 'Price\nmatters',
  summary: 'They leave.',
  link: 'https://w.example/insights/1',
  quotes: [{ text: 'Ask @ada about #1', source: 'Interview' }],
};
const asked = (kind: DestinationKind, token: string | null = 'secret') =>
  ticketRequest({ kind, access }, token, draft, base64);

describe('the request for a ticket', () => {
  it('is that of each service', () => {
    expect(asked('JIRA')).toMatchObject({
      url: 'https://a.example/rest/api/3/issue',
      headers: { Authorization: 'Basic b64(ada@example.com:secret)' },
    });
    expect(JSON.parse(asked('JIRA').body)).toMatchObject({
      fields: { project: { key: 'RES' }, issuetype: { name: 'Task' }, summary: 'Price matters' },
    });
    expect(asked('LINEAR').headers).toMatchObject({ Authorization: 'secret' });
    expect(JSON.parse(asked('LINEAR').body).variables.input).toMatchObject({ teamId: 'RES', title: 'Price matters' });
    expect(asked('GITHUB')).toMatchObject({
      url: 'https://a.example/repos/RES/issues',
      headers: { Authorization: 'Bearer secret', 'User-Agent': 'Evident' },
    });
    expect(asked('GENERIC').headers).toMatchObject({ 'X-Key': 'secret' });
    expect(asked('GENERIC', null).headers).not.toHaveProperty('X-Key');
    expect(JSON.parse(asked('GENERIC').body)).toMatchObject({ id: 't1', link: draft.link });
    expect(plainRequest({ kind: 'GENERIC', access }, null, '{}', base64)).toMatchObject({
      url: access.url,
      body: '{}',
    });
  });

  it('can be tried without creating one', () => {
    const tried = (kind: DestinationKind) => testRequest({ kind, access }, 'secret', base64);
    expect(tried('JIRA')).toMatchObject({ method: 'GET', url: 'https://a.example/rest/api/3/project/RES' });
    expect(tried('GITHUB')).toMatchObject({ method: 'GET', url: 'https://a.example/repos/RES' });
    expect(tried('LINEAR').body).not.toContain('mutation');
    expect(tried('GENERIC').body).toBe('{"type":"test"}');
  });

  it('has quotes that notify nobody and are no markup', () => {
    expect(markdownOf(draft)).toBe(
      'They leave.\n\n> Ask @\u200Bada about #\u200B1\n> — Interview\n\n[Open in Evident](https://w.example/insights/1)',
    );
    const hostile = { ...draft, summary: '# Title\n- item <b> [x](y) *z*', quotes: [], link: null };
    expect(markdownOf(hostile)).toBe('# Title\n\u200B- item \\<b\\> \\[x\\](y) \\*z\\*');
    expect(jiraDocument({ ...draft, summary: 'One\n\nTwo' })).toMatchObject({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ text: 'One' }] },
        { type: 'paragraph', content: [{ text: 'Two' }] },
        { type: 'blockquote' },
        { type: 'paragraph', content: [{ marks: [{ type: 'link', attrs: { href: draft.link } }] }] },
      ],
    });
  });

  it('has parts of a size that services take', () => {
    const quote = { text: 'x'.repeat(600), source: '' };
    const long = boundedDraft({
      ...draft,
      title: ' ',
      summary: 'y'.repeat(6_000),
      quotes: [quote, quote, quote, quote],
    });
    expect([long.title, long.summary.length, long.quotes.length, long.quotes[0]!.text.length]).toEqual([
      'Untitled',
      5_000,
      3,
      500,
    ]);
  });
});

describe('the source of a quote', () => {
  const sourceOf = (text: string, source: string) =>
    boundedDraft({ ...draft, quotes: [{ text, source }] }).quotes[0]!.source;

  it('is left out if it is the beginning of the quote', () => {
    expect(sourceOf('Food could have been warmer', 'Food could have been warmer')).toBe('');
    expect(sourceOf('Food could have been warmer', 'Food could have…')).toBe('');
    expect(sourceOf('Food could have been warmer', 'Ward survey')).toBe('Ward survey');
    expect(sourceOf('Food could have been warmer', '…')).toBe('…');
  });
});

describe('the answer of a service', () => {
  const link = (kind: DestinationKind, answer: unknown, more: object = {}) =>
    ticketIn({ kind, access: { ...access, ...more } }, { status: 201, body: JSON.stringify(answer) });

  it('names the ticket', () => {
    expect(link('JIRA', { key: 'RES-1' })).toEqual({ key: 'RES-1', url: 'https://a.example/browse/RES-1' });
    expect(link('GITHUB', { number: 3, html_url: 'https://g.example/3' })).toEqual({
      key: '#3',
      url: 'https://g.example/3',
    });
    expect(
      link('LINEAR', { data: { issueCreate: { issue: { identifier: 'R-1', url: 'https://l.example/R-1' } } } }),
    ).toEqual({ key: 'R-1', url: 'https://l.example/R-1' });
    expect(link('GENERIC', { url: 'https://s.example/1' })).toEqual({ key: null, url: 'https://s.example/1' });
    expect(link('GENERIC', { a: [{ 'b/c': 'https://s.example/1' }] }, { urlPointer: '/a/0/b~1c' })?.url).toBe(
      'https://s.example/1',
    );
  });

  it('names none without an address of the web', () => {
    for (const url of ['javascript:alert(1)', 'ftp://x', 7, null, `https://x.example/${'a'.repeat(2_000)}`])
      expect(link('GENERIC', { url })).toBeNull();
    expect(ticketIn({ kind: 'JIRA', access }, { status: 201, body: '<html>' })).toBeNull();
    expect(atPointer({ a: 1 }, '/constructor')).toBeUndefined();
  });

  it.each([
    [201, 'DONE'],
    [302, 'REFUSED'],
    [400, 'REFUSED'],
    [408, 'UNKNOWN'],
    [429, 'LATER'],
    [500, 'UNKNOWN'],
    [503, 'LATER'],
  ] as const)('with %i means %s', (status, meaning) => {
    expect(meaningOf('GITHUB', { status, body: '' })).toBe(meaning);
  });

  it('with errors of GraphQL means that it refused', () => {
    expect(meaningOf('LINEAR', { status: 200, body: '{"errors": []}' })).toBe('REFUSED');
    expect(meaningOf('LINEAR', { status: 200, body: '{"data": {}}' })).toBe('DONE');
  });

  it('is shown as one short line without secrets', () => {
    expect(shownAnswer({ status: 401, body: 'Bad\n token abc ' }, ['abc', null, ''])).toBe('Answer 401: Bad token •••');
    expect(shownAnswer({ status: 204, body: '' }, [])).toBe('Answer 204');
    expect(shownAnswer({ status: 200, body: 'x'.repeat(400) }, [])).toHaveLength('Answer 200: '.length + 300);
  });
});
