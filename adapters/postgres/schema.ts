/** Rows as the driver reads them, one interface property a table. Written by `npm run schema` from the migrations; never edited. */
import type { CanvasDocument } from '@evident/domain/canvas';
import type { Arrangement } from '@evident/domain/dashboards';
import type { ChartSettings } from '@evident/domain/charts';
import type { RichNode, Speakers } from '@evident/domain/content';
import type { FieldSettings, FieldTypeName } from '@evident/domain/fields';
import type { FeedParams } from '@evident/domain/feeds';
import type { PublishedQuotes } from '@evident/domain/insights';
import type { Blueprint, AddedParts } from '@evident/domain/templates';
import type { ProjectSections } from '@evident/domain/projects';
import type { FilterForm } from '@evident/domain/filters';
import type { ViewSearch } from '@evident/domain/views';
import type { Hue } from '@evident/domain/tags';
import type { Region } from '@evident/domain/workspaces';
import type { DependentCounts } from '@evident/domain/trash';
import type { ErasedCounts } from '@evident/domain/people';

export interface Tables {
  access_grant: {
    folder_id: string | null;
    granted_at: Date;
    granted_by: string;
    group_id: string | null;
    level: number;
    member_id: string | null;
    project_id: string | null;
    special: 'public' | 'markup' | 'playback' | null;
    subject_key: string;
    team_id: string;
    trash_id: string | null;
  };
  access_period: {
    facts: unknown;
    from_at: Date;
    id: string;
    kind: string;
    subject: string;
    team_id: string;
    until_at: Date | null;
  };
  access_request: {
    created_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    id: string;
    message: string;
    project_id: string;
    requested_by: string;
    role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
    state: 'PENDING' | 'GRANTED' | 'DENIED';
    team_id: string;
  };
  access_token: {
    created_at: Date;
    expires_at: Date | null;
    id: string;
    member_id: string;
    name: string;
    program: boolean;
    revoked_at: Date | null;
    scopes: string[];
    secret_hash: string;
    team_id: string;
    used_at: Date | null;
  };
  account: {
    created_at: Date;
    email: string;
    email_confirmed_at: Date;
    id: string;
    name: string;
    password_hash: string | null;
  };
  account_event: {
    account_id: string | null;
    action: string;
    at: Date;
    device: string;
    id: string;
    ip: string;
    method: string | null;
  };
  account_idempotency_key: {
    actor_id: string;
    body: unknown;
    committed: boolean;
    created_at: Date;
    key: string;
    request_hash: string;
    status: number | null;
  };
  agent: {
    active: boolean;
    created_at: Date;
    created_by: string;
    framework: string | null;
    id: string;
    instruction: string;
    language: string | null;
    next_run_at: Date | null;
    project_id: string;
    schedule: unknown;
    sources: unknown;
    stopped_reason: string | null;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  agent_run: {
    agent_id: string;
    created_at: Date;
    doc_id: string | null;
    due_at: Date | null;
    id: string;
    read_sources: unknown;
    reason: string | null;
    started_by: string | null;
    state: 'WAITING' | 'WRITING' | 'SKIPPED' | 'FAILED' | 'CANCELLED';
    team_id: string;
    text_id: string | null;
  };
  ai_doc: {
    agent_id: string | null;
    created_at: Date;
    created_by: string;
    filled_seq: string;
    filled_text_id: string | null;
    framework: string;
    id: string;
    language: string | null;
    project_id: string;
    prompt: string | null;
    read_sources: unknown;
    sources: unknown;
    team_id: string;
    text_id: string;
    texts: string[];
    title: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  ai_setting: {
    enabled: boolean;
    model_id: string | null;
    regions: string[] | null;
    team_id: string;
    version: number;
  };
  ai_text: {
    content: unknown;
    created_at: Date;
    created_by: string;
    dropped: number;
    id: string;
    method: 'MODEL' | 'EXTRACTED';
    model: string | null;
    owner_id: string | null;
    project_id: string | null;
    purpose: string;
    reason: string | null;
    sources_seen: string;
    state: 'WAITING' | 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
    updated_at: Date;
    version: number;
  };
  ai_text_source: {
    ai_text_id: string;
    note_id: string | null;
    source_id: string;
    source_type: 'highlight' | 'insight' | 'note' | 'theme' | 'tag';
    team_id: string;
  };
  ai_usage: {
    input_tokens: string;
    model: string;
    month: string;
    output_tokens: string;
    purpose: string;
    requests: number;
    team_id: string;
  };
  alert: {
    actor_id: string | null;
    count: number;
    first_at: Date;
    id: string;
    kind: string;
    last_at: Date;
    note: string | null;
    resolved_at: Date | null;
    resolved_by: string | null;
    subject_id: string;
    subject_type: string;
    team_id: string;
  };
  alert_watch: {
    looked_at: Date;
    sequence: string;
    team_id: string;
  };
  analytics_setting: {
    enabled: boolean;
    names_since: Date | null;
    team_id: string;
  };
  audit_chain: {
    anchor_hash: Buffer | null;
    anchor_seal: Buffer | null;
    anchor_sequence: string;
    hash: Buffer | null;
    retention_days: number | null;
    sequence: string;
    streamed_sequence: string;
    team_id: string;
    to_files: boolean;
  };
  audit_entry: {
    action: string;
    actor_id: string | null;
    area: string | null;
    at: Date;
    detail: Record<string, unknown>;
    device: string | null;
    hash: Buffer | null;
    id: string;
    ip: string | null;
    object_id: string | null;
    object_ids: string[] | null;
    object_type: string;
    program: string | null;
    program_id: string | null;
    program_name: string | null;
    project_id: string | null;
    region: string;
    sequence: string | null;
    team_id: string;
  };
  auto_features: {
    id: string;
    modes: unknown;
    project_id: string | null;
    team_id: string;
    version: number;
  };
  automation: {
    actions: unknown;
    active: boolean;
    created_at: Date;
    failures: number;
    id: string;
    next_run_at: Date | null;
    on_failure: 'STOP' | 'CONTINUE';
    owner_id: string;
    stopped_reason: string | null;
    team_id: string;
    title: string;
    trigger_configuration: unknown;
    updated_at: Date;
    version: number;
  };
  automation_run: {
    actions: unknown;
    automation_id: string;
    conditions: unknown;
    created_at: Date;
    depth: number;
    due_at: Date | null;
    ended_at: Date | null;
    event: string | null;
    id: string;
    object_id: string | null;
    object_type: string | null;
    occasion: string;
    reason: string | null;
    source_id: string | null;
    state: 'WAITING' | 'DONE' | 'FAILED';
    team_id: string;
  };
  billing_customer: {
    customer_id: string;
    details: unknown;
    synced_at: Date | null;
    syncs: number;
    team_id: string;
  };
  canvas: {
    created_at: Date;
    created_by: string;
    derived_seq: string;
    document: CanvasDocument;
    id: string;
    last_seq: string;
    live_id: string;
    project_id: string;
    state: Buffer | null;
    state_seq: string;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  canvas_update: {
    at: Date;
    by: string | null;
    canvas_id: string;
    data: Buffer;
    seq: string;
    team_id: string;
  };
  channel: {
    created_at: Date;
    created_by: string;
    description: string;
    folder_id: string | null;
    id: string;
    team_id: string;
    title: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  channel_clusters: {
    channel_id: string;
    model: string;
    state: Buffer;
    team_id: string;
    updated_at: Date;
    version: number;
  };
  channel_count: {
    channel_id: string;
    data_points: string;
    folded: string;
    team_id: string;
    waiting: string;
  };
  channel_import: {
    channel_id: string;
    configuration: unknown;
    created: number;
    created_at: Date;
    created_by: string;
    ended_at: Date | null;
    failed: number;
    file_id: string | null;
    folded: number;
    id: string;
    name: string;
    problem: string | null;
    read: number;
    removed: number;
    skipped: number;
    source: string;
    source_id: string | null;
    state: 'waiting' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed';
    team_id: string;
    total: number | null;
    unchanged: number;
    updated: number;
    waits_until: Date | null;
  };
  channel_import_failure: {
    code: string;
    external_id: string;
    import_id: string;
    message: string;
    number: number;
    team_id: string;
  };
  channel_source: {
    account: string;
    channel_id: string;
    configuration: unknown;
    created_at: Date;
    created_by: string;
    credentials: string | null;
    cursor: string | null;
    id: string;
    import_id: string | null;
    last_run_at: Date | null;
    name: string;
    next_run_at: Date | null;
    problem: string | null;
    source: string;
    state: 'active' | 'paused' | 'stopped';
    team_id: string;
  };
  cluster_job: {
    amount: 'LEAST' | 'LESS' | 'STANDARD' | 'MORE' | 'MOST';
    created_at: Date;
    found: unknown;
    highlight_ids: string[];
    id: string;
    member_id: string;
    progress: number;
    project_id: string;
    state: 'WAITING' | 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
    strictness: 'VERY_RELAXED' | 'RELAXED' | 'STANDARD' | 'STRICT' | 'VERY_STRICT';
    team_id: string;
  };
  comment: {
    author_id: string;
    created_at: Date;
    deleted_at: Date | null;
    edited_at: Date | null;
    id: string;
    team_id: string;
    text: string;
    thread_id: string;
    version: number;
  };
  comment_read: {
    member_id: string;
    read_at: Date;
    team_id: string;
    thread_id: string;
  };
  comment_thread: {
    after: string | null;
    before: string | null;
    created_at: Date;
    created_by: string;
    end_at: number | null;
    highlight_id: string | null;
    id: string;
    insight_id: string | null;
    lost_at: Date | null;
    merged_from: string | null;
    moved_at: Date | null;
    note_id: string | null;
    object_id: string;
    object_type: 'NOTE' | 'INSIGHT' | 'HIGHLIGHT' | 'PERSON';
    person_id: string | null;
    project_id: string | null;
    quote: string | null;
    relative_end: Buffer | null;
    relative_start: Buffer | null;
    resolved_at: Date | null;
    resolved_by: string | null;
    start_at: number | null;
    team_id: string;
    trash_id: string | null;
    updated_at: Date;
  };
  connection_attempt: {
    code: string | null;
    created_at: Date;
    error: string | null;
    for_workspace: boolean;
    id: string;
    integration: string;
    member_id: string;
    state_hash: string;
    team_id: string;
    verifier: string;
  };
  contradicting_evidence: {
    highlight_id: string;
    insight_id: string;
    team_id: string;
  };
  contribution: {
    at: Date;
    author: boolean;
    member_id: string;
    object_id: string;
    object_type: 'note' | 'insight';
    team_id: string;
  };
  conversation: {
    created_at: Date;
    deleted_at: Date | null;
    id: string;
    member_id: string;
    messages: number;
    scope_id: string | null;
    scope_ids: string[] | null;
    scope_type: 'WORKSPACE' | 'FOLDER' | 'PROJECT' | 'NOTE' | 'NOTES' | 'INSIGHT' | 'PERSON';
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  conversation_message: {
    ai_text_id: string | null;
    conversation_id: string;
    counted: unknown;
    created_at: Date;
    id: string;
    missing: unknown;
    position: number;
    rating: 'UP' | 'DOWN' | null;
    role: 'USER' | 'THINKING' | 'ASSISTANT';
    searched: unknown;
    team_id: string;
    text: string;
  };
  dashboard: {
    arrangement: Arrangement;
    created_at: Date;
    id: string;
    owner_id: string;
    shared: boolean;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  dashboard_chart: {
    dashboard_id: string;
    id: string;
    project_id: string;
    settings: ChartSettings;
    team_id: string;
    title: string;
    version: number;
  };
  data_point: {
    author_key: string | null;
    bands: number[] | null;
    cell: number | null;
    channel_id: string;
    created_at: Date;
    creator: unknown;
    digest: Buffer;
    entries: unknown;
    external_id: string;
    external_url: string | null;
    fields: unknown;
    folded_into: string | null;
    id: string;
    import_url: string | null;
    repetition: Buffer | null;
    said_at: Date;
    seq: string;
    source: string;
    tags: string[];
    team_id: string;
    text: string;
    theme_id: string | null;
    themed: boolean;
    title: string;
  };
  data_point_gone: {
    cell: number;
    channel_id: string;
    id: string;
    team_id: string;
    text: string;
  };
  data_point_unsearched: {
    channel_id: string;
    data_point_id: string;
    id: string;
    team_id: string;
  };
  deletion_receipt: {
    asked_at: Date;
    began_at: Date;
    erased_at: Date | null;
    file_count: string;
    mail_to: string[];
    row_count: string;
    workspace_id: string;
  };
  destination: {
    access: unknown;
    created_at: Date;
    id: string;
    kind: 'JIRA' | 'LINEAR' | 'GITHUB' | 'GENERIC';
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  document: {
    content: RichNode;
    derived_seq: string;
    id: string;
    last_seq: string;
    speakers: Speakers;
    state: Buffer | null;
    state_seq: string;
    team_id: string;
    text: string;
    updated_at: Date;
    version: number;
  };
  document_mention: {
    document_id: string;
    member_id: string;
    mention_id: string;
    team_id: string;
  };
  document_update: {
    at: Date;
    by: string | null;
    data: Buffer;
    document_id: string;
    edit: boolean;
    seq: string;
    team_id: string;
  };
  erasure_receipt: {
    counts: ErasedCounts;
    erased_at: Date;
    erased_by: string;
    id: string;
    person_id: string;
    removed_words: boolean;
    team_id: string;
  };
  event_log: {
    at: Date;
    folder_id: string | null;
    id: string;
    name: string;
    outbox_id: string;
    owner_id: string | null;
    payload: unknown;
    position: string;
    project_id: string | null;
    team_id: string;
  };
  event_stream: {
    forgotten_position: string;
    last_position: string;
    team_id: string;
  };
  external_identity: {
    account_id: string;
    connection_id: string;
    subject: string;
    team_id: string;
  };
  feature_flag: {
    enabled: boolean;
    name: string;
  };
  feed: {
    created_at: Date;
    id: string;
    owner_id: string;
    params: FeedParams;
    shared: boolean;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  field: {
    created_at: Date;
    created_by: string;
    field_set_id: string | null;
    id: string;
    label: string;
    object_type: 'NOTE' | 'INSIGHT' | 'PERSON';
    project_id: string | null;
    rank: number;
    settings: FieldSettings;
    source_columns: string[];
    team_id: string;
    trash_id: string | null;
    type: FieldTypeName;
    updated_at: Date;
    version: number;
  };
  field_set: {
    id: string;
    label: string;
    object_type: 'NOTE' | 'INSIGHT' | 'PERSON';
    project_id: string | null;
    rank: number;
    team_id: string;
    version: number;
  };
  field_value: {
    boolean_value: boolean | null;
    changed_at: Date;
    field_id: string;
    moment_value: Date | null;
    number_value: number | null;
    object_id: string;
    object_type: 'NOTE' | 'INSIGHT' | 'PERSON';
    team_id: string;
    text_value: string | null;
    uuid_values: string[] | null;
  };
  fielded_object: {
    object_id: string;
    team_id: string;
    version: number;
  };
  file: {
    bytes: string;
    created_at: Date;
    created_by: string;
    failure: string | null;
    file_type: 'Audio' | 'Image' | 'Video' | 'Spreadsheet' | 'Document' | 'Presentation' | 'Other';
    height: number | null;
    id: string;
    media_type: string;
    name: string;
    project_id: string | null;
    sha256: string | null;
    status: 'UPLOADING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
    trash_id: string | null;
    width: number | null;
  };
  file_document: {
    alt_text: string | null;
    created_at: Date;
    file_id: string;
    message: string | null;
    page_count: number | null;
    pdf_key: string | null;
    state: 'WAITING' | 'CONVERTING' | 'READING' | 'PASSWORD_REQUIRED' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
    updated_at: Date;
  };
  file_page: {
    content: string;
    file_id: string;
    message: string | null;
    page: number;
    source: 'TEXT' | 'OCR';
    state: 'PROCESSED' | 'FAILED';
    team_id: string;
    words: unknown;
  };
  folder: {
    created_at: Date;
    created_by: string;
    id: string;
    parent_id: string | null;
    path: string[];
    rank: number;
    team_id: string;
    title: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  follow: {
    created_at: Date;
    member_id: string;
    object_id: string;
    object_type: 'PROJECT' | 'PROJECT_CATEGORY' | 'TAG' | 'CHANNEL';
    team_id: string;
  };
  former_field_value: {
    boolean_value: boolean | null;
    changed_at: Date;
    field_id: string;
    moment_value: Date | null;
    number_value: number | null;
    object_id: string;
    object_type: 'NOTE' | 'INSIGHT' | 'PERSON';
    team_id: string;
    text_value: string | null;
    undo_id: string;
    uuid_values: string[] | null;
  };
  glossary_term: {
    created_at: Date;
    created_by: string;
    definition: string;
    id: string;
    name: string;
    name_keys: string[];
    other_names: string[];
    team_id: string;
    updated_at: Date;
    version: number;
  };
  highlight: {
    after: string;
    anchor: 'mark' | 'beside' | 'file' | 'note';
    areas: unknown;
    before: string;
    created_at: Date;
    created_by: string;
    end_at: number;
    end_ms: number | null;
    file_id: string | null;
    id: string;
    lost_at: Date | null;
    note_id: string;
    project_id: string;
    rank: number | null;
    relative_end: Buffer | null;
    relative_start: Buffer | null;
    remark: string | null;
    snippet_end_ms: number | null;
    snippet_start_ms: number | null;
    speakers: string[];
    starred: boolean;
    start_at: number;
    start_ms: number | null;
    target: 'WORDS' | 'MOMENT' | 'AREA' | 'NOTE';
    team_id: string;
    text: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  highlight_tag: {
    applied_at: Date;
    applied_by: string;
    highlight_id: string;
    how: 'person' | 'ai' | 'import';
    project_id: string;
    tag_id: string;
    team_id: string;
    trashed: boolean;
  };
  highlight_tag_also: {
    applied_at: Date;
    applied_by: string;
    highlight_id: string;
    how: 'person' | 'ai' | 'import';
    tag_id: string;
    team_id: string;
  };
  idempotency_key: {
    actor_id: string;
    body: unknown;
    committed: boolean;
    created_at: Date;
    key: string;
    request_hash: string;
    status: number | null;
    team_id: string;
  };
  import_failure: {
    cause: string;
    cells: unknown;
    import_file_id: string;
    line: number | null;
    row_number: number;
    team_id: string;
  };
  import_file: {
    choice: unknown;
    failed: number;
    file_id: string;
    id: string;
    import_run_id: string;
    made: number;
    name: string;
    next_row: number;
    notices: string[];
    problem: string | null;
    recognised: number;
    state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
    team_id: string;
    total_rows: number | null;
    updated: number;
  };
  import_run: {
    created_at: Date;
    created_by: string;
    finished_at: Date | null;
    id: string;
    project_id: string;
    state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
    team_id: string;
  };
  insight: {
    ai_generated: boolean;
    archived_at: Date | null;
    cover_file_id: string | null;
    created_at: Date;
    created_by: string;
    first_published_at: Date | null;
    first_published_by: string | null;
    id: string;
    locked: boolean;
    project_id: string;
    publication_id: string | null;
    published_at: Date | null;
    published_by: string | null;
    rank: number | null;
    team_id: string;
    title: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  insight_evidence: {
    highlight_id: string;
    insight_id: string;
    position: number;
    team_id: string;
  };
  insight_publication: {
    content: RichNode;
    cover_file_id: string | null;
    created_at: Date;
    created_by: string | null;
    evidence: string[];
    id: string;
    insight_id: string;
    quotes: PublishedQuotes;
    speakers: Speakers;
    team_id: string;
    text: string;
    title: string;
    version: number;
  };
  integration_connection: {
    access_token: string;
    connected_at: Date;
    connected_by: string;
    expires_at: Date | null;
    external_id: string;
    external_name: string;
    external_user_id: string | null;
    id: string;
    integration: string;
    member_id: string | null;
    refresh_token: string | null;
    refreshing_until: Date | null;
    revoked_at: Date | null;
    scopes: string[];
    shows_titles: boolean;
    team_id: string;
  };
  integration_delivery: {
    done_at: Date | null;
    id: string;
    integration: string;
    payload: unknown;
    received_at: Date;
    team_id: string;
    type: string;
  };
  invite: {
    accepted_at: Date | null;
    created_at: Date;
    email: string;
    expires_at: Date;
    id: string;
    invited_by: string;
    link_hash: string | null;
    revoked_at: Date | null;
    role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
    secret_hash: string;
    team_id: string;
    workspace_admin: boolean;
  };
  known_browser: {
    account_id: string;
    secret_hash: string;
    used_at: Date;
  };
  media: {
    created_at: Date;
    created_by: string;
    facts: unknown;
    file_id: string;
    gain_db: number | null;
    message: string | null;
    priority: 'STANDARD' | 'ACCELERATED' | 'DEDICATED';
    state: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
  };
  media_job: {
    code: string | null;
    duration_ms: number | null;
    event:
      | 'INPUT_INFORMATION'
      | 'PROGRESSING'
      | 'STATUS_UPDATE'
      | 'NEW_WARNING'
      | 'QUEUE_HOP'
      | 'COMPLETE'
      | 'ERROR'
      | null;
    file_id: string;
    message: string | null;
    position: number;
    progress: number;
    step: string;
    team_id: string;
    type: 'AUDIO' | 'NORMALIZATION' | 'HLS' | 'AUDIO_VIDEO_EXPORT' | 'AUDIO_VIDEO_CLIP';
  };
  media_output: {
    bytes: string;
    detail: unknown;
    file_id: string;
    id: string;
    kind: 'AUDIO' | 'HLS' | 'POSTER' | 'THUMBNAILS' | 'STORYBOARD' | 'WAVEFORM';
    media_type: string;
    number: number;
    team_id: string;
  };
  member: {
    account_id: string | null;
    awaits_account: boolean;
    created_at: Date;
    email: string;
    id: string;
    name: string;
    note_tab: 'Summary' | 'Highlights' | 'Tags' | 'Fields' | 'Comments' | 'Contacts' | null;
    picture_file_id: string | null;
    removed_at: Date | null;
    role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
    suspended_at: Date | null;
    team_id: string;
    workspace_admin: boolean;
  };
  member_activity: {
    created_at: Date;
    day: Date;
    engagement_score: number;
    highlights: number;
    id: string;
    insights: number;
    member_id: string;
    notes_read: number;
    sessions: number;
    team_id: string;
    theme: 'light' | 'dark' | 'auto';
  };
  member_group: {
    created_at: Date;
    id: string;
    managed_by: string | null;
    name: string;
    team_id: string;
    version: number;
  };
  member_group_member: {
    group_id: string;
    member_id: string;
    team_id: string;
  };
  member_onboarding: {
    member_id: string;
    product: 'research' | 'channels' | 'recruit' | null;
    status: 'active' | 'completed';
    team_id: string;
    use_cases: string[];
  };
  member_preference: {
    flags: unknown;
    member_id: string;
    preferences: unknown;
    team_id: string;
  };
  member_session_end: {
    ended_at: Date;
    member_id: string;
    team_id: string;
  };
  note: {
    ai_generated: boolean;
    archived_at: Date | null;
    created_at: Date;
    created_by: string;
    fingerprint: string | null;
    id: string;
    import_file_id: string | null;
    language: string | null;
    occurred_on: Date | null;
    project_id: string;
    rank: number | null;
    raw_fields: Record<string, unknown>;
    source_name: string | null;
    source_row: number | null;
    team_id: string;
    title: string;
    trash_id: string | null;
    trashed_fingerprint: string | null;
    updated_at: Date;
    version: number;
    words_deleted_at: Date | null;
  };
  note_file: {
    created_at: Date;
    created_by: string;
    file_id: string;
    note_id: string;
    rank: number;
    team_id: string;
  };
  note_person: {
    added_at: Date;
    added_by: string;
    note_id: string;
    person_id: string;
    speaker: string | null;
    team_id: string;
    trash_id: string | null;
  };
  notification: {
    by_id: string | null;
    comment_id: string | null;
    created_at: Date;
    id: string;
    kind:
      | 'MENTION'
      | 'COMMENT'
      | 'SHARE'
      | 'INVITE'
      | 'ACCESS_REQUEST'
      | 'IMPORT'
      | 'EXPORT'
      | 'TRANSCRIPT'
      | 'SUMMARY'
      | 'REDACTION'
      | 'AUTOMATION'
      | 'BILLING'
      | 'AGENT'
      | 'ALERT'
      | 'RETENTION';
    member_id: string;
    message: string | null;
    object_id: string | null;
    object_type: string | null;
    project_id: string | null;
    read_at: Date | null;
    source: string;
    team_id: string;
    what: string;
  };
  notification_preference: {
    delivery: 'OFF' | 'APP' | 'MAIL';
    kind: string;
    member_id: string;
    project_id: string | null;
    team_id: string;
  };
  notification_setting: {
    digest: 'NEVER' | 'DAILY' | 'WEEKLY';
    digest_by: 'MAIL' | 'SLACK' | 'BOTH';
    digest_told_since: Date | null;
    digested_at: Date;
    mail_secret: string;
    member_id: string;
    team_id: string;
  };
  oauth_client: {
    created_at: Date;
    id: string;
    name: string;
    redirect_uris: string[];
    used_at: Date | null;
  };
  oauth_grant: {
    challenge: string;
    client_id: string;
    code_expires_at: Date;
    code_hash: string;
    code_used_at: Date | null;
    family_hash: string | null;
    id: string;
    redirect_uri: string | null;
    refresh_expires_at: Date | null;
    refresh_hash: string | null;
    scopes: string[];
    team_id: string;
  };
  object_reader: {
    last_at: Date;
    member_id: string;
    object_id: string;
    team_id: string;
  };
  object_view: {
    day: Date;
    object_id: string;
    object_type: 'NOTE' | 'INSIGHT';
    readers: number;
    team_id: string;
    views: number;
  };
  one_time_code: {
    account_id: string | null;
    by_password: boolean;
    email: string;
    expires_at: Date;
    id: string;
    kind: 'LINK' | 'CODE';
    purpose:
      | 'SIGN_UP'
      | 'SIGN_IN'
      | 'SECOND_FACTOR'
      | 'CONFIRM'
      | 'RESET_PASSWORD'
      | 'UNLOCK'
      | 'CHANGE_EMAIL'
      | 'HANDOVER';
    secret_hash: string;
    session_id: string | null;
    sign_up: unknown;
    sso_team_id: string | null;
    tries_left: number;
    workspace_id: string | null;
  };
  outbox: {
    at: Date;
    depth: number;
    id: string;
    name: string;
    payload: unknown;
    retry_at: Date | null;
    team_id: string;
    tries: number;
  };
  outbox_turn: {
    delivered_at: Date | null;
    group_size: number;
    held_until: Date;
    served_at: Date;
    team_id: string;
  };
  payment_event: {
    created: Date;
    done_at: Date | null;
    id: string;
    received_at: Date;
    state: 'RECEIVED' | 'DONE';
    team_id: string;
    type: string;
  };
  person: {
    created_at: Date;
    created_by: string;
    details: Record<string, unknown>;
    enrichment_origin: string | null;
    id: string;
    import_origin: string | null;
    name: string;
    name_key: string;
    team_id: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  project: {
    color: string | null;
    created_at: Date;
    created_by: string;
    folder_id: string | null;
    icon: string | null;
    id: string;
    rank: number;
    sections: ProjectSections;
    status: 'active' | 'archived' | 'completed';
    summary: string;
    team_id: string;
    title: string;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  project_extension: {
    added: AddedParts;
    extension_id: string;
    installed_at: Date;
    installed_by: string;
    project_id: string;
    team_id: string;
    title: string;
  };
  project_view: {
    created_at: Date;
    created_by: string;
    doc_id: string | null;
    id: string;
    is_default: boolean;
    is_private: boolean;
    layout: 'CANVAS' | 'BOARD' | 'LIST' | 'TABLE' | 'GRID';
    object_type: 'NOTE' | 'INSIGHT' | 'HIGHLIGHT';
    project_id: string;
    rank: number;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
    view_data: ViewSearch;
  };
  recording_redaction: {
    created_at: Date;
    created_by: string;
    error: unknown;
    file_id: string;
    input: unknown;
    message: string | null;
    note_id: string;
    original: unknown;
    original_key: string | null;
    progress: number;
    project_id: string;
    result: unknown;
    state: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
    workflow_id: string;
  };
  redaction: {
    applied_at: Date | null;
    applied_by: string | null;
    audio: 'KEEP' | 'MUTE' | 'BLEEP';
    created_at: Date;
    created_by: string;
    end_ms: number | null;
    file_id: string | null;
    id: string;
    keyframes: unknown;
    note_id: string;
    project_id: string;
    reason: string | null;
    remove_words: boolean;
    restorable: boolean;
    speaker: unknown;
    start_ms: number | null;
    state: 'PENDING' | 'APPLYING' | 'APPLIED' | 'FAILED';
    team_id: string;
    version: number;
    video: 'KEEP' | 'BLUR_FRAME' | 'BLUR_REGION';
    video_style: 'COVER' | 'PIXELATE';
    words: unknown;
  };
  redaction_original: {
    document_id: string | null;
    id: string;
    original: unknown;
    publication_id: string | null;
    redaction_id: string;
    team_id: string;
  };
  reel: {
    captions: boolean;
    created_at: Date;
    created_by: string;
    id: string;
    items: unknown;
    project_id: string;
    source_id: string | null;
    source_type: 'FILE' | 'NOTE' | 'TAG' | 'INSIGHT' | null;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  removed_address: {
    email_hash: string;
    team_id: string;
  };
  render: {
    code: string | null;
    created_at: Date;
    created_by: string;
    duration_ms: number | null;
    event:
      | 'INPUT_INFORMATION'
      | 'PROGRESSING'
      | 'STATUS_UPDATE'
      | 'NEW_WARNING'
      | 'QUEUE_HOP'
      | 'COMPLETE'
      | 'ERROR'
      | null;
    id: string;
    message: string | null;
    name: string;
    note_id: string | null;
    plan: unknown;
    priority: 'STANDARD' | 'ACCELERATED' | 'DEDICATED';
    progress: number;
    project_id: string;
    render_time_ms: number | null;
    result_file_id: string | null;
    state: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'CANCELLED';
    subject_id: string | null;
    subject_type: 'REEL' | 'HIGHLIGHT' | null;
    team_id: string;
    total_job_time_ms: number | null;
    type: 'AUDIO_VIDEO_EXPORT' | 'AUDIO_VIDEO_CLIP';
  };
  research: {
    ai_text_id: string;
    budget: unknown;
    created_at: Date;
    id: string;
    insight_id: string | null;
    member_id: string;
    question: string;
    reason: string | null;
    scope_id: string | null;
    scope_type: 'WORKSPACE' | 'FOLDER' | 'PROJECT' | 'NOTE';
    state: 'WAITING' | 'WORKING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
    updated_at: Date;
  };
  research_step: {
    finished_at: Date;
    kind: 'PLAN' | 'SEARCH' | 'READ' | 'GROUP' | 'COUNTER' | 'DRAFT';
    position: number;
    research_id: string;
    result: unknown;
    team_id: string;
  };
  retention_hold: {
    held_at: Date;
    held_by: string;
    id: string;
    note_id: string | null;
    project_id: string;
    reason: string;
    team_id: string;
  };
  retention_rule: {
    before: unknown;
    enforced: boolean;
    id: string;
    project_id: string | null;
    rule: unknown;
    saved_at: Date;
    saved_by: string;
    starts_at: Date;
    team_id: string;
  };
  retention_run: {
    asked_by: string | null;
    finished_at: Date | null;
    held: number;
    id: string;
    problem: string | null;
    project_id: string | null;
    rules: unknown;
    started_at: Date;
    state: 'RUNNING' | 'DONE' | 'FAILED';
    team_id: string;
  };
  retention_run_note: {
    counts: unknown;
    deleted_at: Date;
    note_id: string;
    project_id: string;
    run_id: string;
    team_id: string;
  };
  sample_finished: {
    at: Date;
  };
  saved_filter: {
    created_at: Date;
    created_by: string;
    form: FilterForm;
    id: string;
    name: string;
    object_type: 'NOTE' | 'HIGHLIGHT' | 'INSIGHT' | 'PERSON';
    project_id: string | null;
    team_id: string;
    updated_at: Date;
    version: number;
  };
  saved_message: {
    note_id: string;
    project_id: string;
    saved_at: Date;
    source: string;
    team_id: string;
  };
  scim_failure: {
    at: Date;
    id: string;
    reason: string;
    request: string;
    subject: string | null;
    team_id: string;
  };
  scim_group: {
    external_id: string | null;
    group_id: string;
    role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER' | null;
    team_id: string;
    updated_at: Date;
    workspace_admin: boolean;
  };
  scim_setting: {
    default_role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
    heir_id: string | null;
    team_id: string;
  };
  scim_token: {
    created_at: Date;
    created_by: string;
    id: string;
    name: string;
    revoked_at: Date | null;
    secret_hash: string;
    team_id: string;
    used_at: Date | null;
  };
  scim_user: {
    external_id: string | null;
    member_id: string;
    resource: unknown;
    team_id: string;
    updated_at: Date;
    user_name: string;
  };
  search_change: {
    at: Date;
    id: string;
    object_id: string;
    object_type: string;
    team_id: string;
  };
  search_check: {
    after_id: string | null;
    after_type: string | null;
    different: number;
    finished_at: Date | null;
    repaired: number | null;
    team_id: string;
  };
  search_copy: {
    after_id: string | null;
    after_type: string | null;
    filled_at: Date | null;
    index_name: string;
    team_id: string;
  };
  search_passage: {
    created_at: Date;
    digest: string;
    language: string;
    length: number;
    object_id: string;
    object_type: string;
    parent_id: string | null;
    passages: number;
    scope_id: string;
    seq: number;
    team_id: string;
    terms: string;
    text: string;
    title: string | null;
  };
  search_term: {
    objects: number;
    scope_id: string;
    team_id: string;
    term: string;
  };
  search_upkeep: {
    place: unknown;
    task: 'fold' | 'rebuild';
    team_id: string;
  };
  search_vector: {
    digest: string;
    model: string;
    object_id: string;
    object_type: string;
    passages: Buffer;
    scope_id: string;
    team_id: string;
    version: string;
  };
  search_vector_change: {
    id: string;
    object_id: string;
    object_type: string;
    team_id: string;
  };
  search_vector_model: {
    dimensions: number | null;
    failed_at: Date | null;
    failure: string | null;
    fill_to: string;
    filled_at: Date | null;
    model: string;
    team_id: string;
    version: string;
  };
  search_volume: {
    language: string;
    length: string;
    object_type: string;
    objects: number;
    passages: number;
    scope_id: string;
    team_id: string;
  };
  second_factor: {
    account_id: string;
    enabled_at: Date | null;
    last_step: string;
    recovery_hashes: string[];
    sealed_secret: string;
  };
  session: {
    account_id: string;
    by_password: boolean;
    confirmed_at: Date;
    created_at: Date;
    device: string;
    expires_at: Date;
    id: string;
    origin_id: string | null;
    secret_hash: string;
    signed_in_at: Date;
    sso_team_id: string | null;
    used_at: Date;
    workspace_id: string | null;
  };
  set_aside_job: {
    id: string;
    job_group: string | null;
    job_key: string | null;
    loss: string | null;
    payload: unknown;
    priority: string | null;
    queue: unknown;
    set_aside_at: Date;
    team_id: string;
  };
  share_link: {
    charts: boolean;
    created_at: Date;
    created_by: string;
    expires_at: Date | null;
    id: string;
    object_id: string;
    object_type: 'note' | 'insight' | 'highlight' | 'reel' | 'project';
    off_at: Date | null;
    password_hash: string | null;
    search_engines: boolean;
    team_id: string;
    token: string;
    version: number;
  };
  source_change: {
    number: string;
    team_id: string;
  };
  sso_attempt: {
    account_id: string | null;
    browser_hash: string | null;
    claims: string | null;
    connection_id: string;
    created_at: Date;
    id: string;
    member_id: string | null;
    path: string;
    purpose: string;
    request_id: string | null;
    response: string | null;
    sealed: string;
    session_id: string | null;
    state_hash: string;
    team_id: string;
    used_at: Date | null;
  };
  sso_connection: {
    attributes: unknown;
    created_at: Date;
    enabled: boolean;
    group_rules: unknown;
    id: string;
    join_role: string | null;
    name: string;
    oidc: unknown;
    proved_at: Date | null;
    saml: unknown;
    sealed_secret: string | null;
    strategy: string;
    team_id: string;
    updated_at: Date;
    version: number;
    warned_at: Date | null;
  };
  sso_domain: {
    created_at: Date;
    domain: string;
    id: string;
    mailed: unknown;
    team_id: string;
    token: string;
    verified_at: Date | null;
  };
  sso_rules: {
    break_glass: string[];
    required: boolean;
    team_id: string;
  };
  star: {
    created_at: Date;
    member_id: string;
    object_id: string;
    object_type: 'PROJECT' | 'PROJECT_CATEGORY' | 'NOTE' | 'INSIGHT';
    team_id: string;
  };
  suggestion: {
    created_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    highlight_id: string | null;
    id: string;
    key: string;
    kind: 'HIGHLIGHT' | 'TAG' | 'REDACTION' | 'DUPLICATE_TAG';
    model: string | null;
    note_id: string | null;
    other_tag_id: string | null;
    project_id: string;
    reason: string;
    result_id: string | null;
    state: 'OPEN' | 'ACCEPTED' | 'REJECTED';
    tag_id: string | null;
    tag_ids: string[];
    team_id: string;
    words: unknown;
  };
  suggestion_gap: {
    characters: number;
    kind: 'HIGHLIGHT' | 'TAG' | 'REDACTION';
    note_id: string;
    team_id: string;
  };
  summary: {
    contributors: string[];
    created_at: Date;
    created_by: string;
    edited_by: string | null;
    edited_text_id: string | null;
    filter: string | null;
    framework: string;
    id: string;
    kind: 'chapter' | 'paragraph' | 'streaming';
    language: string | null;
    project_id: string;
    prompt: string | null;
    sources: unknown;
    target_id: string;
    target_type: 'NOTE' | 'INSIGHT' | 'PROJECT' | 'TAG' | 'FILTER';
    team_id: string;
    text_id: string;
    updated_at: Date;
    version: number;
  };
  summary_setting: {
    framework: string;
    language: string | null;
    project_id: string;
    team_id: string;
  };
  support_access: {
    account_id: string;
    asked_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    email: string;
    ended_at: Date | null;
    ends_at: Date | null;
    hours: number;
    id: string;
    member_id: string | null;
    name: string;
    reason: string;
    state: 'REQUESTED' | 'GRANTED' | 'DENIED' | 'ENDED';
    team_id: string;
  };
  survey_question: {
    created_at: Date;
    created_by: string;
    id: string;
    note_id: string;
    options: unknown;
    rank: number;
    response: unknown;
    team_id: string;
    text: string;
    type: 'FREE_TEXT' | 'MULTI_SELECT' | 'SINGLE_SELECT';
    updated_at: Date;
    version: number;
  };
  tag: {
    color: Hue | null;
    created_at: Date;
    created_by: string;
    description: string | null;
    hex: string | null;
    id: string;
    locked: boolean;
    project_id: string | null;
    rank: number;
    role: string | null;
    tag_group_id: string;
    team_id: string;
    title: string;
    took_over_tag_id: string | null;
    trash_id: string | null;
    updated_at: Date;
    version: number;
  };
  tag_board: {
    id: string;
    project_id: string | null;
    rank: number;
    team_id: string;
    title: string;
    trash_id: string | null;
    version: number;
  };
  tag_group: {
    color: Hue;
    hex: string | null;
    id: string;
    rank: number;
    tag_board_id: string;
    team_id: string;
    title: string;
    trash_id: string | null;
    version: number;
  };
  tag_template: {
    code_book: unknown;
    created_at: Date;
    created_by: string;
    id: string;
    team_id: string;
    title: string;
  };
  team: {
    admins_need_second_factor: boolean;
    auth0_config: unknown;
    auth0_organization_id: string | null;
    created_at: Date;
    deleted_at: Date | null;
    deletes_at: Date | null;
    deletion_asked_at: Date | null;
    deletion_asked_by: string | null;
    deletion_warned_at: Date | null;
    exports_allowed: boolean;
    google_auth_enabled: boolean;
    guests_allowed: boolean;
    id: string;
    job_role: string | null;
    join_domains: string[];
    join_role: 'MANAGER' | 'CONTRIBUTOR' | 'VIEWER';
    link_sharing_enabled: boolean;
    logo: unknown;
    marketing_comms_enabled: boolean;
    mask_personal_data: boolean;
    members_need_second_factor: boolean;
    microsoft_auth_enabled: boolean;
    name: string;
    note_tab: 'Summary' | 'Highlights' | 'Tags' | 'Fields' | 'Comments' | 'Contacts';
    oidc_issuer: string | null;
    org_size: '1-25' | '26-100' | '101-500' | '501-1000' | '1001-5000' | '5000+' | null;
    password_auth_enabled: boolean;
    people_access: 'EVERYONE' | 'CONTRIBUTORS' | 'MANAGERS';
    primary_color: string | null;
    region: Region;
    sso_auth_enabled: boolean;
    subdomain: string;
    version: number;
  };
  team_feature_flag: {
    enabled: boolean;
    name: string;
    team_id: string;
  };
  template: {
    blueprint: Blueprint;
    created_at: Date;
    created_by: string;
    description: string;
    document: RichNode;
    id: string;
    kind: 'INSIGHT' | 'PROJECT' | 'EXTENSION';
    project_id: string | null;
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  text_version: {
    authors: string[];
    began_at: Date;
    bytes: number;
    content: unknown;
    document_id: string;
    ended_at: Date;
    highlights: unknown;
    id: string;
    name: string | null;
    restored_from: Date | null;
    speakers: unknown;
    team_id: string;
    text: string | null;
  };
  theme: {
    channel_id: string;
    contradicting: string | null;
    created_at: Date;
    doubled_at: Date | null;
    doublings: number;
    id: string;
    key: number;
    merged_into: string | null;
    phrases: unknown;
    quotes: string[];
    team_id: string;
    title: string;
    titled_by: 'MACHINE' | 'MEMBER';
    titled_size: number;
    updated_at: Date;
    version: number;
  };
  theme_change: {
    at: Date;
    change: unknown;
    channel_id: string;
    id: string;
    other_id: string | null;
    team_id: string;
    theme_id: string;
  };
  throttle: {
    key: string;
    locked_until: Date | null;
    tries: number;
    window_started_at: Date;
  };
  ticket: {
    created_at: Date;
    created_by: string;
    destination_id: string;
    destination_title: string;
    id: string;
    insight_id: string | null;
    key: string | null;
    note_id: string | null;
    state: 'SENDING' | 'CREATED' | 'UNKNOWN';
    team_id: string;
    url: string | null;
  };
  topic: {
    channel_id: string;
    created_at: Date;
    created_by: string;
    excluded: string[];
    found_version: number;
    id: string;
    included: string[];
    team_id: string;
    title: string;
    updated_at: Date;
    version: number;
  };
  topic_cell: {
    cell: number;
    channel_id: string;
    team_id: string;
    topic_id: string;
  };
  transcript_source: {
    file_id: string;
    note_id: string;
    team_id: string;
  };
  transcription: {
    created_at: Date;
    created_by: string;
    file_id: string;
    finished_at: Date | null;
    id: string;
    language: string;
    message: string | null;
    note_id: string;
    pieces_done: number;
    plan: unknown;
    project_id: string;
    replaces: boolean;
    state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
    team_id: string;
  };
  transcription_piece: {
    end_ms: number;
    heard: unknown;
    start_ms: number;
    team_id: string;
    transcription_id: string;
  };
  transcription_setting: {
    automatic: boolean | null;
    id: string;
    language: string | null;
    project_id: string | null;
    team_id: string;
    vocabulary: string[];
  };
  transcription_usage: {
    milliseconds: string;
    month: Date;
    team_id: string;
  };
  trash_entry: {
    doomed_at: Date | null;
    held: DependentCounts;
    id: string;
    object_id: string;
    object_type: 'PROJECT' | 'PROJECT_CATEGORY' | 'NOTE' | 'INSIGHT' | 'TAG_BOARD' | 'PERSON' | 'AI_DOC' | 'CHANNEL';
    project_id: string | null;
    team_id: string;
    title: string;
    trashed_at: Date;
    trashed_by: string;
  };
  turn_translation: {
    file_id: string | null;
    language: string;
    note_id: string;
    source: string;
    source_hash: string;
    start_ms: number | null;
    team_id: string;
    text: string;
  };
  undo_entry: {
    before: unknown;
    created_at: Date;
    id: string;
    kind: string;
    label: string;
    member_id: string;
    project_id: string | null;
    redoable: boolean;
    team_id: string;
    undone_at: Date | null;
  };
  unowned_bytes: {
    file_id: string;
    since: Date;
  };
  upload: {
    file_id: string;
    new_note: boolean;
    note_id: string | null;
    received_bytes: string;
    reserved_until: Date;
    team_id: string;
  };
  visit: {
    at: Date;
    member_id: string;
    object_id: string;
    object_type: 'PROJECT' | 'PROJECT_CATEGORY' | 'NOTE' | 'INSIGHT';
    team_id: string;
  };
  webhook: {
    created_at: Date;
    description: string;
    disabled_reason: 'FAILING' | 'GONE' | 'OWNER_LEFT' | null;
    events: string[];
    failing_since: Date | null;
    id: string;
    owner_id: string;
    rests_until: Date | null;
    secrets: unknown;
    state: 'ACTIVE' | 'PAUSED' | 'DISABLED';
    team_id: string;
    updated_at: Date;
    url: string;
    version: number;
  };
  webhook_delivery: {
    answer: string | null;
    attempts: number;
    created_at: Date;
    duration_ms: number | null;
    event_id: string | null;
    id: string;
    last_at: Date | null;
    next_at: Date | null;
    object_ids: string[];
    position: string;
    problem: string | null;
    state: 'WAITING' | 'DELIVERED' | 'DEAD';
    status: number | null;
    team_id: string;
    webhook_id: string;
  };
  withheld_file: {
    file_id: string;
    redaction_id: string;
    team_id: string;
  };
  workspace_home: {
    chosen_at: Date;
    chosen_by: string;
    insight_id: string;
    team_id: string;
  };
  workspace_plan: {
    plan: unknown;
    team_id: string;
    updated_at: Date;
  };
  wrap: {
    ai_text_id: string;
    created_at: Date;
    created_by: string;
    id: string;
    part_of: string | null;
    project_id: string | null;
    since: Date;
    team_id: string;
    title: string;
    until: Date;
    weekly: boolean;
  };
}
