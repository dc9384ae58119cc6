import { type ChartQuery, type ChartView, type Crossing, canCross } from '@evident/domain/charts';
import type { FilterRow } from '@evident/domain/filters';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { coOccurrenceQuery, crosstabQuery, saturationQuery } from '../../data/charts/queries.ts';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { CoOccurrenceView } from './co-occurrence-view.tsx';
import { CrosstabView } from './crosstab-view.tsx';
import { SaturationView } from './saturation-view.tsx';
import { crossingFrom } from './crossings.ts';

interface Props {
  kind: Exclude<ChartView, 'TAGS'>;
  projectId: string;
  query: ChartQuery;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
}

/** A table of the tags of a project: by the values of a field, by each other, or over its notes. */
export function ProjectAnalysis({ kind, ...props }: Props) {
  const Analysis = ANALYSES[kind];
  return <Analysis {...props} />;
}

type Parts = Omit<Props, 'kind'>;

const ANALYSES: Readonly<Record<Props['kind'], ComponentType<Parts>>> = {
  CROSSTAB: ProjectCrosstab,
  CO_OCCURRENCE: ProjectCoOccurrence,
  SATURATION: ProjectSaturation,
};

function ProjectCoOccurrence({ projectId, query, pathOf }: Parts) {
  return (
    <Answered of={useQuery(coOccurrenceQuery(projectId, query))} empty={({ tags }) => tags.length === 0}>
      {(data) => <CoOccurrenceView data={data} pathOf={pathOf} />}
    </Answered>
  );
}

function ProjectSaturation({ projectId, query }: Parts) {
  return (
    <Answered of={useQuery(saturationQuery(projectId, query))} empty={({ notes }) => notes.length === 0}>
      {(data) => <SaturationView data={data} />}
    </Answered>
  );
}

function ProjectCrosstab(props: Parts) {
  const { said, say } = useAddress();
  return (
    <Answered of={useQuery(filterFieldsQuery(props.projectId))} empty={() => false}>
      {(all) => {
        const crossing = crossingFrom(all, said('field'));
        return (
          <Crossed {...props} fields={all.filter(canCross)} crossing={crossing} onCross={(by) => say({ field: by })} />
        );
      }}
    </Answered>
  );
}

type CrossedProps = Parts & Pick<Parameters<typeof CrosstabView>[0], 'fields' | 'crossing' | 'onCross'>;

function Crossed({ projectId, query, ...view }: CrossedProps) {
  return (
    <Answered
      of={useQuery(crosstabQuery(projectId, { ...query, ...crossed(view.crossing) }))}
      empty={({ rows }) => rows.length === 0}
    >
      {(data) => <CrosstabView {...view} data={data} />}
    </Answered>
  );
}

const crossed = (crossing: Crossing) =>
  crossing.by === 'FIELD' ? { fieldId: crossing.field.id } : { by: crossing.by };

interface AnsweredProps<Data> {
  of: UseQueryResult<Data>;
  empty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

function Answered<Data>({ of: { data, error, refetch }, empty, children }: AnsweredProps<Data>) {
  if (data !== undefined)
    return empty(data) ? (
      <EmptyState icon={Grid3x3} title="Nothing to count yet">
        Only highlights with tags that match the filter are counted.
      </EmptyState>
    ) : (
      children(data)
    );
  if (error)
    return (
      <FailedState
        title="The table could not be loaded"
        problem={error}
        kept="Nothing is lost."
        onRetry={() => void refetch()}
      />
    );
  return <ListSkeleton things="this table" />;
}
