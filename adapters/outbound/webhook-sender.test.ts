import { OutboundError } from './guarded-http.ts';
import { GuardedWebhookSender } from './webhook-sender.ts';

type Answer = { readonly status: number; readonly body: string; readonly retryAfter: string | null };
const post = (answer: () => Promise<Answer>) =>
  new GuardedWebhookSender({ post: answer }).post('https://hooks.example.com/', {}, '{}');
const answered = (more: Partial<Answer>) => async () => ({ status: 200, body: '', retryAfter: null, ...more });

describe('a call of a receiver', () => {
  it('is an attempt with what the receiver answered, also a redirect, which is not followed', async () => {
    expect(await post(answered({ status: 302, body: 'Moved' }))).toMatchObject({
      status: 302,
      answer: 'Moved',
      problem: null,
      retryAfter: null,
    });
  });
  it('is an attempt without an answer if it failed', async () => {
    const refused = () => Promise.reject(new OutboundError('10.0.0.1 is an address of an internal network'));
    expect(await post(refused)).toMatchObject({
      status: null,
      answer: null,
      problem: '10.0.0.1 is an address of an internal network',
    });
  });
  it('understands a pause in seconds', async () => {
    const pauses = ['120', '0', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1', '1e9'].map((retryAfter) =>
      post(answered({ status: 429, retryAfter })),
    );
    expect((await Promise.all(pauses)).map(({ retryAfter }) => retryAfter)).toEqual([120, 0, null, null, null]);
  });
  it('keeps an answer that the database can store', async () => {
    expect((await post(answered({ body: 'a\0b\ud800' }))).answer).toBe('a\ufffdb\ufffd');
  });
});
