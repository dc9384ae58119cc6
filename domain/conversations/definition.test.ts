import { defines } from './definition.ts';

describe('A sentence explains a subject', () => {
  it.each([
    ['OpenTelemetry is a vast ecosystem for data.', 'OpenTelemetry', true],
    ['The main idea behind trace-based tests is that we use traces.', 'trace-based testing', true],
    ['It covers the concept of trace-based testing, which uses traces.', 'trace-based testing', true],
    ['Octave, an open copy of Matlab.', 'Octave', true],
    ['M3L basically means a markup language.', 'M3L', true],
    ['Das Sampling ist eine Auswahl.', 'Sampling', true],
    ['What I love about trace-based testing is the speed.', 'trace-based testing', false],
    ['We support trace-based testing in Kafka.', 'trace-based testing', false],
    ['Traces are everywhere.', 'trace-based testing', false],
    ['It is here.', '', false],
  ])('%s: %s', (sentence, subject, is) => expect(defines(sentence, subject)).toBe(is));
});
