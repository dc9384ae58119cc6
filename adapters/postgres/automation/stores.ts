import type { Automation, AutomationRun, MemberActivity } from '@evident/domain/automation';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, saved, team, text, uuid } from '../columns.ts';
import type { Session } from '../session.ts';
import { PostgresActivityStore } from './postgres-activity-store.ts';
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
    depth: { type: 'smallint' },
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

const memberActivityEntity = new EntitySchema<MemberActivity>({
  name: 'member_activity',
  columns: {
    id,
    teamId: team,
    memberId: uuid('member_id'),
    day: { type: 'date' },
    notesRead: { type: 'integer', name: 'notes_read' },
    highlights: { type: 'integer' },
    insights: { type: 'integer' },
    sessions: { type: 'integer' },
    engagementScore: { type: 'double precision', name: 'engagement_score' },
    theme: text,
    createdAt: moment('created_at'),
  },
});

export const automationEntities = [automationEntity, automationRunEntity, memberActivityEntity];

export const automationStores = {
  activities: (session: Session) => new PostgresActivityStore(session, memberActivityEntity),
  automations: (session: Session) => new PostgresAutomationStore(session, automationEntity, automationRunEntity),
};
