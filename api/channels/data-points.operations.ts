import { ListDataPointChoices } from '@evident/application/channels/data-point-choices';
import { GetDataPoint, ListDataPoints, PushDataPoints } from '@evident/application/channels/data-points';
import { ListPersonDataPoints } from '@evident/application/channels/person-data-points';
import { DeleteDataPoint } from '@evident/application/channels/delete-data-point';
import {
  CHOICES_OF,
  dataPointChoices,
  dataPointDetail,
  dataPointList,
  dataPointListOf,
  dataPointOfPerson,
  dataPointView,
  pushedDataPoints,
} from '@evident/domain/channels';
import { id, objectOf } from '@evident/domain/kernel';
import { SaveDataPointAsNote } from '@evident/application/channels/save-data-point-as-note';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { PageQueryDto, pageQueryProperties, pageRequest } from '../kernel/page.dto.ts';
import { DataPointsTakenDto } from './channels.dto.ts';

class DataPointQueryDto extends queryFrom({
  ...dataPointList,
  properties: { ...dataPointList.properties, ...pageQueryProperties },
}) {}

const ofProject = objectOf({ projectId: id });

export const DATA_POINTS_OPERATIONS = {
  listDataPoints: operation({
    route: 'GET /channels/{channelId}/data-points',
    asks: ListDataPoints,
    summary: 'List the data points of a channel, the newest first',
    description: 'Without those that repeat another: `copies` counts them.',
    query: DataPointQueryDto,
    answers: pageNamed('DataPointPage', dataPointView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query: { limit, cursor, ...list } }) =>
      new ListDataPoints({ actor, channelId, ...dataPointListOf(list), page: pageRequest({ limit, cursor }) }),
  }),
  listDataPointChoices: operation({
    route: 'GET /channels/{channelId}/data-point-choices',
    asks: ListDataPointChoices,
    summary: 'List values to filter the data points of a channel by',
    description: `Of its newest ${CHOICES_OF.toLocaleString('en')} data points.`,
    answers: named('DataPointChoices', dataPointChoices),
    refuses: ['NotFound'],
    message: ({ actor, channelId }) => new ListDataPointChoices({ actor, channelId }),
  }),
  listPersonDataPoints: operation({
    route: 'GET /people/{personId}/data-points',
    asks: ListPersonDataPoints,
    summary: 'List the data points of a person, the newest first',
    description: 'Those by authors with an address of the person, in channels that the caller sees.',
    query: PageQueryDto,
    answers: pageNamed('DataPointOfPersonPage', dataPointOfPerson),
    message: ({ actor, personId, query }) => new ListPersonDataPoints({ actor, personId, page: pageRequest(query) }),
  }),
  pushDataPoints: operation({
    route: 'POST /channels/{channelId}/data-points',
    asks: PushDataPoints,
    summary: 'Send data points to a channel',
    description:
      'At most 100 at once. A known `externalId` updates its data point. Those that cannot be read are in `failures` with the reason; the others are kept.',
    body: named('PushedDataPoints', pushedDataPoints),
    answers: DataPointsTakenDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, body: pushed }) => new PushDataPoints({ actor, channelId, pushed }),
  }),
  getDataPoint: operation({
    route: 'GET /channels/{channelId}/data-points/{dataPointId}',
    asks: GetDataPoint,
    summary: 'Read a data point with its conversation',
    answers: named('DataPoint', dataPointDetail),
    refuses: ['NotFound'],
    message: ({ actor, channelId, dataPointId }) => new GetDataPoint({ actor, channelId, dataPointId }),
  }),
  saveDataPointAsNote: operation({
    route: 'POST /channels/{channelId}/data-points/{dataPointId}/note',
    asks: SaveDataPointAsNote,
    summary: 'Make a note of a data point in a project',
    description: 'To highlight it and use it as evidence. Again for the same project returns the same note.',
    body: named('NoteOfDataPoint', ofProject),
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId, dataPointId, body: { projectId } }) =>
      new SaveDataPointAsNote({ actor, channelId, dataPointId, projectId }),
  }),
  deleteDataPoint: operation({
    route: 'DELETE /channels/{channelId}/data-points/{dataPointId}',
    asks: DeleteDataPoint,
    summary: 'Delete a data point for good',
    description: 'Its source keeps the ticket, and may deliver it again.',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, dataPointId }) => new DeleteDataPoint({ actor, channelId, dataPointId }),
  }),
};
