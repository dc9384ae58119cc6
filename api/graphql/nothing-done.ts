import { HttpException } from '@nestjs/common';

/** Response to a repeatable request of which no operation took effect. Thrown, so that a repetition runs again. */
export class NothingDone extends HttpException {
  constructor(
    readonly answer: object,
    status: number,
  ) {
    super(answer, status);
  }
}

/** Whether every operation of a request was refused. */
export const isNothingDone = ({
  data,
  errors,
}: {
  readonly data?: object | null;
  readonly errors?: unknown;
}): boolean => errors !== undefined && Object.values(data ?? {}).every((answer) => answer === null);
