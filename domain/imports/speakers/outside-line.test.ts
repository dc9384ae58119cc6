import { isOutside } from './outside-line.ts';

it.each([
  '[End of recording]',
  'END OF TRANSCRIPT',
  '--- Ende der Aufnahme ---',
  '(Fin de l’enregistrement)',
  '[Fin de la grabación 00:59:12]',
  'Recording ends at 00:10:02',
  '[END]',
  'Transcribed by https://example.com',
  '@End',
  '@Languages:\teng',
  '%com:\tpoints at the map',
  'Tom Weber stopped transcription',
])('no speaker says %s', (line) => {
  expect(isOutside(line)).toBe(true);
});

it.each([
  'Fine.',
  'End',
  'At the end of the recording I laughed.',
  '[laughs]',
  'The call ended badly.',
  '@Tom: hello',
  '',
])('a speaker may say %s', (line) => {
  expect(isOutside(line)).toBe(false);
});
