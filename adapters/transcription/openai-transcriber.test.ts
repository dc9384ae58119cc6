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
