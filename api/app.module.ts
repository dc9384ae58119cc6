import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { IdentityModule } from './identity/identity.module.ts';
import { ActorGuard } from './kernel/actor.guard.ts';
import { bodyPipe } from './kernel/body.pipe.ts';
import { KernelModule } from './kernel/kernel.module.ts';
import { OriginGuard } from './kernel/origin.guard.ts';
import { CallerInterceptor } from './kernel/caller.interceptor.ts';
import { IdempotencyInterceptor } from './kernel/idempotency.interceptor.ts';
import { RefusalsFilter } from './kernel/refusals.filter.ts';
import type { Settings } from './kernel/settings.ts';
import { AiModule } from './ai/ai.module.ts';
import { CitedInsightsModule } from './cited-insights/cited-insights.module.ts';
import { ConversationsModule } from './conversations/conversations.module.ts';
import { ContentModule } from './content/content.module.ts';
import { ChartsModule } from './charts/charts.module.ts';
import { ClipsModule } from './clips/clips.module.ts';
import { DashboardsModule } from './dashboards/dashboards.module.ts';
import { CommentsModule } from './comments/comments.module.ts';
import { ReferencesModule } from './references/references.module.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { ChannelsModule } from './channels/channels.module.ts';
import { GlossaryModule } from './glossary/glossary.module.ts';
import { FieldsModule } from './fields/fields.module.ts';
import { FilesModule } from './files/files.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';
import { HistoryModule } from './history/history.module.ts';
import { HighlightsModule } from './highlights/highlights.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { InsightsModule } from './insights/insights.module.ts';
import { OutgoingModule } from './mail/outgoing.module.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { MediaModule } from './media/media.module.ts';
import { MovingModule } from './moving/moving.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { ActivityModule } from './activity/activity.module.ts';
import { OauthModule } from './oauth/oauth.module.ts';
import { ScimModule } from './scim/scim.module.ts';
import { OnboardingModule } from './onboarding/onboarding.module.ts';
import { PlansModule } from './plans/plans.module.ts';
import { PreferencesModule } from './preferences/preferences.module.ts';
import { ServicesModule } from './services/services.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { AccessModule } from './projects/access.module.ts';
import { ItemsModule } from './projects/items.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ReactionsModule } from './realtime/reactions.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { IntegrationsModule } from './integrations/integrations.module.ts';
import { BillingModule } from './billing/billing.module.ts';
import { CanvasModule } from './canvas/canvas.module.ts';
import { ReelsModule } from './reels/reels.module.ts';
import { SummariesModule } from './summaries/summaries.module.ts';
import { SampleModule } from './sample/sample.module.ts';
import { RetentionModule } from './retention/retention.module.ts';
import { SavedFiltersModule } from './saved-filters/saved-filters.module.ts';
import { ViewsModule } from './views/views.module.ts';
import { SearchModule } from './search/search.module.ts';
import { SharingModule } from './sharing/sharing.module.ts';
import { RedactionModule } from './redaction/redaction.module.ts';
import { SuggestionsModule } from './suggestions/suggestions.module.ts';
import { ClusteringModule } from './clustering/clustering.module.ts';
import { SurveysModule } from './surveys/surveys.module.ts';
import { TagsModule } from './tags/tags.module.ts';
import { SsoModule } from './sso/sso.module.ts';
import { TicketsModule } from './tickets/tickets.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';
import { GraphqlModule } from './graphql/graphql.module.ts';
import { McpModule } from './mcp/mcp.module.ts';
import { KeysModule } from './keys/keys.module.ts';
import { ClosingModule } from './closing/closing.module.ts';
import { SupportModule } from './support/support.module.ts';
import { TenancyModule } from './tenancy/tenancy.module.ts';
import { CleanupModule } from './cleanup/cleanup.module.ts';
import { TemplatesModule } from './templates/templates.module.ts';
import { TranscriptsModule } from './transcripts/transcripts.module.ts';
import { TrashModule } from './trash/trash.module.ts';
import { UndoModule } from './undo/undo.module.ts';
import { AgentsModule } from './agents/agents.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { AnalyticsModule } from './analytics/analytics.module.ts';
import { OversightModule } from './oversight/oversight.module.ts';
import { AutomationModule } from './automation/automation.module.ts';
import { AiDocsModule } from './ai-docs/ai-docs.module.ts';
import { ResearchModule } from './research/research.module.ts';
import { WrapsModule } from './wraps/wraps.module.ts';
import { WorkspacesModule } from './workspaces/workspaces.module.ts';

/** Every capability. */
const CAPABILITIES = [
  IdentityModule,
  WorkspacesModule,
  ScimModule,
  ProjectsModule,
  AccessModule,
  ItemsModule,
  TagsModule,
  ChartsModule,
  FieldsModule,
  ReelsModule,
  CanvasModule,
  SummariesModule,
  SampleModule,
  SavedFiltersModule,
  ViewsModule,
  CommentsModule,
  ReferencesModule,
  FeedsModule,
  ChannelsModule,
  GlossaryModule,
  DashboardsModule,
  TemplatesModule,
  NotesModule,
  NotificationsModule,
  PlansModule,
  PreferencesModule,
  OnboardingModule,
  ActivityModule,
  SuggestionsModule,
  ClusteringModule,
  SurveysModule,
  RedactionModule,
  RetentionModule,
  PeopleModule,
  HistoryModule,
  HighlightsModule,
  InsightsModule,
  SharingModule,
  FilesModule,
  UploadsModule,
  MediaModule,
  ClipsModule,
  DocumentsModule,
  ImportsModule,
  SearchModule,
  TranscriptsModule,
  AiModule,
  CitedInsightsModule,
  ConversationsModule,
  MovingModule,
  TrashModule,
  UndoModule,
  SsoModule,
  TicketsModule,
  WebhooksModule,
  CleanupModule,
  ClosingModule,
  SupportModule,
  TenancyModule,
  KeysModule,
  OutgoingModule,
  WrapsModule,
  ResearchModule,
  AiDocsModule,
  AgentsModule,
  AuditModule,
  OversightModule,
  AnalyticsModule,
  AutomationModule,
  BillingModule,
  IntegrationsModule,
  GraphqlModule,
  McpModule,
  OauthModule,
];

@Module({})
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.with(settings),
        ServicesModule,
        ContentModule,
        RealtimeModule,
        JobsModule,
        ReactionsModule,
        ...CAPABILITIES,
      ],
      providers: [
        { provide: APP_FILTER, useClass: RefusalsFilter },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: ActorGuard },
        { provide: APP_INTERCEPTOR, useClass: CallerInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_PIPE, useValue: bodyPipe },
      ],
    };
  }
}
