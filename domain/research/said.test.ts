import { sentencesOf } from '../extraction/index.ts';
import { type NoteRead, saidIn } from './said.ts';

type Line = readonly [words: string, speaker?: string] | { readonly heading: string; readonly level: number };

/** A note of these lines. */
function noteOf(title: string, lines: readonly Line[]): NoteRead {
  const texts = lines.map((line) => ('heading' in line ? line.heading : line[0]));
  let at = 0;
  const blocks = lines.map((line, index) => {
    const start = at;
    at += texts[index]!.length + 1;
    const speaker = 'heading' in line ? null : (line[1] ?? null);
    return { start, end: at - 1, speaker, startMs: null, endMs: null, fileId: null };
  });
  return {
    key: 'n',
    type: 'note',
    id: 'n',
    parentId: null,
    projectId: null,
    title,
    projectTitle: null,
    text: texts.join('\n'),
    blocks,
    headings: new Map(lines.flatMap((line, index) => ('heading' in line ? [[index, line.level] as const] : []))),
  };
}
const saidOf = (note: NoteRead): string[] =>
  sentencesOf(note.text, note.blocks)
    .filter((sentence) => saidIn(note).isSaid(sentence))
    .map(({ text }) => text);

describe('what participants said', () => {
  it('is not a heading, an address, or a summary above the transcript', () => {
    const note = noteOf('Interview', [
      { heading: 'Summary', level: 2 },
      ['Dan talks about alerting.'],
      { heading: 'Main points', level: 3 },
      ['Alerting is hard.'],
      { heading: 'Transcript', level: 2 },
      ['I never sleep because of alerts.'],
      ['URL: https://www.example.test/watch'],
    ]);
    expect(saidOf(note)).toEqual(['I never sleep because of alerts.']);
  });

  it('is not what the interviewer says, who asks more often than the others', () => {
    const turns = [
      'Why did you leave the bank?',
      'What happened after that?',
      'What did you miss most?',
      'I also left once.',
    ];
    const lines = turns.flatMap((asked): Line[] => [
      [asked, 'Jo'],
      ['I left as it was slow. Nobody answered, and I called twice.', 'Sam'],
    ]);
    const said = saidOf(noteOf('Interview', lines));
    expect(said).toContain('I left as it was slow.');
    expect(said).not.toContain('I also left once.');
    expect(saidIn(noteOf('Interview', lines)).voices).toBe(1);
  });

  it('is every speaker if none of them asks', () => {
    const note = noteOf('Panel', [
      ['We moved to Kafka.', 'Ann'],
      ['We did not.', 'Ben'],
    ]);
    expect(saidOf(note)).toHaveLength(2);
    expect(saidIn(note).voices).toBe(2);
    expect(saidIn(note).voiceOf({ speaker: 'Ben' })).toBe(1);
  });

  it('is not the text of an interview guide, a task or an entry of a check list', () => {
    expect(saidOf(noteOf('Discussion guide', [['We thank them for their time.']]))).toEqual([]);
    const note = noteOf('Session 1', [
      ['Task 4: Choose a user. Name one issue of theirs.'],
      ['[ ] Welcome the participant.'],
      ['I could not find the user.'],
    ]);
    expect(saidOf(note)).toEqual(['I could not find the user.']);
  });

  it('is not a link to an interview guide, unless someone talks about it', () => {
    const note = noteOf('Session 1', [
      ['Interview guide (Google Doc)'],
      ['Link to the recording'],
      ['I could not find the user.'],
    ]);
    expect(saidOf(note)).toEqual(['I could not find the user.']);
    const told = 'The interview guide was too long.';
    expect(saidOf(noteOf('Session 2', [[told]]))).toEqual([told]);
  });

  it('follows a question or a heading', () => {
    const note = noteOf('Response 1', [{ heading: 'What was hard?', level: 3 }, ['Sharing my notebook.']]);
    expect(saidIn(note).contextOf({ block: 1, start: 15 })).toBe('What was hard?');
  });
});
