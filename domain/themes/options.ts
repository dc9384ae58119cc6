/** Vectors are rounded to 1/4096. Sums of them are whole numbers: exact, in any order, and undone by subtraction. */
export const SCALE = 4096;
export const CELLS_MAX = 3_000;
/** Cells left after joining the nearest. */
export const CELLS_KEPT = 2_400;
/** Cosine from which on a point belongs to a cell: the same statement in other words. */
export const SAME = 0.9;
/** Points from which on themes are looked for. */
export const FIRST_REVIEW = 20;
/** Growth of the points until the next review. */
export const REVIEW_GROWTH = 1.2;
/** Least points of a new theme, and of each part of a split. */
export const LEAST = 5;
/** A theme with fewer points ends. */
export const ENDS_BELOW = 3;
/** Themes whose cells are compared with a point, the nearest first. */
export const PROBED = 6;
/** Points whose nearest similarities are averaged for the density of the channel. */
export const REMEMBERED = 1_000;

/**
 * Mean similarity of two halves of a theme, as a share of the density of the channel. Below it, halves are separate. Other limits are
 * multiples of it.
 */
export const SEPARATE = 0.6;
/** Cosine to the middle of a theme from which on a cell belongs to it. */
export const BELONGS = 0.78;
/** Mean similarity of the cells of a new theme. */
export const DENSE = 1.09;
/** Mean similarity of recent cells that become a theme together. */
export const EMERGING = 0.9;

/** Hysteresis: a split needs less similarity by this, a merge more, and a move a theme that is nearer by this. */
export const SPLIT_MARGIN = 0.02;
export const MERGE_MARGIN = 0.15;
export const MOVE_MARGIN = 0.03;
/** Themes smaller than this are not merged before the channel has grown by `GRACE` since their birth. */
export const YOUNG = 30;
export const GRACE = 1.5;
/** Until the channel has grown by this since its birth, a theme is merged at a smaller margin. */
export const TRIAL = 2.2;
export const TRIAL_MARGIN = 0.02;
