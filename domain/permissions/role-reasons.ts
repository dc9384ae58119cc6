/** Start of every reason that is the role itself. */
const OF_ROLE = 'Viewers cannot ';
/** End of those that a grant can change: viewers mark up and comment where the markup group may. */
const BY_GRANT = ' in this project';

/**
 * Whether the reason that an action is disabled is the member's role, which no grant changes. Screens leave such
 * actions out instead of showing them disabled. A reason that goes on to say what is possible is not one.
 */
export const isOfRole = (reason: string | null | undefined): boolean =>
  reason?.startsWith(OF_ROLE) === true && !reason.endsWith(BY_GRANT) && !reason.endsWith('.');
