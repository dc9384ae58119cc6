import { becomes } from './index.ts';

it.each([
  ['Interview.MP4', 'file'],
  ['call.m4a', 'file'],
  ['whiteboard.png', 'file'],
  ['deck.pptx', 'file'],
  ['old.doc', 'file'],
  ['scan.pdf', 'either'],
  ['guide.docx', 'either'],
  ['talk.vtt', 'text'],
  ['survey.csv', 'text'],
  ['answers.xlsx', 'text'],
  ['notes.md', 'text'],
  ['unknown.xyz', 'text'],
])('%s becomes %s', (name, kind) => {
  expect(becomes(name)).toBe(kind);
});
