import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Cue } from './cues.ts';
import type { Deck } from './deck.ts';
import { lastStartAt } from './word-at.ts';
import styles from './picture.module.css';

interface Props {
  deck: Deck;
  poster: string | null;
  /** Captions; null while they are off. */
  cues: readonly Cue[] | null;
  onPress: () => void;
}

/** The picture of a recording. The buttons below control it; pressing the picture plays or pauses too. */
export function Picture({ deck, poster, cues, onPress }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { element } = deck;
    place.current!.prepend(element);
    return () => element.remove();
  }, [deck]);
  useEffect(() => {
    if (poster) deck.element.setAttribute('poster', poster);
    else deck.element.removeAttribute('poster');
  }, [deck, poster]);
  return (
    <div ref={place} className={styles.picture} onClick={onPress}>
      {cues && <Caption deck={deck} cues={cues} />}
    </div>
  );
}

function Caption({ deck, cues }: { deck: Deck; cues: readonly Cue[] }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const starts = Int32Array.from(cues, ({ startMs }) => startMs);
    let said = '';
    const show = (ms: number) => {
      const cue = cues[lastStartAt(starts, ms)];
      const words = cue && ms < cue.endMs + 500 ? cue.text : '';
      if (words !== said && place.current) place.current.textContent = said = words;
    };
    show(deck.now());
    return deck.onTime(show);
  }, [deck, cues]);
  return (
    <div className={styles.caption}>
      <span ref={place} />
    </div>
  );
}
