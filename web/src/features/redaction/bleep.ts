const HERTZ = 1_000;
const GAIN = 0.1;

/** A tone, silent at first. */
export class Bleep {
  private readonly context = new AudioContext();
  private readonly gain = this.context.createGain();

  constructor() {
    this.gain.gain.value = 0;
    this.gain.connect(this.context.destination);
    const tone = this.context.createOscillator();
    tone.frequency.value = HERTZ;
    tone.connect(this.gain);
    tone.start();
  }

  sound(isOn: boolean): void {
    this.gain.gain.value = isOn ? GAIN : 0;
  }

  close(): void {
    void this.context.close();
  }
}
