import { RemovePicture } from '@evident/application/workspaces/remove-picture';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PICTURE_OPERATIONS = {
  removePicture: operation({
    route: 'DELETE /me/picture',
    asks: RemovePicture,
    summary: 'Remove your picture',
    refuses: ['NotFound'],
    message: ({ actor }) => new RemovePicture(actor),
  }),
};
