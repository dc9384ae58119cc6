import styles from './oauth.module.css';

/** A code to compare with the one that the plug-in shows. */
export function CheckCode({ code, service }: { code: string; service: string }) {
  return (
    <>
      <p className={styles.fact}>The plug-in in {service} must show the same code:</p>
      <p className={styles.code}>{code}</p>
    </>
  );
}
