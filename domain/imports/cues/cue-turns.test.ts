import { plainText } from '../../content/index.ts';
import type { Cue } from './cue.ts';
import { turnsOfCues, turnsOfUtterances } from './cue-turns.ts';
import { richDoc } from '../note/rich-blocks.ts';

const cue = (start: number, end: number, text: string, speaker: string | null = null): Cue => ({
  start,
  end,
  text,
  speaker,
});
const words = (cues: Cue[]): string[] => turnsOfCues(cues).blocks.map((block) => plainText(richDoc([block])));

describe('captions', () => {
  it('of one speaker are joined to a turn that keeps the time of each', () => {
    const { blocks, speakers } = turnsOfCues([
      cue(0, 900, 'Hello', 'Anna'),
      cue(1000, 2000, 'world.', 'Anna'),
      cue(2000, 3000, 'Hi.', 'Bo'),
    ]);
    expect(speakers).toEqual([
      { id: 's1', name: 'Anna' },
      { id: 's2', name: 'Bo' },
    ]);
    expect(blocks[0]).toEqual({
      type: 'turn',
      attrs: { speaker: 's1', start: 0, end: 2000 },
      content: [
        { type: 'text', text: 'Hello', marks: [{ type: 'word', attrs: { start: 0, end: 900 } }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'world.', marks: [{ type: 'word', attrs: { start: 1000, end: 2000 } }] },
      ],
    });
    expect(blocks[1]).toMatchObject({ type: 'turn', attrs: { speaker: 's2', start: 2000, end: 3000 } });
  });
  it('begin a new turn after a pause of more than two seconds', () => {
    expect(words([cue(0, 1000, 'a'), cue(3000, 4000, 'b'), cue(6001, 7000, 'c')])).toEqual(['a b', 'c']);
  });
  it('begin a new turn with a sentence once the turn is a paragraph long', () => {
    const long = 'x'.repeat(310);
    expect(words([cue(0, 1000, long), cue(1000, 2000, 'end.'), cue(2000, 3000, 'Next')])).toEqual([
      `${long} end.`,
      'Next',
    ]);
    expect(words([cue(0, 1000, 'x'.repeat(800)), cue(1000, 2000, 'y'.repeat(200))])).toHaveLength(2);
  });
  it('that stand long for few words stay alone: they are headings', () => {
    expect(words([cue(0, 27_000, 'Prologue'), cue(27_000, 70_000, 'The trap')])).toEqual(['Prologue', 'The trap']);
  });
  it('lose the line ends of the screen, but not where another one speaks', () => {
    expect(words([cue(0, 1000, 'one\ntwo\n- three')])).toEqual(['one two\n- three']);
  });
  it('have no time that is later than any recording', () => {
    expect(turnsOfCues([cue(700_000_000, 700_001_000, 'late')]).blocks[0]).toEqual({
      type: 'turn',
      attrs: { speaker: null, start: null, end: null },
      content: [{ type: 'text', text: 'late' }],
    });
  });
  it('mark each word where the recogniser timed each', () => {
    const { blocks } = turnsOfCues([
      {
        ...cue(0, 1000, 'Hello you'),
        words: [
          { text: ' Hello', start: 10, end: 400 },
          { text: ' you', start: 400, end: 900 },
        ],
      },
    ]);
    expect(blocks[0]?.content).toEqual([
      { type: 'text', text: 'Hello', marks: [{ type: 'word', attrs: { start: 10, end: 400 } }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'you', marks: [{ type: 'word', attrs: { start: 400, end: 900 } }] },
    ]);
  });
});

describe('utterances that a person wrote down', () => {
  it('stay one turn each', () => {
    expect(turnsOfUtterances([cue(0, 1, 'a', 'A'), cue(1, 2, 'b', 'A')]).blocks).toHaveLength(2);
  });
});
