import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import './app.module.ts';
import { schemaOf } from './graphql/schema.ts';
import { declaredOperations } from './kernel/declared/declared-operations.ts';

/** Writes the GraphQL schema to the file named by the first argument. */
writeFileSync(process.argv[2]!, `${printSchema(lexicographicSortSchema(schemaOf(declaredOperations)))}\n`);
