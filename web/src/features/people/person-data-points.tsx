import { channelTitle } from '@evident/domain/channels';
import { dataPointPage } from '@evident/domain/links';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { personDataPointsQuery } from '../../data/channels/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Quote } from '../../ui/quote.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { WithMore } from './with-more.tsx';
import styles from './people.module.css';

/** The data points that a person wrote, by their address, in channels that the member sees. */
export function PersonDataPoints({ personId }: { personId: string }) {
  const points = usePages(personDataPointsQuery(personId));
  const empty = (
    <EmptyState icon={MessageSquareText} title="No data points">
      Tickets, reviews and answers from an address of this person appear here.
    </EmptyState>
  );
  return (
    <Listing of={points} things="data points" shape="text" empty={empty}>
      {(items) => (
        <WithMore of={points}>
          <ol className={styles.quotes} aria-label="Data points">
            {items.map(({ id, channelId, channelTitle: title, title: subject, text, saidAt }) => (
              <li key={id} data-row>
                <Quote
                  size="small"
                  speaker={null}
                  source={
                    <>
                      <Link to={dataPointPage(channelId, id)}>{subject || channelTitle(title)}</Link>
                      {subject !== '' && ` · ${channelTitle(title)}`} · <RelativeTime at={saidAt} />
                    </>
                  }
                >
                  {text}
                </Quote>
              </li>
            ))}
          </ol>
        </WithMore>
      )}
    </Listing>
  );
}
