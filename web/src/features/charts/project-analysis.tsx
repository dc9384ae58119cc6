import { type ChartQuery, type ChartView, canCross } from '@evident/domain/charts';
import type { FilterRow } from '@evident/domain/filters';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { coOccurrenceQuery, crosstabQuery, saturationQuery } from '../../data/charts/queries.ts';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';
import { Answered } from './answered.tsx';
import { CoOccurrenceView } from './co-occurrence-view.tsx';
import { CrosstabView } from './crosstab-view.tsx';
import { NotesView } from './notes-view.tsx';
import { SaturationView } from './saturation-view.tsx';
import { askedBy, crossingFrom } from './crossings.ts';

interface Props {
  kind: Exclude<ChartView, 'TAGS'>;
  projectId: string;
  query: ChartQuery;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
  /** The address of the notes for which rows hold; null if a list cannot show them. */
  notesPathOf: (...rows: FilterRow[]) => string | null;
}

/** Tags of a project by the values of a field, by each other or over its notes, or figures of its notes. */
export function ProjectAnalysis({ kind, ...props }: Props) {
  const Analysis = ANALYSES[kind];
  return <Analysis {...props} />;
}

type Parts = Omit<Props, 'kind'>;

const ANALYSES: Readonly<Record<Props['kind'], ComponentType<Parts>>> = {
  CROSSTAB: ProjectCrosstab,
  CO_OCCURRENCE: ProjectCoOccurrence,
  SATURATION: ProjectSaturation,
  NOTES: ProjectNotes,
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
      of={useQuery(crosstabQuery(projectId, { ...query, ...askedBy(view.crossing) }))}
      empty={({ rows }) => rows.length === 0}
    >
      {(data) => <CrosstabView {...view} data={data} />}
    </Answered>
  );
}

function ProjectNotes({ projectId, query, notesPathOf }: Parts) {
  return (
    <Answered of={useQuery(filterFieldsQuery(projectId))} empty={() => false}>
      {(fields) => <NotesView projectId={projectId} query={query} fields={fields} pathOf={notesPathOf} />}
    </Answered>
  );
}
