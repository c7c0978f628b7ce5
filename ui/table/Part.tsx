import type { ReactNode } from 'react';
import type { ObjectId } from '../../machines/rules/index.ts';

/** The name of an object: a click shows its details. */
export function ObjectLink({
  id,
  name,
  onSelect,
}: {
  readonly id: ObjectId;
  readonly name: string;
  readonly onSelect: (id: ObjectId) => void;
}) {
  return (
    <button type="button" className="sc-link" onClick={() => onSelect(id)}>
      {name}
    </button>
  );
}

/** A part of the details of an object. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sc-part">
      <h4>{title}</h4>
      {children}
    </section>
  );
}
