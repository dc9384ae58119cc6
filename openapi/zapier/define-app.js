import { createRequire } from 'node:module';
import { performCreate, performSearch } from './actions.js';
import { event, recentEvents, subscribe, unsubscribe } from './events.js';
import { withAddress } from './requests.js';

const platformVersion = createRequire(import.meta.url)('./package.json').dependencies['zapier-platform-core'];

const authentication = (test) => ({
  type: 'custom',
  fields: [
    {
      key: 'url',
      label: 'Address',
      type: 'string',
      required: true,
      helpText: 'The address of your installation, such as https://research.example.com.',
    },
    {
      key: 'token',
      label: 'Access token',
      type: 'password',
      required: true,
      helpText: 'Create one in Evident under Settings → Account → Access tokens.',
    },
  ],
  test: async (z) => (await z.request({ method: test.method, url: test.path })).data,
  connectionLabel: '{{member.name}}, {{workspace.name}}',
});

const trigger = ({ key, event: type, id, label, noun, about, sample }) => ({
  key,
  noun,
  display: { label, description: about },
  operation: {
    type: 'hook',
    performSubscribe: subscribe(type),
    performUnsubscribe: unsubscribe,
    perform: event(id),
    performList: recentEvents(type, id),
    sample,
    outputFields: Object.keys(sample).map((name) => ({ key: name })),
  },
});

/** Fills the choice of a project. */
const projectList = (route) => ({
  key: 'project_list',
  noun: 'Project',
  display: { label: 'List Projects', description: 'Triggers when a project is listed.', hidden: true },
  operation: {
    type: 'polling',
    canPaginate: true,
    perform: async (z, bundle) => {
      const cursor = bundle.meta.page ? await z.cursor.get() : null;
      const { data } = await z.request({
        ...route,
        url: route.path,
        params: { limit: 100, ...(cursor && { cursor }) },
      });
      await z.cursor.set(data.next ?? '');
      return data.items.map(({ id, title }) => ({ id, title }));
    },
  },
});

const inputField = ({ place: _, ...field }) => field;

const ONCE = {
  key: 'once',
  label: 'Once for',
  type: 'string',
  required: false,
  helpText: 'Runs with the same value do this once a day, such as the ID of the trigger.',
};

const create = ({ key, noun, label, about, method, path, fields, sample }) => ({
  key,
  noun,
  display: { label, description: about },
  operation: { inputFields: [...fields.map(inputField), ONCE], perform: performCreate(method, path, fields), sample },
});

function search({ key, noun, label, about, method, path, fields, compared = {}, sample }) {
  const [name, title] = Object.entries(compared)[0] ?? [];
  const inputFields = fields.map((field) => ({ ...inputField(field), required: true }));
  if (name) inputFields.push({ key: name, label: title, type: 'string', required: true });
  return {
    key,
    noun,
    display: { label, description: about },
    operation: { inputFields, perform: performSearch(method, path, fields, name), sample },
  };
}

const byKey = (items) => Object.fromEntries(items.map((item) => [item.key, item]));

/** Makes the app from its generated definition. */
export const defineApp = ({ version, test, projects, triggers, creates, searches }) => ({
  version: `${version}.0.0`,
  platformVersion,
  authentication: authentication(test),
  beforeRequest: [withAddress],
  triggers: byKey([...triggers.map(trigger), projectList(projects)]),
  creates: byKey(creates.map(create)),
  searches: byKey(searches.map(search)),
});
