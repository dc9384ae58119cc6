import { Refusal, type RefusalCode } from '../kernel/index.ts';

/** Codes of RFC 7644 (3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refusal with the code that directories read. */
export class ScimRefusal extends Refusal {
  readonly scimType: ScimType;

  constructor(scimType: ScimType, title: string, advice?: string, code: RefusalCode = 'ValidationError') {
    super(code, title, advice);
    this.scimType = scimType;
  }
}

export function refuseScim(scimType: ScimType, title: string, advice?: string): never {
  throw new ScimRefusal(scimType, title, advice, scimType === 'uniqueness' ? 'InvalidOperation' : 'ValidationError');
}
