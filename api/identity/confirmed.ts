/** Added to the description of each sensitive operation. */
export const CONFIRMED = 'Needs a confirmation of the identity within the last ten minutes: see `confirmIdentity`.';
