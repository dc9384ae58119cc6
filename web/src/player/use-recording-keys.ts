import { useKeys } from '../kernel/keys/use-keys.ts';
import type { Deck } from './deck.ts';
import { changeSettings, nextSpeed, playerSettings } from './player-settings.ts';
import { stopFrom } from './stops.ts';

const group = 'Recording';
const STEP_MS = 5_000;
const JUMP_MS = 10_000;
/** Playing on while typing repeats this much, because one is behind. */
const REWIND_MS = 1_000;

interface Needs {
  deck: Deck;
  /** Sorted starts of turns and highlights of the loaded recording, in milliseconds. */
  stops: () => ArrayLike<number>;
}

/** Keys of a recording: play, jump, step through turns, speed. */
export function useRecordingKeys({ deck, stops }: Needs): void {
  const toggle = () => (deck.state.get().playing ? deck.pause() : deck.play());
  const by = (ms: number) => deck.seek(deck.now() + ms);
  const step = (direction: 1 | -1) => {
    const stop = stopFrom(stops(), deck.now(), direction);
    if (stop !== null) deck.seek(stop);
    else if (direction < 0) deck.seek(0);
  };
  const speed = (direction: 1 | -1) => changeSettings({ speed: nextSpeed(playerSettings.get().speed, direction) });
  useKeys([
    { keys: 'Space', label: 'Play or pause', group, run: toggle },
    { keys: 'k', label: 'Play or pause', group, run: toggle },
    { keys: 'j', label: 'Back 10 seconds', group, run: () => by(-JUMP_MS) },
    { keys: 'l', label: 'Forward 10 seconds', group, run: () => by(JUMP_MS) },
    { keys: 'ArrowLeft', label: 'Back 5 seconds', group, run: () => by(-STEP_MS) },
    { keys: 'ArrowRight', label: 'Forward 5 seconds', group, run: () => by(STEP_MS) },
    { keys: '[', label: 'Go to the previous turn or highlight', group, run: () => step(-1) },
    { keys: ']', label: 'Go to the next turn or highlight', group, run: () => step(1) },
    { keys: '<', label: 'Play slower', group, run: () => speed(-1) },
    { keys: '>', label: 'Play faster', group, run: () => speed(1) },
    {
      keys: 'mod+shift+Space',
      label: 'Play or pause while typing; plays on from a second earlier',
      group,
      whileTyping: true,
      run: () => {
        if (!deck.state.get().playing) by(-REWIND_MS);
        toggle();
      },
    },
  ]);
}
