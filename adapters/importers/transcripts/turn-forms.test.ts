import { firstTurns } from '@evident/domain/imports';
import { NAMED_FORMS, type SaidWords, TIMED_FORMS, type TurnForm } from '../../../test/builders/turn-forms.ts';
import { readFile } from '../reading/read-file.ts';

type Said = Pick<SaidWords, 'name' | 'seconds' | 'text'>;

const [ANN, TOM] = ['Dana Reyes', 'Tom Weber'];
const SAID: readonly Said[] = [
  { name: ANN, seconds: 4, text: 'So tell me how you started with the planner at work.' },
  { name: TOM, seconds: 9, text: 'We tried it in spring, and it was slow. I said: never again.' },
  { name: ANN, seconds: 21, text: 'And the car?' },
  { name: TOM, seconds: 24, text: 'The car was fine. Honestly, the app asked three times for the same plate.' },
  { name: ANN, seconds: 65, text: 'Did that bother you?' },
  { name: TOM, seconds: 3670, text: 'Yes. It cost me ten minutes each morning, and nobody answered the phone.' },
];

const written = (form: TurnForm): string =>
  SAID.map((said, at) => {
    const end = SAID[at + 1]?.seconds ?? said.seconds + 3;
    return form({ ...said, end, at, one: said.name === ANN ? 1 : 2 });
  }).join('\n');

async function turnsOf(text: string, pattern?: string) {
  const outcome = await readFile({ name: 'talk.txt', bytes: Buffer.from(text), options: pattern ? { pattern } : {} });
  const [note] = outcome.kind === 'notes' ? outcome.notes : [];
  return { turns: note ? firstTurns(note) : [], notices: 'notices' in outcome ? outcome.notices : [], outcome };
}

describe('how turns begin in the texts of the trade', () => {
  it.each(Object.entries({ ...TIMED_FORMS, ...NAMED_FORMS }))('%s', async (title, form) => {
    const { turns } = await turnsOf(written(form));
    expect(turns.map(({ text }) => text)).toEqual(SAID.map(({ text }) => text));
    const names = turns.map(({ speaker }) => speaker);
    expect(new Set(names).size).toBe(2);
    expect(names.map((name) => name === names[0])).toEqual(SAID.map(({ name }) => name === ANN));
    expect(names[0]).toMatch(/^(?:Dana Reyes|DANA REYES|Speaker 1|S00|I)$/);
    if (title in TIMED_FORMS)
      expect(turns.map(({ start }) => Math.floor(start! / 1000))).toEqual(SAID.map(({ seconds }) => seconds));
  });

  it('reads a described form', async () => {
    const text = written(({ name, text: words, at }) => `~${at}~ ${name} says / ${words}`);
    expect((await turnsOf(text)).turns).toEqual([]);
    expect((await turnsOf(text, '~{number}~ {name} says / {text}')).turns[1]).toEqual({
      speaker: TOM,
      start: null,
      text: SAID[1]!.text,
    });
  });

  it('says that a described form is nowhere, or is none', async () => {
    const text = written(TIMED_FORMS['tl;dv']!);
    expect(await turnsOf(text, '[{time}] {name}')).toMatchObject({
      turns: [],
      notices: ['No line begins a turn in this form.'],
    });
    expect((await turnsOf(text, '{text}')).outcome).toMatchObject({ kind: 'refused', code: 'BAD_USER_INPUT' });
  });

  it('gives the words below a head without a name to nobody', async () => {
    const lines = written(NAMED_FORMS['names in brackets']!).split('\n');
    const { turns, outcome } = await turnsOf(
      [...lines.slice(0, 3), '[???] I waited an hour.', ...lines.slice(3)].join('\n'),
    );
    expect(turns.map(({ text }) => text)).toEqual(SAID.map(({ text }) => text));
    const [note] = outcome.kind === 'notes' ? outcome.notes : [];
    expect(note?.content.content?.[3]).toMatchObject({
      type: 'paragraph',
      content: [{ text: '[???] I waited an hour.' }],
    });
  });

  it('takes an hour of a schedule for no speaker', async () => {
    const lines = written(NAMED_FORMS['a colon']!).split('\n');
    const { outcome } = await turnsOf([...lines.slice(0, 2), '10:30 Meeting: it moved', ...lines.slice(2)].join('\n'));
    expect(outcome).toMatchObject({ notes: [{ speakers: [{ name: ANN }, { name: TOM }] }] });
  });
});
