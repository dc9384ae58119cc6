/** Milliseconds from which on a measurement is well above noise, and those that count as none. */
const CLEAR_MS = 15;
const NOISE_MS = 2;
const SMALLEST = 12_500;
const TRIES = 5;
/** Ratio from which on a measurement is repeated. */
const LINEAR = 2.5;

/** CPU milliseconds of this thread alone. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * How much more processor time a computation takes for twice the input: about 2 if it is linear, 4 if it takes the square. The input is
 * doubled until the time is clear, or up to `most`.
 */
export function growth<Input>(
  inputOf: (length: number) => Input,
  compute: (input: Input) => unknown,
  most: number,
): number {
  const time = (length: number): number => {
    const input = inputOf(length);
    const began = threadCpuMs();
    compute(input);
    return threadCpuMs() - began;
  };
  time(SMALLEST / 4);
  let length = SMALLEST;
  while (length * 2 <= most && time(length) <= CLEAR_MS) length *= 2;
  let least = Infinity;
  // Collecting garbage can double one measurement, but not all.
  for (let tried = 0; tried < TRIES && least > LINEAR; tried += 1)
    least = Math.min(least, Math.sqrt(time(length) / Math.max(NOISE_MS, time(length / 4))));
  return least;
}
