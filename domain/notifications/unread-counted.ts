/** The most unread notifications that are counted (decided); the bell shows 99+. Alone here, because every page loads it. */
export const UNREAD_COUNTED = 100;
