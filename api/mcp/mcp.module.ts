import { Module } from '@nestjs/common';
import { McpController } from './mcp.controller.ts';

@Module({ controllers: [McpController] })
export class McpModule {}
