import { answerProblem } from './open-database.ts';

describe('unusable database', () => {
  it.each([
    ['53100', 'error: could not create directory "base/16384"', /^The disk that holds \/data is full: free up space/],
    [
      '58030',
      'error: could not write to file "base/1": No space left on device',
      /^The disk that holds \/data is full: free up space/,
    ],
    ['28P01', 'error: password authentication failed', /has a different password .* postgres-password/],
    ['57P03', 'error: the database system is shutting down', /does not respond \(57P03\): see postgres.log/],
    [
      '',
      'Error: Connection terminated unexpectedly',
      /does not respond \(Error: Connection terminated unexpectedly\): see postgres.log/,
    ],
  ])('is explained in one sentence (%s)', (code, said, sentence) => {
    expect(answerProblem({ code, said }, '/data').message).toMatch(sentence);
  });
});
