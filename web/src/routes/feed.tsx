import { Button } from '@mantine/core';
import { FED_TYPES, type FeedView, FEED_TITLE_MAX } from '@evident/domain/feeds';
import { useQuery } from '@tanstack/react-query';
import { Copy, Lock, SlidersHorizontal, Trash2, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { feedQuery } from '../data/feeds/queries.ts';
import { EXPLORE, feedPath, searchOf } from '../features/feeds/links.ts';
import { useFeedChanges } from '../data/feeds/mutations.ts';
import { orderNamed, typeToAddress } from '../features/search/stream-address.ts';
import { Stream } from '../features/search/stream.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ExploreFrame } from './explore-frame.tsx';
import { NotFound } from './not-found.tsx';
import { useExplored } from './use-explored.tsx';
import styles from './explore.module.css';

const CRUMBS = [{ title: 'Feeds', to: EXPLORE }];

/** A saved feed. With `editing` in the address, its search can be changed. */
export function Component() {
  const id = useParams()['savedFeedId'] ?? '';
  const { data, error, refetch } = useQuery(feedQuery(id));
  const { said } = useAddress();
  if (data)
    return said('editing') === 'true' && data.own ? (
      <EditedFeed key={data.id} feed={data} />
    ) : (
      <ShownFeed key={data.id} feed={data} />
    );
  if (error && ['NotFound', 'ValidationError'].includes(asProblem(error).code ?? '')) return <NotFound />;
  return (
    <Page title="Feed" crumbs={CRUMBS}>
      <ExploreFrame>
        {error ? (
          <FailedState title="The feed could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="this feed" />
        )}
      </ExploreFrame>
    </Page>
  );
}

const addressOf = ({ params }: FeedView, editing: boolean): string =>
  searchOf(
    params,
    {
      type: typeToAddress(params.resultType),
      sort: orderNamed({ sort: params.sort.field, direction: params.sort.direction }),
    },
    editing,
  );

function ShownFeed({ feed }: { feed: FeedView }) {
  const { title, params, shared, own, owner } = feed;
  const navigate = useNavigate();
  const { update, remove } = useFeedChanges(feed);
  const edit = own && (
    <Button
      size="xs"
      variant="default"
      leftSection={<SlidersHorizontal size={14} aria-hidden />}
      onClick={() => void navigate({ search: addressOf(feed, true) })}
    >
      Edit
    </Button>
  );
  const copy = {
    label: 'Open a copy in Explore',
    icon: Copy,
    to: `${EXPLORE}?${addressOf(feed, false)}`,
  };
  const sharing = shared
    ? { label: 'Make private', icon: Lock, run: () => void update(`Made “${title}” private`, { shared: false }) }
    : {
        label: 'Share with the workspace',
        icon: Users,
        run: () => void update(`Shared “${title}”`, { shared: true }),
      };
  const deletion = {
    label: 'Delete',
    icon: Trash2,
    danger: true,
    run: () => void remove().then((gone) => gone && navigate(EXPLORE, { replace: true })),
  };
  return (
    <Page
      title={title}
      crumbs={CRUMBS}
      actions={edit}
      more={own ? [copy, sharing, deletion] : [copy]}
      {...(own && {
        onRename: (renamed: string) =>
          void (
            renamed.trim() !== '' && update(`Renamed “${title}”`, { title: renamed.trim().slice(0, FEED_TITLE_MAX) })
          ),
      })}
    >
      <ExploreFrame>
        <p className={styles.about}>
          {shared ? (own ? 'Shared with the workspace' : `Shared by ${owner.name}`) : 'Private'}
        </p>
        <Stream
          ask={{
            words: params.query,
            types: params.resultType === null ? FED_TYPES : [params.resultType],
            projectIds: params.projectIds,
            filter: params.filter.fieldForms.length === 0 ? undefined : JSON.stringify(params.filter),
            sort: params.sort.field,
            direction: params.sort.direction,
          }}
        />
      </ExploreFrame>
    </Page>
  );
}

function EditedFeed({ feed }: { feed: FeedView }) {
  const navigate = useNavigate();
  const { said } = useAddress();
  const { update } = useFeedChanges(feed);
  const { bar, blocked, ask, params } = useExplored(feed.params.projectIds);
  const isBare = ['q', 'type', 'sort', 'filter', 'saved'].every((name) => said(name) === '');
  // A link with nothing but `editing` begins with the saved search.
  useEffect(() => {
    if (isBare) void navigate({ search: addressOf(feed, true) }, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when editing begins
  }, []);
  const close = () => void navigate(feedPath(feed), { replace: true });
  return (
    <Page
      title={feed.title}
      crumbs={CRUMBS}
      actions={
        <>
          <Button size="xs" variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            size="xs"
            disabled={blocked !== null}
            onClick={() => void update(`Changed “${feed.title}”`, { params }).then((saved) => saved && close())}
          >
            Save feed
          </Button>
        </>
      }
    >
      <ExploreFrame>
        {bar}
        {blocked ?? <Stream ask={ask} />}
      </ExploreFrame>
    </Page>
  );
}
