import { refuse } from '@evident/domain/kernel';

export const noSound = (): never =>
  refuse('UnprocessableContent', 'The recording has no sound', 'Choose a recording with sound.');

export const tooLong = (): never =>
  refuse('UnprocessableContent', 'The recording is much longer than it claims', 'Export it again, and upload it.');

export const nothingDecoded = (): never =>
  refuse(
    'UnprocessableContent',
    'Nothing in the recording could be decoded',
    'It may be damaged. Export it again, and upload the new file.',
  );
