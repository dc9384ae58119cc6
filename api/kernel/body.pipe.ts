import { ValidationPipe } from '@nestjs/common';

/** Checks bodies and query strings against their DTO; a property nobody named is refused by name. */
export const bodyPipe = new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
