import { memberWith } from '@evident/application/kernel/message';

/** Requirement of a request: each of its fields checks that of its own message. */
export const EACH_FIELD = { requires: memberWith({ scope: 'read', access: 'visible' }) };
