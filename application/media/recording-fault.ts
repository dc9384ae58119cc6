import { Refusal } from '@evident/domain/kernel';

/** Whether the recording is at fault, so that trying again is useless. */
export const isFault = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'UnprocessableContent' || error.code === 'NotFound');

export const sentenceOf = ({ title, advice }: Pick<Refusal, 'title' | 'advice'>): string =>
  [title, advice].filter(Boolean).join('. ');
