/** Limits shared by several capabilities (specification, document 000 section 9 and document 001 section 9). */
export const TITLE_MAX = 200;
export const PAGE_MAX = 1000;
export const PAGE_DEFAULT = 50;
