import type { ObjectSchema } from '@evident/domain/kernel';

/** Names of shapes. Shapes with the same properties are the same, even if one is nullable or described otherwise. */
export class ShapeNames {
  private readonly names = new Map<object, { readonly required: string; readonly name: string }[]>();
  private readonly taken = new Set<string>();

  /** The first name of a shape counts. @param other name if another shape has that one */
  add(shape: ObjectSchema, name: string, other = name): void {
    if (this.of(shape) !== undefined) return;
    const own = this.taken.has(name) ? other : name;
    if (this.taken.has(own)) throw new Error(`Two shapes are named ${own}`);
    this.taken.add(own);
    const same = this.names.get(shape.properties) ?? [];
    this.names.set(shape.properties, [...same, { required: requiredOf(shape), name: own }]);
  }

  of(shape: ObjectSchema): string | undefined {
    return this.names.get(shape.properties)?.find(({ required }) => required === requiredOf(shape))?.name;
  }
}

export const requiredOf = ({ required }: ObjectSchema): string => [...required].sort().join();
