import type { DataPointOfPerson } from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { DataPointReader } from './data-points.ts';

/** The data points that a person of the workspace wrote, in channels that the actor sees. */
export class ListPersonDataPoints extends queryWith({ scope: 'read', access: 'read' })<
  { personId: Uuid; page: PageRequest },
  Page<DataPointOfPerson>
> {}
export const ListPersonDataPointsHandler = answeredBy(
  ({ actor, personId, page }: ListPersonDataPoints, reader: DataPointReader) =>
    found(reader.ofPerson(actor, personId, page), 'Person not found'),
);
