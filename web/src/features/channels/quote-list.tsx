import { Link, type To } from 'react-router';
import styles from './quote-list.module.css';

/** Words of a customer that lead to their data point. */
export function QuoteLink({ to, text }: { to: To; text: string }) {
  return (
    <Link to={to} className={styles.quote} dir="auto">
      “{text}”
    </Link>
  );
}

interface Props {
  quotes: readonly { readonly dataPointId: string; readonly text: string }[];
  label?: string;
  /** Shows them next to each other where there is room. */
  columns?: boolean;
  /** The address of a data point. */
  pathOf: (dataPointId: string) => To;
}

/** Words of customers about a theme. */
export function QuoteList({ quotes, label, columns = false, pathOf }: Props) {
  return (
    <ul className={styles.list} aria-label={label} data-columns={columns || undefined}>
      {quotes.map(({ dataPointId, text }) => (
        <li key={dataPointId}>
          <QuoteLink to={pathOf(dataPointId)} text={text} />
        </li>
      ))}
    </ul>
  );
}
