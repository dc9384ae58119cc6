import { GetScimGroup, ListScimGroups } from '@evident/application/scim/scim-groups';
import { GetScimUser, ListScimUsers } from '@evident/application/scim/scim-users';
import { notFound, refuse } from '@evident/domain/kernel';
import {
  BULK_MAX,
  type Directory,
  chosenParts,
  listingOf,
  resourceTypes,
  schemas,
  serviceProviderConfig,
} from '@evident/domain/scim';
import type { Addresses } from '@evident/application/identity/ports';
import {
  All,
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeController } from '../kernel/contract.ts';
import { carryOutBulk } from './bulk.ts';
import { CurrentDirectory, DirectoryGuard } from './directory.guard.ts';
import {
  type Parameters,
  SCIM_TYPE,
  answer,
  described,
  listResponse,
  parametersIn,
  refusalsAs,
  sameVersion,
} from './scim-forms.ts';
import { ScimRequests, collectionOf } from './scim-requests.ts';

const FORM = { refusalsAs } as const;
/** A group with the most members that one request may send. */
const BODY = { ...FORM, bodyLimits: () => ({ bytes: 400_000, values: 20_000 }), admits: 'directory' } as const;
const BULK = {
  ...FORM,
  bodyLimits: () => ({ bytes: BULK_MAX.bytes, values: 200_000 }),
  admits: 'directory',
} as const;

const IF_MATCH = 'if-match';

/** SCIM 2.0 (RFC 7644): a directory provisions the members and groups of a workspace. */
@ApiExcludeController()
@OpenToAll()
@UseGuards(DirectoryGuard)
@Controller('scim/v2')
export class ScimController {
  constructor(
    private readonly bus: Bus,
    private readonly requests: ScimRequests,
    @Inject(ADDRESSES.token) private readonly addresses: Addresses,
  ) {}

  private get base(): string {
    return this.addresses.root('/scim/v2');
  }

  @Get('ServiceProviderConfig')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  config(): object {
    return serviceProviderConfig(this.base);
  }

  @Get('ResourceTypes')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  types(@Query() query: Parameters): object {
    return described(resourceTypes(this.base), query);
  }

  @Get('ResourceTypes/:name')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  type(@Param('name') name: string): object {
    return resourceTypes(this.base).find(({ id }) => id === name) ?? notFound('Resource type');
  }

  @Get('Schemas')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  schemas(@Query() query: Parameters): object {
    return described(schemas(this.base), query);
  }

  @Get('Schemas/:name')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  schema(@Param('name') name: string): object {
    return schemas(this.base).find(({ id }) => id === name) ?? notFound('Schema');
  }

  @Post('Bulk')
  @HttpCode(200)
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(BULK)
  bulk(@CurrentDirectory() directory: Directory, @Body() body: unknown): Promise<object> {
    return carryOutBulk(this.requests, directory, body);
  }

  @Get(':collection')
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  async list(
    @CurrentDirectory() directory: Directory,
    @Param('collection') name: string,
    @Query() query: Parameters,
  ): Promise<object> {
    const listing = listingOf(query);
    const { total, resources } =
      collectionOf(name) === 'Users'
        ? await this.bus.ask(new ListScimUsers(directory, listing))
        : await this.bus.ask(new ListScimGroups(directory, listing));
    return listResponse(
      total,
      listing.startIndex,
      resources.map((resource) => chosenParts(resource, query)),
    );
  }

  /** The same as a list, with the parameters in the body (RFC 7644, 3.4.3). */
  @Post(':collection/.search')
  @HttpCode(200)
  @Header('content-type', SCIM_TYPE)
  @RouteConfig(FORM)
  search(
    @CurrentDirectory() directory: Directory,
    @Param('collection') name: string,
    @Body() body: unknown,
  ): Promise<object> {
    return this.list(directory, name, parametersIn(body));
  }

  @Get(':collection/:id')
  @RouteConfig(FORM)
  async read(
    @CurrentDirectory() directory: Directory,
    @Param() { collection, id }: { collection: string; id: string },
    @Query() query: Parameters,
    @Headers('if-none-match') seen: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object | undefined> {
    const resource =
      collectionOf(collection) === 'Users'
        ? await this.bus.ask(new GetScimUser(directory, id))
        : await this.bus.ask(new GetScimGroup(directory, id));
    if (seen !== undefined && sameVersion(resource, seen)) return void answer(reply, resource).status(304);
    answer(reply, resource);
    return chosenParts(resource, query);
  }

  @Post(':collection')
  @HttpCode(201)
  @RouteConfig(BODY)
  async create(
    @CurrentDirectory() directory: Directory,
    @Param('collection') name: string,
    @Query() query: Parameters,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const change = { method: 'POST', collection: collectionOf(name), id: '', body, expected: null } as const;
    const resource = (await this.requests.carryOut(directory, change))!;
    void answer(reply, resource).header('location', (resource['meta'] as { location: string }).location);
    return chosenParts(resource, query);
  }

  @Put(':collection/:id')
  @RouteConfig(BODY)
  replace(
    @CurrentDirectory() directory: Directory,
    @Param() place: { collection: string; id: string },
    @Query() query: Parameters,
    @Body() body: unknown,
    @Headers(IF_MATCH) expected: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    return this.change('PUT', directory, place, query, { body, expected, reply });
  }

  @Patch(':collection/:id')
  @RouteConfig(BODY)
  patch(
    @CurrentDirectory() directory: Directory,
    @Param() place: { collection: string; id: string },
    @Query() query: Parameters,
    @Body() body: unknown,
    @Headers(IF_MATCH) expected: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    return this.change('PATCH', directory, place, query, { body, expected, reply });
  }

  @Delete(':collection/:id')
  @HttpCode(204)
  @RouteConfig(FORM)
  async remove(
    @CurrentDirectory() directory: Directory,
    @Param() { collection, id }: { collection: string; id: string },
    @Headers(IF_MATCH) expected: string | undefined,
  ): Promise<void> {
    const change = { method: 'DELETE', id, body: undefined, expected: expected ?? null } as const;
    await this.requests.carryOut(directory, { ...change, collection: collectionOf(collection) });
  }

  @All('*')
  @RouteConfig(FORM)
  unknown(@Req() { url }: FastifyRequest): never {
    const path = url.replace(/^.*\/scim\/v2\//, '').replace(/\?.*$/s, '');
    collectionOf(path.split('/')[0]!);
    return refuse('NotFound', 'There is no such endpoint');
  }

  private async change(
    method: 'PUT' | 'PATCH',
    directory: Directory,
    { collection, id }: { collection: string; id: string },
    query: Parameters,
    { body, expected, reply }: { body: unknown; expected: string | undefined; reply: FastifyReply },
  ): Promise<object> {
    const change = { method, collection: collectionOf(collection), id, body, expected: expected ?? null };
    const resource = (await this.requests.carryOut(directory, change))!;
    answer(reply, resource);
    return chosenParts(resource, query);
  }
}
