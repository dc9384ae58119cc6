import styles from './matched.module.css';

/** Text with the matches marked. */
export function Matched({ fragments }: { fragments: readonly { text: string; match: boolean }[] }) {
  return (
    <>
      {fragments.map(({ text, match }, at) =>
        match ? (
          <mark key={at} className={styles.match}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
