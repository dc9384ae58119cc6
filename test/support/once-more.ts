import { jest } from '@jest/globals';

// A browser, a server and a database share the machine with whatever else it does: a step that was too slow is tried once more, and said to have been.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
