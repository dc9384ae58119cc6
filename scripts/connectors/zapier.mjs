import { ACTIONS, PROJECTS, SEARCHES, TEST, TRIGGERS } from './choice.mjs';
import { fieldsOf, operationIn, sampleOf, sourceOf } from './contract.mjs';

const HEAD = `// Written by npm run openapi, from openapi.json and scripts/connectors/choice.mjs.
import { defineApp } from './define-app.js';

`;

/** The definition of the Zapier app as data; define-app.js makes the functions. */
export function zapierApp(contract) {
  const app = {
    version: contract.info.version,
    test: routeOf(operationIn(contract, TEST)),
    projects: routeOf(operationIn(contract, PROJECTS)),
    triggers: TRIGGERS.map((trigger) => ({ ...trigger, sample: sampleOf(contract, trigger) })),
    creates: ACTIONS.map((action) => offered(contract, action)),
    searches: SEARCHES.map((search) => offered(contract, search)),
  };
  return `${HEAD}export default defineApp(${sourceOf(app, 2)});\n`;
}

const routeOf = ({ method, path }) => ({ method, path });

function offered(contract, { key, label, noun, about, operation: id, fields, compared }) {
  const operation = operationIn(contract, id);
  return {
    key,
    label,
    noun,
    about,
    ...routeOf(operation),
    fields: fieldsOf(operation, fields).map(inputOf),
    ...(compared && { compared }),
    sample: { id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f' },
  };
}

const choicesOf = ({ enum: values }) => values && { choices: values.filter((value) => value !== null) };

function inputOf({ name, label, required, schema, place, about }) {
  const type = [schema.type].flat()[0];
  return {
    key: name,
    place,
    label,
    required,
    type: name === 'markdown' ? 'text' : type === 'integer' || type === 'boolean' ? type : 'string',
    ...(about && { helpText: about }),
    ...(type === 'array' && { list: true }),
    ...(name === 'projectId' && { dynamic: 'project_list.id.title' }),
    ...choicesOf(schema),
  };
}
