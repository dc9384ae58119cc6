/** An operation of the contract, with the parts that connectors need. */
export function operationIn(contract, id) {
  for (const [path, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === id) return { path, method: method.toUpperCase(), ...partsOf(contract, operation) };
  throw new Error(`openapi.json has no operation ${id}`);
}

function partsOf(contract, { parameters = [], requestBody, responses }) {
  const body = requestBody && resolved(contract, requestBody.content['application/json'].schema);
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    parameters: parameters.filter(({ in: place }) => place !== 'header'),
    body,
    answer: resolved(contract, success[1].content?.['application/json']?.schema ?? {}),
  };
}

export const resolved = (contract, schema) =>
  schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1)] : schema;

/** The chosen fields of an operation with place, type and limits. Refuses a field that it does not have. */
export function fieldsOf(operation, chosen) {
  return Object.entries(chosen).map(([name, label]) => {
    const parameter = operation.parameters.find((one) => one.name === name);
    const schema = parameter?.schema ?? operation.body?.properties[name];
    if (!schema) throw new Error(`${operation.method} ${operation.path} has no field ${name}`);
    const required = parameter ? parameter.required : (operation.body.required ?? []).includes(name);
    return { name, label, required, schema, place: parameter?.in ?? 'body', about: aboutOf(name, schema) };
  });
}

/** Ends as a sentence. */
function aboutOf(name, { description, items }) {
  const about = description ?? items?.description ?? (/Ids?$/.test(name) ? 'From the address or an earlier step' : '');
  return about && !/[.!?]$/.test(about) ? `${about}.` : about;
}

/** An event as the connectors pass it on: the message without its list of data. */
export function sampleOf(contract, { event, id }) {
  const request = contract.webhooks[event]?.post.requestBody.content['application/json'];
  if (!request) throw new Error(`openapi.json has no event ${event}`);
  const { data, ...message } = request.example;
  if (data[id] === undefined) throw new Error(`${event} has no field ${id}`);
  return { id: message.id, type: message.type, timestamp: message.timestamp, ...data };
}

/** A value as source, with the keys as names: the linter of n8n sees no others. */
export const sourceOf = (value, indent) =>
  JSON.stringify(value, null, indent).replaceAll(/^(\s*)"([A-Za-z_]\w*)": /gm, '$1$2: ');
