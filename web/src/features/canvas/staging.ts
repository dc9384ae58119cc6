/** Id of the node of the staging area. */
export const STAGING = 'staging';
