import { ReplaceContent } from '@evident/application/content/replace-content';
import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { CreateInsight } from '@evident/application/insights/create-insight';
import { PublishInsight } from '@evident/application/insights/publish-insight';
import { CreateNote } from '@evident/application/notes/create-note';
import { CreateFolder } from '@evident/application/projects/create-folder';
import { CreateProject } from '@evident/application/projects/create-project';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { TryPlan } from '@evident/application/plans/try-plan';
import { SetFeatureFlags } from '@evident/application/workspaces/set-feature-flags';
import { CreateWorkspace } from '@evident/application/workspaces/create-workspace';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { sampleActor } from './sample-actor.ts';
import { bodyOf } from './sample-body.ts';
import { saveChannels } from './sample-channels.ts';
import { SampleImports } from './sample-imports.ts';
import { makeDocument } from './sample-document.ts';
import { saveCanvas } from './sample-canvas.ts';
import { finishNotes } from './finish-notes.ts';
import { saveAutomations } from './sample-automation.ts';
import { saveFeeds } from './sample-feeds.ts';
import { saveFilters, saveSegments } from './sample-filters.ts';
import { saveViews } from './sample-views.ts';
import { saveWebhooks } from './sample-webhooks.ts';
import { type PersonFields, createPersonFields, linkSamplePeople } from './sample-people.ts';
import type { SampleNeeds } from './sample-needs.ts';
import { makeRecording } from './sample-recording.ts';
import { makeTags } from './sample-tags.ts';
import { type SampleProject, type SampleStory, readSampleNote } from './sample-story.ts';

/** Creates the sample workspace through ordinary messages, and returns who made it. Skips existing parts, so an interrupted start resumes here. */
export class SampleInstaller {
  private readonly imports: SampleImports;

  constructor(
    private readonly needs: SampleNeeds,
    private readonly folder: string,
  ) {
    this.imports = new SampleImports(needs.bus, folder, (...asked) => this.once(...asked));
  }

  async install(story: SampleStory): Promise<Actor> {
    const actor = await this.actor(story);
    const folderId = await this.once(actor, 'SELECT id FROM folder WHERE title = $1', [story.folder], () =>
      this.needs.bus.ask(new CreateFolder(actor, { title: story.folder })),
    );
    await this.needs.bus.ask(new SetFeatureFlags(actor, { segments: true, agents: true }));
    const fields = await createPersonFields(this.needs.bus, actor, story.personFields);
    const segmentIds = await saveSegments(this.needs.bus, actor, story.segments, fields);
    for (const project of story.projects) await this.project(actor, folderId, project, { fields, segmentIds });
    const once = (...asked: Parameters<SampleInstaller['once']>) => this.once(...asked);
    await saveFeeds(this.needs.bus, actor, story, once);
    await saveChannels(this.needs, actor, this.folder, story, once);
    await saveAutomations(this.needs.bus, actor, once, (...asked) => this.found(actor, ...asked));
    await saveWebhooks(this.needs.bus, actor, story, once);
    return actor;
  }

  private async actor({ person, team }: SampleStory): Promise<Actor> {
    const { bus, identity, directory, ids, clock } = this.needs;
    const now = clock.now();
    const account = await identity.perform(({ accounts }) =>
      accounts.addOrFind({
        id: ids.newId(),
        email: person.email,
        name: person.name,
        passwordHash: null,
        emailConfirmedAt: now,
        createdAt: now,
      }),
    );
    const ours = async () => (await directory.of(account.id)).find(({ subdomain }) => subdomain === team.subdomain);
    if (!(await ours()))
      await bus.ask(
        new CreateWorkspace(
          {
            accountId: account.id,
            sessionId: ids.newId(),
            email: person.email,
            name: person.name,
            teamId: null,
            confirmedAt: new Date(),
          },
          team,
        ),
      );
    const own = (await ours())!;
    // The sample has more than the free plan would hold.
    await bus.ask(new TryPlan(own.id));
    return sampleActor(own.id, own.memberId);
  }

  private async project(
    actor: Actor,
    folderId: Uuid,
    { title, icon, color, summary, readme, ...inside }: SampleProject,
    { fields, segmentIds }: { readonly fields: PersonFields; readonly segmentIds: ReadonlyMap<string, Uuid> },
  ): Promise<void> {
    const { bus } = this.needs;
    const projectId = await this.once(actor, 'SELECT id FROM project WHERE title = $1', [title], () =>
      bus.ask(new CreateProject(actor, { title, icon, color, summary, folderId })),
    );
    const once = (...asked: Parameters<SampleInstaller['once']>) => this.once(...asked);
    const [notes, tags] = await Promise.all([
      this.notes(actor, projectId, inside.notes),
      makeTags(bus, actor, projectId, inside.boards, once),
      this.readme(actor, projectId, readme),
    ]);
    await linkSamplePeople(bus, actor, projectId, { people: inside.people, notes, fields });
    const highlights = await this.highlights(actor, inside.highlights, notes, tags);
    for (const insight of inside.insights) await this.insight(actor, projectId, insight, { highlights, notes });
    await saveFilters(bus, actor, projectId, inside.filters ?? [], segmentIds);
    for (const one of inside.recordings ?? []) await makeRecording(bus, actor, projectId, this.folder, one, once);
    for (const one of inside.documents ?? []) await makeDocument(bus, actor, projectId, this.folder, one, once);
    for (const file of inside.imports ?? []) await this.imports.start(actor, projectId, file);
    await saveViews(bus, actor, projectId, inside.views ?? []);
    await finishNotes(bus, actor, projectId, inside, notes, once);
    await saveCanvas(bus, this.needs.ids, actor, projectId, inside, highlights);
    for (const note of inside.trashed ?? []) await this.trashed(actor, projectId, note);
  }

