import { refuse } from '@evident/domain/kernel';

export const noSound = (): never =>
  refuse('UnprocessableContent', 'The recording has no sound', 'Choose a recording with sound.');
