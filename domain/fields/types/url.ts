import { writtenAs } from './written.ts';

const URL = /^https?:\/\/[^\s/?#]+\.[^\s]+$/i;
const WITHOUT_SCHEME = /^www\.[^\s/?#]+\.[^\s]+$/i;

/** A web address. */
export const url = writtenAs(
  'URL',
  'a web address, such as https://example.org',
  { guess: { turn: 7, fits: ({ isRead }) => isRead() } },
  (written) => {
    const address = written.trim();
    if (URL.test(address)) return address;
    return WITHOUT_SCHEME.test(address) ? `https://${address}` : null;
  },
);
