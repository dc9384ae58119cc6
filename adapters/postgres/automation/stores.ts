import type { Automation, AutomationRun } from '@evident/domain/automation';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, saved, team, text, uuid } from '../columns.ts';
import type { Session } from '../session.ts';
import { PostgresAutomationStore } from './postgres-automation-store.ts';

export const automationEntity = new EntitySchema<Automation>({
  name: 'automation',
  columns: {
    ...saved,
    ownerId: uuid('owner_id'),
    title: text,
    trigger: { type: 'jsonb', name: 'trigger_configuration' },
    actions: { type: 'jsonb' },
    onFailure: { type: 'text', name: 'on_failure' },
    active: { type: 'boolean' },
    stoppedReason: maybeText('stopped_reason'),
    failures: { type: 'integer' },
    nextRunAt: maybeMoment('next_run_at'),
  },
});

export const automationRunEntity = new EntitySchema<AutomationRun>({
  name: 'automation_run',
  columns: {
    id,
    teamId: team,
    automationId: uuid('automation_id'),
    occasion: text,
    event: maybeText('event'),
    sourceId: maybeUuid('source_id'),
    objectType: maybeText('object_type'),
    objectId: maybeUuid('object_id'),
    dueAt: maybeMoment('due_at'),
    state: text,
    reason: maybeText('reason'),
    conditions: { type: 'jsonb' },
    actions: { type: 'jsonb' },
    createdAt: moment('created_at'),
    endedAt: maybeMoment('ended_at'),
  },
});

export const automationEntities = [automationEntity, automationRunEntity];

export const automationStores = {
  automations: (session: Session) => new PostgresAutomationStore(session, automationEntity, automationRunEntity),
};
