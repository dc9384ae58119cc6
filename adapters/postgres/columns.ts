/** Column definitions for TypeORM that many tables share. */
export const id = { type: 'uuid', primary: true } as const;
export const text = { type: 'text' } as const;
export const uuid = (name: string) => ({ type: 'uuid', name }) as const;
export const maybeUuid = (name: string) => ({ type: 'uuid', name, nullable: true }) as const;
export const maybeText = (name: string) => ({ type: 'text', name, nullable: true }) as const;
export const moment = (name: string) => ({ type: 'timestamptz', name }) as const;
export const maybeMoment = (name: string) => ({ type: 'timestamptz', name, nullable: true }) as const;
export const team = uuid('team_id');
/** Columns of every saved thing. */
export const saved = {
  id,
  teamId: team,
  version: { type: 'integer' },
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
} as const;
