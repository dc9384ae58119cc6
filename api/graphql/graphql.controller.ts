import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { RequestWithActor } from '../kernel/actor.ts';
import { bodyLimitsOf } from '../kernel/body-limits.ts';
import { ApiExcludeEndpoint, ApiTags } from '../kernel/contract.ts';
import { Operation } from '../kernel/operation.ts';
import { EACH_FIELD } from './each-field.ts';
import type { Engine } from './engine.ts';
import { faultOf } from './fault.ts';
import { GraphqlRequestDto, GraphqlResponseDto } from './graphql.dto.ts';
import { GRAPHQL } from './graphql.ports.ts';
import { NothingDone, isNothingDone } from './nothing-done.ts';

/** Refusals before the document is read have the form of GraphQL too. */
const refusalsAs = (error: unknown, requestId: string): object =>
  error instanceof NothingDone ? error.answer : { errors: [faultOf(error, requestId)] };

/** GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/). */
@ApiTags('GraphQL')
@Controller('api/graphql')
export class GraphqlController {
  constructor(@Inject(GRAPHQL.token) private readonly engine: () => Promise<Engine>) {}

  @Post()
  @RouteConfig({ refusalsAs, bodyLimits: () => bodyLimitsOf(GraphqlRequestDto.schema, false) })
  @Operation({
    id: 'graphql',
    asks: EACH_FIELD,
    summary: 'Execute GraphQL',
    description:
      'Queries also by GET. Each field is an operation of REST and needs what that needs. The schema is `openapi/schema.graphql`.',
    answers: GraphqlResponseDto,
    answersAlwaysAs: 'application/graphql-response+json',
  })
  post(
    @Body() body: GraphqlRequestDto,
    @Req() request: RequestWithActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.answer({ ...body }, request, reply);
  }

  @Get()
  @ApiExcludeEndpoint()
  @RouteConfig({ refusalsAs })
  get(
    @Query() parameters: Record<string, unknown>,
    @Req() request: RequestWithActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.answer(parameters, request, reply);
  }

  private async answer(
    parameters: Record<string, unknown>,
    request: RequestWithActor,
    reply: FastifyReply,
  ): Promise<unknown> {
    const engine = await this.engine();
    const { status, headers, body } = await engine.answer({
      id: String(request.id),
      method: request.method,
      headers: request.headers,
      parameters,
      actor: request.actor!,
      log: (error) => request.log.error({ err: error }, 'A field of GraphQL failed'),
    });
    void reply.status(status).headers(headers);
    if (body === null || request.headers['idempotency-key'] === undefined) return body;
    // Responses to repeated requests are stored as values.
    const answer = JSON.parse(body) as { data?: object | null; errors?: unknown };
    if (isNothingDone(answer)) throw new NothingDone(answer, status);
    return answer;
  }
}
