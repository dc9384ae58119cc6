export { carryOut, carryOutUndoably, type PeopleStores } from './carry-out.ts';
export { type ErasedUpdate, type ErasingDocuments, eraseDocument } from './erase-document.ts';
export type { ErasedRows } from './erasure-store.ts';
export type { PersonStore } from './person-store.ts';
export { personToEdit } from './person-to-edit.ts';
export { EDITS_PEOPLE } from './requirement.ts';
