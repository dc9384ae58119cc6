import { plainText } from '@evident/domain/content';
import type { ImportedNote } from '@evident/domain/imports';
import { readFile } from '../../adapters/importers/reading/read-file.ts';
import { officeFiles, wordsOfOffice } from './office-words.ts';
import type { Row } from './row.ts';
import { TALK, TRANSCRIPT_FORMS, type TranscriptForm } from './transcript-forms.ts';
import { type SpokenWord, comparedWords, wordsIn } from './words-said.ts';

const isVerbose = process.argv.includes('--verbose');

async function read(
  name: string,
  bytes: Uint8Array,
): Promise<{ note: ImportedNote | null; notices: readonly string[] }> {
  const outcome = await readFile({ name, bytes });
  return outcome.kind === 'notes'
    ? { note: outcome.notes[0] ?? null, notices: outcome.notices }
    : { note: null, notices: [outcome.kind === 'refused' ? outcome.title : outcome.kind] };
}

/** Words of a note in their order, each with the name of its speaker. */
function spokenIn({ content, speakers }: ImportedNote): SpokenWord[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return (content.content ?? []).flatMap((node) => {
    const speaker = node.type === 'turn' ? (names.get(String(node.attrs?.['speaker'])) ?? null) : null;
    return wordsIn(plainText({ type: 'doc', content: [node] })).map((word) => ({ word, speaker }));
  });
}

async function transcript({ file, people, text }: TranscriptForm) {
  const { note, notices } = await read(file, Buffer.from(text(TALK, people)));
  const said = TALK.flatMap(({ who, paragraphs }) =>
    wordsIn(paragraphs.join(' ')).map((word): SpokenWord => ({ word, speaker: people[who]! })),
  );
  const { lost, wrong, unnamed } = comparedWords(said, note ? spokenIn(note) : []);
  return { lost, wrong, unnamed, notices };
}

async function transcripts(): Promise<Row[]> {
  const all: Awaited<ReturnType<typeof transcript>>[] = [];
  for (const [title, form] of Object.entries(TRANSCRIPT_FORMS)) {
    const found = await transcript(form);
    all.push(found);
    const isFaulty = found.lost.length + found.wrong.length + found.unnamed.length + found.notices.length > 0;
    if (isVerbose && isFaulty) console.error(title, found);
  }
  const count = (of: 'lost' | 'wrong' | 'notices'): number => all.reduce((sum, found) => sum + found[of].length, 0);
  const words = TALK.flatMap(({ paragraphs }) => wordsIn(paragraphs.join(' '))).length;
  const note = `${all.length} forms of transcription and analysis programs, a talk of ${words} words by three people in each`;
  const row = { against: '', note };
  return [
    {
      ...row,
      what: 'forms of transcripts of which each word has its speaker',
      measured: all.filter(({ lost, wrong, unnamed }) => lost.length + wrong.length + unnamed.length === 0).length,
      unit: 'forms',
      atLeast: all.length,
    },
    { ...row, what: 'words of transcripts that are lost', measured: count('lost'), unit: 'words', atMost: 0 },
    { ...row, what: 'words of transcripts under a wrong speaker', measured: count('wrong'), unit: 'words', atMost: 0 },
    { ...row, what: 'transcripts with a notice of lost words', measured: count('notices'), unit: 'notices', atMost: 0 },
  ];
}

async function office(): Promise<Row[]> {
  const lost: string[] = [];
  const files = officeFiles();
  for (const file of files) {
    const { note, notices } = await read(file.name, file.bytes);
    const threads = (note?.threads ?? []).flatMap(({ comments }) => comments.map(({ text }) => text));
    const kept = note ? [note.title, plainText(note.content), ...threads].join('\n') : '';
    const { lost: missing } = comparedWords(
      wordsOfOffice(file).map((word) => ({ word, speaker: null })),
      wordsIn(kept).map((word) => ({ word, speaker: null })),
      { inOrder: false },
    );
    lost.push(...missing);
    if (isVerbose) console.error(file.name, missing, notices);
  }
  return [
    {
      what: 'words of office files that are lost',
      against: '',
      measured: lost.length,
      unit: 'words',
      atMost: 0,
      note: `${files.length} files made by others; text, tables, notes, fields, text boxes and comments, counted in the file itself`,
    },
  ];
}

process.stdout.write(JSON.stringify([...(await transcripts()), ...(await office())]));
