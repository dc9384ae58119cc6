import TestRunner from 'jest-runner';

/** Runs its files after all others and one after the other: a journey is a person at a machine of their own, not one of two products and two browsers on the same cores. */
export default class OneAtATime extends TestRunner {
  isSerial = true;
}
