import { whatIsSent } from '@evident/domain/ai';
import { dtoFrom } from '../kernel/dto.ts';

export class WhatIsSentDto extends dtoFrom(whatIsSent) {}
