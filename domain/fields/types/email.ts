import { isEmail } from '../../identity/index.ts';
import { writtenAs } from './written.ts';

/** An email address (specification, document 000, section 5). */
export const email = writtenAs(
  'Email',
  'an email address, such as name@example.org',
  { reaches: true, guess: { turn: 6, fits: ({ isRead }) => isRead() } },
  (written) => {
    const address = written.trim();
    return isEmail(address) ? address : null;
  },
);
