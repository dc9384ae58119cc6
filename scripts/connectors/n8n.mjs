import { ACTIONS, SEARCHES, TRIGGERS } from './choice.mjs';
import { fieldsOf, operationIn, sampleOf, sourceOf } from './contract.mjs';

const HEAD = '// Written by npm run openapi, from openapi.json and scripts/connectors/choice.mjs.\n';
const SEND_ONCE = '"@sendOnce"';
/** Operations of one resource are shown in the order of their names. */
const OPERATIONS = { create: 'Create', summarize: 'Summarize', tag: 'Tag', getAll: 'Get Many' };
const byName = (one, other) => (one.name < other.name ? -1 : 1);
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The properties of the node, with the routes of its operations. */
export function n8nNode(contract) {
  const offered = [
    ...ACTIONS.map((action) => ({ ...action, changes: true })),
    ...SEARCHES.map((search) => ({ ...search, value: 'getAll' })),
  ].map((one) => {
    const operation = operationIn(contract, one.operation);
    return { ...one, ...operation, inputs: fieldsOf(operation, one.fields) };
  });
  const resources = [...new Set(offered.map(({ resource }) => resource))].toSorted();
  const properties = [
    {
      displayName: 'Resource',
      name: 'resource',
      type: 'options',
      noDataExpression: true,
      options: resources.map((value) => ({ name: capital(value), value })),
      default: 'note',
    },
    ...resources.map((resource) => operationsOf(resource, offered)),
    ...offered.flatMap(propertiesOf),
  ];
  const text = sourceOf(properties, '\t').replaceAll(SEND_ONCE, 'sendOnce');
  return `${HEAD}import type { INodeProperties } from 'n8n-workflow';
import { sendOnce } from './SendOnce';

export const properties: INodeProperties[] = ${text};
`;
}

/** The events of the trigger, with the field of each that names its object. */
export function n8nTrigger(contract) {
  for (const trigger of TRIGGERS) sampleOf(contract, trigger);
  const options = TRIGGERS.map(({ label: name, event: value, about: description }) => ({
    name,
    value,
    description: description.replace(/\.$/, ''),
  })).toSorted(byName);
  const ids = Object.fromEntries(TRIGGERS.map(({ event, id }) => [event, id]));
  return `${HEAD}import type { INodePropertyOptions } from 'n8n-workflow';

export const events: INodePropertyOptions[] = ${sourceOf(options, '\t')};

export const idFields: Record<string, string> = ${sourceOf(ids, '\t')};
`;
}

function operationsOf(resource, offered) {
  const options = offered
    .filter((one) => one.resource === resource)
    .map((one) => ({
      name: OPERATIONS[one.value],
      value: one.value,
      action: actionOf(one),
      description: one.value === 'getAll' ? `Get many ${one.resource}s` : one.about.replace(/\.$/, ''),
      routing: {
        request: { method: one.method, url: urlOf(one.path) },
        ...(one.changes ? { send: { preSend: ['@sendOnce'] } } : PAGED),
      },
    }))
    .toSorted(byName);
  return {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: [resource] } },
    options,
    default: options[0].value,
  };
}

const PAGED = {
  output: { postReceive: [{ type: 'rootProperty', properties: { property: 'items' } }] },
  operations: {
    pagination: {
      type: 'generic',
      properties: {
        continue: '={{ !!$response.body?.next }}',
        request: { url: '', qs: { cursor: '={{ $response.body?.next }}' } },
      },
    },
  },
};

const actionOf = ({ resource, value }) =>
  value === 'getAll'
    ? `Get many ${resource}s`
    : `${capital(value)} ${/^[aeiou]/.test(resource) ? 'an' : 'a'} ${resource}`;

const urlOf = (path) =>
  path.includes('{') ? `=${path.replace(/\{(\w+)\}/g, '{{encodeURIComponent($parameter["$1"])}}')}` : path;

function propertiesOf({ resource, value, inputs, changes }) {
  const shown = { displayOptions: { show: { resource: [resource], operation: [value] } } };
  const required = inputs.filter((input) => input.required);
  const optional = inputs.filter((input) => !input.required);
  return [
    ...required.map((input) => ({ ...propertyOf(input), required: true, ...shown })),
    ...(changes ? [] : limitsOf(resource, value, shown)),
    ...(optional.length > 0
      ? [
          {
            displayName: changes ? 'Additional Fields' : 'Filters',
            name: changes ? 'additionalFields' : 'filters',
            type: 'collection',
            placeholder: changes ? 'Add Field' : 'Add Filter',
            default: {},
            ...shown,
            options: optional.map(propertyOf).toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1)),
          },
        ]
      : []),
  ];
}

const limitsOf = (resource, value, shown) => [
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    ...shown,
    routing: { send: { paginate: '={{ $value }}' }, request: { qs: { limit: 100 } } },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...shown.displayOptions.show, returnAll: [false] } },
    routing: {
      send: { type: 'query', property: 'limit', value: '={{ Math.min($value, 100) }}' },
      output: { maxResults: '={{ $value }}' },
    },
  },
];

function propertyOf({ name, label, schema, place, about }) {
  const type = [schema.type].flat()[0];
  const values = schema.enum?.filter((value) => value !== null);
  const isList = type === 'array';
  const description = sentencesOf(isList ? `${about} Separate them with commas.` : about);
  return {
    displayName: name === 'projectId' ? 'Project ID' : label,
    name,
    type: values ? 'options' : 'string',
    ...(name === 'markdown' && { typeOptions: { rows: 5 } }),
    ...(values && { options: values.map((value) => ({ name: wordsOf(value), value })).toSorted(byName) }),
    default: values?.[0] ?? '',
    ...(description && { description }),
    ...(place !== 'path' && { routing: { send: sendOf(name, place, isList) } }),
  };
}

/** The linter wants a period only after several sentences. */
const sentencesOf = (text) => (/\. /.test(text) ? text : text.replace(/\.$/, ''));

const sendOf = (property, place, isList) => ({
  type: place,
  property,
  ...(isList && { value: '={{ [$value].flat().join(",").split(",").map((one) => one.trim()).filter(Boolean) }}' }),
});

const wordsOf = (value) => value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2');
