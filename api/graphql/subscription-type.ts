import type { Credentials } from '@evident/application/identity/authenticator';
import { Refusal } from '@evident/domain/kernel';
import { GraphQLBoolean, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
import { type FedChange, changesFor } from './change-feed.ts';
import type { Asked } from './operation-fields.ts';
import { JSON_OBJECT } from './scalars.ts';

/** Shared by the fields of a subscription. */
export type Subscribed = Asked & { readonly credentials?: Credentials };

const CHANGE = new GraphQLObjectType<FedChange>({
  name: 'Change',
  description: 'A change that the subscriber can see: its kind and ids, without texts.',
  fields: {
    kind: { type: new GraphQLNonNull(GraphQLString), description: 'Such as `note:created`' },
    ids: { type: new GraphQLNonNull(JSON_OBJECT), description: 'Ids by their names, such as `noteId`' },
    missed: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether changes may have been lost: read again what you show',
    },
  },
});

export const SUBSCRIPTION = new GraphQLObjectType<FedChange, Subscribed>({
  name: 'Subscription',
  fields: {
    changes: {
      type: new GraphQLNonNull(CHANGE),
      description: 'Changes as they happen, like `GET /changes`. Completes when you lose access.',
      subscribe: (_, __, { bus, actor, credentials }) => {
        if (!credentials) throw new Refusal('InvalidOperation', 'Subscribe over a websocket');
        return changesFor(bus, actor, credentials);
      },
      resolve: (change) => change,
    },
  },
});
