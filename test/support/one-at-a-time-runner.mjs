import TestRunner from 'jest-runner';

/**
 * Runs its files last, one at a time: an end-to-end test should not share the cores with another product and browser.
 */
export default class OneAtATime extends TestRunner {
  isSerial = true;
}
