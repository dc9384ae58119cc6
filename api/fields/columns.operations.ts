import { ConvertColumns } from '@evident/application/fields/convert-columns';
import { ListRawColumns } from '@evident/application/fields/list-raw-columns';
import { ColumnConversionDto, ConvertedColumnsDto, RawColumnsDto } from './fields.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const COLUMNS_OPERATIONS = {
  listRawColumns: operation({
    route: 'GET /projects/{projectId}/raw-columns',
    asks: ListRawColumns,
    summary: 'List the columns that imports kept raw on notes of a project',
    description: 'At most 500, those of most notes first. Columns that are fields already are left out.',
    answers: RawColumnsDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId }) => new ListRawColumns(actor, projectId),
  }),
  convertColumns: operation({
    route: 'POST /projects/{projectId}/raw-columns/fields',
    asks: ConvertColumns,
    summary: 'Create note fields from raw columns, with the values of all notes',
    description: 'Values that do not fit the type stay raw. Deleting such a field shows its raw column again.',
    body: ColumnConversionDto,
    answers: ConvertedColumnsDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: conversion }) => new ConvertColumns(actor, projectId, conversion),
  }),
};
