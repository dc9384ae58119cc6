import type { RefusalCode } from '@evident/domain/kernel';

/** HTTP status of each refusal (RFC 9110, section 15; 429 from RFC 6585, 507 from RFC 4918). */
export const STATUS_OF: Record<RefusalCode, number> = {
  BAD_USER_INPUT: 400,
  ValidationError: 400,
  HumanErrorMessage: 400,
  Unauthorized: 401,
  FORBIDDEN: 403,
  Forbidden: 403,
  NotFound: 404,
  InvalidOperation: 409,
  UnprocessableContent: 422,
  TooManyRequests: 429,
  SecondFactorRequired: 401,
  ConfirmationRequired: 403,
  INTERNAL_SERVER_ERROR: 500,
  InternalError: 500,
  PlanRequired: 402,
  Unavailable: 503,
  InsufficientStorage: 507,
};

/** Status for a failed `If-Match` (RFC 9110, section 13.1.1). */
export const STALE = 412;
