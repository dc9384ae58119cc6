import type { Condition, Operation, Resource } from '@evident/domain/scim';

/** The languages of SCIM: filters and patches (RFC 7644, 3.4.2.2 and 3.5.2). */
export interface ScimLanguage {
  /** @throws ScimRefusal `invalidFilter` */
  parse(filter: string): Promise<Condition>;
  /**
   * Applies operations in their order. The resource itself stays the same.
   * @throws ScimRefusal `invalidPath`, `noTarget`, `invalidSyntax` or `invalidValue`
   */
  patched(resource: Resource, schemas: readonly string[], operations: readonly Operation[]): Promise<Resource>;
}
