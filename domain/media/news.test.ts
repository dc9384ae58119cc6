import { type MediaNews, CANCELLED_BY_USER, NOT_STARTED, afterNews } from './news.ts';

const after = (...news: MediaNews[]) => news.reduce(afterNews, NOT_STARTED);

describe('news of a media job', () => {
  it('lead from its input to completion', () => {
    expect(after({ event: 'INPUT_INFORMATION' })).toMatchObject({ event: 'INPUT_INFORMATION', progress: 0 });
    expect(after({ event: 'INPUT_INFORMATION' }, { event: 'PROGRESSING', progress: 0.5 })).toMatchObject({
      event: 'PROGRESSING',
      progress: 0.5,
    });
    expect(after({ event: 'PROGRESSING', progress: 0.5 }, { event: 'COMPLETE', durationMs: 1000 })).toEqual({
      event: 'COMPLETE',
      progress: 1,
      code: null,
      message: null,
      durationMs: 1000,
    });
  });

  it('never make progress fall, unless the job starts again', () => {
    const half: MediaNews = { event: 'PROGRESSING', progress: 0.5 };
    expect(after(half, { event: 'STATUS_UPDATE', progress: 0.3 }).progress).toBe(0.5);
    expect(after(half, { event: 'NEW_WARNING', message: 'Late' })).toMatchObject({ progress: 0.5, message: 'Late' });
    expect(after(half, { event: 'QUEUE_HOP' }).progress).toBe(0);
    expect(after(half, { event: 'INPUT_INFORMATION' }).progress).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('take %p for no progress', (progress) => {
    expect(after({ event: 'PROGRESSING', progress }).progress).toBe(0);
  });

  it('do not change a job that has ended', () => {
    const cancelled = after({ event: 'ERROR', ...CANCELLED_BY_USER });
    expect(cancelled.message).toBe('User requested cancellation');
    expect(afterNews(cancelled, { event: 'COMPLETE', durationMs: 1 })).toBe(cancelled);
    const done = after({ event: 'COMPLETE', durationMs: 1 });
    expect(afterNews(done, { event: 'ERROR', code: 'x', message: 'late' })).toBe(done);
  });
});