  private async readme(actor: Actor, projectId: Uuid, markdown: string): Promise<void> {
    await this.once(actor, `SELECT id FROM document WHERE id = $1 AND text <> ''`, [projectId], async () => {
      await this.needs.bus.ask(new ReplaceContent(actor, 'readme', projectId, { markdown }, null));
      return projectId;
    });
  }

  private async notes(actor: Actor, projectId: Uuid, notes: SampleProject['notes']): Promise<Map<string, Uuid>> {
    const made = new Map<string, Uuid>();
    for (const { key, file, title, occurredOn } of notes) {
      const make = () =>
        this.needs.bus.ask(
          new CreateNote(actor, projectId, {
            title,
            occurredOn,
            language: 'en',
            markdown: readSampleNote(this.folder, file),
          }),
        );
      made.set(
        key,
        await this.once(actor, 'SELECT id FROM note WHERE project_id = $1 AND title = $2', [projectId, title], make),
      );
    }
    return made;
  }

  /** Processes notes in parallel to use server and database together. Highlights of a note are created in order. */
  private async highlights(
    actor: Actor,
    wanted: SampleProject['highlights'],
    notes: Map<string, Uuid>,
    tags: Map<string, Uuid>,
  ): Promise<Map<string, Uuid>> {
    const made = new Map<string, Uuid>();
    const byNote = Map.groupBy(Object.entries(wanted), ([, { note }]) => notes.get(note)!);
    await Promise.all(
      [...byNote].map(async ([noteId, ofNote]) => {
        for (const [key, { quote, tags: titles }] of ofNote) {
          const make = () =>
            this.needs.bus.ask(
              new CreateHighlight(actor, noteId, { quote, tagIds: titles.map((title) => tags.get(title)!) }),
            );
          made.set(
            key,
            await this.once(actor, 'SELECT id FROM highlight WHERE note_id = $1 AND text = $2', [noteId, quote], make),
          );
        }
      }),
    );
    return made;
  }

  private async insight(
    actor: Actor,
    projectId: Uuid,
    { title, published, body, draft }: SampleProject['insights'][number],
    named: Parameters<typeof bodyOf>[2],
  ): Promise<void> {
    const insightId = await this.once(
      actor,
      'SELECT id FROM insight WHERE project_id = $1 AND title = $2',
      [projectId, title],
      async () =>
        this.needs.bus.ask(
          new CreateInsight(actor, projectId, {
            title,
            content: await bodyOf(this.needs.markdown, body, named),
          }),
        ),
    );
    if (!published) return;
    await this.once(
      actor,
      'SELECT id FROM insight WHERE id = $1 AND published_at IS NOT NULL',
      [insightId],
      async () => {
        await this.needs.bus.ask(new PublishInsight(actor, insightId, true));
        if (draft)
          await this.needs.bus.ask(
            new ReplaceContent(
              actor,
              'insight',
              insightId,
              {
                content: await bodyOf(this.needs.markdown, [...body, ...draft], named),
              },
              null,
            ),
          );
        return insightId;
      },
    );
  }

  private async trashed(
    actor: Actor,
    projectId: Uuid,
    { file, title }: { readonly file: string; readonly title: string },
  ): Promise<void> {
    await this.once(
      actor,
      `SELECT object_id AS id FROM trash_entry WHERE object_type = 'NOTE' AND project_id = $1 AND title = $2`,
      [projectId, title],
      async () => {
        const id = await this.once(
          actor,
          'SELECT id FROM note WHERE project_id = $1 AND title = $2',
          [projectId, title],
          () =>
            this.needs.bus.ask(
              new CreateNote(actor, projectId, { title, language: 'en', markdown: readSampleNote(this.folder, file) }),
            ),
        );
        return this.needs.bus.ask(new MoveToTrash(actor, { type: 'NOTE', id }));
      },
    );
  }

  private async once(actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>): Promise<Uuid> {
    return (await this.found(actor, sql, given)) ?? make();
  }

  private async found(actor: Actor, sql: string, given: readonly unknown[]): Promise<Uuid | undefined> {
    const [row] = await this.needs.reads.unscoped(actor.teamId, (rows) => rows<{ id: Uuid }>(sql, given));
    return row?.id;
  }
}
