import { refuse } from './refusal.ts';

/** How many there may be in one place, and the words of the refusal. */
export interface Limit {
  readonly most: number;
  readonly title: string;
  readonly advice: string;
}

/** @throws Refusal `UnprocessableContent` for one more than there may be */
export function refuseOneMore(there: number, { most, title, advice }: Limit): void {
  if (there >= most) refuse('UnprocessableContent', title, advice);
}
