import type { EventKind } from '../event-kinds/index.ts';
import { EVENTS } from './catalogue.ts';

/** Renders `docs/capabilities/events.md`. A test compares it with the catalogue. */
export function eventsPage(): string {
  const rows = Object.entries<EventKind>(EVENTS).map(([name, { about, when, payload, internal }]) => {
    const fields = Object.keys(payload.properties).map((field) =>
      (payload.required as readonly string[]).includes(field) ? field : `${field}?`,
    );
    return `| \`${name}\` | ${aboutOf(about)} | ${when}${internal ? ' (internal)' : ''} | ${fields.join(', ')} |`;
  });
  return `# Events

An event is written to the outbox in the transaction that caused it, and delivered at least once. The relay notifies connected clients ([realtime](realtime.md)) and adds one job for each reaction to the event. A reaction that fails is retried alone, up to eight times. It neither blocks nor repeats the others.

- To add an event, add one entry to \`events.ts\` of its capability: the object that it is about, when it is announced, and its payload. \`Outbox.announce\` takes nothing else, and comparing \`event.name\` narrows the payload.
- To add a reaction, write a class that implements \`Reaction\` (\`application/<capability>/when-….ts\`), and declare it in the capability's module: \`react(WhenInvited, [WORK, MAILER])\`.
- A reaction gets the event's \`id\`, which is the same on every try. Use it as the key of anything that must happen once.
- An import announces \`notes:imported\` with at most 1,000 ids instead of an event for each note (decision D40). A reaction to \`note:created\` still gets each of these notes as an event of its own, with an id of its own and the \`importId\`. A reaction that follows \`notes:imported\` gets the list instead.
- More than ten events of one kind in one transaction become a list, such as \`people:removed\`: the event with the same verb that is about many objects of the type (\`domain/events/gather.ts\`). A list has at most 1,000 ids, and one project and member. Reactions to the single event still get each object, except for lists of highlights: follow \`highlights:changed\` and \`highlights:removed\` as well. In the web app, a query that follows the single event is refetched after a list too.
- The events of a workspace are delivered in order. An event that fails alone three times is set aside and retried with backoff, and only then do later ones overtake it ([why](../adr/2026-11-27-events-in-groups-and-turns.md)). Workspaces do not wait for each other.
- Search follows each event about an object of a searched type. An event that need not name a project or folder, and names none, reaches all members of the workspace; any other only those who see the place. The ids of a payload are the ids that the web app gets.
- Payloads hold ids, never the words of a note. \`by\` is the member who caused the event; without it, the system did.
- Events that are declared with \`internal\` wake only reactions and jobs. They are no part of the change stream, of webhooks, or of \`GET /events\`.

| event | about | announced when | payload |
| --- | --- | --- | --- |
${rows.join('\n')}

This page is generated from the files \`domain/<capability>/events.ts\` by \`npm run docs:catalogues\`; a test refuses a difference.
`;
}

const aboutOf = (about: EventKind['about']): string => {
  if (about === null) return '–';
  const type = about.type ?? 'by `objectType`';
  return 'ids' in about ? `many: ${type}` : type;
};
