import { refuse } from '@evident/domain/kernel';
import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Patch,
  type PipeTransform,
  Post,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import { CurrentActor } from '../actor.ts';
import { Bus } from '../bus.ts';
import { ApiParam, ApiTags } from '../contract.ts';
import { IdPipe } from '../id.pipe.ts';
import { Operation } from '../operation.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../version.ts';
import { type AnyInput, askDeclared } from './ask-declared.ts';
import type { AnyOperation, Method } from './declared-operation.ts';
import { declaredOperations } from './declared-operations.ts';

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

interface Parameter {
  /** Name in the input of the operation. */
  readonly name: string;
  readonly type: unknown;
  readonly decorate: ParameterDecorator;
}

/** Returns a Nest controller with a method for each operation, named by its id. */
export function controllerFor(tag: string, operations: Readonly<Record<string, AnyOperation>>): Type {
  class DeclaredController {
    constructor(readonly bus: Bus) {}
  }
  Inject(Bus)(DeclaredController, undefined, 0);
  for (const [id, declared] of Object.entries(operations)) addMethod(DeclaredController.prototype, id, declared);
  Controller()(DeclaredController);
  ApiTags(tag)(DeclaredController);
  return DeclaredController;
}

/** Declared operations are also tools and fields of GraphQL, which no guard of a controller protects. */
const needsSession = ({ asks }: AnyOperation): boolean =>
  (asks as unknown as { requires?: { session?: true } }).requires?.session === true;

function addMethod(target: { readonly bus: Bus }, id: string, declared: AnyOperation): void {
  if (needsSession(declared))
    throw new Error(`${id} needs a session: make it a method of a controller with SignedInGuard`);
  declaredOperations.set(id, declared);
  const { route, choices = {}, version } = declared;
  const [method, path] = route.split(' ') as [Method, string];
  const parameters = parametersOf(path, declared);
  async function run(this: { readonly bus: Bus }, ...values: unknown[]): Promise<unknown> {
    const input = Object.fromEntries(parameters.map(({ name }, at) => [name, values[at]]));
    return askDeclared(this.bus, declared, input as unknown as AnyInput);
  }
  // Nest finds the metadata of a method by the name of its function.
  Object.defineProperty(run, 'name', { value: id });
  const descriptor: PropertyDescriptor = { configurable: true, value: run };
  Object.defineProperty(target, id, descriptor);
  Reflect.defineMetadata(
    'design:paramtypes',
    parameters.map(({ type }) => type),
    target,
    id,
  );
  // TypeScript decorates the last parameter first, and the contract lists them in the order that results.
  for (const [at, { decorate }] of [...parameters.entries()].reverse()) decorate(target, id, at);
  const decorators: MethodDecorator[] = [
    METHODS[method](path.replaceAll(/\{(\w+)\}/g, ':$1')),
    ...Object.entries(choices).map(([name, values]) => ApiParam({ name, enum: [...values] })),
    ...(version === 'sent' ? [ShowsVersion()] : []),
    ...(version === 'compared' ? [TakesVersion()] : []),
    Operation({ ...declared, id }),
  ];
  for (const decorate of decorators.reverse()) decorate(target, id, descriptor);
}

function parametersOf(path: string, { choices = {}, body, query, version }: AnyOperation): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return [
    { name: 'actor', type: Object, decorate: CurrentActor() },
    ...names.map((name) => ({
      name,
      type: String,
      decorate: Param(name, choices[name] ? new ChoicePipe(choices[name]) : IdPipe),
    })),
    ...(query ? [{ name: 'query', type: query, decorate: Query() }] : []),
    ...(body ? [{ name: 'body', type: body, decorate: Body() }] : []),
    ...(version === 'compared' ? [{ name: 'seen', type: Object, decorate: SeenVersion() }] : []),
  ];
}

/** Requires one of the values that a parameter of the path can have. */
export class ChoicePipe implements PipeTransform<string, string> {
  constructor(private readonly values: readonly string[]) {}

  transform(value: string): string {
    return this.values.includes(value)
      ? value
      : refuse('ValidationError', 'There is no such kind of thing', `Name one of ${this.values.join(', ')}.`);
  }
}
