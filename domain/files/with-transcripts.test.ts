import { withTranscripts } from './index.ts';

const paired = (...names: string[]) => {
  const { transcripts, others } = withTranscripts(names.map((name) => ({ name })));
  return {
    pairs: [...transcripts].map(([recording, transcript]) => [recording.name, transcript.name]),
    others: others.map(({ name }) => name),
  };
};

describe('withTranscripts', () => {
  it('pairs a recording with the transcript of its name', () => {
    expect(paired('Talk.mp4', 'talk.vtt', 'other.vtt', 'call.m4a', 'photo.png')).toEqual({
      pairs: [['Talk.mp4', 'talk.vtt']],
      others: ['other.vtt', 'call.m4a', 'photo.png'],
    });
  });

  it('prefers a transcript with times, and leaves the rest', () => {
    expect(paired('talk.txt', 'talk.srt', 'talk.wav', 'talk.mp4')).toEqual({
      pairs: [['talk.wav', 'talk.srt']],
      others: ['talk.txt', 'talk.mp4'],
    });
  });

  it('takes no table, image or document of the name', () => {
    expect(paired('talk.mp4', 'talk.csv', 'talk.png', 'talk.pdf').pairs).toEqual([]);
  });
});
