import { SlackApi } from './slack-api.ts';

describe('a limit of Slack', () => {
  let now: number;
  let sent: string[];
  let answers: { status: number; body?: string; retryAfter?: string | null }[];
  let api: SlackApi;
  const OK = { status: 200, body: '{"ok":true}' };
  const call = (method = 'chat.postMessage', token = 'a') => api.call(method, token, {});
  const waiting = (seconds: string) =>
    expect.objectContaining({ code: 'Unavailable', advice: expect.stringContaining(seconds) });

  beforeEach(() => {
    now = 0;
    sent = [];
    answers = [];
    api = new SlackApi({
      now: () => new Date(now),
      send: async (_, address) => {
        sent.push(address.split('/').at(-1)!);
        return { body: '', retryAfter: null, ...(answers.shift() ?? OK) };
      },
    });
  });

  it.each([
    ['named', { status: 429, retryAfter: '30' }, 30],
    ['not named', { status: 429 }, 30],
    ['no number', { status: 429, retryAfter: 'soon' }, 30],
    ['longer than an hour', { status: 429, retryAfter: '99999' }, 3_600],
    ['in an answer of status 200', { status: 200, body: '{"ok":false,"error":"ratelimited"}', retryAfter: '5' }, 5],
  ])('sends nothing until its time is over: %s', async (_, answer, seconds) => {
    answers.push(answer);
    await expect(call()).rejects.toEqual(waiting(`${seconds} seconds`));
    now = seconds * 1_000 - 1;
    await expect(call()).rejects.toEqual(waiting('in a second'));
    expect(sent).toHaveLength(1);
    now += 1;
    await call();
    expect(sent).toHaveLength(2);
  });

  it('is that of one method and one token', async () => {
    answers.push({ status: 429, retryAfter: '30' });
    await expect(call()).rejects.toEqual(waiting('30'));
    await call('conversations.list');
    await call('chat.postMessage', 'b');
    expect(sent).toEqual(['chat.postMessage', 'conversations.list', 'chat.postMessage']);
  });
});
