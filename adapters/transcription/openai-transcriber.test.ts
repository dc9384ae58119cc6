import { OpenAiTranscriber, type PostAudio } from './openai-transcriber.ts';

describe('voices of earlier pieces', () => {
  const piece = {
    audio: new Uint8Array([1]),
    durationMs: 5_000,
    language: null,
    prompt: null,
    voices: [{ name: 'known-1', audio: new Uint8Array([2, 3]) }],
  };
  /** An engine that answers with these statuses in turn. */
  function engine(model: string, ...statuses: number[]) {
    const bodies: string[] = [];
    const post: PostAudio = async (_, { body }) => {
      bodies.push(Buffer.from(body).toString('latin1'));
      const segments = [{ text: 'Yes.', start: 0, end: 1, speaker: 'known-1' }];
      return { status: statuses.shift() ?? 200, body: JSON.stringify({ text: 'Yes.', segments }), retryAfter: null };
    };
    return { bodies, transcriber: new OpenAiTranscriber({ url: 'http://engine.test/v1', model, post }) };
  }
  const heard = (transcriber: OpenAiTranscriber) => transcriber.transcribe(piece, new AbortController().signal);

  it('are sent to engines that separate speakers', async () => {
    const { transcriber, bodies } = engine('x-transcribe-diarize');
    expect(transcriber.knowsVoices).toBe(true);
    expect((await heard(transcriber)).cues).toMatchObject([{ speaker: 'known-1', text: 'Yes.' }]);
    expect(bodies[0]).toContain('name="known_speaker_names[]"\r\n\r\nknown-1\r\n');
    expect(bodies[0]).toContain('name="known_speaker_references[]"\r\n\r\ndata:audio/flac;base64,AgM=\r\n');
    const other = engine('whisper-1');
    expect(other.transcriber.knowsVoices).toBe(false);
    await heard(other.transcriber);
    expect(other.bodies[0]).not.toContain('known_speaker');
  });

  it('are left out for engines that refuse them', async () => {
    const { transcriber, bodies } = engine('x-diarize', 400);
    expect((await heard(transcriber)).cues).toHaveLength(1);
    expect(bodies.map((body) => body.includes('known_speaker'))).toEqual([true, false]);
    const broken = engine('x-diarize', 400, 400);
    await expect(heard(broken.transcriber)).rejects.toThrow('answered 400');
  });
});

describe('endpoints that are slow, partial, limited, failing or wrong', () => {
  const piece = { audio: new Uint8Array([1]), durationMs: 5_000, language: null, prompt: null, voices: [] };
  type Answer = { readonly status: number; readonly body: string; readonly retryAfter?: string } | Error;
  /** An engine with these answers in turn; the last one repeats. */
  async function transcribed(...answers: Answer[]) {
    let asked = 0;
    const post: PostAudio = async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]!;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return { retryAfter: null, ...answer };
    };
    const transcriber = new OpenAiTranscriber({ url: 'http://engine.test/v1', post, backoffMs: 0 });
    const result = await transcriber.transcribe(piece, new AbortController().signal).then(
      ({ cues }) => cues,
      (error: Error) => error.message,
    );
    return { result, asked };
  }
  const good = { status: 200, body: JSON.stringify({ text: 'Yes.' }) };
  const heard = [{ text: 'Yes.', start: 0, end: 5_000, speaker: null }];

  it('are asked again, up to five times, and then end with one sentence', async () => {
    const cut = new Error('The connection was closed');
    expect(await transcribed(cut, new Error('No answer in 30 minutes'), good)).toEqual({ result: heard, asked: 3 });
    const limited = { status: 429, body: '', retryAfter: '0' };
    expect(await transcribed(limited, { status: 503, body: '' }, good)).toEqual({ result: heard, asked: 3 });
    expect(await transcribed(cut)).toEqual({
      result: 'The transcription endpoint cannot be reached: The connection was closed',
      asked: 5,
    });
    expect(await transcribed(limited)).toEqual({
      result: 'The transcription endpoint answered 429. It takes no more requests at the moment',
      asked: 5,
    });
  });

  it('are not asked again where the same answer would follow', async () => {
    for (const [status, sentence] of [
      [400, '400. Check TRANSCRIPTION_MODEL'],
      [403, '403. Check TRANSCRIPTION_KEY'],
      [413, '413. It does not accept pieces of ten minutes'],
    ] as const)
      expect(await transcribed({ status, body: '{}' })).toEqual({
        result: `The transcription endpoint answered ${sentence}`,
        asked: 1,
      });
    for (const body of ['{"text": "And so my fel', '<html></html>', '[]', '{"text": 5}', ''])
      expect(await transcribed({ status: 200, body })).toEqual({
        result: 'The transcription endpoint did not answer with a transcript. Check TRANSCRIPTION_URL',
        asked: 1,
      });
  });

  it('keep the times of words that a segment has with another character', async () => {
    const words = [
      { word: "can't", start: 0.4, end: 0.9 },
      { word: 'pay', start: 1, end: 1.4 },
    ];
    const segments = [{ start: 0, end: 5, text: ' Can’t pay!' }];
    const { result } = await transcribed({ status: 200, body: JSON.stringify({ text: '', segments, words }) });
    expect(result).toMatchObject([
      {
        words: [
          { text: 'Can’t', start: 400, end: 900 },
          { text: ' pay!', start: 1_000, end: 1_400 },
        ],
      },
    ]);
  });

  it('never give times outside the piece', async () => {
    const segment = (start: unknown, end: unknown, text: unknown = 'So.') => ({ start, end, text });
    const segments = [
      segment(1, 9),
      segment(-1, 2),
      segment(3, 2),
      segment('x', 4),
      segment(7, 8),
      segment(1, 2, null),
    ];
    const { result } = await transcribed({ status: 200, body: JSON.stringify({ text: 'So.', segments }) });
    expect(result).toMatchObject([{ text: 'So.', start: 1_000, end: 5_000 }]);
  });
});
