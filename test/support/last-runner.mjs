import TestRunner from 'jest-runner';

/** Runs its files after those of other runners, because browsers and products should not compete with other tests. */
export default class Last extends TestRunner {}
